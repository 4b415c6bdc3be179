#include "sabot/odds/panos/solution.hpp"

namespace sabot::odds {
namespace {

using baccarat::Draw;

std::size_t at(int i) { return static_cast<std::size_t>(i); }

// Each punto's plays that the model gives.
struct Given {
  PanosStrategy puntos;
  SaidPlays said;

  bool says_all(const FreeTotals& free) const { return said.size() == 2 * free.size(); }
};

std::expected<Given, std::string> read_puntos(const PanosSolution& solution) {
  Given given{by_letters(solution.rules.puntos), {}};
  for (const auto& play : solution.model.puntos) {
    if (const auto name = play.substr(0, play.find('=')); name.find(':') != name.rfind(':'))
      return std::unexpected("\"" + name + "\" is not a choice here; the choices are 1:5, 2:5");
    if (const auto set = set_play(given.puntos, solution.table->free_totals(),
                                  solution.rules.banker, play, given.said);
        !set)
      return std::unexpected(set.error());
  }
  return given;
}

// The equilibrium's mixes where nothing is given.
void complete(Given& given, const PanosEquilibrium& found, const FreeTotals& free) {
  for (const int total : free) {
    const auto text = std::to_string(total);
    if (!given.said.contains("1:" + text))
      given.puntos.first[at(total)] = found.play.first[at(total)];
    if (!given.said.contains("2:" + text))
      given.puntos.second[at(total)] = found.play.second[at(total)];
  }
}

std::vector<PanosReading> readings_of(const PanosSolution& solution) {
  std::vector<PanosReading> readings;
  const BankerGame bound(*solution.table, solution.model.stakes, solution.deduction(),
                         bound_banker(solution.rules.banker));
  for (const auto plays : {BankerPlays::first, BankerPlays::second, BankerPlays::draw,
                           BankerPlays::stand, BankerPlays::best}) {
    auto play = solution.play;
    play.banca = plays == BankerPlays::best
                     ? bound.best_answer(play)
                     : banker_by_cuadro(solution.rules.banker, plays, solution.model.stakes);
    readings.push_back({plays, values_of(solution, play)});
  }
  return readings;
}

}  // namespace

PanosValues values_of(const PanosSolution& solution, const PanosStrategy& play) {
  const auto law = law_of(*solution.table, play);
  const auto banca = value_of(law, banker_nets(solution.model.stakes, solution.deduction()));
  const auto whole = value_of(law, banker_nets(solution.model.stakes, {}));
  return {value_of(law, first_nets()), value_of(law, second_nets()), banca, whole - banca};
}

std::expected<PanosSolution, std::string> solve_panos(const law::Ruleset& ruleset,
                                                      const PanosModel& model) {
  auto rules = two_panos_of(ruleset);
  if (!rules) return std::unexpected(rules.error());
  auto source = Source::with_replacement();
  if (!model.with_replacement) {
    const auto cards = cards_left(*rules, model.gone);
    if (!cards) return std::unexpected(cards.error());
    source = {*cards, false};
  }
  PanosSolution solution{.ground = ground_of(ruleset),
                         .packs = model.with_replacement ? 0 : rules->packs,
                         .model = model,
                         .rules = *rules,
                         .table = nullptr,
                         .game = nullptr,
                         .equilibrium = {},
                         .play = {},
                         .values = {},
                         .readings = {},
                         .heeding = 0};
  solution.table = std::make_shared<CoupTable>(source, rules->puntos, rules->beat);
  solution.game = std::make_shared<BankerGame>(
      *solution.table, model.stakes, solution.deduction(),
      model.follows_cuadro ? bound_banker(rules->banker) : free_banker(rules->banker));
  auto given = read_puntos(solution);
  if (!given) return std::unexpected(given.error());
  const auto& free = solution.table->free_totals();
  if (!given->says_all(free)) {
    auto found = find_equilibrium(*solution.game, model.stakes.first == model.stakes.second);
    if (!found) return std::unexpected(found.error());
    complete(*given, *found, free);
    solution.equilibrium = *std::move(found);
  }
  solution.play = given->puntos;
  solution.play.banca = solution.is_answer() ? solution.game->best_answer(solution.play)
                                             : solution.equilibrium->play.banca;
  solution.values = values_of(solution, solution.play);
  solution.readings = readings_of(solution);
  solution.heeding = solution.game->gain_of_heeding(solution.play);
  return solution;
}

std::vector<PanosCell> panos_cells(const PanosSolution& solution) {
  const auto& table = *solution.table;
  const auto& free = table.free_totals();
  std::vector<PanosCell> cells;
  for (std::size_t number = 0; number < banker_cells; ++number) {
    if (solution.game->letters()[number] != Draw::optional) continue;
    PanosCell one{BankerCell::of(number), solution.play.banca[number], 0, 0};
    for (std::size_t first = 0; first < table.choices(); ++first)
      for (std::size_t second = 0; second < table.choices(); ++second) {
        Wide sequences = 0;
        for (const auto count : table.ways(number, first, second).stood) sequences += count;
        if (sequences == 0) continue;
        one.reach += reach_of(solution.play.first, free, first, one.cell.first) *
                     reach_of(solution.play.second, free, second, one.cell.second) *
                     integer(sequences);
      }
    if (one.reach == 0) continue;
    one.reach /= table.sequences();
    one.gain = solution.game->gain(number, solution.play);
    cells.push_back(std::move(one));
  }
  return cells;
}

}  // namespace sabot::odds
