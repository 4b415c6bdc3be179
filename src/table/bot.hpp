#pragma once
// Players who fill a seat. Whatever the game, a bot knows nothing but its options and its view.

#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include <boost/json/object.hpp>

#include "sabot/base/money.hpp"
#include "sabot/base/person.hpp"
#include "sabot/rules/common/option.hpp"

namespace sabot::table {

// What a bot at the table is given: what it may do and, if it looks, what it sees. Looking costs
// far more than the rest, and most of the time nothing is asked of it.
class Outlook {
 public:
  Outlook(std::vector<rules::Option> options, std::function<boost::json::value()> look)
      : options_(std::move(options)), look_(std::move(look)) {}

  const std::vector<rules::Option>& options() const { return options_; }
  const boost::json::object& view();

  // The option with this name; of several, the one whose first field may be `first`.
  const rules::Option* find(std::string_view command, std::string_view first = {}) const;

 private:
  std::vector<rules::Option> options_;
  std::function<boost::json::value()> look_;
  std::optional<boost::json::value> seen_;
};

// A player's own chance, which has nothing to do with the cards.
struct Whim {
  std::function<std::uint32_t(std::uint32_t)> roll;

  std::uint32_t below(std::uint32_t bound) { return roll(bound); }
  void fill(std::span<std::uint8_t> bytes) {
    for (auto& byte : bytes) byte = static_cast<std::uint8_t>(roll(256));
  }
  // Once in this many times.
  bool once_in(std::uint32_t times) { return roll(times) == 0; }
};

// Its next command, without the person who gives it; none where it does nothing for now.
using Bot = std::function<std::optional<std::string>(Outlook&)>;

// How the seats of a game are filled.
struct Seating {
  Bot (*player)(const PersonId& self, Whim whim);
  // Whether a player can no longer afford to play.
  bool (*is_broke)(const boost::json::object& view, const PersonId& self);
  // Where one sits down, if it matters; otherwise in the first seat that is free.
  std::string (*place)(const boost::json::object& view, const rules::Option& sit) = nullptr;

  std::string seat_in(const boost::json::object& view, const rules::Option& sit) const;
};

// Does anything it may, one thing as likely as another, but stays. Half of the time it does
// nothing; and what nobody waits for (tips, other seats, offers to others) it does rarely, or it
// would do nothing else.
Bot random_bot(Whim whim);

// An amount among these that a person would name: in whole units up to `most`, if there are any;
// otherwise the least.
std::string round_amount(const rules::Amounts& amounts, Money most, Money unit, Whim& whim);

}  // namespace sabot::table
