#pragma once
// How a talla is prepared and how it ends: the same in every game played from a sabot. A game
// lists these commands and events among its own.

#include <cstdint>
#include <optional>
#include <vector>

#include <boost/describe/class.hpp>
#include <boost/describe/enum.hpp>
#include <boost/describe/operators.hpp>

#include "sabot/base/card.hpp"
#include "sabot/base/digest.hpp"
#include "sabot/base/person.hpp"
#include "sabot/law/citation.hpp"
#include "sabot/rules/common/attendance.hpp"
#include "sabot/rules/common/option.hpp"
#include "sabot/rules/common/refusal.hpp"

namespace sabot::baccarat {

using rules::Option;
using rules::RefusalCode;
using boost::describe::operators::operator==;

// clang-format off
// Commands. The cut may be a player's.
struct CountCards { int count = 0; };
struct Cut { int at = 0; };
struct PlaceStopCard { int below = 0; };
struct Reveal { Digest salt; std::vector<Card> order; };
BOOST_DESCRIBE_STRUCT(CountCards, (), (count))
BOOST_DESCRIBE_STRUCT(Cut, (), (at))
BOOST_DESCRIBE_STRUCT(PlaceStopCard, (), (below))
BOOST_DESCRIBE_STRUCT(Reveal, (), (salt, order))

// Events
struct CardsCounted { int count = 0; };
struct CardsMixed { std::optional<Digest> commitment; };
struct CardsCut { PersonId by; int at = 0; };
struct StopCardPlaced { int below = 0; };
struct StopCardAppeared {};
struct TallaEnded { int talla = 0; };
struct OrderRevealed { Digest salt; std::vector<Card> order; };
struct OrderExcused {};  // a commitment that can no longer be opened
BOOST_DESCRIBE_STRUCT(CardsCounted, (), (count))
BOOST_DESCRIBE_STRUCT(CardsMixed, (), (commitment))
BOOST_DESCRIBE_STRUCT(CardsCut, (), (by, at))
BOOST_DESCRIBE_STRUCT(StopCardPlaced, (), (below))
BOOST_DESCRIBE_STRUCT(StopCardAppeared, (), ())
BOOST_DESCRIBE_STRUCT(TallaEnded, (), (talla))
BOOST_DESCRIBE_STRUCT(OrderRevealed, (), (salt, order))
BOOST_DESCRIBE_STRUCT(OrderExcused, (), ())

// clang-format on

// When the stop card counts as having appeared (S-06).
enum class StopCardSeen : std::uint8_t { at_the_mouth, when_drawn };
BOOST_DESCRIBE_ENUM(StopCardSeen, at_the_mouth, when_drawn)

// How many cards are left at most once the stop card has appeared with `below` cards below it: the
// coup then under way is the last.
constexpr int left_once_stop_card_appeared(int below, StopCardSeen seen) {
  return seen == StopCardSeen::at_the_mouth ? below : below - 1;
}

// Draws one card by `draw`, announcing the stop card before or after it if it is due: at the
// mouth, behind the card before it; or, by the other reading of S-06, when it is itself the next
// to come out.
template <class Verdict, class DrawOne>
void with_stop_card(const SabotCount& sabot, int below, const law::Cited<StopCardSeen>& seen,
                    law::Citations by, Verdict& verdict, DrawOne draw) {
  by.add(seen.by);
  const bool due = sabot.left() - 1 == left_once_stop_card_appeared(below, seen.value);
  const bool before = seen.value == StopCardSeen::when_drawn;
  if (due && before) verdict.add(StopCardAppeared{}, by);
  draw();
  if (due && !before) verdict.add(StopCardAppeared{}, by);
}

Option offer_count(const SabotCount& sabot);
Option offer_cut(const SabotCount& sabot);
Option offer_stop_card(int below);
Option offer_reveal(const SabotCount& sabot);

// Whoever deals shows the order between two tallas, if there is one to show.
rules::Bar bar_reveal(const rules::Person* actor, rules::Role dealer, const law::Citations& staff,
                      bool between_tallas, const std::optional<Digest>& unrevealed);

// What is wrong with it, if anything.
std::optional<RefusalCode> wrong_cut(const SabotCount& sabot, int at);
std::optional<RefusalCode> wrong_order(const SabotCount& sabot, const std::vector<Card>& order);

}  // namespace sabot::baccarat
