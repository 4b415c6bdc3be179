// Any text as an operator's settings: they are refused, or rules are made of them, or they say
// what contradicts itself. A table under such rules opens, and offers what it accepts.

#include <cstdint>
#include <string_view>

#include "must.hpp"
#include "sabot/base/notation.hpp"
#include "sabot/law/legal.hpp"
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
    auto strict = sabot::law::Ruleset::of(regulation, game).value();
    auto ruleset = strict;
    const bool taken = strict.overlay(toml).has_value();
    // What an operator may set can be read again from a journal, and says so where it leaves the
    // regulation.
    const auto laid = sabot::law::overlay_recorded(ruleset, toml);
    must(laid || !taken);
    if (taken && !sabot::law::departures_of(strict).empty())
      must(toml.contains(sabot::law::leaving_key));
    if (!laid)
      must(!laid.error().what.empty());
    else if (game == "chemin-de-fer")
      check<CheminDeFer>(ruleset);
    else
      check<PuntoBanca>(ruleset);
  }
  return 0;
}
