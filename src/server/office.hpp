#pragma once
// The offices of a house, each held at one table or in the whole house, and which of them one
// person may not hold together.

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include <boost/describe/class.hpp>
#include <boost/describe/enum.hpp>

namespace sabot::server {

// Stored and on the wire by name, never by number.
enum class Office : std::uint8_t {
  croupier,       // deals and pays
  inspector,      // watches over the game and rules on what no article foresees; or table chief
  director,       // opens tables, sets their limits, admits people
  cashier,        // sells and redeems chips
  auditor,        // reads everything, changes nothing
  administrator,  // accounts and offices
};
BOOST_DESCRIBE_ENUM(Office, croupier, inspector, director, cashier, auditor, administrator)

struct Appointment {
  Office office{};
  std::string table;  // its id; empty for the whole house

  // Whether it counts at this table; an empty one asks about the whole house.
  bool covers(std::string_view where) const { return table.empty() || table == where; }

  friend bool operator==(const Appointment&, const Appointment&) = default;
};
BOOST_DESCRIBE_STRUCT(Appointment, (), (office, table))

// Separation of duties: a person who handles chips does not control how they are handled. The
// office among those held that stands in the way of another, if any.
std::optional<Office> incompatible(std::span<const Appointment> held, const Appointment& wanted);

}  // namespace sabot::server
