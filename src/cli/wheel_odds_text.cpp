#include "sabot/cli/wheel_odds_text.hpp"

#include <algorithm>
#include <array>

#include <boost/json/array.hpp>
#include <fmt/format.h>

#include "sabot/base/forms.hpp"
#include "sabot/cli/csv.hpp"
#include "sabot/cli/odds_text.hpp"

namespace sabot::cli {
namespace {

using odds::AtZero;
using odds::decimal_text;
using odds::Fraction;
using odds::fraction_text;
using odds::WheelKind;
using odds::WheelReport;
using odds::WheelWay;

constexpr int name_width = 22;

int width_for(int digits) { return std::max(11, digits + 4) + 1; }

// "rojo, prison": a kind of chance, and how its owner chooses at a zero.
std::string bet_name(const Common& common, const WheelKind& kind, const WheelWay& way) {
  auto name = to_text(kind.suerte);
  if (!way.choice) return name;
  return name.append(*way.choice == AtZero::half ? common.say(", mitad", ", half")
                                                 : common.say(", prisión", ", prison"));
}

std::string head(std::string_view first, int width, std::initializer_list<std::string_view> rest) {
  std::string text = fmt::format("  {:<{}}", first, name_width);
  for (const auto one : rest) text += fmt::format("{:>{}}", one, width);
  return tinted(Tone::strong, text) + '\n';
}

// The best of the choices is one of the others, or follows from them: it has a table of its own.
template <class Do>
void for_each_shown(const WheelReport& report, Do act) {
  for (const auto& kind : report.kinds)
    for (const auto& way : kind.ways)
      if (way.choice != AtZero::best) act(kind, way);
}

// How often a kind of chance wins, whatever its owner chooses.
std::string chances_text(const Common& common, const WheelReport& report, int digits) {
  const int width = width_for(digits);
  std::string text = head(common.say("suerte", "chance"), width,
                          {common.say("cuántas", "how many"), common.say("números", "numbers"),
                           common.say("precio", "price"), common.say("gana", "wins"),
                           common.say("cero", "zero"), common.say("pierde", "loses")});
  for (const auto& kind : report.kinds) {
    text +=
        fmt::format("  {:<{}}{:>{}}{:>{}}{:>{}}", to_text(kind.suerte), name_width,
                    kind.chances.size(), width, kind.numbers, width, to_text(kind.price), width);
    for (const auto* value : {&kind.win, &kind.spared, &kind.loss})
      text += fmt::format("{:>{}}", decimal_text(*value, digits), width);
    text += '\n';
  }
  return text;
}

std::string values_text(const Common& common, const WheelReport& report, int digits) {
  const int width = width_for(digits);
  std::string text =
      head(common.say("apuesta", "bet"), width,
           {common.say("valor", "value"), common.say("ventaja", "edge"),
            common.say("varianza", "variance"), common.say("desv. típ.", "std. dev.")});
  for_each_shown(report, [&](const WheelKind& kind, const WheelWay& way) {
    text += fmt::format("  {:<{}}", bet_name(common, kind, way), name_width);
    for (const auto* value : {&way.value, &way.edge, &way.variance})
      text += fmt::format("{:>{}}", decimal_text(*value, digits), width);
    text += fmt::format("{:>{}}\n", odds::root_text(way.variance, digits), width);
  });
  return text;
}

// As wide as the widest of each column, since some have forty digits.
std::string fractions_text(const Common& common, const WheelReport& report) {
  std::vector<std::vector<std::string>> rows{
      {std::string(common.say("apuesta", "bet")), std::string(common.say("gana", "wins")),
       std::string(common.say("valor", "value")), std::string(common.say("ventaja", "edge")),
       std::string(common.say("varianza", "variance"))}};
  for_each_shown(report, [&](const WheelKind& kind, const WheelWay& way) {
    rows.push_back({bet_name(common, kind, way), fraction_text(kind.win), fraction_text(way.value),
                    fraction_text(way.edge), fraction_text(way.variance)});
  });
  std::vector<std::size_t> widths(rows.front().size());
  for (const auto& row : rows)
    for (std::size_t i = 0; i < row.size(); ++i) widths[i] = std::max(widths[i], row[i].size());
  widths.front() = name_width;
  std::string text = tinted(Tone::strong, common.say("Exacto", "Exactly")) + '\n';
  for (const auto& row : rows) {
    std::string line;
    for (std::size_t i = 0; i < row.size(); ++i) line += fmt::format("  {:<{}}", row[i], widths[i]);
    text += line.substr(0, line.find_last_not_of(' ') + 1) + '\n';
  }
  return text;
}

std::string choice_text(const Common& common, const odds::AfterZero& now) {
  if (now.must_stay) return std::string(common.say("se queda", "must stay"));
  return std::string(now.half_is_best() ? common.say("mitad", "half")
                                        : common.say("prisión", "prison"));
}

// What is the same at every zero, where nothing is rounded and no minimum binds.
std::string closed_form_text(const Common& common, const WheelKind& kind) {
  const auto& first = kind.prison->zeros().front();
  return fmt::format(
      fmt::runtime(common.say(
          "  La prisión vale {} de lo retenido tras cada cero ({} si luego se elige lo mejor); la "
          "mitad, 1/2.\n",
          "  After every zero prison is worth {} of what is held ({} if the better is chosen "
          "later); half is worth 1/2.\n")),
      fraction_text(first.prisoner), fraction_text(first.best_prisoner));
}

std::string prison_text(const Common& common, const WheelReport& report, const WheelKind& kind,
                        const std::string& chances, int digits) {
  const int width = width_for(digits);
  auto text =
      tinted(Tone::strong, fmt::format(fmt::runtime(common.say("Tras un cero, en apuestas: {}",
                                                               "After a zero, in stakes: {}")),
                                       chances)) +
      '\n' +
      head(common.say("ceros", "zeros"), width,
           {common.say("retenido", "held"), common.say("mitad", "half"),
            common.say("prisión", "prison"), common.say("y lo mejor", "then best"),
            common.say("conviene", "best")});
  for (const auto& now : kind.prison->zeros()) {
    text += fmt::format("  {:<{}}", now.zeros, name_width);
    for (const auto* value : {&now.held, &now.half, &now.prisoner, &now.best_prisoner})
      text += fmt::format("{:>{}}", decimal_text(*value, digits), width);
    text += fmt::format("{:>{}}\n", choice_text(common, now), width);
  }
  if (!report.stake) text += closed_form_text(common, kind);
  const auto& best = kind.ways.back();
  return text + fmt::format("  {}: {}  {}\n",
                            common.say("Ventaja de la casa si se juega lo mejor",
                                       "House edge under best play"),
                            decimal_text(best.edge, digits), fraction_text(best.edge));
}

// One table for all kinds that a zero treats alike.
std::string prisons_text(const Common& common, const WheelReport& report, int digits) {
  std::string text;
  std::vector<int> told;
  for (const auto& kind : report.kinds) {
    if (!kind.prison || std::ranges::find(told, kind.pockets) != told.end()) continue;
    told.push_back(kind.pockets);
    std::string names;
    for (const auto& other : report.kinds)
      if (other.prison && other.pockets == kind.pockets)
        names += (names.empty() ? "" : ", ") + to_text(other.suerte);
    text += '\n' + prison_text(common, report, kind, names, digits);
  }
  return text;
}

boost::json::value prison_json(const WheelKind& kind, int digits) {
  if (!kind.prison) return nullptr;
  boost::json::array zeros;
  for (const auto& now : kind.prison->zeros())
    zeros.push_back({{"zeros", now.zeros},
                     {"held", exact_json(now.held, digits)},
                     {"half", exact_json(now.half, digits)},
                     {"prisoner", exact_json(now.prisoner, digits)},
                     {"best_prisoner", exact_json(now.best_prisoner, digits)},
                     {"must_stay", now.must_stay},
                     {"best", now.half_is_best() ? "half" : "prison"}});
  return boost::json::object{{"zeros", std::move(zeros)},
                             {"then_shrinks_by", exact_json(kind.prison->shrinks_by(), digits)}};
}

boost::json::object kind_json(const WheelKind& kind, int digits) {
  boost::json::array chances;
  for (const auto& chance : kind.chances) chances.emplace_back(to_text(chance));
  boost::json::array ways;
  for (const auto& way : kind.ways)
    ways.push_back({{"choice", way.choice ? boost::json::value(choice_name(*way.choice)) : nullptr},
                    {"value", exact_json(way.value, digits)},
                    {"edge", exact_json(way.edge, digits)},
                    {"variance", exact_json(way.variance, digits)},
                    {"standard_deviation", odds::root_text(way.variance, digits)}});
  return {{"kind", to_text(kind.suerte)},
          {"chances", std::move(chances)},
          {"numbers", kind.numbers},
          {"pockets", kind.pockets},
          {"price", to_text(kind.price)},
          {"win", exact_json(kind.win, digits)},
          {"zero", exact_json(kind.spared, digits)},
          {"loss", exact_json(kind.loss, digits)},
          {"ways", std::move(ways)},
          {"prison", prison_json(kind, digits)}};
}

}  // namespace

std::string_view choice_name(AtZero choice) {
  constexpr std::array<std::string_view, 3> names{"half", "prison", "best"};
  return names[static_cast<std::size_t>(choice)];
}

std::string wheel_odds_text(const Common& common, const WheelReport& report, int digits) {
  auto text =
      tinted(Tone::strong, report.ground.ruleset) +
      fmt::format("  {} {}, {} {}\n", report.rules.pockets(), common.say("casillas", "pockets"),
                  report.chances(), common.say("suertes", "chances"));
  text += settings_text(common, report.ground);
  if (report.stake)
    text +=
        fmt::format("  {}: {}, {}: {}\n", common.say("apuesta", "stake"), to_text(*report.stake),
                    common.say("mínimo de la mesa", "table minimum"), to_text(report.minimum));
  return text + '\n' + chances_text(common, report, digits) + '\n' +
         values_text(common, report, digits) + '\n' + fractions_text(common, report) +
         prisons_text(common, report, digits);
}

boost::json::object wheel_odds_json(const WheelReport& report, int digits) {
  boost::json::array kinds;
  for (const auto& kind : report.kinds) kinds.push_back(kind_json(kind, digits));
  auto json = ground_json(report.ground);
  json["pockets"] = report.rules.pockets();
  json["house_number"] = report.rules.cloth.house_number().value;
  json["house_number_rule"] = to_text(report.rules.house_number_rule.value);
  if (report.stake) {
    json["stake"] = to_text(*report.stake);
    json["minimum"] = to_text(report.minimum);
  }
  json["kinds"] = std::move(kinds);
  return json;
}

std::string wheel_odds_csv(const std::vector<WheelReport>& reports, int digits) {
  Csv::Row columns{"rules",   "settings", "stake", "minimum", "kind",
                   "chances", "numbers",  "price", "choice"};
  for (const auto* name : {"win", "zero", "loss", "value", "edge", "variance"})
    Csv::name_exact(columns, name);
  columns.emplace_back("standard_deviation");
  Csv csv(columns);
  for (const auto& report : reports) {
    std::string settings;
    for (const auto& one : report.ground.settings) settings += (settings.empty() ? "" : "; ") + one;
    for (const auto& kind : report.kinds)
      for (const auto& way : kind.ways) {
        Csv::Row row{report.ground.ruleset,
                     settings,
                     report.stake ? to_text(*report.stake) : "",
                     report.stake ? to_text(report.minimum) : "",
                     to_text(kind.suerte),
                     std::to_string(kind.chances.size()),
                     std::to_string(kind.numbers),
                     to_text(kind.price),
                     way.choice ? std::string(choice_name(*way.choice)) : ""};
        for (const auto* value :
             {&kind.win, &kind.spared, &kind.loss, &way.value, &way.edge, &way.variance})
          Csv::add_exact(row, *value, digits);
        row.push_back(odds::root_text(way.variance, digits));
        csv.add(row);
      }
  }
  return csv.text();
}

std::vector<RepeatedBet> settled_at_once(const WheelReport& report) {
  std::vector<RepeatedBet> bets;
  for (const auto& kind : report.kinds)
    for (const auto& way : kind.ways)
      if (!way.steps.empty() && way.choice.value_or(AtZero::half) == AtZero::half)
        bets.push_back({to_text(kind.suerte), way.steps});
  return bets;
}

bool says_of_cards(Common& common,
                   std::initializer_list<std::pair<std::string_view, bool>> options) {
  for (const auto& [option, given] : options)
    if (given) {
      common.fail(std::string(option) + std::string(common.say(" es solo para juegos de cartas",
                                                               " is for card games only")));
      return true;
    }
  return false;
}

}  // namespace sabot::cli
