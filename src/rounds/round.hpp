#pragma once
// A round: a coup or more, written down as a croupier would read it, with what the regulation
// orders. docs/NOTATION.md says how.

#include <cstddef>
#include <expected>
#include <string>
#include <string_view>
#include <vector>

namespace sabot::rounds {

struct RoundError {
  std::size_t line = 0;    // from 1
  std::size_t column = 0;  // from 1
  std::string what;
};

enum class StepKind {
  command,  // > who command: what follows is compared
  silent,   // >> who command, or a line that sets the table up: it must be accepted
  options,  // ? who: what this person may do now
  check,    // = chips blas 1000: what the books or the table say
};

struct Expected {
  std::string text;
  std::size_t line = 0;
};

struct Step {
  StepKind kind{};
  std::string text;  // without its mark
  std::size_t line = 0;
  std::size_t column = 1;  // where `text` begins in its line
  bool is_setup = false;   // one of the commands that a line of the set-up stands for
  std::vector<Expected> expected;
};

// One of an operator's settings, as its round has it.
struct Setting {
  std::string name;
  std::string toml;
  std::size_t line = 0;
  std::size_t column = 1;
};

struct Round {
  std::string game;
  std::string regulation;
  std::vector<std::string> also;    // further regulations that order the same
  std::string overlay;              // the operator's settings, in TOML
  std::vector<Setting> settings;    // the same, one by one
  std::vector<std::string> proves;  // rows that it claims to prove
  std::size_t proves_line = 0;
  std::vector<Step> steps;
  std::vector<std::string> lines;  // of the file, as they stand
};

std::expected<Round, RoundError> read_round(std::string_view text);

// The same round under one of the regulations that it names: an article of another text in its
// lines is read as the parallel one.
Round under(const Round& round, std::string_view regulation);
// The id of the same rule in that text; the id itself where it has none.
std::string read_under(std::string_view regulation, std::string_view id);

}  // namespace sabot::rounds
