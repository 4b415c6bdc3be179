#pragma once
// Everything that can happen in punto y banca.

#include <optional>
#include <string>
#include <vector>

#include <boost/describe/class.hpp>
#include <boost/describe/operators.hpp>

#include "sabot/base/closed.hpp"
#include "sabot/base/card.hpp"
#include "sabot/base/money.hpp"
#include "sabot/rules/common/attendance.hpp"
#include "sabot/rules/baccarat/talla.hpp"
#include "sabot/rules/punto_banca/words.hpp"

namespace sabot::punto_banca {

using baccarat::CardsCounted;
using baccarat::CardsCut;
using baccarat::CardsMixed;
using baccarat::OrderExcused;
using baccarat::OrderRevealed;
using baccarat::StopCardAppeared;
using baccarat::StopCardPlaced;
using baccarat::TallaEnded;
using rules::Admitted;
using rules::ChipsRedeemed;
using rules::ChipsSold;
using rules::Left;
using rules::PutOnList;
using rules::Seated;
using rules::SeatNumber;
using rules::StoodBehind;
using boost::describe::operators::operator==;

// clang-format off
// The table
struct TableOpened { Money minimum; Money maximum; bool multiples = false; bool standing = false; };
struct TableClosed {};
BOOST_DESCRIBE_STRUCT(TableOpened, (), (minimum, maximum, multiples, standing))
BOOST_DESCRIBE_STRUCT(TableClosed, (), ())

// The talla
struct FirstCardTurned { Card card; int burn = 0; };
struct CardsBurned { int count = 0; };
BOOST_DESCRIBE_STRUCT(FirstCardTurned, (), (card, burn))
BOOST_DESCRIBE_STRUCT(CardsBurned, (), (count))

// The sabot goes round
struct SabotOffered { PersonId to; SeatNumber seat = 0; };
struct SabotOpen {};  // everybody has declined, and play waits for somebody to take it
struct SabotTaken { PersonId by; SeatNumber seat = 0; };
struct SabotDeclined { PersonId by; SeatNumber seat = 0; };
struct SabotToCroupier {};
struct SabotLost { PersonId by; };
BOOST_DESCRIBE_STRUCT(SabotOffered, (), (to, seat))
BOOST_DESCRIBE_STRUCT(SabotOpen, (), ())
BOOST_DESCRIBE_STRUCT(SabotTaken, (), (by, seat))
BOOST_DESCRIBE_STRUCT(SabotDeclined, (), (by, seat))
BOOST_DESCRIBE_STRUCT(SabotToCroupier, (), ())
BOOST_DESCRIBE_STRUCT(SabotLost, (), (by))

// Bets
struct BetPlaced { PersonId by; Chance on{}; Money stake; };
struct BetWithdrawn { PersonId by; Chance on{}; Money stake; };
struct BetLost { PersonId by; Chance on{}; Money stake; };
struct BetWon { PersonId by; Chance on{}; Money stake; Money winnings; };
struct Deducted { PersonId from; Money amount; };
struct BetFreed { PersonId by; Chance on{}; Money stake; };     // void coup: it may be withdrawn
struct BetReturned { PersonId by; Chance on{}; Money stake; };  // no further coup to lie on for
BOOST_DESCRIBE_STRUCT(BetPlaced, (), (by, on, stake))
BOOST_DESCRIBE_STRUCT(BetWithdrawn, (), (by, on, stake))
BOOST_DESCRIBE_STRUCT(BetLost, (), (by, on, stake))
BOOST_DESCRIBE_STRUCT(BetWon, (), (by, on, stake, winnings))
BOOST_DESCRIBE_STRUCT(Deducted, (), (from, amount))
BOOST_DESCRIBE_STRUCT(BetFreed, (), (by, on, stake))
BOOST_DESCRIBE_STRUCT(BetReturned, (), (by, on, stake))

// The coup
struct BetsClosed { PersonId croupier; };
struct CardsCalled {};
struct Announced { Call call{}; std::optional<Hand> hand; std::optional<int> total; };
struct CardDealt { Hand hand{}; std::optional<Card> card; Face face{}; };
struct HandGiven { Hand hand{}; PersonId to; };
struct HandShown { Hand hand{}; std::vector<Card> cards; int total = 0; };
struct Natural { Hand hand{}; int total = 0; };
struct CardDue { Hand hand{}; };
struct Stood { Hand hand{}; };
struct CoupDecided { Chance winner{}; int punto = 0; int banca = 0; };
struct CoupEnded { int coup = 0; };
BOOST_DESCRIBE_STRUCT(BetsClosed, (), (croupier))
BOOST_DESCRIBE_STRUCT(CardsCalled, (), ())
BOOST_DESCRIBE_STRUCT(Announced, (), (call, hand, total))
BOOST_DESCRIBE_STRUCT(CardDealt, (), (hand, card, face))
BOOST_DESCRIBE_STRUCT(HandGiven, (), (hand, to))
BOOST_DESCRIBE_STRUCT(HandShown, (), (hand, cards, total))
BOOST_DESCRIBE_STRUCT(Natural, (), (hand, total))
BOOST_DESCRIBE_STRUCT(CardDue, (), (hand))
BOOST_DESCRIBE_STRUCT(Stood, (), (hand))
BOOST_DESCRIBE_STRUCT(CoupDecided, (), (winner, punto, banca))
BOOST_DESCRIBE_STRUCT(CoupEnded, (), (coup))

// The punto's total is free
struct WishAsked { PersonId of; };
struct Declared { Hand hand{}; Declaration what{}; };
BOOST_DESCRIBE_STRUCT(WishAsked, (), (of))
BOOST_DESCRIBE_STRUCT(Declared, (), (hand, what))

// The chief
struct RulingGiven { PersonId by; Effect effect{}; std::string reason; };
struct CardDiscarded {};
struct CoupAnnulled {};
struct SabotWithdrawn { PersonId from; };  // by the chief
BOOST_DESCRIBE_STRUCT(RulingGiven, (), (by, effect, reason))
BOOST_DESCRIBE_STRUCT(CardDiscarded, (), ())
BOOST_DESCRIBE_STRUCT(CoupAnnulled, (), ())
BOOST_DESCRIBE_STRUCT(SabotWithdrawn, (), (from))

// Somebody's time has run out: the house acts for them, and what follows is what it did
struct HouseDecided { PersonId person; HouseAct act{}; };
BOOST_DESCRIBE_STRUCT(HouseDecided, (), (person, act))

// clang-format on

// Journals store an event by its place in this list: new ones go to the end.
using EventList = boost::variant2::variant<
    Admitted, ChipsSold, ChipsRedeemed, Seated, StoodBehind, PutOnList, Left, TableOpened,
    TableClosed, CardsCounted, CardsMixed, CardsCut, StopCardPlaced, FirstCardTurned, CardsBurned,
    StopCardAppeared, TallaEnded, OrderRevealed, SabotOffered, SabotOpen, SabotTaken, SabotDeclined,
    SabotToCroupier, SabotLost, BetPlaced, BetWithdrawn, BetLost, BetWon, Deducted, BetFreed,
    BetReturned, BetsClosed, CardsCalled, Announced, CardDealt, HandGiven, HandShown, Natural,
    CardDue, Stood, CoupDecided, CoupEnded, RulingGiven, CardDiscarded, CoupAnnulled,
    SabotWithdrawn, OrderExcused, WishAsked, Declared, HouseDecided>;

struct Event : EventList {
  SABOT_CLOSED(Event, EventList)
};

}  // namespace sabot::punto_banca
