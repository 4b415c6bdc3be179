#include "sabot/cli/law_selection.hpp"

#include <algorithm>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "sabot/cli/command.hpp"
#include "sabot/law/ruleset.hpp"

namespace sabot::cli {
namespace {

// Every value that the rows have, in the order of the catalogue.
std::vector<std::string_view> values_of(std::string_view law::Row::*field) {
  std::vector<std::string_view> values;
  for (const auto& row : law::articles())
    if (std::ranges::find(values, row.*field) == values.end()) values.push_back(row.*field);
  return values;
}

bool is_known(Common& common, std::string_view what, std::string_view law::Row::*field,
              const std::string& value) {
  const auto known = values_of(field);
  if (value.empty() || std::ranges::find(known, value) != known.end()) return true;
  common.fail(fmt::format("{} {} {}; {}: {}",
                          common.say("no hay reglas con", "there are no rules with"), what, value,
                          common.say("hay", "there are"), fmt::join(known, ", ")));
  return false;
}

bool matches(const Selection& selection, const law::Row& row) {
  const auto fits = [](const std::string& wanted, std::string_view value) {
    return wanted.empty() || wanted == value;
  };
  return fits(selection.rules, law::name(row.regulation)) && fits(selection.game, row.game) &&
         fits(selection.kind, row.kind) && fits(selection.testable, law::name(row.testable));
}

}  // namespace

void add_rules_and_game(Command command, const Common& common, Selection& selection) {
  command
      .add_option("--rules", selection.rules,
                  common.text("Solo de este reglamento", "Only from this regulation"))
      .one_of({"es79", "as11", "ar", "art"});
  command.add_option("--game", selection.game,
                     common.text("Solo de este juego", "Only for this game"));
}

void add_kind_and_testable(Command command, const Common& common, Selection& selection) {
  command.add_option(
      "--kind", selection.kind,
      common.text("Solo de esta clase: bet (apuesta), deal (reparto), settlement (pago), …",
                  "Only of this kind: bet, deal, settlement, …"));
  command
      .add_option("--testable", selection.testable,
                  common.text("A quién toca cumplirla: al programa, al casino o a las personas",
                              "Who enforces it: the program, the operator or people"))
      .one_of({"engine", "operator-config", "human-only"});
}

std::optional<std::vector<const law::Row*>> selected(Common& common, const Selection& selection) {
  if (!is_known(common, common.say("el juego", "the game"), &law::Row::game, selection.game) ||
      !is_known(common, common.say("la clase", "the kind"), &law::Row::kind, selection.kind))
    return std::nullopt;
  std::vector<const law::Row*> rows;
  for (const auto& row : law::articles())
    if (matches(selection, row)) rows.push_back(&row);
  return rows;
}

}  // namespace sabot::cli
