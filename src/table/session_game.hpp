#pragma once
// What a session must know of a game beyond the options that its people are given: who staffs it
// and how it is opened, who plays it sensibly, and who has run out of chips.

#include <string>
#include <string_view>
#include <vector>

#include <boost/json/object.hpp>

#include "sabot/base/person.hpp"
#include "sabot/law/catalogue.hpp"
#include "sabot/rules/common/role.hpp"
#include "sabot/table/bot.hpp"

namespace sabot::table {

enum class Bots : std::uint8_t {
  strategy,  // who play sensibly
  random,
  mixed,  // every other one
};

struct SessionPlan {
  int players = 7;
  Money chips = 1000_units;
  Money minimum = 5_units;
  int factor = 100;  // where the director sets the maximum
  Bots bots = Bots::strategy;
  bool rebuys = false;                         // a player who cannot go on buys as many chips again
  law::Language language = law::Language::en;  // in which a refused command is explained
};

struct SessionGame {
  std::vector<std::string_view> names;  // of the games played like that
  std::vector<std::string> (*opening)(const SessionPlan& plan);
  Bot (*player)(const PersonId& self, Whim whim);
  bool (*is_broke)(const boost::json::object& view, const PersonId& self);
  rules::Role inspector = rules::Role::inspector;  // the office that rules on what is unforeseen
  bool among_players = false;  // the bank is a player's: one alone has nobody to play with
  // What the inspector rules when nobody can go on; empty where there is no way out.
  std::string_view way_out;
};

const SessionGame& session_game(std::string_view game);

}  // namespace sabot::table
