#pragma once
// The exact laws that the tests compare with: of cards in random order, drawn without coming back,
// and of independent draws. Every order of the cards is meant to be equally likely.

#include <cstdint>
#include <span>
#include <vector>

namespace sabot::lab {

struct Moments {
  double mean = 0;
  double variance = 0;
};

// By how many standard deviations a sum of that many independent values of this mean and variance
// is off.
double standardised(double sum, std::uint64_t values, const Moments& one);

// Marks lie at random among places and leave spacings: before the first, between two, after the
// last. The chance that one of them has at least this many places.
double spacing_at_least(int places, int marks, int length);
// The same as a law: element i is the chance of exactly i places.
std::vector<double> spacing_law(int places, int marks);

// Of a number of ranks with as many copies each: how many runs of cards whose rank goes up at every
// step, not part of a longer one, are to be expected of at least this length.
double rising_runs_at_least(int ranks, int copies, int length);

// How many runs of one colour there are (Wald and Wolfowitz, 1940).
Moments colour_runs(int reds, int blacks);

// Of some kinds with the same number of copies each: at how many places a random order agrees with
// any given order of the same cards.
Moments matches(int kinds, int copies);

// The sum of products of neighbours, the last being the first one's neighbour, of values that add
// up to zero, in random order (Wald and Wolfowitz, 1943). At least four values.
Moments circular_products(std::span<const int> values);

// How many independent draws it takes to see this many kinds, all equally likely, each at least
// once. Element i is the chance of exactly i draws; what is missing to one lies beyond the end.
std::vector<double> collector_law(int kinds, int most);

// How many other draws lie between two of the same kind, of this many.
std::vector<double> return_law(int kinds, int most);

}  // namespace sabot::lab
