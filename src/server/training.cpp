#include "sabot/server/training.hpp"

#include <algorithm>

#include <boost/json/array.hpp>

#include "sabot/base/card.hpp"
#include "sabot/base/forms.hpp"
#include "sabot/odds/report.hpp"
#include "sabot/odds/solution.hpp"
#include "sabot/table/choosing.hpp"

namespace sabot::server {
namespace {

namespace json = boost::json;

constexpr int digits = 6;

json::object exact(const odds::Fraction& value) {
  return {{"fraction", odds::fraction_text(value)}, {"decimal", odds::decimal_text(value, digits)}};
}

json::object odds_json(const odds::Report& report) {
  json::array ways;
  for (const auto& way : report.ways) {
    json::array choices;
    for (const auto& one : way.choices)
      choices.emplace_back(
          json::object{{"choice", one.choice}, {"draws", odds::fraction_text(one.probability)}});
    json::array bets;
    for (const auto& bet : way.bets)
      bets.emplace_back(json::object{{"bet", bet.name},
                                     {"wins", exact(bet.win)},
                                     {"ties", exact(bet.tie)},
                                     {"loses", exact(bet.loss)},
                                     {"value", exact(bet.value)}});
    ways.emplace_back(json::object{{"choices", std::move(choices)}, {"bets", std::move(bets)}});
  }
  return {{"rules", report.ground.ruleset}, {"ways", std::move(ways)}};
}

// A whole number of a hand's in a view; none where it is hidden.
std::optional<int> number(const json::object& hand, std::string_view name) {
  const auto* value = hand.if_contains(name);
  if (value == nullptr || !value->is_int64()) return std::nullopt;
  return static_cast<int>(value->get_int64());
}

// The points of the punto's third card, or that there is none.
int third_of(const json::object& punto) {
  const auto* card = punto.if_contains("third");
  const auto read = card != nullptr && card->is_string()
                        ? from_text<Card>(std::string_view(card->get_string()))
                        : std::expected<Card, TextFault>(std::unexpected(TextFault::malformed));
  return read ? baccarat::points(*read) : baccarat::Cuadro::punto_stood;
}

bool is_banker(const json::object& view, const PersonId& person) {
  const auto* bank = view.if_contains("bank");
  return bank != nullptr && bank->is_object() &&
         bank->get_object().at("banker").as_string() == person.handle();
}

}  // namespace

struct Training::Reckoned {
  std::optional<json::object> odds;
  std::optional<odds::Solution> solution;  // where both sides may choose

  std::optional<odds::Fraction> draws(int total, std::optional<int> third) const {
    if (!solution) return std::nullopt;
    const auto& decisions = third ? solution->duel.banca() : solution->duel.punto();
    const auto& play = third ? solution->equilibrium().columns : solution->equilibrium().rows;
    for (std::size_t i = 0; i < decisions.size(); ++i)
      if (decisions[i].hand.total == total && decisions[i].third == third) return play[i];
    return std::nullopt;
  }
};

Training::Training(law::Ruleset ruleset, std::optional<rules::DrawWords> draws)
    : ruleset_(std::move(ruleset)), draws_(draws) {}
Training::~Training() = default;

std::unique_ptr<Training> Training::of(const Plan& plan, const rules::GameFacts& facts) {
  const auto known = odds::games();
  if (std::ranges::find(known, plan.game) == known.end()) return nullptr;
  auto ruleset = law::Ruleset::of(plan.regulation, plan.game);
  if (!ruleset || !law::overlay_recorded(*ruleset, plan.overlay)) return nullptr;
  return std::unique_ptr<Training>(new Training(*std::move(ruleset), facts.draws));
}

const Training::Reckoned& Training::reckoned() const {
  if (reckoned_) return *reckoned_;
  Reckoned made;
  if (const auto report = odds::report(ruleset_, {})) {
    made.odds = odds_json(*report);
    // The house lets a banker leave the cuadro only where it says so.
    if (auto solved = odds::solve(ruleset_, {.follows_cuadro = true}))
      made.solution = *std::move(solved);
  }
  reckoned_ = std::make_unique<const Reckoned>(std::move(made));
  return *reckoned_;
}

const json::object* Training::odds() const {
  const auto& odds = reckoned().odds;
  return odds ? &*odds : nullptr;
}

std::optional<json::object> Training::hint(const PersonId& person,
                                           const std::vector<rules::Option>& options,
                                           const json::object& view) const {
  if (!draws_ || !table::find_option(options, draws_->draw) ||
      !table::find_option(options, draws_->stand))
    return std::nullopt;
  const bool banker = is_banker(view, person);
  const auto& punto = view.at("punto").as_object();
  const auto total = number(banker ? view.at("banca").as_object() : punto, "total");
  if (!total) return std::nullopt;
  const auto draws =
      reckoned().draws(*total, banker ? std::optional(third_of(punto)) : std::nullopt);
  if (!draws) return std::nullopt;
  return json::object{{"total", *total}, {"draw", exact(*draws)}};
}

}  // namespace sabot::server
