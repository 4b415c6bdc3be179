#include <algorithm>
#include <array>
#include <memory>

#include "sabot/cli/command.hpp"
#include "sabot/cli/game_kinds.hpp"
#include "sabot/cli/odds_options.hpp"

// sabot odds: what every bet is worth, exactly.

namespace sabot::cli {
namespace {

struct Shown {
  bool (*is_of_this_kind)(const law::Ruleset&);
  void (*show)(Common&, const OddsOptions&, const std::vector<law::Ruleset>&);
};
constexpr std::array shown{
    Shown{has_two_panos, show_panos_odds},
    Shown{has_one_cuadro, show_card_odds},
    Shown{has_wheel, show_wheel_odds},
    Shown{has_two_rows, show_rows_odds},
};

void show_odds(Common& common, const OddsOptions& options) {
  const auto rulesets = options.ruleset.load_all(common);
  if (!rulesets) return;
  const auto& first = rulesets->front();
  const auto* kind =
      std::ranges::find_if(shown, [&](const Shown& one) { return one.is_of_this_kind(first); });
  if (kind == shown.end()) return common.fail("the odds of " + first.game() + " are not known yet");
  if (kind->show != show_panos_odds && options.panos.are_idle(common)) return;
  if (options.run.are_idle(common, has_bank_runs(first))) return;
  kind->show(common, options, *rulesets);
}

}  // namespace

void add_odds(Command program, Common& common) {
  auto options = std::make_shared<OddsOptions>();
  const auto command = add_command(
      program, common, "odds",
      {"Probabilidades exactas: de cada apuesta, cuánto gana, empata y pierde, su valor, la "
       "ventaja de la casa y la varianza; la distribución de los totales y de las cartas, o lo que "
       "vale una apuesta en prisión",
       "Exact odds: how often each bet wins, ties and loses, its value, the house's edge and the "
       "variance; the distribution of the totals and of the cards, or what a prisoner is worth"},
      "sabot odds punto-y-banca --rules as11 --gone 9s,9h,4xKd\n"
      "  sabot odds punto-y-banca --removals --csv\n"
      "  sabot odds punto-y-banca --decks 1,6-8 --deduction 0,2.5%,5% --csv\n"
      "  sabot odds punto-y-banca --stake 0.50\n"
      "  sabot odds punto-y-banca --coups 100 --bankroll 20 --goal 40\n"
      "  sabot odds punto-y-banca --rules ar --opening 100,600 --maximum 1000 --half 4\n"
      "  sabot odds ruleta --rules es79 --stake 5 --minimum 5\n"
      "  sabot odds dos-panos --panos 100:50 --bank free --play 5=1/2 --banker best");
  options->ruleset.add_to(command, common);
  options->panos.add_to(command, common);
  options->panos.add_banker(command, common);
  options->run.add_to(command, common);
  command.add_option("--gone", options->gone,
                     common.text("Cartas que han salido del sabot: 9s,9h,3xKd; se puede repetir",
                                 "Cards that have left the sabot: 9s,9h,3xKd; may be repeated"));
  command.add_option("--play", options->plays,
                     common.text("Cómo se juega una opción libre: 5=9/11 es el punto que pide con "
                                 "cinco con esa probabilidad, 3:9=1 la banca con tres ante un "
                                 "nueve, 6:no=0 ante un punto plantado; con dos paños, 1:5=1/2 "
                                 "y 2:5=0 los puntos y 6:no:7=1 la banca; se puede repetir",
                                 "How a free choice is played: 5=9/11 is the punto drawing on "
                                 "five with that probability, 3:9=1 the banca on three against a "
                                 "nine, 6:no=0 against a punto that stood; with two paños, 1:5=1/2 "
                                 "and 2:5=0 the puntos and 6:no:7=1 the banca; may be repeated"));
  command.add_flag(
      "--removals", options->removals,
      common.text("Cuánto cambia el valor de cada apuesta al quitar una carta de cada valor",
                  "By how much each bet's value changes when one card of each value is removed"));
  command
      .add_flag("--csv", options->csv,
                common.text("Escribe una tabla con comas: las apuestas, el efecto de quitar una "
                            "carta o la distribución de muchas jugadas",
                            "Write a table with commas: the bets, the effects of removal, or the "
                            "law of many coups"))
      .excludes("--json");
  command.add_option("--stake", options->stake,
                     common.text("Con esta apuesta, redondeada como en la mesa: 0.50",
                                 "At this stake, rounded as at the table: 0.50"));
  command.add_option(
      "--minimum", options->minimum,
      common.text("El mínimo de la mesa, del que depende qué se queda en prisión, con --stake, o "
                  "cuánto ha de quedar en la banca, con --opening (si falta, 5)",
                  "The minimum of the table, on which it depends what stays in prison, with "
                  "--stake, or how much must stay in the bank, with --opening (5 if left out)"));
  command
      .add_option("--coups", options->coups,
                  common.text("La distribución exacta de lo que da cada apuesta en este número de "
                              "jugadas",
                              "The exact law of what each bet brings in this number of coups"))
      .within(1, odds::most_repeated_coups);
  command.add_option(
      "--bankroll", options->bankroll,
      common.text("El riesgo exacto de ruina con este número de apuestas (con --stake, este "
                  "dinero), en --coups o hasta --goal",
                  "The exact risk of ruin with this number of stakes (with --stake, this amount), "
                  "within --coups or until --goal"));
  command.add_option(
      "--goal", options->goal,
      common.text("La meta: con ella se deja de jugar", "The goal: with it the play stops"));
  command
      .add_option("--digits", options->digits,
                  common.text("Cuántos decimales", "How many decimals"))
      .show_default()
      .within(1, 100);
  command.add_option(
      "--svg", options->svg,
      common.text("Dibuja una figura en este fichero", "Draw a picture to this file"));
  command
      .add_option(
          "--picture", options->picture,
          common.text(
              "Qué se dibuja: la distribución de los totales o el valor de una apuesta según las "
              "cartas que han salido",
              "What to draw: the distribution of the totals, or the value of a bet by cards gone"))
      .show_default("totals")
      .one_of({"totals", "gone"});
  command.add_option("--bet", options->bet,
                     common.text("De qué apuesta se dibuja el valor: punto, banca, empate; con dos "
                                 "paños, de cuál se dan las muchas jugadas: primero, caballo",
                                 "Which bet to draw the value of: punto, banca, empate; with two "
                                 "paños, which one the many coups are of: primero, caballo"));
  command.callback([&common, options] { show_odds(common, *options); });
}

}  // namespace sabot::cli
