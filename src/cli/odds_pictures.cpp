#include <fmt/format.h>

#include "sabot/cli/odds_tables.hpp"
#include "sabot/cli/odds_text.hpp"
#include "sabot/cli/pictures.hpp"

namespace sabot::cli {
namespace {

using chart::Numbers;
using odds::approximate;

std::string cards_subtitle(const Common& common, const odds::Report& report) {
  auto text = fmt::format("{}, {} {}", report.ground.ruleset, report.cards.size(),
                          common.say("cartas", "cards"));
  const auto choices = choices_text(common, report.ways.front().choices);
  return choices.empty() ? text : text + "; " + choices;
}

}  // namespace

Picture totals_picture(const Common& common, const odds::Report& report) {
  const auto& law = report.ways.front().law;
  chart::HeatMap map{.title = std::string(common.say("Totales del punto y de la banca",
                                                     "Totals of punto and banca")),
                     .subtitle = cards_subtitle(common, report),
                     .row_title = "punto",
                     .column_title = "banca",
                     .numbers = Numbers::percent};
  for (int punto = 0; punto < 10; ++punto) {
    map.rows.push_back(std::to_string(punto));
    map.columns.push_back(std::to_string(punto));
    for (int banca = 0; banca < 10; ++banca)
      map.cells.push_back(approximate(law.probability(law.sequences_of(punto, banca))));
  }
  return map;
}

Picture gone_picture(const Common& common, const odds::Report& report, std::size_t bet) {
  const auto& way = report.ways.front();
  chart::Chart picture{
      .title = fmt::format("{} {}", common.say("Valor de la apuesta a", "Value of a bet on"),
                           way.bets[bet].name),
      .subtitle = cards_subtitle(common, report),
      .x = {std::string(common.say("cartas de un mismo valor que faltan",
                                   "cards of one value that are gone")),
            Numbers::whole},
      .y = {std::string(common.say("valor esperado", "expected value")), Numbers::percent},
      .colouring = chart::Colouring::ordered};
  for (int points = 0; points < 10; ++points) {
    chart::Line line{.name = points_text(points)};
    const auto values = odds::values_by_gone(report, way, bet, points, 4 * report.game.packs);
    for (std::size_t gone = 0; gone < values.size(); ++gone)
      line.points.push_back({static_cast<double>(gone), approximate(values[gone])});
    picture.lines.push_back(std::move(line));
  }
  return picture;
}

}  // namespace sabot::cli
