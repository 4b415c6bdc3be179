#pragma once
// Everything that can happen in the games of ball and numbers.

#include <optional>
#include <string>
#include <vector>

#include <boost/describe/class.hpp>
#include <boost/describe/operators.hpp>

#include "sabot/base/closed.hpp"
#include "sabot/base/digest.hpp"
#include "sabot/base/money.hpp"
#include "sabot/rules/common/attendance.hpp"
#include "sabot/rules/wheel/words.hpp"

namespace sabot::wheel {

using rules::Admitted;
using rules::ChipsRedeemed;
using rules::ChipsSold;
using rules::Left;
using rules::PutOnList;
using rules::Seated;
using rules::StoodBehind;
using boost::describe::operators::operator==;

// clang-format off
// The table, with what the house must hold ready for it
struct TableOpened { Money minimum; int panos = 0; Money advance; Money guarantee; };
struct WheelShown { std::vector<int> order; };
struct TableClosed {};
BOOST_DESCRIBE_STRUCT(TableOpened, (), (minimum, panos, advance, guarantee))
BOOST_DESCRIBE_STRUCT(WheelShown, (), (order))
BOOST_DESCRIBE_STRUCT(TableClosed, (), ())

// A player's own chips
struct ColourGiven { PersonId to; Colour colour{}; Money value; };
struct ColourReturned { PersonId from; Colour colour{}; };
struct PaidInChips { PersonId to; Colour colour{}; int chips = 0; Money rest; };
BOOST_DESCRIBE_STRUCT(ColourGiven, (), (to, colour, value))
BOOST_DESCRIBE_STRUCT(ColourReturned, (), (from, colour))
BOOST_DESCRIBE_STRUCT(PaidInChips, (), (to, colour, chips, rest))

// Bets. One that wins stays where it lies, unless the house gives it back.
struct BetPlaced { PersonId by; Chance on; Money stake; int pano = 1; };
struct BetWithdrawn { PersonId by; Chance on; Money stake; int pano = 1; };
struct BetLost { PersonId by; Chance on; Money stake; int pano = 1; };
struct BetWon { PersonId by; Chance on; Money stake; Money winnings; int pano = 1; };
struct BetReturned { PersonId by; Chance on; Money stake; int pano = 1; };
BOOST_DESCRIBE_STRUCT(BetPlaced, (), (by, on, stake, pano))
BOOST_DESCRIBE_STRUCT(BetWithdrawn, (), (by, on, stake, pano))
BOOST_DESCRIBE_STRUCT(BetLost, (), (by, on, stake, pano))
BOOST_DESCRIBE_STRUCT(BetWon, (), (by, on, stake, winnings, pano))
BOOST_DESCRIBE_STRUCT(BetReturned, (), (by, on, stake, pano))

// The spin
struct BetsOpened { std::optional<Digest> commitment; };
struct WheelTurned { PersonId by; int pockets = 0; };
struct BallLaunched { std::optional<int> from; std::optional<Digest> commitment; };
struct LastSpinAnnounced {};
struct BetsClosed { PersonId croupier; };
// The ball is launched again from where it last fell.
struct SpinAnnulled { std::optional<int> from; bool bets_open = false; };
struct SpinOpened { int pocket = 0; Digest salt; };
struct NumberAnnounced { int number = 0; std::vector<Suerte> wins; };
struct CoupEnded { int coup = 0; };
BOOST_DESCRIBE_STRUCT(BetsOpened, (), (commitment))
BOOST_DESCRIBE_STRUCT(WheelTurned, (), (by, pockets))
BOOST_DESCRIBE_STRUCT(BallLaunched, (), (from, commitment))
BOOST_DESCRIBE_STRUCT(LastSpinAnnounced, (), ())
BOOST_DESCRIBE_STRUCT(BetsClosed, (), (croupier))
BOOST_DESCRIBE_STRUCT(SpinAnnulled, (), (from, bets_open))
BOOST_DESCRIBE_STRUCT(SpinOpened, (), (pocket, salt))
BOOST_DESCRIBE_STRUCT(NumberAnnounced, (), (number, wins))
BOOST_DESCRIBE_STRUCT(CoupEnded, (), (coup))

// A zero. `zeros` is how many a stake has met, `value` what it now counts for.
struct ZeroMet { PersonId by; Chance on; Money value; Money lost; int zeros = 0; int pano = 1; };
struct ChoiceOffered {
  PersonId to; Chance on; Money half; Money prison; int zeros = 0; int pano = 1;
};
struct HalfReturned {
  PersonId by; Chance on; Money returned; Money lost; int zeros = 0; int pano = 1;
};
struct Imprisoned { PersonId by; Chance on; Money value; int zeros = 0; int pano = 1; };
struct PrisonerFreed { PersonId by; Chance on; Money value; int zeros = 0; int pano = 1; };
struct PrisonerLost { PersonId by; Chance on; Money value; int zeros = 0; int pano = 1; };
BOOST_DESCRIBE_STRUCT(ZeroMet, (), (by, on, value, lost, zeros, pano))
BOOST_DESCRIBE_STRUCT(ChoiceOffered, (), (to, on, half, prison, zeros, pano))
BOOST_DESCRIBE_STRUCT(HalfReturned, (), (by, on, returned, lost, zeros, pano))
BOOST_DESCRIBE_STRUCT(Imprisoned, (), (by, on, value, zeros, pano))
BOOST_DESCRIBE_STRUCT(PrisonerFreed, (), (by, on, value, zeros, pano))
BOOST_DESCRIBE_STRUCT(PrisonerLost, (), (by, on, value, zeros, pano))

// The chief
struct RulingGiven { PersonId by; Effect effect{}; std::string reason; };
struct CoupAnnulled {};
BOOST_DESCRIBE_STRUCT(RulingGiven, (), (by, effect, reason))
BOOST_DESCRIBE_STRUCT(CoupAnnulled, (), ())

// Somebody's time has run out: the house acts for them, and what follows is what it did
struct HouseDecided { PersonId person; HouseAct act{}; };
BOOST_DESCRIBE_STRUCT(HouseDecided, (), (person, act))

// clang-format on

// Journals store an event by its place in this list: new ones go to the end.
using EventList = boost::variant2::variant<
    Admitted, ChipsSold, ChipsRedeemed, Seated, StoodBehind, PutOnList, Left, TableOpened,
    WheelShown, TableClosed, ColourGiven, ColourReturned, PaidInChips, BetPlaced, BetWithdrawn,
    BetLost, BetWon, BetReturned, BetsOpened, WheelTurned, BallLaunched, LastSpinAnnounced,
    BetsClosed, SpinAnnulled, SpinOpened, NumberAnnounced, CoupEnded, ZeroMet, ChoiceOffered,
    HalfReturned, Imprisoned, PrisonerFreed, PrisonerLost, HouseDecided, RulingGiven, CoupAnnulled>;

struct Event : EventList {
  SABOT_CLOSED(Event, EventList)
};

}  // namespace sabot::wheel
