#include "sabot/odds/panos/equilibrium.hpp"

#include <algorithm>

#include "sabot/odds/panos/exact_mixes.hpp"

namespace sabot::odds {
namespace {

constexpr unsigned fineness = 96;

Integer parts() { return Integer(1) << fineness; }

// The nearest multiple of 2^-96.
Fraction rounded(const Fraction& value) {
  const Integer twice = 2 * value.get_num() * parts() / value.get_den();
  return fraction((twice + 1) / 2, parts());
}

using Profile = PanosProfile;

class Search {
 public:
  explicit Search(const BankerGame& game) : cells_(game) {}

  // Both puntos alike.
  Profile alike() const {
    return cross([&](const Fraction& mix) { return Profile{mix, mix, cells_.answer(mix, mix)}; });
  }
  // The second punto's mix, to each of which the first and the banker find theirs.
  Profile apart() const {
    return cross([&](const Fraction& mix) { return between_two(mix); });
  }

  const SearchCells& cells() const { return cells_; }
  PanosStrategy strategy_of(const Profile& profile, const BankerGame& game) const;

 private:
  // A mix of the second punto where drawing neither gains nor loses, or where it has to be pure.
  template <class Make>
  Profile cross(const Make& make) const {
    auto low = make(Fraction(0));
    if (gain_of_second(low) <= 0) return low;
    auto high = make(Fraction(1));
    if (gain_of_second(high) >= 0) return high;
    Integer from = 0;
    Integer to = parts();
    while (to - from > 1) {
      const Integer middle = (from + to) / 2;
      auto profile = make(fraction(middle, parts()));
      const bool gains = gain_of_second(profile) > 0;
      (gains ? from : to) = middle;
      (gains ? low : high) = std::move(profile);
    }
    return mixed(low, high);
  }

  Fraction gain_of_second(const Profile& one) const {
    return cells_.gain_of_second(one.first, one.banca);
  }

  // Where the banker's answer changes between two neighbouring mixes, the banker plays both, so
  // that the punto neither gains nor loses.
  Profile mixed(const Profile& low, Profile high) const {
    const auto above = cells_.gain_of_second(high.first, low.banca);
    const auto below = gain_of_second(high);
    if (above <= 0 || above == below) return high;
    const Fraction share = -below / (above - below);
    for (std::size_t i = 0; i < high.banca.size(); ++i)
      high.banca[i] += share * (low.banca[i] - high.banca[i]);
    return high;
  }

  // The first punto and the banker against each other, the second punto's mix given. The banker's
  // answer changes where a cell gains nothing either way.
  Profile between_two(const Fraction& second) const {
    auto turns = cells_.turning_points(second);
    const auto answer_between = [&](std::size_t gap) {
      const Fraction from = gap == 0 ? Fraction(0) : turns[gap - 1];
      const Fraction to = gap == turns.size() ? Fraction(1) : turns[gap];
      return cells_.answer((from + to) / 2, second);
    };
    auto low = answer_between(0);
    if (cells_.gain_of_first(second, low) <= 0) return {0, second, std::move(low)};
    auto high = answer_between(turns.size());
    if (cells_.gain_of_first(second, high) >= 0) return {1, second, std::move(high)};
    std::size_t from = 0;
    std::size_t to = turns.size();
    while (to - from > 1) {
      const auto middle = (from + to) / 2;
      auto answer = answer_between(middle);
      const bool gains = cells_.gain_of_first(second, answer) > 0;
      (gains ? from : to) = middle;
      (gains ? low : high) = std::move(answer);
    }
    const auto above = cells_.gain_of_first(second, low);
    const auto below = cells_.gain_of_first(second, high);
    const Fraction share = -below / (above - below);
    for (std::size_t i = 0; i < high.size(); ++i) high[i] += share * (low[i] - high[i]);
    return {turns[to - 1], second, std::move(high)};
  }

  SearchCells cells_;
};

PanosStrategy Search::strategy_of(const Profile& profile, const BankerGame& game) const {
  PanosStrategy play;
  play.banca.assign(banker_cells, 0);
  for (std::size_t i = 0; i < banker_cells; ++i)
    play.banca[i] = game.letters()[i] == baccarat::Draw::draw ? 1 : 0;
  for (std::size_t i = 0; i < profile.banca.size(); ++i)
    play.banca[cells_.number(i)] = profile.banca[i];
  const auto total = static_cast<std::size_t>(game.table().free_totals().front());
  play.first[total] = profile.first;
  play.second[total] = profile.second;
  return play;
}

}  // namespace

std::expected<PanosEquilibrium, std::string> find_equilibrium(const BankerGame& game,
                                                              bool equal_stakes) {
  if (game.table().free_totals().size() != 1)
    return std::unexpected(
        "an equilibrium is searched where the puntos are free on one total; give their plays to "
        "have them answered");
  const Search search(game);
  PanosEquilibrium found;
  auto profile = equal_stakes ? search.alike() : search.apart();
  profile = equal_stakes ? exact_alike(search.cells(), std::move(profile), found.root_of)
                         : exact_apart(search.cells(), profile);
  found.play = search.strategy_of(profile, game);
  found.regrets = game.regrets(found.play);
  if (found.is_exact()) return found;
  profile.first = rounded(profile.first);
  profile.second = rounded(profile.second);
  for (auto& draws : profile.banca) draws = rounded(draws);
  found.play = search.strategy_of(profile, game);
  found.regrets = game.regrets(found.play);
  return found;
}

}  // namespace sabot::odds
