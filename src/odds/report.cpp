#include "sabot/odds/report.hpp"

#include <algorithm>

#include "sabot/odds/games.hpp"

namespace sabot::odds {
namespace {

constexpr std::size_t most_open_choices = 4;

// What differs from the regulation.
std::vector<law::Parameter> laid_over(const law::Ruleset& ruleset) {
  const auto plain = law::Ruleset::of(law::name(ruleset.regulation()), ruleset.game());
  std::vector<law::Parameter> all;
  for (const auto& one : ruleset.parameters())
    if (const auto* own = plain->find(one.name); own == nullptr || own->value != one.value)
      all.push_back(one);
  return all;
}

// No value of a ruleset holds anything that TOML would have escaped.
struct TomlText {
  std::string operator()(bool flag) const { return flag ? "true" : "false"; }
  std::string operator()(std::int64_t number) const { return std::to_string(number); }
  std::string operator()(const std::string& text) const { return '"' + text + '"'; }
  template <class T>
  std::string operator()(const std::vector<T>& list) const {
    std::string text;
    for (const auto& one : list) text += (text.empty() ? "" : ", ") + (*this)(one);
    return '[' + text + ']';
  }
};

Way way_of(const Baccarat& game, const Source& source, Strategy strategy,
           const std::vector<Choice>& choices) {
  Way way{{}, std::move(strategy), {0, {}}, {}};
  for (const auto& choice : choices)
    way.choices.push_back({choice_text(choice), way.strategy.at(choice)});
  way.law = law_of(source, way.strategy);
  const auto law = way.law.outcome_law();
  for (const auto& bet : game.bets) way.bets.push_back(odds_of(bet, law));
  return way;
}

Fraction punto_value(const Way& way) {
  const auto punto = std::ranges::find(way.bets, "punto", &BetOdds::name);
  return punto == way.bets.end() ? Fraction(0) : punto->value;
}

}  // namespace

std::vector<std::string_view> games() {
  std::vector<std::string_view> names;
  for (const auto& one : known_games()) names.push_back(one.name);
  return names;
}

std::expected<Baccarat, std::string> baccarat_of(const law::Ruleset& ruleset) {
  const auto* game = find_game(ruleset);
  if (game == nullptr)
    return std::unexpected("the odds of " + ruleset.game() + " are not known yet");
  return game->read(ruleset);
}

std::vector<std::string> settings_of(const law::Ruleset& ruleset) {
  std::vector<std::string> settings;
  for (const auto& one : laid_over(ruleset))
    settings.push_back(one.name + " = " + law::value_text(one.value));
  return settings;
}

std::string overlay_of(const law::Ruleset& ruleset) {
  std::string toml;
  if (!law::departures_of(ruleset).empty()) toml = std::string(law::leaving_key) + " = true\n";
  for (const auto& one : laid_over(ruleset))
    toml += one.name + " = " + std::visit(TomlText{}, one.value) + '\n';
  return toml;
}

Ground ground_of(const law::Ruleset& ruleset) {
  return {.ruleset = ruleset.name(),
          .regulation = std::string(law::name(ruleset.regulation())),
          .game = ruleset.game(),
          .settings = settings_of(ruleset),
          .departures = law::departures_of(ruleset),
          .overlay = overlay_of(ruleset)};
}

std::expected<Given, std::string> given_by(const Baccarat& game,
                                           const std::vector<std::string>& plays) {
  Given given{Strategy::of(game.drawing), choices_of(game.drawing), {}};
  for (const auto& play : plays) {
    const auto before = given.strategy;
    const auto choice = set_choice(given.strategy, game.freedom, play);
    if (!choice) return std::unexpected(choice.error());
    std::erase(given.open, *choice);
    const bool again = std::ranges::find(given.said, *choice) != given.said.end();
    if (again && before.at(*choice) != given.strategy.at(*choice))
      return std::unexpected(contradiction(play));
    if (!again) given.said.push_back(*choice);
  }
  return given;
}

std::expected<Composition, std::string> cards_left(const Baccarat& game,
                                                   const std::vector<Card>& gone) {
  auto cards = Composition::after(game.packs, gone);
  if (cards && cards->size() < cards_for_a_coup)
    return std::unexpected("a coup may need six cards, and only " + std::to_string(cards->size()) +
                           " are left");
  return cards;
}

std::expected<Report, std::string> report(const law::Ruleset& ruleset, const Query& query) {
  auto game = baccarat_of(ruleset);
  if (!game) return std::unexpected(game.error());
  const auto cards = cards_left(*game, query.gone);
  if (!cards) return std::unexpected(cards.error());
  const auto given = given_by(*game, query.plays);
  if (!given) return std::unexpected(given.error());
  if (given->open.size() > most_open_choices)
    return std::unexpected("the rules leave " + std::to_string(given->open.size()) +
                           " choices open; say how to play all but four of them, such as --play " +
                           choice_text(given->open.front()) + "=1/2");
  auto choices = given->said;
  choices.insert(choices.end(), given->open.begin(), given->open.end());
  Report report{ground_of(ruleset), *std::move(game), query.gone, *cards, {}, {}};
  // The first choice changes slowest; drawing comes first.
  for (std::size_t bits = 0; bits < std::size_t{1} << given->open.size(); ++bits) {
    auto strategy = given->strategy;
    for (std::size_t i = 0; i < given->open.size(); ++i)
      strategy.at(given->open[i]) = (bits >> (given->open.size() - 1 - i) & 1) != 0 ? 0 : 1;
    report.ways.push_back(way_of(report.game, {*cards}, std::move(strategy), choices));
  }
  if (!given->open.empty() && std::ranges::all_of(given->open, &Choice::is_puntos)) {
    const auto best = std::ranges::max_element(report.ways, {}, punto_value);
    report.best_for_punto = static_cast<std::size_t>(best - report.ways.begin());
  }
  return report;
}

std::vector<Fraction> values_by_gone(const Report& report, const Way& way, std::size_t bet,
                                     int points, int most) {
  std::vector<Fraction> values;
  auto cards = report.cards;
  const int least = std::max(cards_for_a_coup, cards.size() - std::min(most, cards.count(points)));
  for (; cards.size() >= least; cards.remove(points)) {
    const auto law = law_of({cards}, way.strategy).outcome_law();
    values.push_back(odds_of(report.game.bets[bet], law).value);
    if (cards.count(points) == 0) break;
  }
  return values;
}

}  // namespace sabot::odds
