#pragma once
// Coming to a table, buying chips, sitting down, standing behind a seat, waiting, leaving: the
// same in every game. A game lists these commands and events among its own, lends the articles
// that its regulation gives for them, and adds what leaving means to a coup.

#include <optional>
#include <variant>
#include <vector>

#include <boost/describe/class.hpp>
#include <boost/describe/operators.hpp>

#include "sabot/rules/common/option.hpp"
#include "sabot/rules/common/people.hpp"
#include "sabot/rules/common/ruled.hpp"

namespace sabot::rules {

using boost::describe::operators::operator==;

// clang-format off
// Commands
struct Admit { PersonId person; Role role{}; };
struct SellChips { PersonId to; Money amount; };
struct RedeemChips { PersonId from; Money amount; };
struct Sit { SeatNumber seat = 0; };
struct StandBehind { SeatNumber seat = 0; };
struct Wait {};
struct Leave {};
BOOST_DESCRIBE_STRUCT(Admit, (), (person, role))
BOOST_DESCRIBE_STRUCT(SellChips, (), (to, amount))
BOOST_DESCRIBE_STRUCT(RedeemChips, (), (from, amount))
BOOST_DESCRIBE_STRUCT(Sit, (), (seat))
BOOST_DESCRIBE_STRUCT(StandBehind, (), (seat))
BOOST_DESCRIBE_STRUCT(Wait, (), ())
BOOST_DESCRIBE_STRUCT(Leave, (), ())

// Events
struct Admitted { PersonId person; Role role{}; };
struct ChipsSold { PersonId to; Money amount; };
struct ChipsRedeemed { PersonId from; Money amount; };
struct Seated { PersonId person; SeatNumber seat = 0; };
struct StoodBehind { PersonId person; SeatNumber seat = 0; };
struct PutOnList { PersonId person; int place = 0; };
struct Left { PersonId person; };
BOOST_DESCRIBE_STRUCT(Admitted, (), (person, role))
BOOST_DESCRIBE_STRUCT(ChipsSold, (), (to, amount))
BOOST_DESCRIBE_STRUCT(ChipsRedeemed, (), (from, amount))
BOOST_DESCRIBE_STRUCT(Seated, (), (person, seat))
BOOST_DESCRIBE_STRUCT(StoodBehind, (), (person, seat))
BOOST_DESCRIBE_STRUCT(PutOnList, (), (person, place))
BOOST_DESCRIBE_STRUCT(Left, (), (person))

// clang-format on

using Bar = std::optional<Refusal>;

// The giver of a command, and where: what every check and every option starts from.
struct Attendance {
  const People& people;
  const Person* actor;  // null: nobody here knows them
  Places places;
  bool open = false;              // the table is open
  bool standing_allowed = false;  // by the director, on opening the table
  bool waiting_list = false;
  // The articles that the regulation in force gives
  law::Citations taking_part;  // who may play: seated, and standing if allowed
  law::Citations seats;        // how many compartments, and their numbers
  law::Citations standing;
  law::Citations list;

  // Where the game knows more of it
  std::vector<PersonId> away = {};  // those whose seats are empty for the moment
  law::Citations away_by = {};
  int promised = 0;            // how many vacant seats are kept for seated players who want another
  Bar sitting = std::nullopt;  // what the game has against the actor's sitting down,
  Bar leaving = std::nullopt;  // and against the actor's leaving
};

// The kernel's own decisions on attendance, wrapped by each game into its own event type.
using AttendanceEvent =
    std::variant<Admitted, ChipsSold, ChipsRedeemed, Seated, StoodBehind, PutOnList, Left>;
using AttendanceDecision = std::expected<Ruled<AttendanceEvent>, Refusal>;

// A person with this role gives the command; otherwise a refusal that cites `office`.
Bar bar_unless(const Person* actor, Role role, const law::Citations& office);

AttendanceDecision decide(const Attendance& at, const Admit& command);
AttendanceDecision decide(const Attendance& at, const SellChips& command);
AttendanceDecision decide(const Attendance& at, const RedeemChips& command);
AttendanceDecision decide(const Attendance& at, const Sit& command);
AttendanceDecision decide(const Attendance& at, const StandBehind& command);
AttendanceDecision decide(const Attendance& at, const Wait& command);
AttendanceDecision decide(const Attendance& at, const Leave& command);

// Every one of these commands that the actor may give now.
void offer_attendance(const Attendance& at, std::vector<Option>& out);

void apply(People& people, const Admitted& event);
void apply(People& people, const ChipsSold& event);
void apply(People& people, const ChipsRedeemed& event);
void apply(People& people, const Seated& event);
void apply(People& people, const StoodBehind& event);
void apply(People& people, const PutOnList& event);
void apply(People& people, const Left& event);

}  // namespace sabot::rules
