#include "sabot/server/office.hpp"

#include <algorithm>
#include <array>
#include <utility>

namespace sabot::server {
namespace {

// One deals and pays, one sells and redeems, one watches both.
constexpr std::array apart{
    std::pair(Office::cashier, Office::inspector),
    std::pair(Office::croupier, Office::cashier),
    std::pair(Office::croupier, Office::inspector),
};

bool are_apart(Office one, Office other) {
  return std::ranges::any_of(apart, [&](const auto& pair) {
    return pair == std::pair(one, other) || pair == std::pair(other, one);
  });
}

}  // namespace

std::optional<Office> incompatible(std::span<const Appointment> held, const Appointment& wanted) {
  for (const auto& one : held)
    if (are_apart(one.office, wanted.office) &&
        (one.covers(wanted.table) || wanted.covers(one.table)))
      return one.office;
  return std::nullopt;
}

}  // namespace sabot::server
