#include "sabot/sim/totals.hpp"

#include "sabot/base/invariant.hpp"

namespace sabot::sim {
namespace {

// Every number but the standings, in the order of the words.
template <class Self, class Visit>
void for_each_number(Self& totals, Visit visit) {
  visit(totals.rounds);
  for (auto& count : totals.coups) visit(count);
  visit(totals.burned);
  for (auto* moments : {&totals.whole, &totals.sure}) {
    for (auto& sum : moments->sums) visit(sum);
    for (auto& product : moments->products) visit(product);
  }
}

constexpr std::size_t numbers = 1 + 3 + 1 + 2 * (3 + 6);

}  // namespace

void Moments::add(const Counts& talla) {
  std::size_t product = 0;
  for (std::size_t i = 0; i < talla.size(); ++i) {
    sums[i] += talla[i];
    for (std::size_t j = i; j < talla.size(); ++j) products[product++] += talla[i] * talla[j];
  }
}

Totals& Totals::operator+=(const Totals& other) {
  const auto words = other.to_words();
  auto word = words.begin();
  for_each_number(*this, [&](std::uint64_t& number) { number += *word++; });
  if (standings.empty()) standings.resize(other.standings.size());
  require(other.standings.empty() || other.standings.size() == standings.size(),
          "simulation: totals of different sabots added");
  for (auto& standing : standings)
    if (word != words.end()) standing += *word++;
  return *this;
}

std::vector<std::uint64_t> Totals::to_words() const {
  std::vector<std::uint64_t> words;
  words.reserve(numbers + standings.size());
  for_each_number(*this, [&](std::uint64_t number) { words.push_back(number); });
  words.insert(words.end(), standings.begin(), standings.end());
  return words;
}

std::expected<Totals, std::string> Totals::from_words(std::span<const std::uint64_t> words) {
  if (words.size() < numbers)
    return std::unexpected("totals of a simulation have at least " + std::to_string(numbers) +
                           " words; these are " + std::to_string(words.size()));
  Totals totals;
  auto word = words.begin();
  for_each_number(totals, [&](std::uint64_t& number) { number = *word++; });
  totals.standings.assign(word, words.end());
  return totals;
}

Standings::Standings(const SabotPlan& plan)
    : sure_(plan.sure_coups()), most_(plan.most_coups()), end_(offset(sure_ + 1)) {}

}  // namespace sabot::sim
