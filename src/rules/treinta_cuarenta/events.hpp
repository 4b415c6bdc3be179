#pragma once
// Everything that can happen in treinta y cuarenta.

#include <optional>
#include <string>
#include <vector>

#include <boost/describe/class.hpp>
#include <boost/describe/operators.hpp>

#include "sabot/base/card.hpp"
#include "sabot/base/closed.hpp"
#include "sabot/base/money.hpp"
#include "sabot/rules/baccarat/talla.hpp"
#include "sabot/rules/common/attendance.hpp"
#include "sabot/rules/treinta_cuarenta/words.hpp"

namespace sabot::treinta_cuarenta {

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
using rules::StoodBehind;
using boost::describe::operators::operator==;

// clang-format off
// The table
struct TableOpened { Money minimum; Money maximum; };
struct TableClosed {};
BOOST_DESCRIBE_STRUCT(TableOpened, (), (minimum, maximum))
BOOST_DESCRIBE_STRUCT(TableClosed, (), ())

// The talla
struct CutDeclined { PersonId by; };
struct RestCounted { int count = 0; };
BOOST_DESCRIBE_STRUCT(CutDeclined, (), (by))
BOOST_DESCRIBE_STRUCT(RestCounted, (), (count))

// Bets. What insures a stake lies on it until it is decided. A bet that wins stays where it lies,
// unless the house gives it back.
struct BetPlaced {
  PersonId by; Chance on{}; Money stake; Money insurance; bool insured = false;
};
struct BetWithdrawn { PersonId by; Chance on{}; Money stake; Money insurance; };
struct BetReturned { PersonId by; Chance on{}; Money stake; Money insurance; };
struct BetLost { PersonId by; Chance on{}; Money stake; };
struct BetWon { PersonId by; Chance on{}; Money stake; Money winnings; };
struct InsuranceTaken { PersonId by; Chance on{}; Money amount; };
struct InsuranceReturned { PersonId by; Chance on{}; Money amount; };
struct InsuredSpared { PersonId by; Chance on{}; Money stake; };  // at 31 and 31
BOOST_DESCRIBE_STRUCT(BetPlaced, (), (by, on, stake, insurance, insured))
BOOST_DESCRIBE_STRUCT(BetWithdrawn, (), (by, on, stake, insurance))
BOOST_DESCRIBE_STRUCT(BetReturned, (), (by, on, stake, insurance))
BOOST_DESCRIBE_STRUCT(BetLost, (), (by, on, stake))
BOOST_DESCRIBE_STRUCT(BetWon, (), (by, on, stake, winnings))
BOOST_DESCRIBE_STRUCT(InsuranceTaken, (), (by, on, amount))
BOOST_DESCRIBE_STRUCT(InsuranceReturned, (), (by, on, amount))
BOOST_DESCRIBE_STRUCT(InsuredSpared, (), (by, on, stake))

// The coup
struct BetsClosed { PersonId croupier; };
struct CardDealt { Row row{}; Card card; int total = 0; };
struct RowClosed { Row row{}; int total = 0; Call call{}; };
// Nobody wins where the rows are equal.
struct CoupAnnounced {
  int negra = 0; int roja = 0; std::vector<Chance> wins; std::optional<ColorCall> color;
};
struct CardsCleared {};
struct CoupEnded { int coup = 0; };
struct LastCoupAnnounced {};
struct LastCoupPlayed {};
BOOST_DESCRIBE_STRUCT(BetsClosed, (), (croupier))
BOOST_DESCRIBE_STRUCT(CardDealt, (), (row, card, total))
BOOST_DESCRIBE_STRUCT(RowClosed, (), (row, total, call))
BOOST_DESCRIBE_STRUCT(CoupAnnounced, (), (negra, roja, wins, color))
BOOST_DESCRIBE_STRUCT(CardsCleared, (), ())
BOOST_DESCRIBE_STRUCT(CoupEnded, (), (coup))
BOOST_DESCRIBE_STRUCT(LastCoupAnnounced, (), ())
BOOST_DESCRIBE_STRUCT(LastCoupPlayed, (), ())

// 31 and 31. `times` is how often a stake has met it, `value` what it now counts for.
struct RefaitMet { PersonId by; Chance on{}; Money value; Money lost; int times = 0; };
struct ChoiceOffered { PersonId to; Chance on{}; Money half; Money prison; int times = 0; };
struct HalfReturned { PersonId by; Chance on{}; Money returned; Money lost; int times = 0; };
struct Imprisoned { PersonId by; Chance on{}; Money value; int times = 0; };
struct PrisonerFreed { PersonId by; Chance on{}; Money value; int times = 0; };
struct PrisonerLost { PersonId by; Chance on{}; Money value; int times = 0; };
BOOST_DESCRIBE_STRUCT(RefaitMet, (), (by, on, value, lost, times))
BOOST_DESCRIBE_STRUCT(ChoiceOffered, (), (to, on, half, prison, times))
BOOST_DESCRIBE_STRUCT(HalfReturned, (), (by, on, returned, lost, times))
BOOST_DESCRIBE_STRUCT(Imprisoned, (), (by, on, value, times))
BOOST_DESCRIBE_STRUCT(PrisonerFreed, (), (by, on, value, times))
BOOST_DESCRIBE_STRUCT(PrisonerLost, (), (by, on, value, times))

// The chief; and the red card annuls a coup too
struct RulingGiven { PersonId by; Effect effect{}; std::string reason; };
struct CardDiscarded {};
struct CoupAnnulled {};
BOOST_DESCRIBE_STRUCT(RulingGiven, (), (by, effect, reason))
BOOST_DESCRIBE_STRUCT(CardDiscarded, (), ())
BOOST_DESCRIBE_STRUCT(CoupAnnulled, (), ())

// Somebody's time has run out: the house acts for them, and what follows is what it did
struct HouseDecided { PersonId person; HouseAct act{}; };
BOOST_DESCRIBE_STRUCT(HouseDecided, (), (person, act))

// clang-format on

// Journals store an event by its place in this list: new ones go to the end.
using EventList = boost::variant2::variant<
    Admitted, ChipsSold, ChipsRedeemed, Seated, StoodBehind, PutOnList, Left, TableOpened,
    TableClosed, CardsCounted, CardsMixed, CutDeclined, CardsCut, StopCardPlaced, StopCardAppeared,
    RestCounted, TallaEnded, OrderRevealed, OrderExcused, BetPlaced, BetWithdrawn, BetReturned,
    BetLost, BetWon, InsuranceTaken, InsuranceReturned, InsuredSpared, BetsClosed, CardDealt,
    RowClosed, CoupAnnounced, CardsCleared, CoupEnded, LastCoupAnnounced, LastCoupPlayed, RefaitMet,
    ChoiceOffered, HalfReturned, Imprisoned, PrisonerFreed, PrisonerLost, HouseDecided,
    CardDiscarded, CoupAnnulled, RulingGiven>;

struct Event : EventList {
  SABOT_CLOSED(Event, EventList)
};

}  // namespace sabot::treinta_cuarenta
