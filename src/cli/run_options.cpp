#include "sabot/cli/run_options.hpp"

#include "sabot/base/forms.hpp"
#include "sabot/cli/odds_options.hpp"

namespace sabot::cli {
namespace {

constexpr Money usual_minimum{5'00};
constexpr Money usual_maximum{1000'00};

std::optional<std::vector<Money>> read_openings(Common& common, std::string_view text) {
  std::vector<Money> all;
  for (std::size_t from = 0; from <= text.size();) {
    const auto comma = std::min(text.find(',', from), text.size());
    const auto amount =
        amount_of(common, "--opening", std::string(text.substr(from, comma - from)));
    if (!amount) return std::nullopt;
    if (!*amount)
      return common.fail(common.say("--opening son importes, como 100,250,600",
                                    "--opening is amounts, such as 100,250,600")),
             std::nullopt;
    all.push_back(**amount);
    from = comma + 1;
  }
  return all;
}

// PASS:AMOUNT
bool read_raise(Common& common, const std::string& text, odds::RunPlan& plan) {
  const auto colon = text.find(':');
  const auto pass = from_text<int>(text.substr(0, colon));
  const auto amount = from_text<Money>(colon == text.npos ? "" : text.substr(colon + 1));
  if (pass && amount && *amount > Money{} && plan.raises.emplace(*pass, *amount).second)
    return true;
  common.fail(common.say("--raise es PASE:IMPORTE, como 3:50, una vez por pase",
                         "--raise is PASS:AMOUNT, such as 3:50, once for each pass"));
  return false;
}

}  // namespace

void RunOptions::add_to(Command command, const Common& common) {
  command.add_option(
      "--opening", opening,
      common.text("Donde la banca es de un jugador pase tras pase: con cuánto sale; varias salidas "
                  "con comas: 100,250,600",
                  "Where a player holds the bank pass after pass: with how much the player goes "
                  "out; several with commas: 100,250,600"));
  command.add_option("--maximum", maximum,
                     common.text("El máximo de la mesa, del que dependen los descuentos; con "
                                 "--opening (si falta, 1000)",
                                 "The maximum of the table, on which the deductions depend; with "
                                 "--opening (1000 if left out)"));
  command
      .add_option("--passes", passes,
                  common.text("Tras ganar estos pases se da la suite a más tardar; con --opening "
                              "(si falta, 12)",
                              "After these passes won the suite is given at the latest; with "
                              "--opening (12 if left out)"))
      .within(1, odds::RunPlan::most_passes);
  command.add_option("--raise", raises,
                     common.text("Antes de este pase la banca se aumenta: 3:50; se puede repetir",
                                 "Before this pass the bank is raised: 3:50; may be repeated"));
  command.add_option(
      "--half", halves,
      common.text("Antes de este pase se retira la mitad de la banca; se puede repetir",
                  "Before this pass half of the bank is taken; may be repeated"));
  command.add_option("--suite", suite,
                     common.text("Tras ganar este pase se da la suite",
                                 "After winning this pass the suite is given"));
}

bool RunOptions::any() const {
  return !opening.empty() || !maximum.empty() || passes != 0 || !raises.empty() ||
         !halves.empty() || suite != 0;
}

bool RunOptions::are_idle(Common& common, bool game_has_runs) const {
  if (!any() || (game_has_runs && !opening.empty())) return false;
  common.fail(game_has_runs
                  ? common.say("dé --opening: con cuánto sale el jugador con el sabot",
                               "give --opening: with how much the player goes out with the sabot")
                  : common.say("--opening, --maximum, --passes, --raise, --half y --suite son "
                               "para juegos en que un jugador tiene la banca pase tras pase",
                               "--opening, --maximum, --passes, --raise, --half and --suite are "
                               "for games in which a player holds the bank pass after pass"));
  return true;
}

std::optional<std::vector<odds::RunPlan>> RunOptions::read(Common& common,
                                                           const std::string& minimum) const {
  std::vector<odds::RunPlan> plans;
  if (opening.empty()) return plans;
  const auto openings = read_openings(common, opening);
  const auto least = amount_of(common, "--minimum", minimum);
  const auto most = amount_of(common, "--maximum", maximum);
  if (!openings || !least || !most) return std::nullopt;
  odds::RunPlan plan{.opening = {},
                     .minimum = least->value_or(usual_minimum),
                     .maximum = most->value_or(usual_maximum)};
  if (passes != 0) plan.passes = passes;
  for (const auto& raise : raises)
    if (!read_raise(common, raise, plan)) return std::nullopt;
  for (const auto& half : halves) {
    const auto pass = from_text<int>(half);
    if (!pass)
      return common.fail(common.say("--half es el número de un pase, como 4",
                                    "--half is the number of a pass, such as 4")),
             std::nullopt;
    plan.halves.insert(*pass);
  }
  if (suite != 0) plan.suite = suite;
  for (const auto amount : *openings) {
    plan.opening = amount;
    plans.push_back(plan);
  }
  return plans;
}

}  // namespace sabot::cli
