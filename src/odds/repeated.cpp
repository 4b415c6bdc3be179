#include "sabot/odds/repeated.hpp"

#include <algorithm>
#include <map>

#include "sabot/base/invariant.hpp"

namespace sabot::odds {
namespace {

// Whole numbers over one denominator: what fractions have in common.
struct Whole {
  std::vector<Integer> parts;
  Integer all = 1;
};
template <class Values>
Whole over_one_denominator(const Values& values) {
  Whole whole;
  for (const auto& value : values) whole.all = lcm(whole.all, value.get_den());
  for (const auto& value : values)
    whole.parts.push_back(value.get_num() * (whole.all / value.get_den()));
  return whole;
}

Integer power(const Integer& base, int exponent) {
  Integer result;
  mpz_pow_ui(result.get_mpz_t(), base.get_mpz_t(), static_cast<unsigned long>(exponent));
  return result;
}

std::vector<Integer> powers(const Integer& base, int most) {
  std::vector<Integer> all{1};
  for (int i = 0; i < most; ++i) all.push_back(all.back() * base);
  return all;
}

Integer binomial(int n, int k) {
  Integer result;
  mpz_bin_uiui(result.get_mpz_t(), static_cast<unsigned long>(n), static_cast<unsigned long>(k));
  return result;
}

std::vector<Fraction> nets_of(const std::vector<Step>& steps) {
  std::vector<Fraction> nets;
  for (const auto& step : steps) nets.push_back(step.net);
  return nets;
}
std::vector<Fraction> probabilities_of(const std::vector<Step>& steps) {
  std::vector<Fraction> all;
  for (const auto& step : steps) all.push_back(step.probability);
  return all;
}

// How many ways lead to each result: `first` and `second` say how often the first two steps come,
// the third takes the rest.
std::map<Integer, Integer> ways_to(const Whole& nets, const Whole& chances, int coups) {
  std::vector<std::vector<Integer>> weight;
  for (const auto& part : chances.parts) weight.push_back(powers(part, coups));
  std::map<Integer, Integer> ways;
  const auto kinds = nets.parts.size();
  for (int first = kinds > 1 ? 0 : coups; first <= coups; ++first) {
    const Integer chosen = binomial(coups, first) * weight[0][static_cast<std::size_t>(first)];
    const int rest = coups - first;
    for (int second = kinds > 2 ? 0 : rest; second <= rest; ++second) {
      const int third = rest - second;
      Integer count = chosen * binomial(rest, second);
      Integer result = nets.parts[0] * first;
      if (kinds > 1) {
        count *= weight[1][static_cast<std::size_t>(second)];
        result += nets.parts[1] * second;
      }
      if (kinds > 2) {
        count *= weight[2][static_cast<std::size_t>(third)];
        result += nets.parts[2] * third;
      }
      ways[result] += count;
    }
  }
  return ways;
}

// The same for any number of steps, one coup after the other.
std::map<Integer, Integer> ways_coup_by_coup(const Whole& nets, const Whole& chances, int coups) {
  std::map<Integer, Integer> ways{{0, 1}};
  for (int coup = 0; coup < coups; ++coup) {
    std::map<Integer, Integer> next;
    for (const auto& [result, count] : ways)
      for (std::size_t i = 0; i < nets.parts.size(); ++i)
        next[result + nets.parts[i]] += count * chances.parts[i];
    ways = std::move(next);
  }
  return ways;
}

// What takes some seconds: results times steps, over all coups.
constexpr int most_followed = 5'000'000;

}  // namespace

std::vector<Step> steps_of(std::span<const Result> on, std::span<const Fraction> law) {
  std::vector<Step> steps;
  for (std::size_t i = 0; i < on.size(); ++i) {
    if (law[i] == 0) continue;
    const auto same = std::ranges::find(steps, on[i].net, &Step::net);
    if (same == steps.end())
      steps.push_back({on[i].net, law[i]});
    else
      same->probability += law[i];
  }
  std::ranges::sort(steps, [](const Step& a, const Step& b) { return a.net < b.net; });
  return steps;
}

const Fraction& RepeatedLaw::quantile(const Fraction& probability) const {
  Fraction below;
  for (const auto& one : results)
    if ((below += one.probability) >= probability) return one.net;
  return results.back().net;
}

int most_coups_of(const std::vector<Step>& steps) {
  if (steps.size() <= outcomes) return most_repeated_coups;
  const auto nets = over_one_denominator(nets_of(steps)).parts;
  Integer unit;
  for (const auto& net : nets) unit = gcd(unit, Integer(net - nets.front()));
  // After n coups there are n · width results at most.
  const Integer width = (nets.back() - nets.front()) / unit;
  const Integer squares = 2 * Integer(most_followed) / (width * nets.size());
  const Integer most = sqrt(squares);
  return most >= most_repeated_coups ? most_repeated_coups : std::max(1, int(most.get_si()));
}

RepeatedLaw law_of_coups(const std::vector<Step>& steps, int coups) {
  require(!steps.empty(), "odds: a coup ends in some way");
  require(coups >= 1 && coups <= most_coups_of(steps), "odds: too many coups for an exact law");
  const auto nets = over_one_denominator(nets_of(steps));
  const auto chances = over_one_denominator(probabilities_of(steps));
  const Integer all = power(chances.all, coups);
  RepeatedLaw law;
  std::array<Integer, 3> sides;  // behind, even, ahead
  const auto follow = steps.size() > outcomes ? ways_coup_by_coup : ways_to;
  for (const auto& [result, count] : follow(nets, chances, coups)) {
    law.results.push_back({fraction(result, nets.all), fraction(count, all)});
    sides[static_cast<std::size_t>(sgn(result) + 1)] += count;
  }
  law.behind = fraction(sides[0], all);
  law.even = fraction(sides[1], all);
  law.ahead = fraction(sides[2], all);
  Fraction mean;
  Fraction square;
  for (const auto& step : steps) {
    mean += step.probability * step.net;
    square += step.probability * step.net * step.net;
  }
  law.mean = coups * mean;
  law.variance = coups * Fraction(square - mean * mean);
  return law;
}

}  // namespace sabot::odds
