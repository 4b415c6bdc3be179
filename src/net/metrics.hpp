#pragma once
// What Prometheus reads.

#include <string>

#include "sabot/net/site.hpp"

namespace sabot::net {

std::string metrics_text(Site& site);

}  // namespace sabot::net
