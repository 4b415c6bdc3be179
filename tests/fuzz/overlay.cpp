// Any text as an operator's settings: they are refused, or rules are made of them, or they say
// what contradicts itself. A table under such rules opens, and offers what it accepts.

#include <cstdint>
#include <string_view>

#include "must.hpp"
#include "sabot/base/notation.hpp"
#include "sabot/rules/chemin_de_fer/game.hpp"
#include "sabot/rules/punto_banca/game.hpp"
#include "sabot/table/choosing.hpp"
#include "../conformance/step_chance.hpp"

namespace {

using sabot::operator""_who;
using sabot::chemin_de_fer::CheminDeFer;
using sabot::punto_banca::PuntoBanca;

template <class Game>
void check(const sabot::law::Ruleset& ruleset) {
  const auto rules = Game::Rules::from(ruleset);
  if (!rules) {
    must(!rules.error().what.empty());
    return;
  }
  const auto state = Game::initial(*rules);
  sabot::conformance::StepChance chance(1);
  for (const auto& option : Game::options(*rules, state, "casa"_who)) {
    const auto line = sabot::table::choose(option, chance);
    const auto command = sabot::read_notation<typename Game::Command>(line);
    must(command && Game::decide(*rules, state, {"casa"_who, *command}));
  }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view toml(reinterpret_cast<const char*>(data), size);
  for (const auto& [regulation, game] : sabot::law::rulesets()) {
    auto ruleset = sabot::law::Ruleset::of(regulation, game).value();
    if (const auto laid = ruleset.overlay(toml); !laid)
      must(!laid.error().what.empty());
    else if (game == "chemin-de-fer")
      check<CheminDeFer>(ruleset);
    else
      check<PuntoBanca>(ruleset);
  }
  return 0;
}
