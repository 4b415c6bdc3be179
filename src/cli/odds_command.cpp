#include <algorithm>
#include <iostream>
#include <memory>

#include <boost/json/serialize.hpp>

#include "sabot/cli/numbers.hpp"
#include "sabot/cli/odds_text.hpp"
#include "sabot/cli/pictures.hpp"
#include "sabot/cli/ruleset_options.hpp"

// sabot odds: what every bet is worth, exactly.

namespace sabot::cli {
namespace {

struct Options {
  RulesetOptions ruleset;
  std::vector<std::string> gone;
  std::vector<std::string> plays;
  int digits = 8;
  std::string svg;
  std::string picture;
  std::string bet;
};

std::optional<odds::Query> query_of(Common& common, const Options& options) {
  odds::Query query{{}, options.plays};
  for (const auto& text : options.gone) {
    const auto cards = odds::read_cards(text);
    if (!cards) return common.fail("--gone: " + cards.error()), std::nullopt;
    query.gone.insert(query.gone.end(), cards->begin(), cards->end());
  }
  return query;
}

// Of the bet asked for, or of the first.
std::optional<Picture> picture_of(Common& common, const Options& options,
                                  const odds::Report& report) {
  if (options.picture != "gone") return totals_picture(common, report);
  const auto& bets = report.game.bets;
  const auto bet =
      options.bet.empty() ? bets.begin() : std::ranges::find(bets, options.bet, &odds::Bet::name);
  if (bet == bets.end())
    return common.fail(common.say("--bet: no hay tal apuesta", "--bet: there is no such bet")),
           std::nullopt;
  return gone_picture(common, report, static_cast<std::size_t>(bet - bets.begin()));
}

// What would be drawn nowhere, or of no bet, is refused before anything is said.
bool has_idle_options(Common& common, const Options& options) {
  if (!picture_has_a_place(
          common, options.svg,
          {{"--picture", !options.picture.empty()}, {"--bet", !options.bet.empty()}}))
    return true;
  if (options.bet.empty() || options.picture == "gone") return false;
  common.fail(common.say("--bet dice de qué apuesta es el dibujo de --picture gone",
                         "--bet says of which bet --picture gone is drawn: give both"));
  return true;
}

void show_odds(Common& common, const Options& options) {
  if (has_idle_options(common, options)) return;
  const auto ruleset = options.ruleset.load(common);
  if (!ruleset) return;
  const auto query = query_of(common, options);
  if (!query) return;
  const auto report = odds::report(*ruleset, *query);
  if (!report) return common.fail(report.error());
  if (common.json)
    std::cout << boost::json::serialize(odds_json(*report, options.digits)) << '\n';
  else
    std::cout << with_numbers(common.lang(), odds_text(common, *report, options.digits));
  if (!wants_picture(common, options.svg)) return;
  if (const auto picture = picture_of(common, options, *report))
    show_picture(common, options.svg, *picture);
}

}  // namespace

void add_odds(CLI::App& program, Common& common) {
  auto options = std::make_shared<Options>();
  auto* command = add_command(
      program, common, "odds",
      {"Probabilidades exactas: de cada apuesta, cuánto gana, empata y pierde, su valor, la "
       "ventaja de la casa y la varianza; y la distribución de los totales y de las cartas",
       "Exact odds: how often each bet wins, ties and loses, its value, the house's edge and the "
       "variance; the distribution of the totals and of the cards"},
      "sabot odds punto-y-banca --rules as11 --gone 9s,9h,4xKd");
  options->ruleset.add_to(*command, common);
  command->add_option("--gone", options->gone,
                      common.text("Cartas que han salido del sabot: 9s,9h,3xKd; se puede repetir",
                                  "Cards that have left the sabot: 9s,9h,3xKd; may be repeated"));
  command->add_option("--play", options->plays,
                      common.text("Cómo se juega una opción libre: 5=9/11 es el punto que pide con "
                                  "cinco con esa probabilidad, 3:9=1 la banca con tres ante un "
                                  "nueve, 6:no=0 ante un punto plantado; se puede repetir",
                                  "How a free choice is played: 5=9/11 is the punto drawing on "
                                  "five with that probability, 3:9=1 the banca on three against a "
                                  "nine, 6:no=0 against a punto that stood; may be repeated"));
  command
      ->add_option("--digits", options->digits,
                   common.text("Cuántos decimales", "How many decimals"))
      ->capture_default_str()
      ->check(CLI::Range(1, 100));
  command->add_option(
      "--svg", options->svg,
      common.text("Dibuja una figura en este fichero", "Draw a picture to this file"));
  command
      ->add_option(
          "--picture", options->picture,
          common.text(
              "Qué se dibuja: la distribución de los totales o el valor de una apuesta según las "
              "cartas que han salido",
              "What to draw: the distribution of the totals, or the value of a bet by cards gone"))
      ->default_str("totals")
      ->check(CLI::IsMember({"totals", "gone"}));
  command->add_option("--bet", options->bet,
                      common.text("De qué apuesta se dibuja el valor: punto, banca, empate",
                                  "Which bet to draw the value of: punto, banca, empate"));
  command->callback([&common, options] { show_odds(common, *options); });
}

}  // namespace sabot::cli
