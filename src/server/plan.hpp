#pragma once
// What a table of the house is: the rules, the limits, the profile, who deals and how fast. Asked
// for as JSON, and kept with the table.

#include <chrono>
#include <expected>
#include <optional>
#include <string>
#include <vector>

#include <boost/describe/class.hpp>
#include <boost/describe/enum.hpp>
#include <boost/json/object.hpp>

#include "sabot/base/money.hpp"
#include "sabot/base/person.hpp"
#include "sabot/server/door.hpp"
#include "sabot/server/problem.hpp"
#include "sabot/store/write.hpp"

namespace sabot::server {

enum class Profile : std::uint8_t {
  club,       // play chips, which everybody buys for themselves
  training,   // the same, with exact odds and hints
  regulated,  // chips from a cashier; no odds, tracking of cards or advice while it is played
};
BOOST_DESCRIBE_ENUM(Profile, club, training, regulated)

enum class DealtBy : std::uint8_t { automatic, person };
BOOST_DESCRIBE_ENUM(DealtBy, automatic, person)

// Who says how many bots take seats, as the table's director decides.
enum class BotsBy : std::uint8_t { director, players };
BOOST_DESCRIBE_ENUM(BotsBy, director, players)

// How long the house waits, in milliseconds.
struct Waits {
  int betting = 15'000;   // before «no va más», once everything else is ready for it
  int decision = 20'000;  // for the person the game waits for
  int dealing = 700;      // between two acts of the croupier
  int bots = 900;         // between two acts of the bots
  int own = 8'000;        // before the croupier does for a player what the player may do alone
  int word = 6'000;       // as `betting`, where nobody has an amount to name
};
BOOST_DESCRIBE_STRUCT(Waits, (), (betting, decision, dealing, bots, own, word))

// A table that is faster than anybody plays only fills the disk: for directors alone.
constexpr Waits least_waits{
    .betting = 2'000, .decision = 2'000, .dealing = 200, .bots = 200, .own = 200, .word = 2'000};
std::optional<Problem> hasty(const Waits& waits);

// A door is stored whole with every change of it.
constexpr std::size_t most_at_a_door = 500;
std::optional<Problem> crowded_door(const Door& door);

struct Plan {
  std::string name;        // as people call the table
  std::string regulation;  // "as11"
  std::string game;        // "chemin-de-fer"
  std::string overlay;     // the operator's settings of the rules, in TOML
  Profile profile = Profile::club;
  Money minimum = 5_units;
  int factor = 100;  // of the maximum, where the director sets it
  DealtBy dealt_by = DealtBy::automatic;
  Waits waits;
  std::vector<PersonId> bots;
  BotsBy bots_by = BotsBy::director;
  unsigned most_records = 0;  // then the house closes it between coups; 0: any number
  Door door;
};
BOOST_DESCRIBE_STRUCT(Plan, (),
                      (name, regulation, game, overlay, profile, minimum, factor, dealt_by, waits,
                       bots, bots_by, most_records, door))

// What somebody asks for; what is left out is as above.
std::expected<Plan, Problem> read_plan(const boost::json::object& asked);

// What the store keeps beside the rules, and the plan again from it.
std::string settings_of(const Plan& plan);
std::expected<Plan, std::string> plan_of(const store::TableInfo& info);

}  // namespace sabot::server
