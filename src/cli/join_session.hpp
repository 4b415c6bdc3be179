#pragma once
// Who somebody is in a house, kept between two visits: a file for each house and person, which only
// its owner can read, below XDG_STATE_HOME or ~/.local/state.

#include <optional>
#include <string>

#include "sabot/net/client_url.hpp"

namespace sabot::cli {

struct KeptSession {
  std::string person;
  std::string token;
};

// Of this person; of the last to come, where `person` is empty.
std::optional<KeptSession> kept_session(const net::Url& house, const std::string& person);
// What went wrong, or nothing.
std::string keep(const net::Url& house, const KeptSession& session);
void forget(const net::Url& house, const std::string& person);

}  // namespace sabot::cli
