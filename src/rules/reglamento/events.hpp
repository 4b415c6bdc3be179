#pragma once
// Everything that can happen in the reglamento's punto y banca.

#include <optional>
#include <string>
#include <vector>

#include <boost/describe/class.hpp>
#include <boost/describe/operators.hpp>

#include "sabot/base/card.hpp"
#include "sabot/base/closed.hpp"
#include "sabot/base/money.hpp"
#include "sabot/rules/baccarat/accidents.hpp"
#include "sabot/rules/baccarat/talla.hpp"
#include "sabot/rules/common/attendance.hpp"
#include "sabot/rules/reglamento/words.hpp"

namespace sabot::reglamento {

using baccarat::CardsCounted;
using baccarat::CardsCut;
using baccarat::CardSetAside;
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
struct TableOpened { Money minimum; Money maximum; };
struct TableClosed {};
BOOST_DESCRIBE_STRUCT(TableOpened, (), (minimum, maximum))
BOOST_DESCRIBE_STRUCT(TableClosed, (), ())

// The deck
struct CardsTipped {};
struct CardsRiffled { int times = 0; };
struct CutOffered { std::optional<PersonId> to; };  // left out: the pagador cuts
struct CutDeclined { PersonId by; };
struct DeckBurned {};  // all that is left of it
BOOST_DESCRIBE_STRUCT(CardsTipped, (), ())
BOOST_DESCRIBE_STRUCT(CardsRiffled, (), (times))
BOOST_DESCRIBE_STRUCT(CutOffered, (), (to))
BOOST_DESCRIBE_STRUCT(CutDeclined, (), (by))
BOOST_DESCRIBE_STRUCT(DeckBurned, (), ())

// The remate
struct RemateOpened {};
struct BidMade { PersonId by; Money amount; };
struct ImprovementAsked { std::vector<PersonId> of; Money amount; };
BOOST_DESCRIBE_STRUCT(RemateOpened, (), ())
BOOST_DESCRIBE_STRUCT(BidMade, (), (by, amount))
BOOST_DESCRIBE_STRUCT(ImprovementAsked, (), (of, amount))

// The sabot is offered. `least`: what it must be taken for.
struct TurnPasses { SeatNumber from = 0; };
struct SabotOffered { PersonId to; SeatNumber seat = 0; Vacancy why{}; Money least; };
struct SabotDeclined { PersonId by; };
struct OfferedToStanding { SeatNumber seat = 0; Money least; };
struct NobodyStanding {};
struct NobodyGoesOut {};
struct SabotOpen {};  // nobody wants it, and play waits for somebody to take it
struct RoundBegan { SeatNumber seat = 0; };  // another vuelta
BOOST_DESCRIBE_STRUCT(TurnPasses, (), (from))
BOOST_DESCRIBE_STRUCT(SabotOffered, (), (to, seat, why, least))
BOOST_DESCRIBE_STRUCT(SabotDeclined, (), (by))
BOOST_DESCRIBE_STRUCT(OfferedToStanding, (), (seat, least))
BOOST_DESCRIBE_STRUCT(NobodyStanding, (), ())
BOOST_DESCRIBE_STRUCT(NobodyGoesOut, (), ())
BOOST_DESCRIBE_STRUCT(SabotOpen, (), ())
BOOST_DESCRIBE_STRUCT(RoundBegan, (), (seat))

// The bank, and the seat from which it is held
// Left out: it was vacant, or its owner has left.
struct SeatLent { std::optional<PersonId> by; PersonId to; SeatNumber seat = 0; };
struct SeatReturned { PersonId by; std::optional<PersonId> to; SeatNumber seat = 0; };
struct BankTaken { PersonId by; SeatNumber seat = 0; Money amount; Title title{}; };
struct BankRaised { PersonId by; Money amount; bool restarts = false; };  // the count for the half
struct HalfTaken { PersonId by; Money amount; };
struct SuiteAnnounced {};
struct SuiteGiven { PersonId by; Money amount; Charge taker_pays{}; };
struct SuiteTakenByHouse { Money amount; };
struct SuiteEnded {};
struct Desisted { PersonId by; };
struct BankWon { PersonId by; Money winnings; bool taxed = false; };  // the deduction follows
struct BankGrew { PersonId by; Money amount; };  // what it won and stays in it
struct BankLost { PersonId by; Money amount; };
struct BankReturned { PersonId to; Money amount; };
struct BankTied { bool counts = false; };  // as a pass (A-17b)
struct HouseWon {};   // the pass that the chief dealt
struct HouseLost {};
BOOST_DESCRIBE_STRUCT(SeatLent, (), (by, to, seat))
BOOST_DESCRIBE_STRUCT(SeatReturned, (), (by, to, seat))
BOOST_DESCRIBE_STRUCT(BankTaken, (), (by, seat, amount, title))
BOOST_DESCRIBE_STRUCT(BankRaised, (), (by, amount, restarts))
BOOST_DESCRIBE_STRUCT(HalfTaken, (), (by, amount))
BOOST_DESCRIBE_STRUCT(SuiteAnnounced, (), ())
BOOST_DESCRIBE_STRUCT(SuiteGiven, (), (by, amount, taker_pays))
BOOST_DESCRIBE_STRUCT(SuiteTakenByHouse, (), (amount))
BOOST_DESCRIBE_STRUCT(SuiteEnded, (), ())
BOOST_DESCRIBE_STRUCT(Desisted, (), (by))
BOOST_DESCRIBE_STRUCT(BankWon, (), (by, winnings, taxed))
BOOST_DESCRIBE_STRUCT(BankGrew, (), (by, amount))
BOOST_DESCRIBE_STRUCT(BankLost, (), (by, amount))
BOOST_DESCRIBE_STRUCT(BankReturned, (), (to, amount))
BOOST_DESCRIBE_STRUCT(BankTied, (), (counts))
BOOST_DESCRIBE_STRUCT(HouseWon, (), ())
BOOST_DESCRIBE_STRUCT(HouseLost, (), ())

// Bets
struct BetPlaced { PersonId by; Chance on{}; Money stake; };
struct BetWithdrawn { PersonId by; Chance on{}; Money stake; };
struct BetUncovered { PersonId by; Chance on{}; Money amount; };  // by a bank that pays: goes back
struct BetLost { PersonId by; Chance on{}; Money stake; };
struct BetWon { PersonId by; Chance on{}; Money stake; Money winnings; };
struct Deducted { PersonId from; Money amount; };
struct BetStays { PersonId by; Chance on{}; Money stake; };     // a tie moves nothing
struct BetReturned { PersonId by; Chance on{}; Money stake; };  // no further pass to lie on for
BOOST_DESCRIBE_STRUCT(BetPlaced, (), (by, on, stake))
BOOST_DESCRIBE_STRUCT(BetWithdrawn, (), (by, on, stake))
BOOST_DESCRIBE_STRUCT(BetUncovered, (), (by, on, amount))
BOOST_DESCRIBE_STRUCT(BetLost, (), (by, on, stake))
BOOST_DESCRIBE_STRUCT(BetWon, (), (by, on, stake, winnings))
BOOST_DESCRIBE_STRUCT(Deducted, (), (from, amount))
BOOST_DESCRIBE_STRUCT(BetStays, (), (by, on, stake))
BOOST_DESCRIBE_STRUCT(BetReturned, (), (by, on, stake))

// The pass
struct BetsClosed { PersonId pagador; };
struct BetsReopened {};  // the suite was given after «no va más»
struct CardsCalled {};
struct Announced { Call call{}; std::optional<Hand> hand; std::optional<int> total; };
struct CardDealt { Hand hand{}; std::optional<Card> card; Face face{}; Source from{}; };
struct HandGiven { PersonId to; };  // the punto's
struct CardsWaived { PersonId by; };
struct HandShown { Hand hand{}; std::vector<Card> cards; int total = 0; };
struct Natural { Hand hand{}; int total = 0; };
struct WishAsked { PersonId of; Hand hand{}; };
struct Declared { Hand hand{}; Declaration what{}; };
struct CardDue { Hand hand{}; };
struct Stood { Hand hand{}; };
struct CoupDecided { Chance winner{}; int punto = 0; int banca = 0; };
struct CoupEnded { int coup = 0; };
BOOST_DESCRIBE_STRUCT(BetsClosed, (), (pagador))
BOOST_DESCRIBE_STRUCT(BetsReopened, (), ())
BOOST_DESCRIBE_STRUCT(CardsCalled, (), ())
BOOST_DESCRIBE_STRUCT(Announced, (), (call, hand, total))
BOOST_DESCRIBE_STRUCT(CardDealt, (), (hand, card, face, from))
BOOST_DESCRIBE_STRUCT(HandGiven, (), (to))
BOOST_DESCRIBE_STRUCT(CardsWaived, (), (by))
BOOST_DESCRIBE_STRUCT(HandShown, (), (hand, cards, total))
BOOST_DESCRIBE_STRUCT(Natural, (), (hand, total))
BOOST_DESCRIBE_STRUCT(WishAsked, (), (of, hand))
BOOST_DESCRIBE_STRUCT(Declared, (), (hand, what))
BOOST_DESCRIBE_STRUCT(CardDue, (), (hand))
BOOST_DESCRIBE_STRUCT(Stood, (), (hand))
BOOST_DESCRIBE_STRUCT(CoupDecided, (), (winner, punto, banca))
BOOST_DESCRIBE_STRUCT(CoupEnded, (), (coup))

// Errors, and what they lead to
struct CardBurned { std::optional<Card> card; Face face{}; };  // straight from the sabot
struct CardInverted { Card card; };               // the one that is burned next
struct AsideBurned { int count = 0; };
struct HandsBurned { int count = 0; };            // all that lies on the cloth
struct CardsMisgiven { PersonId to; };
struct CardsRecovered { PersonId from; PersonId to; };
struct WishMisstated { Declaration as{}; };
struct WishRestored { Declaration as{}; };
struct WishStands { Declaration as{}; };  // as the pagador called it
struct CardExposed { Hand hand{}; int place = 0; Card card; };
struct UndueRequest { Hand hand{}; };
struct Warned { PersonId person; Infraction about{}; };
struct CoupAnnulled {};
struct RulingGiven { PersonId by; Effect effect{}; std::string reason; };
struct SabotWithdrawn { PersonId from; };  // by the chief
BOOST_DESCRIBE_STRUCT(CardBurned, (), (card, face))
BOOST_DESCRIBE_STRUCT(CardInverted, (), (card))
BOOST_DESCRIBE_STRUCT(AsideBurned, (), (count))
BOOST_DESCRIBE_STRUCT(HandsBurned, (), (count))
BOOST_DESCRIBE_STRUCT(CardsMisgiven, (), (to))
BOOST_DESCRIBE_STRUCT(CardsRecovered, (), (from, to))
BOOST_DESCRIBE_STRUCT(WishMisstated, (), (as))
BOOST_DESCRIBE_STRUCT(WishRestored, (), (as))
BOOST_DESCRIBE_STRUCT(WishStands, (), (as))
BOOST_DESCRIBE_STRUCT(CardExposed, (), (hand, place, card))
BOOST_DESCRIBE_STRUCT(UndueRequest, (), (hand))
BOOST_DESCRIBE_STRUCT(Warned, (), (person, about))
BOOST_DESCRIBE_STRUCT(CoupAnnulled, (), ())
BOOST_DESCRIBE_STRUCT(RulingGiven, (), (by, effect, reason))
BOOST_DESCRIBE_STRUCT(SabotWithdrawn, (), (from))

// Somebody's time has run out: the house acts for them, and what follows is what it did
struct HouseDecided { PersonId person; HouseAct act{}; };
BOOST_DESCRIBE_STRUCT(HouseDecided, (), (person, act))

// clang-format on

// Journals store an event by its place in this list: new ones go to the end.
using EventList = boost::variant2::variant<
    Admitted, ChipsSold, ChipsRedeemed, Seated, StoodBehind, PutOnList, Left, TableOpened,
    TableClosed, CardsCounted, CardsTipped, CardsRiffled, CardsMixed, CutOffered, CutDeclined,
    CardsCut, StopCardPlaced, StopCardAppeared, TallaEnded, DeckBurned, OrderRevealed, OrderExcused,
    RemateOpened, BidMade, ImprovementAsked, TurnPasses, SabotOffered, SabotDeclined,
    OfferedToStanding, NobodyStanding, NobodyGoesOut, SabotOpen, RoundBegan, SeatLent, SeatReturned,
    BankTaken, BankRaised, HalfTaken, SuiteAnnounced, SuiteGiven, SuiteTakenByHouse, SuiteEnded,
    Desisted, BankWon, BankGrew, BankLost, BankReturned, BankTied, HouseWon, HouseLost, BetPlaced,
    BetWithdrawn, BetUncovered, BetLost, BetWon, Deducted, BetStays, BetReturned, BetsClosed,
    BetsReopened, CardsCalled, Announced, CardDealt, HandGiven, CardsWaived, HandShown, Natural,
    WishAsked, Declared, CardDue, Stood, CoupDecided, CoupEnded, CardBurned, CardInverted,
    CardSetAside, AsideBurned, HandsBurned, CardsMisgiven, CardsRecovered, WishMisstated,
    WishRestored, WishStands, CardExposed, UndueRequest, Warned, CoupAnnulled, RulingGiven,
    SabotWithdrawn, HouseDecided>;

struct Event : EventList {
  SABOT_CLOSED(Event, EventList)
};

}  // namespace sabot::reglamento
