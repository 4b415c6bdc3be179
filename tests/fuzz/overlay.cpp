// Any text as an operator's settings: they are refused, or rules are made of them, or they say
// what contradicts itself. A table under such rules opens, and offers what it accepts.

#include <cstdint>
#include <string_view>

#include "must.hpp"
#include "sabot/base/notation.hpp"
#include "sabot/rules/punto_banca/game.hpp"
#include "sabot/table/choosing.hpp"
#include "../conformance/step_chance.hpp"

using sabot::operator""_who;
using sabot::punto_banca::PuntoBanca;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view toml(reinterpret_cast<const char*>(data), size);
  for (const auto& [regulation, game] : sabot::law::rulesets()) {
    auto ruleset = sabot::law::Ruleset::of(regulation, game).value();
    if (const auto laid = ruleset.overlay(toml); !laid) {
      must(!laid.error().what.empty());
      continue;
    }
    const auto rules = PuntoBanca::Rules::from(ruleset);
    if (!rules) {
      must(!rules.error().what.empty());
      continue;
    }
    const auto state = PuntoBanca::initial(*rules);
    sabot::conformance::StepChance chance(1);
    for (const auto& option : PuntoBanca::options(*rules, state, "casa"_who)) {
      const auto line = sabot::table::choose(option, chance);
      const auto command = sabot::read_notation<PuntoBanca::Command>(line);
      must(command && PuntoBanca::decide(*rules, state, {"casa"_who, *command}));
    }
  }
  return 0;
}
