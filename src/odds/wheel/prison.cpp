#include "sabot/odds/wheel/prison.hpp"

#include "sabot/base/invariant.hpp"
#include "sabot/rules/layout/halves.hpp"

namespace sabot::odds {
namespace {

// As many as a report shows.
constexpr int zeros_of_a_unit = 8;

Fraction square(const Fraction& value) { return value * value; }

}  // namespace

Prison Prison::of_unit(const PrisonSpin& spin) {
  std::vector<AfterZero> zeros;
  Fraction held = 1;
  for (int i = 1; i <= zeros_of_a_unit; ++i, held /= 2)
    zeros.push_back({.zeros = i, .held = held, .half = held / 2});
  return {spin, std::move(zeros), Fraction(1, 2)};
}

Prison Prison::of_stake(const layout::Halving& halving, const PrisonSpin& spin, Money stake,
                        Money minimum) {
  const auto in_stakes = [&](Money amount) {
    return fraction(integer(amount.cents), integer(stake.cents));
  };
  std::vector<AfterZero> zeros;
  Money held = stake;
  // Up to a cent, or nothing, which further zeros leave as it is. That a stake need not stay at its
  // first zero makes no difference there: one of a cent is never below the minimum.
  for (int i = 1;; ++i) {
    const Money half = layout::halves(halving, held).returned;
    zeros.push_back({.zeros = i,
                     .held = in_stakes(held),
                     .half = in_stakes(half),
                     .must_stay = layout::must_stay(halving, held, i, minimum)});
    if (half == held) return {spin, std::move(zeros), 1};
    held = half;
  }
}

Prison::Prison(PrisonSpin spin, std::vector<AfterZero> zeros, Fraction shrinks_by)
    : spin_(std::move(spin)), zeros_(std::move(zeros)), shrinks_by_(std::move(shrinks_by)) {
  require(spin_.zero < 1, "odds: a wheel that has nothing but zeros");
  const auto always = prisoners(AtZero::prison);
  for (std::size_t i = 0; i < zeros_.size(); ++i) zeros_[i].prisoner = always[i].mean;
  // From the last on, since each choice depends on those that may follow.
  const auto best = prisoners(AtZero::best);
  for (std::size_t i = 0; i < zeros_.size(); ++i) zeros_[i].best_prisoner = best[i].mean;
}

const AfterZero& Prison::at(int zeros) const {
  const auto last = static_cast<int>(zeros_.size());
  return zeros_[static_cast<std::size_t>(std::min(zeros, last) - 1)];
}

Fraction Prison::size_at(int zeros) const {
  Fraction size = 1;
  for (auto i = static_cast<int>(zeros_.size()); i < zeros; ++i) size *= shrinks_by_;
  return size;
}

bool Prison::goes_to_prison(AtZero choice, int zeros) const {
  const auto& now = at(zeros);
  if (now.must_stay || choice == AtZero::prison) return true;
  return choice == AtZero::best && !now.half_is_best();
}

// After the last zero that is listed, the next is again like it.
Moments Prison::last_prisoner(AtZero choice) const {
  const auto& last = zeros_.back();
  const Fraction again = spin_.zero * shrinks_by_;
  const Fraction again_square = spin_.zero * square(shrinks_by_);
  const Moments always{spin_.freed * last.held / (1 - again),
                       spin_.freed * square(last.held) / (1 - again_square)};
  if (last.must_stay || choice == AtZero::prison) return always;
  if (choice == AtZero::best && always.mean > last.half) return always;
  return {spin_.freed * last.held + again * last.half,
          spin_.freed * square(last.held) + again_square * square(last.half)};
}

std::vector<Moments> Prison::prisoners(AtZero choice) const {
  std::vector<Moments> all(zeros_.size());
  all.back() = last_prisoner(choice);
  for (auto i = zeros_.size() - 1; i-- > 0;) {
    const auto& next = zeros_[i + 1];
    const bool takes_half =
        !next.must_stay &&
        (choice == AtZero::half || (choice == AtZero::best && next.half >= all[i + 1].mean));
    const Moments then = takes_half ? Moments{next.half, square(next.half)} : all[i + 1];
    all[i] = {spin_.freed * zeros_[i].held + spin_.zero * then.mean,
              spin_.freed * square(zeros_[i].held) + spin_.zero * then.square};
  }
  return all;
}

Moments Prison::back(AtZero choice) const {
  const auto& first = zeros_.front();
  if (!goes_to_prison(choice, 1)) return {first.half, square(first.half)};
  return prisoners(choice).front();
}

Fraction Prison::back(AtZero choice, int zeros, bool freed) const {
  for (int i = 1; i <= zeros; ++i)
    if (!goes_to_prison(choice, i)) return at(i).half * size_at(i);
  return freed ? Fraction(at(zeros).held * size_at(zeros)) : Fraction(0);
}

}  // namespace sabot::odds
