#pragma once
// Which requests leave a line in the log, and which.

#include "sabot/net/http.hpp"
#include "sabot/net/routes.hpp"

namespace sabot::net {

void log_request(const Call& call, const Route& route, const Outcome& outcome);

// That somebody was refused because they ask too often or have too many lines. Once in a while for
// each address: a flood must not become one of lines.
void log_limit(const Call& call);

}  // namespace sabot::net
