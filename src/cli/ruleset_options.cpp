#include "sabot/cli/ruleset_options.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "sabot/base/forms.hpp"
#include "sabot/cli/command.hpp"
#include "sabot/odds/composition.hpp"

namespace sabot::cli {
namespace {

// What stands between the commas; of nothing, nothing.
std::vector<std::string> parts_of(std::string_view text) {
  std::vector<std::string> parts;
  for (auto comma = text.find(','); comma != text.npos; comma = text.find(',')) {
    parts.emplace_back(text.substr(0, comma));
    text.remove_prefix(comma + 1);
  }
  parts.emplace_back(text);
  return parts;
}

bool is_whole(std::string_view text) {
  return !text.empty() && text.find_first_not_of("0123456789") == text.npos;
}

// A Spaniard writes 0,5% for what a list would take as 0 and 5%: neither is guessed.
bool is_ambiguous(const std::vector<std::string>& parts) {
  for (std::size_t i = 1; i < parts.size(); ++i) {
    const std::string_view second = parts[i];
    if (second.ends_with('%') && is_whole(second.substr(0, second.size() - 1)) &&
        is_whole(parts[i - 1]))
      return true;
  }
  return false;
}

// The same where 6-8 stands for 6, 7 and 8. What is no such range is left for the rules to refuse.
std::vector<std::string> split_list(std::string_view text) {
  constexpr int most = 1000;
  std::vector<std::string> all;
  for (const auto& part : parts_of(text)) {
    const auto dash = part.find('-');
    const auto first = from_text<int>(part.substr(0, dash));
    const auto last = dash == part.npos ? first : from_text<int>(part.substr(dash + 1));
    if (dash == part.npos || !first || !last || *first > *last || *last > most)
      all.push_back(part);
    else
      for (int one = *first; one <= *last; ++one) all.push_back(std::to_string(one));
  }
  return all;
}

// One setting more, as an overlay would have it; false, and a message, where it is refused.
bool lay_over(Common& common, law::Ruleset& ruleset, const std::string& name,
              const std::string& value) {
  const auto laid = ruleset.overlay_one(name, value);
  if (!laid) common.fail(laid.error().what);
  return laid.has_value();
}

// Each of them with every value that --set gives a setting.
std::optional<std::vector<law::Ruleset>> with_settings(Common& common,
                                                       std::vector<law::Ruleset> rulesets,
                                                       const std::vector<std::string>& settings) {
  std::vector<std::pair<std::string, std::vector<std::string>>> values;
  for (const auto& setting : settings) {
    const auto equals = setting.find('=');
    if (equals == setting.npos)
      return common.fail(common.say("--set es NOMBRE=VALOR, como zero-combinations=none",
                                    "--set is NAME=VALUE, such as zero-combinations=none")),
             std::nullopt;
    const auto name = setting.substr(0, equals);
    auto known = std::ranges::find(values, name, &decltype(values)::value_type::first);
    if (known == values.end()) known = values.insert(values.end(), {name, {}});
    known->second.push_back(setting.substr(equals + 1));
  }
  for (const auto& [name, each] : values) {
    std::vector<law::Ruleset> more;
    for (const auto& ruleset : rulesets)
      for (const auto& value : each)
        if (!lay_over(common, more.emplace_back(ruleset), name, value)) return std::nullopt;
    rulesets = std::move(more);
  }
  return rulesets;
}

}  // namespace

std::string regulation_for(std::string_view game, const std::string& given) {
  constexpr std::string_view usual = "as11";
  std::string found;
  for (const auto& one : law::rulesets())
    if (one.game == game && (found.empty() || one.regulation == usual)) found = one.regulation;
  return !given.empty() ? given : !found.empty() ? found : std::string(usual);
}

std::string rules_help(const Common& common) {
  return common.text("El reglamento, como es79; si falta, as11 o el que tenga el juego",
                     "The regulation, such as es79; if left out, as11 or whichever has the game");
}

void RulesetOptions::add_to(Command command, const Common& common) {
  command
      .add_option(
          common.text("JUEGO", "GAME"), game,
          common.text("El juego; sabot games los enumera", "The game; sabot games lists them"))
      .required();
  command.add_option("--rules", rules, rules_help(common));
  command.add_option("--overlay", overlay,
                     common.text("Los ajustes de un casino, en un fichero TOML",
                                 "An operator's settings, in a TOML file"));
  command.add_option("--decks", decks,
                     common.text("Cuántas barajas, en vez de las del reglamento; en odds y solve "
                                 "también varias: 1,6-8",
                                 "How many packs, instead of the regulation's; in odds and solve "
                                 "also several: 1,6-8"));
  command.add_option(
      "--deduction", deduction,
      common.text("De lo que gana la banca, en vez de la del reglamento: 0, 2.5%, 1/20; en odds y "
                  "solve también varias: 0%,2.5%,5%",
                  "From what the banca wins, instead of the regulation's: 0, 2.5%, 1/20; in odds "
                  "and solve also several: 0%,2.5%,5%"));
  command.add_option(
      "--set", settings,
      common.text("Otro ajuste, NOMBRE=VALOR, como zero-combinations=none; se puede repetir, y en "
                  "odds y solve un mismo ajuste admite varios valores: uno en cada --set",
                  "Another setting, NAME=VALUE, such as zero-combinations=none; may be repeated, "
                  "and in odds and solve one setting takes several values: one in each --set"));
}

std::optional<law::Ruleset> RulesetOptions::load(Common& common) const {
  auto all = load_all(common);
  if (!all) return std::nullopt;
  if (all->size() == 1) return std::move(all->front());
  common.fail(common.say("aquí --decks, --deduction y cada --set admiten un solo valor",
                         "--decks, --deduction and each --set take a single value here"));
  return std::nullopt;
}

std::optional<std::vector<law::Ruleset>> RulesetOptions::load_all(Common& common) const {
  auto ruleset = law::Ruleset::of(regulation_for(game, rules), game);
  if (!ruleset) return common.fail(ruleset.error().what), std::nullopt;
  if (!overlay.empty()) {
    const auto text = read_file(common, overlay);
    if (!text) return std::nullopt;
    if (const auto laid = ruleset->overlay(*text); !laid) {
      const auto& wrong = laid.error();
      return common.fail(
                 fmt::format("{}:{}:{}: {}", overlay, wrong.line, wrong.column, wrong.what)),
             std::nullopt;
    }
  }
  const auto deductions = parts_of(deduction);
  if (is_ambiguous(deductions))
    return common.fail(worded(
               "--deduction: «{}» puede ser un número o una lista; los decimales se escriben con "
               "punto (0.5%) y las listas con % en cada parte (0%,5%)",
               "--deduction: \"{}\" may be one number or a list; write decimals with a point "
               "(0.5%) and lists with a % on each part (0%,5%)",
               {deduction})),
           std::nullopt;
  std::vector<law::Ruleset> all;
  for (const auto& packs : split_list(decks))
    for (const auto& one : deductions) {
      auto& laid = all.emplace_back(*ruleset);
      if (!decks.empty() && !lay_over(common, laid, "packs", packs)) return std::nullopt;
      if (!deduction.empty() && !lay_over(common, laid, "deduction", one)) return std::nullopt;
    }
  return with_settings(common, std::move(all), settings);
}

std::optional<std::vector<Card>> read_gone(Common& common, const std::vector<std::string>& texts) {
  std::vector<Card> gone;
  for (const auto& text : texts) {
    const auto cards = odds::read_cards(text);
    if (!cards) return common.fail("--gone: " + cards.error()), std::nullopt;
    gone.insert(gone.end(), cards->begin(), cards->end());
  }
  return gone;
}

}  // namespace sabot::cli
