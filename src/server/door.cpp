#include "sabot/server/door.hpp"

#include <algorithm>
#include <array>

#include "sabot/base/text.hpp"
#include "sabot/chance/live_source.hpp"

namespace sabot::server {
namespace {

bool has(const std::vector<PersonId>& people, const PersonId& person) {
  return !person.is_nobody() && std::ranges::find(people, person) != people.end();
}

}  // namespace

bool Door::knows(const PersonId& person) const { return has(friends, person); }

bool Door::bars(const PersonId& person) const { return has(barred, person); }

bool Door::opens_with(std::string_view given) const {
  return !invitation.empty() && given == invitation;
}

std::string new_invitation() {
  constexpr std::string_view letters = "abcdefghijkmnpqrstuvwxyz23456789";
  constexpr int length = 26;  // of five bits each
  chance::LiveSource source;
  std::string made;
  for (int i = 0; i < length; ++i) made += letters[source.below(letters.size())];
  return made;
}

}  // namespace sabot::server
