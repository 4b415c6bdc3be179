#pragma once
// From the street to a table: who somebody is, which table, in which office, with how many chips.
// What was not said on the command line is asked for, and Enter takes what is proposed.

#include <optional>
#include <string>

#include "sabot/cli/command.hpp"
#include "sabot/cli/join_house.hpp"
#include "sabot/cli/join_lines.hpp"

namespace sabot::cli {

struct JoinWish {
  std::string url;  // of the house, or the link of a table
  std::string table;
  std::string invitation;  // what the link of a private table carries
  std::string name;        // as a guest
  std::string account;     // with a password
  std::string as = "player";
  std::string chips;
  bool watch = false;
  bool insecure = false;
};

struct Visit {
  std::string person;
  std::string table;
};

// None, and a message, where that fails. From then on the house is asked as this person.
std::optional<Visit> go_to_table(Common& common, DistantHouse& house, Lines& lines,
                                 const JoinWish& wish);

// Parts of it, for the table as well. What went wrong, or nothing.
std::optional<Objected> buy_chips(DistantHouse& house, const std::string& table,
                                  const std::string& amount);
std::optional<Objected> redeem_chips(DistantHouse& house, const std::string& table,
                                     const std::string& amount);
std::optional<Objected> set_bots(DistantHouse& house, const std::string& table, int count);

}  // namespace sabot::cli
