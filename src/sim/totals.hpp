#pragma once
// What a simulation adds up: whole numbers only, so that it does not matter in which order, on how
// many threads or on which machines.

#include <array>
#include <cstdint>
#include <expected>
#include <span>
#include <string>
#include <vector>

#include "sabot/sim/coup.hpp"

namespace sabot::sim {

// Coups by who won them, in the order of Winner.
using Counts = std::array<std::uint64_t, 3>;

// The coups of one talla are not independent of each other; those of two tallas are. So the error
// of a mean is computed from these sums over tallas: of n_i, and of n_i n_j.
struct Moments {
  Counts sums{};
  // punto², punto·banca, punto·empate, banca², banca·empate, empate²
  std::array<std::uint64_t, 6> products{};

  void add(const Counts& talla);
  friend bool operator==(const Moments&, const Moments&) = default;
};

struct Totals {
  std::uint64_t rounds = 0;  // coups or tallas, as the plan has it
  Counts coups{};
  // Of tallas only
  std::uint64_t burned = 0;  // behind the card that is turned
  Moments whole;             // all coups of a talla
  // Its first coups, as many as every talla reaches. In which coups a talla ends depends on its
  // cards, so only these have each the same law as a coup from a fresh sabot.
  Moments sure;
  std::vector<std::uint64_t> standings;  // see Standings; empty unless the plan asks for them

  Totals& operator+=(const Totals& other);
  friend bool operator==(const Totals&, const Totals&) = default;

  // As plain words, for carrying them from one machine to another.
  std::vector<std::uint64_t> to_words() const;
  static std::expected<Totals, std::string> from_words(std::span<const std::uint64_t> words);
};

// How tallas stand after each number of coups: a counter for every number of coups won by the punto
// and by the banca. There is a row for every number of coups that all tallas reach, 1 to sure(),
// and a last one for the end of the talla. Its size depends on the sabot alone.
class Standings {
 public:
  explicit Standings(const SabotPlan& plan);

  int sure() const { return sure_; }
  int most() const { return most_; }  // coups of any talla
  std::size_t size() const { return end_ + cells(most_); }

  // After `coups` of 1 … sure().
  std::size_t after(int coups, int punto, int banca) const {
    return offset(coups) + cell(coups, punto, banca);
  }
  std::size_t at_the_end(int punto, int banca) const { return end_ + cell(most_, punto, banca); }

 private:
  // punto + banca are no more than the coups.
  static std::size_t cells(int coups) {
    return static_cast<std::size_t>((coups + 1) * (coups + 2) / 2);
  }
  static std::size_t cell(int coups, int punto, int banca) {
    return static_cast<std::size_t>(punto * (coups + 1) - punto * (punto - 1) / 2 + banca);
  }
  // The rows of 1 … coups − 1 come before it.
  static std::size_t offset(int coups) {
    return static_cast<std::size_t>(coups * (coups + 1) * (coups + 2) / 6 - 1);
  }

  int sure_ = 0;
  int most_ = 0;
  std::size_t end_ = 0;
};

}  // namespace sabot::sim
