#pragma once
// What a stake on a simple chance is worth once the zero has come: half of it back at once, or
// prison, from which the next number frees it, takes it, or, if it is the zero again, halves it.

#include <vector>

#include "sabot/odds/exact.hpp"
#include "sabot/rules/layout/halves.hpp"

namespace sabot::odds {

// What a spin does to a prisoner; it is lost with what is left.
struct PrisonSpin {
  Fraction freed;
  Fraction zero;
};

// How the owner of a stake chooses whenever there is a choice.
enum class AtZero : std::uint8_t { half, prison, best };

// Of what comes back.
struct Moments {
  Fraction mean;
  Fraction square;
};

// A stake that has just met this many zeros. All amounts are in stakes.
struct AfterZero {
  int zeros = 0;
  Fraction held;             // what is left of it
  Fraction half;             // what its owner may take back instead of going to prison
  bool must_stay = false;    // below the minimum: there is no choice
  Fraction prisoner{};       // what prison is worth if it is chosen at every further zero too
  Fraction best_prisoner{};  // … if the better is chosen there

  bool half_is_best() const { return !must_stay && half >= best_prisoner; }
};

class Prison {
 public:
  // Of one unit where no minimum binds and nothing is rounded: every zero leaves the same, only
  // half as large.
  static Prison of_unit(const PrisonSpin& spin);
  // Of this very stake, in cents, as the table halves it.
  static Prison of_stake(const layout::Halving& halving, const PrisonSpin& spin, Money stake,
                         Money minimum);

  // The first zeros. After the last of them every further zero changes nothing but the size of all
  // amounts, by shrinks_by().
  const std::vector<AfterZero>& zeros() const { return zeros_; }
  const Fraction& shrinks_by() const { return shrinks_by_; }

  // Whether prison is chosen, or imposed, at a zero: the first is 1.
  bool goes_to_prison(AtZero choice, int zeros) const;
  // What comes back of a stake at its first zero.
  Moments back(AtZero choice) const;
  // What comes back of one that met this many zeros before a number freed it, or did not.
  Fraction back(AtZero choice, int zeros, bool freed) const;

 private:
  Prison(PrisonSpin spin, std::vector<AfterZero> zeros, Fraction shrinks_by);
  const AfterZero& at(int zeros) const;
  Fraction size_at(int zeros) const;
  // What a prisoner brings from each zero on.
  std::vector<Moments> prisoners(AtZero choice) const;
  Moments last_prisoner(AtZero choice) const;

  PrisonSpin spin_;
  std::vector<AfterZero> zeros_;
  Fraction shrinks_by_;
};

}  // namespace sabot::odds
