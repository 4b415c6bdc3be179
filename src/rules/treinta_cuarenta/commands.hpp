#pragma once
// Every command of treinta y cuarenta, by the people who give it.

#include <optional>
#include <string>

#include <boost/describe/class.hpp>
#include <boost/describe/operators.hpp>

#include "sabot/base/card.hpp"
#include "sabot/base/closed.hpp"
#include "sabot/base/digest.hpp"
#include "sabot/base/money.hpp"
#include "sabot/rules/baccarat/talla.hpp"
#include "sabot/rules/common/attendance.hpp"
#include "sabot/rules/common/clock.hpp"
#include "sabot/rules/treinta_cuarenta/words.hpp"

namespace sabot::treinta_cuarenta {

using baccarat::CountCards;
using baccarat::Cut;
using baccarat::PlaceStopCard;
using baccarat::Reveal;
using rules::Admit;
using rules::ClockOut;
using rules::Leave;
using rules::RedeemChips;
using rules::SellChips;
using rules::Sit;
using rules::StandBehind;
using rules::Wait;
using boost::describe::operators::operator==;

// clang-format off
// The director
struct Open { Money minimum; };
struct Close {};
BOOST_DESCRIBE_STRUCT(Open, (), (minimum))
BOOST_DESCRIBE_STRUCT(Close, (), ())

// The croupier, with a talla
struct Mix { std::optional<Digest> commitment; };
struct CountRest { int count = 0; };  // of the cards behind the red one
BOOST_DESCRIBE_STRUCT(Mix, (), (commitment))
BOOST_DESCRIBE_STRUCT(CountRest, (), (count))

// The players. A bet may be insured against 31 and 31 when it is placed.
struct DeclineCut {};
struct Bet { Chance on{}; Money stake; std::optional<bool> insured; };
struct Withdraw { Chance on{}; };
BOOST_DESCRIBE_STRUCT(DeclineCut, (), ())
BOOST_DESCRIBE_STRUCT(Bet, (), (on, stake, insured))
BOOST_DESCRIBE_STRUCT(Withdraw, (), (on))

// After 31 and 31, for all that a player has on a chance and did not insure
struct Half { Chance on{}; };
struct Prison { Chance on{}; };
BOOST_DESCRIBE_STRUCT(Half, (), (on))
BOOST_DESCRIBE_STRUCT(Prison, (), (on))

// The croupiers, in a coup: one deals, the other pays
struct NoVaMas {};
struct Deal { Card card; };  // face up
struct Pay {};
BOOST_DESCRIBE_STRUCT(NoVaMas, (), ())
BOOST_DESCRIBE_STRUCT(Deal, (), (card))
BOOST_DESCRIBE_STRUCT(Pay, (), ())

// The chief
struct UltimaJugada {};  // the next coup that is decided is the last of the session
struct Rule { Effect effect{}; std::string reason; };  // on what no article foresees
BOOST_DESCRIBE_STRUCT(UltimaJugada, (), ())
BOOST_DESCRIBE_STRUCT(Rule, (), (effect, reason))

// clang-format on

// Journals store a command by its place in this list: new ones go to the end.
using CommandList =
    boost::variant2::variant<Admit, SellChips, RedeemChips, Sit, StandBehind, Wait, Leave, Open,
                             Close, CountCards, Mix, Cut, DeclineCut, PlaceStopCard, CountRest,
                             Reveal, Bet, Withdraw, Half, Prison, NoVaMas, Deal, Pay, UltimaJugada,
                             Rule, ClockOut>;

struct Command : CommandList {
  SABOT_CLOSED(Command, CommandList)
};

}  // namespace sabot::treinta_cuarenta
