#pragma once
// Every command of punto y banca, by the people who give it.

#include <optional>
#include <string>
#include <vector>

#include <boost/describe/class.hpp>
#include <boost/describe/operators.hpp>

#include "sabot/base/closed.hpp"
#include "sabot/base/card.hpp"
#include "sabot/base/digest.hpp"
#include "sabot/base/money.hpp"
#include "sabot/rules/common/attendance.hpp"
#include "sabot/rules/common/clock.hpp"
#include "sabot/rules/baccarat/talla.hpp"
#include "sabot/rules/punto_banca/words.hpp"

namespace sabot::punto_banca {

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
struct Open { Money minimum; int factor = 0; bool multiples = false; bool standing = false; };
struct Close {};
BOOST_DESCRIBE_STRUCT(Open, (), (minimum, factor, multiples, standing))
BOOST_DESCRIBE_STRUCT(Close, (), ())

// The croupier, preparing a talla
struct Mix { std::optional<Digest> commitment; };
struct TurnFirstCard { Card card; };
struct Burn {};
BOOST_DESCRIBE_STRUCT(Mix, (), (commitment))
BOOST_DESCRIBE_STRUCT(TurnFirstCard, (), (card))
BOOST_DESCRIBE_STRUCT(Burn, (), ())

// The players
struct TakeSabot {};
struct DeclineSabot {};
struct Bet { Chance on{}; Money stake; };
struct Withdraw { Chance on{}; };
BOOST_DESCRIBE_STRUCT(TakeSabot, (), ())
BOOST_DESCRIBE_STRUCT(DeclineSabot, (), ())
BOOST_DESCRIBE_STRUCT(Bet, (), (on, stake))
BOOST_DESCRIBE_STRUCT(Withdraw, (), (on))

// The croupier, in a coup. A hand is shown by its holder, or by the croupier for them.
struct NoVaMas {};
struct Cartas {};
struct Deal { std::optional<Card> card; };  // left out: face down, and nobody knows it yet
struct Show { Hand hand{}; std::optional<std::vector<Card>> cards; };
struct Pay {};
BOOST_DESCRIBE_STRUCT(NoVaMas, (), ())
BOOST_DESCRIBE_STRUCT(Cartas, (), ())
BOOST_DESCRIBE_STRUCT(Deal, (), (card))
BOOST_DESCRIBE_STRUCT(Show, (), (hand, cards))
BOOST_DESCRIBE_STRUCT(Pay, (), ())

// The holder of the punto's cards, with a total that the house leaves free
struct Carta {};
struct No {};
BOOST_DESCRIBE_STRUCT(Carta, (), ())
BOOST_DESCRIBE_STRUCT(No, (), ())

// The table chief, on what no article foresees
struct Rule { Effect effect{}; std::string reason; };
BOOST_DESCRIBE_STRUCT(Rule, (), (effect, reason))

// clang-format on

// Journals store a command by its place in this list: new ones go to the end.
using CommandList =
    boost::variant2::variant<Admit, SellChips, RedeemChips, Sit, StandBehind, Wait, Leave, Open,
                             Close, CountCards, Mix, Cut, PlaceStopCard, TurnFirstCard, Burn,
                             Reveal, TakeSabot, DeclineSabot, Bet, Withdraw, NoVaMas, Cartas, Deal,
                             Show, Pay, Rule, Carta, No, ClockOut>;

struct Command : CommandList {
  SABOT_CLOSED(Command, CommandList)
};

}  // namespace sabot::punto_banca
