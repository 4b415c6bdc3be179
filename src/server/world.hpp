#pragma once
// What every table of the house shares.

#include <cstdint>
#include <functional>

#include "sabot/server/dealer.hpp"
#include "sabot/server/storage.hpp"
#include "sabot/server/wallets.hpp"
#include "sabot/table/seal.hpp"

namespace sabot::server {

// For those who watch the house run. They only grow.
struct Counters {
  std::uint64_t accepted = 0;  // commands, the house's own among them
  std::uint64_t refused = 0;
  std::uint64_t repeated = 0;     // answered as before
  std::uint64_t sealed = 0;       // coups
  std::uint64_t frames = 0;       // sent to viewers
  std::uint64_t stopped = 0;      // tables, because a record could not be stored
  std::uint64_t houses_word = 0;  // the house decided for somebody absent
};

struct World {
  Storage& storage;
  Clock& clock;
  Wallets& wallets;
  Chance chance;
  table::HouseKey key;
  Counters counters;
  // Whether somebody has a seat at another table than this one.
  std::function<bool(const PersonId& person, std::string_view table)> is_seated_elsewhere;
  // A table is closed for good, with its last seal.
  std::function<void(const std::string& table)> ended;
};

}  // namespace sabot::server
