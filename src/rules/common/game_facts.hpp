#pragma once
// What a game says of its tables: who serves at them, how they are opened, how rounds set them up,
// and what people read of it.

#include <expected>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "sabot/base/money.hpp"
#include "sabot/base/notation.hpp"
#include "sabot/law/citation.hpp"
#include "sabot/rules/common/refusal.hpp"
#include "sabot/rules/common/role.hpp"
#include "sabot/rules/common/words.hpp"

namespace sabot::rules {

// Who serves at a table, under which name.
struct Staff {
  std::string_view handle;
  Role role{};
};

// How a table is to be opened, where the game has such a limit.
struct Opening {
  Money minimum = 5_units;
  int factor = 100;  // where the director sets the maximum
};

// What a hand that may choose says to draw, and to stand.
struct DrawWords {
  std::string_view draw;
  std::string_view stand;
};

// What only one table of a house may have at a time, which a setting of its rules says. The house,
// and nobody else, tells a table whether another has it by this command with `elsewhere=true` or
// `false`, before it is opened.
struct OnlyOne {
  std::string_view setting;  // "bank-kind"
  std::string_view value;    // "free"
  std::string_view noting;   // "note-free-bank"
  law::Citation by;          // that it is the house that tells
};

using Lines = std::vector<std::string>;

struct GameFacts {
  std::span<const Staff> staff;
  Role ruler{};                  // the office that rules on what no article foresees
  Role dealer = Role::croupier;  // the office that deals and pays
  // Every refusal that the game can give, in order of precedence (refusals.hpp).
  std::span<const RefusalCode> refusals;
  // The director's command that opens the table.
  std::string (*opening)(const Opening& plan) = nullptr;
  // The director's command that closes it.
  std::string_view closing = "close";
  // A line of a round that sets a table up, as ordinary commands: `table`, `player`, `sabot`.
  std::expected<Lines, NotationError> (*set_up)(std::string_view line) = nullptr;
  GameWords words;
  bool among_players = false;  // the bank is a player's: one alone has nobody to play with
  bool one_seat = false;       // a player with a seat at another table may not sit down (S-40)
  std::optional<DrawWords> draws = {};  // none where no hand may choose
  // What the ruler says when nobody can go on; empty where there is no way out.
  std::string_view way_out = {};
  bool in_tallas = true;  // its coups come in series, whose chance is promised and shown as a whole
  std::optional<OnlyOne> only_one = {};  // none: whatever one table has, another may have too
  // By trying this the croupier learns why the game cannot begin; empty where it always can.
  std::string_view beginning = {};
};

}  // namespace sabot::rules
