#include "sabot/cli/join_purse.hpp"

#include <array>

#include "sabot/cli/join_house.hpp"

namespace sabot::cli {
namespace {

namespace json = boost::json;

// What moves chips and is neither won nor lost.
struct Movement {
  std::string_view event;
  std::string_view person;  // the field that names them
  int sign;
};
constexpr std::array movements{Movement{"chips-sold", "to", 1},
                               Movement{"chips-redeemed", "from", -1},
                               Movement{"tipped", "by", -1}};

// More than any house has, and little enough to be added up without care.
constexpr std::int64_t most_cents = 1'000'000'000'000'000;

std::optional<Money> amount_at(const json::value& value, std::string_view key) {
  const auto amount = from_text<Money>(text_at(value, key));
  if (!amount || amount->cents < 0 || amount->cents > most_cents) return std::nullopt;
  return *amount;
}

}  // namespace

void Purse::hear(const json::array& events) {
  for (const auto& event : events) {
    const auto name = text_at(event, "event");
    if (name == "coup-ended") ++coups_;
    for (const auto& one : movements) {
      if (name != one.event || text_at(event, one.person) != person_) continue;
      const auto amount = amount_at(event, "amount");
      const auto sum =
          amount ? checked_add(brought_, Money{one.sign * amount->cents}) : std::optional<Money>();
      if (!sum) return lose_count();
      brought_ = *sum;
    }
  }
}

void Purse::see(const json::value& view) {
  const auto* self = find(view, "self");
  const bool plays = self != nullptr && text_at(*self, "role") == "player";
  const auto chips = plays ? amount_at(*self, "chips") : std::nullopt;
  const auto staked = plays ? amount_at(*self, "staked") : std::nullopt;
  // Older houses do not say what is staked.
  if (!chips || !staked) return lose_count();
  owned_ = *chips + *staked;
  takes_part_ = takes_part_ || *staked > Money{};
  if (began_with_) return;
  began_with_ = owned_;
  brought_ = total_before_ = Money{};
  coups_ = 0;
}

void Purse::lose_count() {
  has_lost_count_ = has_lost_count_ || began_with_;
  began_with_.reset();
}

std::optional<Purse::Result> Purse::so_far() const {
  if (!began_with_) return std::nullopt;
  return Result{std::nullopt, owned_ - *began_with_ - brought_, owned_, has_lost_count_};
}

std::optional<Purse::Result> Purse::coup() {
  auto result = so_far();
  if (!result || coups_ == 0) return std::nullopt;
  if (coups_ == 1) result->coup = result->total - total_before_;
  const bool took_part = takes_part_ || result->total != total_before_;
  coups_ = 0;
  takes_part_ = false;
  total_before_ = result->total;
  return took_part ? result : std::nullopt;
}

}  // namespace sabot::cli
