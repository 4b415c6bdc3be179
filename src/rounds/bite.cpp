#include "sabot/rounds/bite.hpp"

#include <algorithm>
#include <map>
#include <mutex>
#include <set>
#include <thread>
#include <tuple>

#include "sabot/rounds/run.hpp"
#include "sabot/table/any_table.hpp"

namespace sabot::rounds {
namespace {

// A round under one regulation, with the rules that it is judged by.
struct Proof {
  Round round;
  law::Ruleset ruleset;
  std::set<law::Citation> cited;
  std::set<std::string, std::less<>> sets;  // values of the operator's
};

struct Tried {
  const law::Ruleset* ruleset = nullptr;
  const std::vector<Proof>* proofs = nullptr;
  law::Change change;
  bool refused = false;
  bool noticed = false;
};

bool names(const Round& round, std::string_view regulation) {
  return round.regulation == regulation ||
         std::ranges::find(round.also, regulation) != round.also.end();
}

std::vector<Proof> proofs_of(const law::Ruleset& plain, const std::vector<Round>& rounds) {
  std::vector<Proof> all;
  const auto regulation = law::name(plain.regulation());
  for (const auto& one : rounds) {
    if (one.game != plain.game() || !names(one, regulation)) continue;
    Proof proof{one, plain, {}, {}};
    if (one.regulation != regulation) proof.round = under(one, regulation);
    proof.round.also.clear();
    if (!proof.ruleset.overlay(one.overlay)) continue;
    const auto result = run_by(proof.round, proof.ruleset);
    if (!result || !result->passed()) continue;
    proof.cited = result->cited;
    for (const auto& parameter : proof.ruleset.parameters())
      if (const auto* own = plain.find(parameter.name); own && own->by != parameter.by)
        proof.sets.insert(parameter.name);
    all.push_back(std::move(proof));
  }
  return all;
}

bool opens(const law::Ruleset& ruleset) {
  return table::game_of(ruleset).open(ruleset, {}, std::nullopt).has_value();
}

std::vector<std::string> words_for(const law::Ruleset& ruleset, const law::Parameter& parameter) {
  return table::game_of(ruleset).words(ruleset, parameter.name);
}

using RowKey = std::tuple<std::string, std::string, law::Citation>;

// The rows that rounds have failed for, by ruleset and parameter; shared by the threads.
class Proven {
 public:
  void add(const Tried& tried, const std::set<law::Citation>& cited) {
    const std::lock_guard lock(mutex_);
    for (const auto row : tried.change.rows)
      if (cited.contains(row)) all_.insert(key(tried, row));
  }
  bool all_of(const Tried& tried) {
    const std::lock_guard lock(mutex_);
    return std::ranges::all_of(tried.change.rows,
                               [&](auto row) { return all_.contains(key(tried, row)); });
  }
  bool has(const Tried& tried, law::Citation row) {
    const std::lock_guard lock(mutex_);
    return all_.contains(key(tried, row));
  }

 private:
  static RowKey key(const Tried& tried, law::Citation row) {
    return {tried.ruleset->name(), tried.change.parameter, row};
  }

  std::mutex mutex_;
  std::set<RowKey> all_;
};

// Those first that cite most of the rows: they are the likeliest to fail.
std::vector<const Proof*> in_order(const Tried& tried) {
  std::vector<const Proof*> all;
  for (const auto& one : *tried.proofs)
    if (!one.sets.contains(tried.change.parameter)) all.push_back(&one);
  std::ranges::sort(all, std::greater<>(), [&](const Proof* one) {
    return std::ranges::count_if(tried.change.rows,
                                 [&](auto row) { return one->cited.contains(row); });
  });
  return all;
}

// A table that does not open with the round's own settings says nothing of the change.
bool fails(const Proof& proof, const law::Change& change) {
  const auto changed = proof.ruleset.with_value(change.parameter, change.value);
  if (!opens(changed)) return false;
  try {
    const auto result = run_by(proof.round, changed);
    return !result || !result->passed();
  } catch (const BrokenInvariant&) {
    return true;
  }
}

void try_change(Tried& tried, Proven& proven) {
  const auto& change = tried.change;
  tried.refused = !opens(tried.ruleset->with_value(change.parameter, change.value));
  if (tried.refused) return;
  for (const auto* proof : in_order(tried)) {
    if (tried.noticed && proven.all_of(tried)) return;
    if (!fails(*proof, change)) continue;
    tried.noticed = true;
    proven.add(tried, proof->cited);
  }
}

void try_all(std::vector<Tried>& all, Proven& proven, const BiteOptions& options) {
  std::atomic<std::size_t> next = 0;
  std::atomic<std::size_t> done = 0;
  const auto work = [&] {
    for (auto at = next++; at < all.size(); at = next++) {
      try_change(all[at], proven);
      if (options.progress) options.progress(++done, all.size());
    }
  };
  std::vector<std::jthread> threads;
  for (unsigned i = 1; i < std::thread::hardware_concurrency(); ++i) threads.emplace_back(work);
  work();
}

Bite summed(const std::vector<Tried>& all, Proven& proven) {
  Bite bite;
  std::set<RowKey> told;
  for (const auto& one : all) {
    ++bite.changes;
    bite.refused += one.refused ? 1 : 0;
    bite.noticed += one.noticed ? 1 : 0;
    // What the rules themselves do not accept needs no round to notice it.
    if (one.refused) continue;
    if (!one.noticed) bite.unnoticed.push_back({one.ruleset->name(), one.change});
    for (const auto row : one.change.rows)
      if (!proven.has(one, row) &&
          told.emplace(one.ruleset->name(), one.change.parameter, row).second)
        bite.toothless.push_back({one.ruleset->name(), one.change.parameter, row});
  }
  return bite;
}

}  // namespace

Bite bite(const std::vector<Round>& rounds, const BiteOptions& options) {
  std::vector<law::Ruleset> rulesets;
  for (const auto& [regulation, game] : law::rulesets())
    if ((options.regulation.empty() || options.regulation == regulation) &&
        (options.game.empty() || options.game == game))
      rulesets.push_back(law::Ruleset::of(regulation, game).value());
  std::vector<std::vector<Proof>> proofs;
  for (const auto& ruleset : rulesets) proofs.push_back(proofs_of(ruleset, rounds));
  std::vector<Tried> all;
  for (std::size_t i = 0; i < rulesets.size(); ++i)
    for (auto& change : law::changes_of(rulesets[i], words_for))
      all.push_back({&rulesets[i], &proofs[i], std::move(change)});
  Proven proven;
  try_all(all, proven, options);
  return summed(all, proven);
}

}  // namespace sabot::rounds
