#pragma once
// Every command of the games of ball and numbers, by the people who give it.

#include <optional>
#include <string>

#include <boost/describe/class.hpp>
#include <boost/describe/operators.hpp>

#include "sabot/base/closed.hpp"
#include "sabot/base/digest.hpp"
#include "sabot/base/money.hpp"
#include "sabot/rules/common/attendance.hpp"
#include "sabot/rules/common/clock.hpp"
#include "sabot/rules/wheel/words.hpp"

namespace sabot::wheel {

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

// The players. Where there are two paños, a bet says on which it lies.
struct Bet { Chance on; Money stake; std::optional<int> pano; };
struct Withdraw { Chance on; std::optional<int> pano; };
struct TurnWheel { int pockets = 0; };  // from where the automatic ball would fall
BOOST_DESCRIBE_STRUCT(Bet, (), (on, stake, pano))
BOOST_DESCRIBE_STRUCT(Withdraw, (), (on, pano))
BOOST_DESCRIBE_STRUCT(TurnWheel, (), (pockets))

// After a zero, for all that a player has on a simple chance
struct Half { Chance on; };
struct Prison { Chance on; };
BOOST_DESCRIBE_STRUCT(Half, (), (on))
BOOST_DESCRIBE_STRUCT(Prison, (), (on))

// A player's own chips; without a value each is worth the minimum
struct TakeColour { Colour colour{}; std::optional<Money> value; };
struct ReturnColour {};
BOOST_DESCRIBE_STRUCT(TakeColour, (), (colour, value))
BOOST_DESCRIBE_STRUCT(ReturnColour, (), ())

// The croupier; at the boule the chief opens the bets
struct HaganSusApuestas { std::optional<Digest> commitment; };
struct Lanzar { std::optional<Digest> commitment; };  // anew, where the spin before was void
struct NoVaMas {};
struct Stop { std::optional<int> number; std::optional<int> pocket; std::optional<Digest> salt; };
struct Pay {};
BOOST_DESCRIBE_STRUCT(HaganSusApuestas, (), (commitment))
BOOST_DESCRIBE_STRUCT(Lanzar, (), (commitment))
BOOST_DESCRIBE_STRUCT(NoVaMas, (), ())
BOOST_DESCRIBE_STRUCT(Stop, (), (number, pocket, salt))
BOOST_DESCRIBE_STRUCT(Pay, (), ())

// The chief
struct TiradaNula {};
struct UltimaJugada {};  // the next spin is the last of the session
struct Rule { Effect effect{}; std::string reason; };  // on what no article foresees
BOOST_DESCRIBE_STRUCT(TiradaNula, (), ())
BOOST_DESCRIBE_STRUCT(UltimaJugada, (), ())
BOOST_DESCRIBE_STRUCT(Rule, (), (effect, reason))

// clang-format on

// Journals store a command by its place in this list: new ones go to the end.
using CommandList =
    boost::variant2::variant<Admit, SellChips, RedeemChips, Sit, StandBehind, Wait, Leave, Open,
                             Close, Bet, Withdraw, TurnWheel, Half, Prison, TakeColour,
                             ReturnColour, HaganSusApuestas, Lanzar, NoVaMas, Stop, Pay, TiradaNula,
                             UltimaJugada, ClockOut, Rule>;

struct Command : CommandList {
  SABOT_CLOSED(Command, CommandList)
};

}  // namespace sabot::wheel
