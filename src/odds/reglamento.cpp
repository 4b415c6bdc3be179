#include "sabot/odds/reglamento.hpp"

namespace sabot::odds {
namespace {

const Result tied{.resolved = false, .net = 0, .to_house = 0};

// Against the house, which pays and collects.
Bet against_house(std::string name, const Fraction& by_punto, const Fraction& by_banca) {
  return {std::move(name), {Result{true, by_punto, -by_punto}, {true, by_banca, -by_banca}, tied}};
}

// Against players: the house has what is deducted, and nothing else.
Bet against_players(std::string name, const Fraction& by_punto, const Fraction& by_banca,
                    const Fraction& kept) {
  return {std::move(name), {Result{true, by_punto, 0}, {true, by_banca, kept}, tied}};
}

}  // namespace

std::vector<Bet> bets_of(const reglamento::Rules& rules) {
  return bets_of(rules, Money{rules.deduction.value.denominator});
}

std::vector<Bet> bets_of(const reglamento::Rules& rules, Money stake) {
  const auto deduction = baccarat::deduction_of(stake, rules.deduction, rules.rounding);
  const Fraction kept = in_stakes(deduction.amount, stake);
  const bool fund = rules.who_pays.value == reglamento::WhoPays::holder;
  const auto bet = [&](std::string name, int punto, const Fraction& banca, const Fraction& taken) {
    return fund ? against_players(std::move(name), punto, banca, taken)
                : against_house(std::move(name), punto, banca);
  };
  // The box is the house's to pay, whoever pays the puntos.
  return {bet("punto", 1, -1, 0), against_house("banca", -1, 1 - kept),
          bet("pase-con", -1, 1 - kept, kept), bet("pase-sin", -1, 1, 0)};
}

Drawing freedom_of(const reglamento::Rules&, const Drawing& drawing) { return drawing; }

}  // namespace sabot::odds
