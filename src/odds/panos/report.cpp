#include "sabot/odds/panos/report.hpp"

#include "sabot/odds/games.hpp"
#include "sabot/odds/stakes.hpp"

namespace sabot::odds {
namespace {

constexpr std::size_t most_open_choices = 4;

std::size_t at(int i) { return static_cast<std::size_t>(i); }

// A choice of one of the puntos.
struct PuntoChoice {
  std::string name;
  bool of_first = true;
  int total = 0;

  Fraction& in(PanosStrategy& strategy) const {
    return of_first ? strategy.first[at(total)] : strategy.second[at(total)];
  }
};

// The puntos' plays, and what has been said of the banker's, which goes over all else.
struct Given {
  PanosStrategy strategy;
  SaidPlays said;
  std::vector<PuntoChoice> open;
};

std::expected<Given, std::string> read_plays(const TwoPanos& game, const FreeTotals& free,
                                             const PanosQuery& query) {
  Given given{by_letters(game.puntos), {}, {}};
  for (const auto& play : query.plays)
    if (const auto set = set_play(given.strategy, free, game.banker, play, given.said); !set)
      return std::unexpected(set.error());
  for (const bool first : {true, false})
    for (const int total : free) {
      PuntoChoice choice{(first ? "1:" : "2:") + std::to_string(total), first, total};
      if (!given.said.contains(choice.name)) given.open.push_back(std::move(choice));
    }
  return given;
}

// The banker by the cuadro and the policy, except in the cells that a play names.
void set_banker(PanosStrategy& strategy, const SaidPlays& said, const TwoPanos& game,
                const CoupTable& table, const PanosQuery& query, const PanosBet& banca) {
  const auto named = strategy.banca;
  std::array<Fraction, joint_outcomes> nets;
  for (std::size_t i = 0; i < nets.size(); ++i) nets[i] = banca.on[i].net;
  const BankerGame banker(table, nets, bound_banker(game.banker));
  strategy.banca = query.banker == BankerPlays::best
                       ? banker.best_answer(strategy)
                       : banker_by_cuadro(game.banker, query.banker, query.stakes);
  for (std::size_t i = 0; i < banker_cells; ++i)
    if (said.contains(cell_text(BankerCell::of(i)))) strategy.banca[i] = named[i];
}

std::vector<Played> choices_of(const Given& given, PanosStrategy& strategy) {
  std::vector<Played> choices;
  for (const auto& [name, probability] : given.said) choices.push_back({name, probability});
  for (const auto& choice : given.open) choices.push_back({choice.name, choice.in(strategy)});
  return choices;
}

PanosBet bet_of(std::string name, const std::array<Fraction, joint_outcomes>& nets,
                const Fraction& part) {
  PanosBet bet{std::move(name), {}};
  for (std::size_t i = 0; i < nets.size(); ++i)
    bet.on[i] = {.resolved = nets[i] != 0, .net = nets[i] * part, .to_house = 0};
  return bet;
}

std::expected<std::vector<PanosBet>, std::string> bets_asked_for(const law::Ruleset& ruleset,
                                                                 const TwoPanos& game,
                                                                 const PanosQuery& query) {
  if (!query.at) return panos_bets(game, query.stakes, query.bank.value_or(game.bank));
  if (auto unfit = unfit_stake(query.at->stake)) return std::unexpected(*std::move(unfit));
  return find_panos(ruleset)->bets_at(ruleset, query);
}

}  // namespace

std::vector<Step> steps_of(const PanosBet& bet, const JointLaw& law) {
  return steps_of(bet.on, law);
}

std::expected<TwoPanos, std::string> two_panos_of(const law::Ruleset& ruleset) {
  const auto* game = find_panos(ruleset);
  if (game == nullptr)
    return std::unexpected("the odds of " + ruleset.game() + " are not known yet");
  return game->read(ruleset);
}

std::vector<PanosBet> panos_bets(const TwoPanos& game, const PanoStakes& stakes, BankKind bank) {
  const auto first = first_nets();
  const auto second = second_nets();
  std::array<Fraction, joint_outcomes> both;
  for (std::size_t i = 0; i < both.size(); ++i) both[i] = first[i] + second[i];
  const auto half = fraction(1, 2);
  std::vector<PanosBet> bets{bet_of("primero", first, 1), bet_of("segundo", second, 1)};
  if (game.caballo) bets.push_back(bet_of("caballo", both, half));
  bets.push_back(bet_of("raya-1", first, half));
  bets.push_back(bet_of("raya-2", second, half));
  const auto whole = banker_nets(stakes, {});
  bets.push_back(bet_of("banca", banker_nets(stakes, game.deduction(bank)), 1));
  for (std::size_t i = 0; i < whole.size(); ++i)
    bets.back().on[i].to_house = whole[i] - bets.back().on[i].net;
  return bets;
}

std::expected<Composition, std::string> cards_left(const TwoPanos& game,
                                                   const std::vector<Card>& gone) {
  auto cards = Composition::after(game.packs, gone);
  if (cards && cards->size() < cards_for_both_panos)
    return std::unexpected("a coup may need nine cards, and only " + std::to_string(cards->size()) +
                           " are left");
  return cards;
}

std::expected<PanosReport, std::string> panos_report(const law::Ruleset& ruleset,
                                                     const PanosQuery& query) {
  auto game = two_panos_of(ruleset);
  if (!game) return std::unexpected(game.error());
  const auto cards = cards_left(*game, query.gone);
  if (!cards) return std::unexpected(cards.error());
  const CoupTable table({*cards}, game->puntos, game->beat);
  const auto given = read_plays(*game, table.free_totals(), query);
  if (!given) return std::unexpected(given.error());
  const auto& open = given->open;
  if (open.size() > most_open_choices)
    return std::unexpected("the rules leave " + std::to_string(open.size()) +
                           " choices open; say how to play all but four of them, such as --play " +
                           open.front().name + "=1/2");
  const auto bank = query.bank.value_or(game->bank);
  auto bets = bets_asked_for(ruleset, *game, query);
  if (!bets) return std::unexpected(bets.error());
  PanosReport report{ground_of(ruleset), *game, query, bank, *cards, *std::move(bets), {}};
  // The first choice changes slowest; drawing comes first.
  for (std::size_t bits = 0; bits < std::size_t{1} << open.size(); ++bits) {
    PanosWay way{{}, given->strategy, {}, {}};
    for (std::size_t i = 0; i < open.size(); ++i)
      open[i].in(way.strategy) = (bits >> (open.size() - 1 - i) & 1) != 0 ? 0 : 1;
    way.choices = choices_of(*given, way.strategy);
    set_banker(way.strategy, given->said, *game, table, query, report.bets.back());
    way.law = law_of(table, way.strategy);
    for (const auto& bet : report.bets) way.bets.push_back(odds_of(bet.name, bet.on, way.law));
    report.ways.push_back(std::move(way));
  }
  return report;
}

std::expected<GivenPanos, std::string> given_panos(const TwoPanos& game, const CoupTable& table,
                                                   const PanosQuery& query) {
  auto given = read_plays(game, table.free_totals(), query);
  if (!given) return std::unexpected(given.error());
  for (const auto& choice : given->open) choice.in(given->strategy) = 1;
  auto choices = choices_of(*given, given->strategy);
  const auto bets = panos_bets(game, query.stakes, query.bank.value_or(game.bank));
  set_banker(given->strategy, given->said, game, table, query, bets.back());
  return GivenPanos{std::move(given->strategy), std::move(choices)};
}

}  // namespace sabot::odds
