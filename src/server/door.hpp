#pragma once
// Who may come to a table, as its director says: everybody, or those who were invited by name or
// have its link; for whom its seats are kept; and who is barred from it.

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include <boost/describe/class.hpp>
#include <boost/describe/enum.hpp>

#include "sabot/base/person.hpp"

namespace sabot::server {

enum class Entry : std::uint8_t { everybody, invited };
BOOST_DESCRIBE_ENUM(Entry, everybody, invited)

struct Door {
  Entry entry = Entry::everybody;
  std::string invitation = {};         // what its link carries; the house makes it
  std::vector<PersonId> friends = {};  // invited by name, or come by the link
  bool seats_for_friends = false;
  std::vector<PersonId> barred = {};

  bool knows(const PersonId& person) const;
  bool bars(const PersonId& person) const;
  // Whether this is what its link carries; never, where it has none.
  bool opens_with(std::string_view invitation) const;
};
BOOST_DESCRIBE_STRUCT(Door, (), (entry, invitation, friends, seats_for_friends, barred))

// Nobody guesses it.
std::string new_invitation();

}  // namespace sabot::server
