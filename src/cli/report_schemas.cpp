#include "sabot/cli/report_schemas.hpp"

#include <algorithm>
#include <array>

#include "sabot/cli/report_schema_parts.hpp"
#include "sabot/cli/run_schema.hpp"

namespace sabot::cli {
namespace {

using namespace schemas;

// A report of one kind of game or another, or several of them.
json::object one_or_sweep(std::initializer_list<std::string_view> reports) {
  json::array any;
  for (const auto report : reports) {
    const auto one = SchemaDefinitions::reference(report);
    any.push_back(one);
    any.push_back(object_of({{"sweep", list_of(one)}}));
  }
  return {{"anyOf", std::move(any)}};
}

void define_shared(SchemaDefinitions& all) {
  all.define("Exact", described(object_of({{"fraction", fraction}, {"decimal", decimal}}),
                                "An exact number, and the same rounded"));
  all.define("Choices", described(map_of(fraction),
                                  "By choice the probability of drawing, as {\"5\": \"9/11\"}"));
}

json::object removal() {
  return object_of({{"points", count}, {"cards", count}, {"changes", map_of(exact())}});
}

json::object way() {
  const auto cards = object_of({{"punto", count}, {"banca", count}, {"probability", exact()}});
  const auto bet = object_of(Fields{{"bet", text}, {"standard_deviation", decimal}} +
                             exacts({"win", "tie", "loss", "variance", "value", "edge",
                                     "resolved_value", "resolved_edge", "house"}));
  const auto covariance = object_of(
      {{"bets", list_of(text)}, {"covariance", exact()}, {"correlation", or_null(decimal)}});
  return object_of(
      {{"choices", SchemaDefinitions::reference("Choices")},
       {"bets", list_of(bet)},
       {"sequences",
        object_of(
            {{"punto", fraction}, {"banca", fraction}, {"empate", fraction}, {"all", fraction}})},
       {"totals", list_of(list_of(exact()))},
       {"cards", list_of(cards)},
       {"cards_mean", exact()},
       {"covariances", list_of(covariance)}},
      {{"removals", list_of(removal())},
       {"session", SchemaDefinitions::reference("OddsSession")},
       {"runs", list_of(SchemaDefinitions::reference("BankRun"))}});
}

// What many coups bring.
json::object session() {
  const auto result = object_of(exacts({"net", "probability"}));
  const auto law = object_of(Fields{{"standard_deviation", decimal},
                                    {"quantiles", map_of(exact())},
                                    {"results", list_of(result)}} +
                             exacts({"mean", "variance", "behind", "even", "ahead"}));
  const auto ruin = object_of(exacts({"ruined", "reached", "neither"}));
  const auto bet = object_of({{"bet", text}, {"law", or_null(law)}, {"ruin", or_null(ruin)}});
  return object_of({{"coups", or_null(count)},
                    {"bankroll", or_null(exact())},
                    {"goal", or_null(exact())},
                    {"bets", list_of(bet)}});
}

// A kind of chance at a wheel: how its owner chooses at a zero, and what that is worth.
json::object wheel_kind() {
  const json::object choice{{"enum", json::array{"half", "prison", "best"}}};
  const auto way = object_of(Fields{{"choice", or_null(choice)}, {"standard_deviation", decimal}} +
                             exacts({"value", "edge", "variance"}));
  const json::object better{{"enum", json::array{"half", "prison"}}};
  const auto zero = object_of(Fields{{"zeros", count}, {"must_stay", truth}, {"best", better}} +
                              exacts({"held", "half", "prisoner", "best_prisoner"}));
  const auto prison = object_of({{"zeros", list_of(zero)}, {"then_shrinks_by", exact()}});
  return object_of(Fields{{"kind", text},
                          {"chances", list_of(text)},
                          {"numbers", count},
                          {"pockets", count},
                          {"price", fraction},
                          {"ways", list_of(way)},
                          {"prison", or_null(prison)}} +
                   exacts({"win", "zero", "loss"}));
}

void define_wheel_odds(SchemaDefinitions& all) {
  all.define("WheelKind", described(wheel_kind(), "The odds of one kind of chance"));
  const auto kinds = list_of(SchemaDefinitions::reference("WheelKind"));
  all.define("WheelOddsReport",
             described(object_of(ground() + Fields{{"pockets", count},
                                                   {"house_number", count},
                                                   {"house_number_rule", text},
                                                   {"kinds", kinds}},
                                 {{"stake", text},
                                  {"minimum", text},
                                  {"session", SchemaDefinitions::reference("OddsSession")}}),
                       "The odds of a wheel under one setting"));
}

// Two rows: what a coup does to each chance, and what a bet on it is worth.
void define_rows_odds(SchemaDefinitions& all) {
  const json::object play{{"enum", json::array{"half", "prison", "best", "insured"}}};
  const auto way = object_of(Fields{{"play", play}, {"standard_deviation", decimal}} +
                             exacts({"value", "edge", "decided_edge", "variance"}));
  const json::object better{{"enum", json::array{"half", "prison"}}};
  const auto prison = object_of(Fields{{"times", count}, {"must_stay", truth}, {"best", better}} +
                                exacts({"held", "half", "prisoner", "best_prisoner"}));
  const auto bet =
      object_of(Fields{{"chance", text}, {"ways", list_of(way)}, {"prison", list_of(prison)}} +
                exacts({"win", "loss", "tie", "refait"}));
  all.define("RowsOddsReport",
             described(object_of(ground() + Fields{{"packs", count},
                                                   {"gone", list_of(text)},
                                                   {"cards", count},
                                                   {"least_total", count},
                                                   {"totals", list_of(list_of(exact()))},
                                                   {"totals_red_first", list_of(list_of(exact()))},
                                                   {"unfinished", exact()},
                                                   {"insurance", exact()},
                                                   {"bets", list_of(bet)}},
                                 {{"stake", text}, {"minimum", text}}),
                       "The odds of two rows under one setting"));
}

// What two paños have in common, whatever is asked of them.
Fields both_panos() {
  const json::object bank{{"enum", json::array{"limited", "free"}}};
  return {{"gone", list_of(text)},
          {"stakes", described(list_of(exact()), "On the first paño and on the second")},
          {"bank", bank},
          {"deduction", exact()}};
}
const json::object banker_plays{
    {"enum", json::array{"first", "second", "larger", "draw", "stand", "best"}}};

void define_panos_odds(SchemaDefinitions& all) {
  const auto row = object_of(exacts({"punto", "banca", "empate"}));
  const auto joint = described(object_of({{"punto", row}, {"banca", row}, {"empate", row}}),
                               "By who wins on the first paño, then by who does on the second");
  const auto bet = object_of(Fields{{"bet", text}, {"standard_deviation", decimal}} +
                             exacts({"win", "tie", "loss", "value", "variance", "house"}));
  const auto covariance = object_of({{"bets", list_of(text)}, {"covariance", exact()}});
  const auto way = object_of(
      {{"choices", SchemaDefinitions::reference("Choices")},
       {"joint", joint},
       {"bets", list_of(bet)},
       {"covariances", list_of(covariance)}},
      {{"removals", list_of(removal())}, {"session", SchemaDefinitions::reference("OddsSession")}});
  all.define("PanosOddsReport", described(object_of(ground() + both_panos() +
                                                        Fields{{"packs", count},
                                                               {"cards", count},
                                                               {"cards_by_points", list_of(count)},
                                                               {"banker", banker_plays},
                                                               {"ways", list_of(way)}},
                                                    {{"stake", text}, {"minimum", text}}),
                                          "The odds of two paños under one setting"));
}

void define_odds(SchemaDefinitions& all) {
  all.define("OddsSession", described(session(), "The law of many coups, and the risk of ruin"));
  define_bank_run(all);
  all.define("OddsWay", described(way(), "The odds when the free choices are played so"));
  const auto ways = list_of(SchemaDefinitions::reference("OddsWay"));
  all.define("OddsReport",
             described(object_of(ground() + Fields{{"packs", count},
                                                   {"deduction", exact()},
                                                   {"gone", list_of(text)},
                                                   {"cards", count},
                                                   {"cards_by_points", list_of(count)},
                                                   {"ways", ways}},
                                 {{"stake", text},
                                  {"best_for_punto",
                                   described(count, "Which way, where only the punto chooses")}}),
                       "The odds under one setting"));
  define_wheel_odds(all);
  define_panos_odds(all);
  define_rows_odds(all);
  all.define("OddsOutput", described(one_or_sweep({"OddsReport", "WheelOddsReport",
                                                   "PanosOddsReport", "RowsOddsReport"}),
                                     "What sabot odds --json writes"));
}

json::object cells() {
  const auto ending = object_of(exacts({"value", "win", "tie", "loss", "variance"}));
  const auto cell = object_of({{"at", text},
                               {"reach", exact()},
                               {"gain", or_null(exact())},
                               {"drawing", or_null(ending)},
                               {"standing", or_null(ending)}});
  return object_of({{"punto", list_of(cell)}, {"banca", list_of(cell)}});
}

void define_panos_solution(SchemaDefinitions& all) {
  const auto play = list_of(object_of({{"at", text}, {"draw", exact()}}));
  const auto values = object_of(exacts({"first", "second", "banca", "house"}));
  const auto equilibrium =
      object_of({{"exact", truth},
                 {"regrets", described(object_of(exacts({"first", "second", "banca"})),
                                       "What each would gain at most by playing otherwise")},
                 {"root_of", described(or_null(list_of(fraction)),
                                       "The mix solves this polynomial, the constant first")}});
  const auto reading = object_of({{"plays", banker_plays}, {"values", values}, {"cost", exact()}});
  const auto cell = object_of(Fields{{"at", text}} + exacts({"draw", "reach", "gain"}));
  all.define("PanosSolveReport",
             described(object_of(ground() + both_panos() +
                                     Fields{{"with_replacement", truth},
                                            {"follows_cuadro", truth},
                                            {"answer", truth},
                                            {"puntos", play},
                                            {"banca", play},
                                            {"values", values},
                                            {"equilibrium", or_null(equilibrium)},
                                            {"heeding", exact()},
                                            {"cuadro", list_of(reading)}},
                                 {{"packs", count}, {"cells", list_of(cell)}}),
                       "Two paños solved under one setting"));
}

void define_solution(SchemaDefinitions& all) {
  const json::object third{
      {"anyOf", json::array{json::object{{"type", "integer"}, {"minimum", 0}, {"maximum", 9}},
                            json::object{{"const", "no"}}}}};
  all.define("SolvePlay",
             described(list_of(object_of({{"at", text}, {"hand", text}, {"draw", exact()}},
                                         {{"third", third}})),
                       "With which probability each decision is to draw"));
  all.define("SolveValues", object_of(exacts({"punto", "banca", "house"})));
  const auto play = SchemaDefinitions::reference("SolvePlay");
  const auto values = SchemaDefinitions::reference("SolveValues");
  const auto reading = object_of(Fields{{"options", SchemaDefinitions::reference("Choices")},
                                        {"punto_answers", play},
                                        {"against_answer", values},
                                        {"against_equilibrium", values}} +
                                 exacts({"cost_against_answer", "cost_against_equilibrium"}));
  const auto answers = object_of({{"punto", play},
                                  {"banca", play},
                                  {"values", values},
                                  {"banca_answers", play},
                                  {"values_with_banca_answer", values},
                                  {"punto_answers", play},
                                  {"values_with_punto_answer", values}});
  const json::object sees{{"enum", json::array{"totals", "banker-cards", "cards"}}};
  all.define("SolveReport",
             described(object_of(ground() + Fields{{"with_replacement", truth},
                                                   {"gone", list_of(text)},
                                                   {"sees", sees},
                                                   {"follows_cuadro", truth},
                                                   {"deduction", exact()},
                                                   {"equilibria", count},
                                                   {"punto", play},
                                                   {"banca", play},
                                                   {"values", values},
                                                   {"cuadro", list_of(reading)}},
                                 {{"packs", count}, {"cells", cells()}, {"answers", answers}}),
                       "A game solved under one setting"));
  define_panos_solution(all);
  all.define("SolveOutput", described(one_or_sweep({"SolveReport", "PanosSolveReport"}),
                                      "What sabot solve --json writes"));
}

// What every simulation says of itself, whatever the game.
Fields simulated_fields() {
  const auto compared = object_of({{"mean", exact()}, {"error", or_null(number)}});
  const auto bet = object_of({{"bet", text},
                              {"mean", exact()},
                              {"error", or_null(number)},
                              {"interval", or_null(list_of(number))},
                              {"exact", exact()},
                              {"compared", compared},
                              {"deviation", or_null(number)}});
  const json::object seed{{"type", "string"}, {"pattern", "^[0-9]+$"}};
  return ground() + Fields{{"seed", seed},
                           {"coups", count},
                           {"counts", map_of(count)},
                           {"bets", list_of(bet)},
                           {"reached", or_null(truth)},
                           {"interrupted", truth},
                           {"threads", count},
                           {"processes", count},
                           {"seconds", number}};
}

void define_simulation(SchemaDefinitions& all) {
  const auto asked =
      object_of({{"until_error", or_null(number)}}, {{"coups", count}, {"tallas", count}});
  all.define("SimulateReport",
             described(object_of(simulated_fields() +
                                     Fields{{"packs", count},
                                            {"gone", list_of(text)},
                                            {"choices", SchemaDefinitions::reference("Choices")},
                                            {"asked", asked}},
                                 {{"tallas", count}, {"burned", count}, {"sure_coups", count}}),
                       "A simulation of coups or tallas"));
  const auto asked_spins = object_of({{"until_error", or_null(number)}, {"coups", count}});
  all.define("SpinReport", described(object_of(simulated_fields() + Fields{{"pockets", count},
                                                                           {"spins", count},
                                                                           {"asked", asked_spins}}),
                                     "A simulation of a wheel"));
  all.define("PanosSimulateReport",
             described(object_of(simulated_fields() + both_panos() +
                                 Fields{{"packs", count},
                                        {"choices", SchemaDefinitions::reference("Choices")},
                                        {"banker", banker_plays},
                                        {"asked", asked_spins}}),
                       "A simulation of coups with two paños"));
  all.define("RowsSimulateReport",
             described(object_of(simulated_fields() + Fields{{"packs", count},
                                                             {"gone", list_of(text)},
                                                             {"asked", asked_spins}}),
                       "A simulation of coups of two rows"));
  define_rotation(all);
  all.define(
      "SimulateOutput",
      described(
          json::object{{"anyOf", json::array{SchemaDefinitions::reference("SimulateReport"),
                                             SchemaDefinitions::reference("SpinReport"),
                                             SchemaDefinitions::reference("RotationReport"),
                                             SchemaDefinitions::reference("PanosSimulateReport"),
                                             SchemaDefinitions::reference("RowsSimulateReport")}}},
          "What sabot simulate --json writes"));
}

struct Known {
  std::string_view command;
  std::string_view report;
  void (*define)(SchemaDefinitions&);
};
constexpr std::array known{
    Known{"odds", "OddsOutput", define_odds},
    Known{"solve", "SolveOutput", define_solution},
    Known{"simulate", "SimulateOutput", define_simulation},
};

}  // namespace

const std::vector<std::string_view>& reports() {
  static const std::vector<std::string_view> names = [] {
    std::vector<std::string_view> all;
    for (const auto& one : known) all.push_back(one.command);
    return all;
  }();
  return names;
}

void define_reports(SchemaDefinitions& all) {
  define_shared(all);
  for (const auto& one : known) one.define(all);
}

json::object report_schema(std::string_view command) {
  SchemaDefinitions all;
  define_shared(all);
  const auto* const report = std::ranges::find(known, command, &Known::command);
  report->define(all);
  auto document = all.document("Sabot");
  document["$ref"] = "#/$defs/" + std::string(report->report);
  return document;
}

}  // namespace sabot::cli
