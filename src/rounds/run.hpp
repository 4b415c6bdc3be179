#pragma once
// Runs a round at a table of its own and says where the table did something else.

#include <expected>
#include <set>
#include <string>
#include <vector>

#include "sabot/law/citation.hpp"
#include "sabot/law/ruleset.hpp"
#include "sabot/rounds/round.hpp"

namespace sabot::rounds {

struct Difference {
  std::string under;                  // which regulation, where the round names several
  std::size_t line = 0;               // of the command, or of the check
  std::string step;                   // its text
  std::vector<std::string> expected;  // as the round has it
  std::vector<std::string> actual;    // as it came
};

// A row that the round claims to prove, and nothing cites.
struct Unproven {
  std::string id;
  std::string under;  // which regulation, where the round names several

  friend bool operator==(const Unproven&, const Unproven&) = default;
};

struct Result {
  std::vector<Difference> differences;
  std::set<law::Citation> cited;  // in lines that were compared, and agreed
  std::vector<Unproven> unproven;
  std::string recorded;  // the round with what came in place of what it expected

  bool passed() const { return differences.empty() && unproven.empty(); }
};

// An error: no such game, rules or settings; or a row in `proves` that the catalogue lacks.
std::expected<Result, RoundError> run(const Round& round);

// The same by these rules, which have the round's own settings in them: under the first regulation
// that it names, and no other.
std::expected<Result, RoundError> run_by(const Round& round, const law::Ruleset& ruleset);

}  // namespace sabot::rounds
