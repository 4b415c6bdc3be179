#include <algorithm>
#include <cstdint>
#include <functional>
#include <optional>
#include <random>

#include "sabot/odds/two_sided_game.hpp"

namespace sabot::odds {
namespace {

using Indices = std::vector<std::size_t>;
// A decision that is settled, yes or no; empty: still open.
using Settled = std::vector<std::optional<bool>>;

// The least and the greatest gain of a decision over all plays of the other side that agree with
// what is settled there.
struct Range {
  Integer least;
  Integer greatest;
};
Range range_of(const Gain& gain, std::size_t decision, const Settled& other) {
  Range range{gain.alone[decision], gain.alone[decision]};
  for (std::size_t i = 0; i < other.size(); ++i) {
    const auto& part = gain.with[decision][i];
    if (other[i].value_or(true) && (other[i].has_value() || part > 0)) range.greatest += part;
    if (other[i].value_or(true) && (other[i].has_value() || part < 0)) range.least += part;
  }
  return range;
}

// Settles what is never better the other way; true if anything was.
bool settle_dominated(const Gain& gain, Settled& own, const Settled& other) {
  bool any = false;
  for (std::size_t i = 0; i < own.size(); ++i) {
    if (own[i]) continue;
    const auto range = range_of(gain, i, other);
    if (range.greatest <= 0)
      own[i] = false;
    else if (range.least >= 0)
      own[i] = true;
    else
      continue;
    any = true;
  }
  return any;
}

Indices open_in(const Settled& settled) {
  Indices open;
  for (std::size_t i = 0; i < settled.size(); ++i)
    if (!settled[i]) open.push_back(i);
  return open;
}

Play play_of(const Settled& settled) {
  Play play(settled.size());
  for (std::size_t i = 0; i < play.size(); ++i) play[i] = settled[i].value_or(false) ? 1 : 0;
  return play;
}

// Calls `visit` with every choice of `size` out of these.
void for_each_subset(const Indices& from, std::size_t size,
                     const std::function<void(const Indices&)>& visit, Indices chosen = {},
                     std::size_t start = 0) {
  if (chosen.size() == size) return visit(chosen);
  for (auto i = start; i < from.size(); ++i) {
    chosen.push_back(from[i]);
    for_each_subset(from, size, visit, chosen, i + 1);
    chosen.pop_back();
  }
}

// The mix of `mixed` at which these decisions of the other side gain nothing either way.
bool mix_until_indifferent(const Gain& gain, const Indices& indifferent, const Indices& mixed,
                           Play& play) {
  for (const auto i : mixed) play[i] = 0;
  std::vector<Row> matrix;
  Row right;
  for (const auto decision : indifferent) {
    auto& row = matrix.emplace_back();
    for (const auto i : mixed) row.emplace_back(gain.with[decision][i]);
    right.push_back(-gain.of(decision, play));
  }
  const auto mix = solve_linear(std::move(matrix), std::move(right));
  if (!mix) return false;
  for (std::size_t i = 0; i < mixed.size(); ++i) {
    if ((*mix)[i] < 0 || (*mix)[i] > 1) return false;
    play[mixed[i]] = (*mix)[i];
  }
  return true;
}

class Search {
 public:
  explicit Search(const TwoSidedGame& game)
      : game_(game), rows_(game.rows.decisions()), columns_(game.columns.decisions()) {
    while (settle_dominated(game.columns, columns_, rows_) ||
           settle_dominated(game.rows, rows_, columns_)) {
    }
  }

  std::vector<Equilibrium> run() {
    const auto open = open_in(rows_);
    for (std::size_t mixing = 0; mixing <= open.size() && found_.empty(); ++mixing)
      for_each_subset(open, mixing, [&](const Indices& mixed) { search_faces(open, mixed); });
    return std::move(found_);
  }

 private:
  // Every way of settling the open rows that do not mix.
  void search_faces(const Indices& open, const Indices& mixed) {
    Indices pure;
    for (const auto row : open)
      if (std::ranges::find(mixed, row) == mixed.end()) pure.push_back(row);
    for (std::uint64_t bits = 0; bits < std::uint64_t{1} << pure.size(); ++bits) {
      auto face = rows_;
      for (std::size_t i = 0; i < pure.size(); ++i) face[pure[i]] = (bits >> i & 1) != 0;
      search_face(face, mixed);
    }
  }

  void search_face(const Settled& face, const Indices& mixed) {
    auto columns = columns_;
    settle_dominated(game_.columns, columns, face);
    for_each_subset(open_in(columns), mixed.size(), [&](const Indices& indifferent) {
      Equilibrium play{play_of(face), play_of(columns)};
      if (!mix_until_indifferent(game_.columns, indifferent, mixed, play.rows)) return;
      auto answers = best_response(game_.columns, play.rows);
      // What no play can reach is left as it was settled.
      for (std::size_t i = 0; i < columns.size(); ++i)
        if (!columns[i]) play.columns[i] = answers[i];
      if (!mix_until_indifferent(game_.rows, mixed, indifferent, play.columns)) return;
      if (is_equilibrium(game_, play)) keep(std::move(play));
    });
  }

  // Two ways may lead to the same play.
  void keep(Equilibrium play) {
    if (std::ranges::find(found_, play) == found_.end()) found_.push_back(std::move(play));
  }

  const TwoSidedGame& game_;
  Settled rows_;
  Settled columns_;
  std::vector<Equilibrium> found_;
};

// The same game on a scale so fine that a step of its own for each decision, too small to matter,
// undoes every tie.
TwoSidedGame without_ties(TwoSidedGame game, unsigned fineness) {
  std::minstd_rand steps;  // the same ones always
  for (auto* gain : {&game.rows, &game.columns}) {
    for (auto& one : gain->alone) {
      one <<= fineness;
      one += integer(static_cast<std::int64_t>(steps()));
    }
    for (auto& row : gain->with)
      for (auto& one : row) one <<= fineness;
  }
  return game;
}

Indices mixed_in(const Play& play) {
  Indices mixed;
  for (std::size_t i = 0; i < play.size(); ++i)
    if (play[i] != 0 && play[i] != 1) mixed.push_back(i);
  return mixed;
}

// The steps taken back: who mixes and who does not stays, the mixes are those of the game itself.
bool take_back_steps(const TwoSidedGame& game, Equilibrium& play) {
  const auto rows = mixed_in(play.rows);
  const auto columns = mixed_in(play.columns);
  return mix_until_indifferent(game.columns, columns, rows, play.rows) &&
         mix_until_indifferent(game.rows, rows, columns, play.columns) &&
         is_equilibrium(game, play);
}

// As the steps grow small, an equilibrium of the game with them comes near to one without.
std::vector<Equilibrium> search_beside_ties(const TwoSidedGame& game) {
  std::vector<Equilibrium> found;
  for (unsigned fineness = 64; fineness <= 1024 && found.empty(); fineness *= 2)
    for (auto& play : Search(without_ties(game, fineness)).run())
      if (take_back_steps(game, play)) found.push_back(std::move(play));
  return found;
}

}  // namespace

std::vector<Equilibrium> find_equilibria(const TwoSidedGame& game) {
  auto found = Search(game).run();
  return found.empty() ? search_beside_ties(game) : found;
}

}  // namespace sabot::odds
