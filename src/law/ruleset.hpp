#pragma once
// The parameters of one game under one regulation, each value beside its source: law/rulesets/.
// An operator's overlay replaces values; what it replaces then cites house.<name>, so that custom
// is never shown as law.

#include <cstdint>
#include <expected>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "sabot/law/catalogue.hpp"
#include "sabot/law/citation.hpp"

namespace sabot::law {

using Value = std::variant<bool, std::int64_t, std::string, std::vector<std::int64_t>,
                           std::vector<std::string>>;

// As an operator would write it: 6, true, 5%, or a list with commas between its parts.
std::string value_text(const Value& value);

struct Parameter {
  std::string name;  // as in the file: "cards-below-stop"
  Value value;
  Citations by;
  // It came when journals had been written without it, and no operator has set it.
  bool later = false;
};

struct RulesetError {
  std::string what;  // what is wrong and what to do about it
  int line = 0;      // 0 where no place can be named
  int column = 0;
  std::vector<std::string> words = {};  // where one of these was wanted
};

class Ruleset {
 public:
  // A ruleset that comes with the program, by regulation ("as11") and game ("punto-y-banca").
  static std::expected<Ruleset, RulesetError> of(std::string_view regulation,
                                                 std::string_view game);

  const std::string& game() const { return game_; }
  Regulation regulation() const { return regulation_; }
  std::string name() const;  // "as11.punto-y-banca"
  const std::vector<Parameter>& parameters() const { return parameters_; }
  const Parameter* find(std::string_view name) const;

  // What no operator sets: the articles behind something, under its name. None: empty.
  std::vector<Citation> articles(std::string_view name) const;

  // An operator's file in TOML: `name = value` lines. All of it or nothing takes effect.
  std::expected<void, RulesetError> overlay(std::string_view toml);
  // One setting, its value as text: overlay_one("packs", "8").
  std::expected<void, RulesetError> overlay_one(std::string_view name, std::string_view value);
  // With one value changed and its source kept: the text as it might be misread. No operator can do
  // this, since settings cite themselves; it is for testing the proofs (ruleset_change.hpp).
  Ruleset with_value(std::string_view name, Value value) const;

 private:
  std::string game_;
  Regulation regulation_ = Regulation::none;
  std::vector<Parameter> parameters_;
  std::map<std::string, std::vector<Citation>, std::less<>> articles_;
};

struct RulesetName {
  std::string_view regulation;
  std::string_view game;
};
// Those that come with the program.
const std::vector<RulesetName>& rulesets();

std::string_view name(Regulation regulation);  // "as11"
std::optional<Regulation> regulation_named(std::string_view name);

}  // namespace sabot::law
