#include <algorithm>
#include <iostream>
#include <memory>

#include <boost/json/serialize.hpp>

#include "sabot/base/forms.hpp"
#include "sabot/cli/command_line.hpp"
#include "sabot/cli/odds_session.hpp"
#include "sabot/cli/odds_tables.hpp"
#include "sabot/cli/odds_text.hpp"
#include "sabot/cli/pictures.hpp"
#include "sabot/cli/ruleset_options.hpp"
#include "sabot/law/numbers.hpp"
#include "sabot/odds/stakes.hpp"

// sabot odds: what every bet is worth, exactly.

namespace sabot::cli {
namespace {

struct Options {
  RulesetOptions ruleset;
  std::vector<std::string> gone;
  std::vector<std::string> plays;
  bool removals = false;
  bool csv = false;
  std::string stake;
  int coups = 0;
  std::string bankroll;
  std::string goal;
  int digits = 8;
  std::string svg;
  std::string picture;
  std::string bet;
};

// The stake of --stake, or none where it is not given; refused where it is no amount.
std::optional<std::optional<Money>> stake_of(Common& common, const Options& options) {
  if (options.stake.empty()) return std::optional<Money>();
  const auto stake = from_text<Money>(options.stake);
  if (stake && *stake > Money{}) return std::optional(*stake);
  common.fail(common.say("--stake es un importe mayor que 0, como 5 o 0.50",
                         "--stake is an amount above 0, as 5 or 0.50"));
  return std::nullopt;
}

// One for each setting asked for.
std::optional<std::vector<odds::Report>> reports_of(Common& common, const Options& options) {
  const auto rulesets = options.ruleset.load_all(common);
  if (!rulesets) return std::nullopt;
  const auto gone = read_gone(common, options.gone);
  const auto stake = stake_of(common, options);
  if (!gone || !stake) return std::nullopt;
  std::vector<odds::Report> reports;
  for (const auto& ruleset : *rulesets) {
    auto report = odds::report(ruleset, {*gone, options.plays});
    if (report && *stake) report = odds::at_stake(*std::move(report), ruleset, **stake);
    if (!report) return common.fail(report.error()), std::nullopt;
    reports.push_back(*std::move(report));
  }
  return reports;
}

// An amount, or with no stake given a number of stakes: in stakes.
std::optional<odds::Fraction> in_stakes(Common& common, const Options& options,
                                        const std::string& name, const std::string& text) {
  auto amount = odds::read_fraction(text);
  if (amount && *amount >= 0 && options.stake.empty()) return *amount;
  if (amount && *amount >= 0) return odds::Fraction(*amount / *odds::read_fraction(options.stake));
  common.fail(name + std::string(common.say(" es un número que no es negativo, como 20",
                                            " is a number that is not negative, as 20")));
  return std::nullopt;
}

// What is asked for of many coups. None where it contradicts itself.
std::optional<Session> session_of(Common& common, const Options& options) {
  Session session;
  if (!stake_of(common, options)) return std::nullopt;
  if (options.coups > 0) session.coups = options.coups;
  if (!options.bankroll.empty()) {
    session.bankroll = in_stakes(common, options, "--bankroll", options.bankroll);
    if (!session.bankroll) return std::nullopt;
  }
  if (!options.goal.empty()) {
    session.goal = in_stakes(common, options, "--goal", options.goal);
    if (!session.goal) return std::nullopt;
  }
  if (session.goal && !session.bankroll)
    return common.fail(common.say("--goal es la meta de un --bankroll: dé los dos",
                                  "--goal is where a --bankroll is to lead: give both")),
           std::nullopt;
  if (session.bankroll && !session.goal && !session.coups)
    return common.fail(common.say("--bankroll necesita un final: dé --coups, --goal o ambas",
                                  "--bankroll needs an end: give --coups, --goal or both")),
           std::nullopt;
  return session;
}

std::expected<boost::json::object, std::string> json_of(const odds::Report& report,
                                                        const Options& options,
                                                        const Session& session) {
  auto json = odds_json(report, options.removals, options.digits);
  if (!options.stake.empty()) json["stake"] = options.stake;
  if (!session.any()) return json;
  auto& ways = json["ways"].as_array();
  for (std::size_t i = 0; i < ways.size(); ++i) {
    auto one = session_json(report, report.ways[i], session, options.digits);
    if (!one) return one;
    ways[i].as_object()["session"] = *std::move(one);
  }
  return json;
}

std::expected<std::string, std::string> json_text(const std::vector<odds::Report>& reports,
                                                  const Options& options, const Session& session) {
  boost::json::array all;
  for (const auto& report : reports) {
    auto one = json_of(report, options, session);
    if (!one) return std::unexpected(one.error());
    all.push_back(*std::move(one));
  }
  if (all.size() == 1) return boost::json::serialize(all.front()) + '\n';
  return boost::json::serialize(boost::json::object{{"sweep", std::move(all)}}) + '\n';
}

std::expected<std::string, std::string> text_of(const Common& common,
                                                const std::vector<odds::Report>& reports,
                                                const Options& options, const Session& session) {
  if (options.csv && session.any()) return session_csv(reports.front(), session, options.digits);
  if (options.csv) return odds_csv(reports, options.removals, options.digits);
  if (common.json) return json_text(reports, options, session);
  if (reports.size() > 1) return sweep_text(common, reports, options.digits);
  const auto& report = reports.front();
  auto text = odds_text(common, report, options.removals, options.digits);
  if (!options.stake.empty())
    text += '\n' +
            std::string(common.say("A esta apuesta, con lo que se redondea: ",
                                   "At this stake, with what is rounded: ")) +
            options.stake + '\n';
  for (const auto& way : report.ways) {
    if (!session.any()) break;
    const auto more = session_text(common, report, way, session, options.digits);
    if (!more) return more;
    if (report.ways.size() > 1) text += '\n' + choices_text(common, way.choices) + '\n';
    text += *more;
  }
  return text;
}

// Which bet to draw: the one asked for, or the first. None, and a message, where there is no such.
std::optional<std::size_t> drawn_bet(Common& common, const Options& options,
                                     const odds::Report& report) {
  const auto& bets = report.game.bets;
  if (options.bet.empty()) return 0;
  const auto bet = std::ranges::find(bets, options.bet, &odds::Bet::name);
  if (bet == bets.end()) return common.fail(no_such_bet(common, bets, options.bet)), std::nullopt;
  return static_cast<std::size_t>(bet - bets.begin());
}

// What would be drawn nowhere, or of no bet, is refused before anything is said.
bool has_idle_options(Common& common, const Options& options) {
  if (!picture_has_a_place(
          common, options.svg,
          {{"--picture", !options.picture.empty()}, {"--bet", !options.bet.empty()}}))
    return true;
  if (options.bet.empty() || options.picture == "gone") return false;
  common.fail(common.say("--bet dice de qué apuesta es el dibujo de --picture gone: dé los dos",
                         "--bet says of which bet --picture gone is drawn: give both"));
  return true;
}

// What cannot be shown of several settings, or as a table with commas.
bool is_too_much_at_once(Common& common, const Options& options, const Session& session,
                         bool sweep) {
  if (sweep && (!options.svg.empty() || !options.picture.empty()))
    common.fail(
        common.say("el dibujo es de un solo ajuste: dé un solo valor a --decks y a --deduction",
                   "a picture is of one setting: give --decks and --deduction one value "
                   "each"));
  else if (sweep && (options.removals || session.any()) && !common.json &&
           (!options.csv || session.any()))
    common.fail(common.say("de varios ajustes eso sale con --json; --removals, también con --csv",
                           "of several settings that comes with --json; --removals with --csv "
                           "too"));
  else if (options.csv && (session.bankroll || (session.any() && options.removals)))
    common.fail(common.say("--csv da una sola tabla: quite --bankroll, y dé --coups o --removals",
                           "--csv gives one table: leave out --bankroll, and give --coups or "
                           "--removals"));
  else
    return false;
  return true;
}

void show_odds(Common& common, const Options& options) {
  if (has_idle_options(common, options)) return;
  const auto session = session_of(common, options);
  if (!session) return;
  const auto reports = reports_of(common, options);
  if (!reports) return;
  const bool sweep = reports->size() > 1;
  if (is_too_much_at_once(common, options, *session, sweep)) return;
  const auto bet = drawn_bet(common, options, reports->front());
  if (!bet) return;
  const auto text = text_of(common, *reports, options, *session);
  if (!text) return common.fail(text.error());
  const bool for_programs = common.json || options.csv;
  std::cout << (for_programs ? *text : with_numbers(common.lang(), *text));
  if (sweep || (options.csv && options.svg.empty()) || !wants_picture(common, options.svg)) return;
  const auto& report = reports->front();
  show_picture(common, options.svg,
               options.picture == "gone" ? gone_picture(common, report, *bet)
                                         : totals_picture(common, report));
}

}  // namespace

void add_odds(CLI::App& program, Common& common) {
  auto options = std::make_shared<Options>();
  auto* command = add_command(
      program, common, "odds",
      {"Probabilidades exactas: de cada apuesta, cuánto gana, empata y pierde, su valor, la "
       "ventaja de la casa y la varianza; y la distribución de los totales y de las cartas",
       "Exact odds: how often each bet wins, ties and loses, its value, the house's edge and the "
       "variance; the distribution of the totals and of the cards"},
      "sabot odds punto-y-banca --rules as11 --gone 9s,9h,4xKd\n"
      "  sabot odds punto-y-banca --removals --csv\n"
      "  sabot odds punto-y-banca --decks 1,6-8 --deduction 0,2.5%,5% --csv\n"
      "  sabot odds punto-y-banca --stake 0.50\n"
      "  sabot odds punto-y-banca --coups 100 --bankroll 20 --goal 40");
  options->ruleset.add_to(*command, common);
  command->add_option("--gone", options->gone,
                      common.text("Cartas que han salido del sabot: 9s,9h,3xKd; se puede repetir",
                                  "Cards that have left the sabot: 9s,9h,3xKd; may be repeated"));
  command->add_option("--play", options->plays,
                      common.text("Cómo se juega una opción libre: 5=9/11 es el punto que pide con "
                                  "cinco con esa probabilidad, 3:9=1 la banca con tres ante un "
                                  "nueve, 6:no=0 ante un punto plantado; se puede repetir",
                                  "How a free choice is played: 5=9/11 is the punto drawing on "
                                  "five with that probability, 3:9=1 the banca on three against a "
                                  "nine, 6:no=0 against a punto that stood; may be repeated"));
  command->add_flag(
      "--removals", options->removals,
      common.text("Cuánto cambia el valor de cada apuesta al quitar una carta de cada valor",
                  "By how much each bet's value changes when one card of each value is removed"));
  command
      ->add_flag("--csv", options->csv,
                 common.text("Escribe una tabla con comas: las apuestas, el efecto de quitar una "
                             "carta o la distribución de muchas jugadas",
                             "Write a table with commas: the bets, the effects of removal, or the "
                             "law of many coups"))
      ->excludes("--json");
  command->add_option(
      "--stake", options->stake,
      common.text("Con esta apuesta, redondeada la deducción como en la mesa: 0.50",
                  "At this stake, with the deduction rounded as at the table: 0.50"));
  command
      ->add_option("--coups", options->coups,
                   common.text("La distribución exacta de lo que da cada apuesta en este número de "
                               "jugadas",
                               "The exact law of what each bet brings in this number of coups"))
      ->check(CLI::Range(1, odds::most_repeated_coups));
  command->add_option(
      "--bankroll", options->bankroll,
      common.text("El riesgo exacto de ruina con este número de apuestas (con --stake, este "
                  "dinero), en --coups o hasta --goal",
                  "The exact risk of ruin with this number of stakes (with --stake, this amount), "
                  "within --coups or until --goal"));
  command->add_option(
      "--goal", options->goal,
      common.text("La meta: con ella se deja de jugar", "The goal: with it the play stops"));
  command
      ->add_option("--digits", options->digits,
                   common.text("Cuántos decimales", "How many decimals"))
      ->capture_default_str()
      ->check(CLI::Range(1, 100));
  command->add_option(
      "--svg", options->svg,
      common.text("Dibuja una figura en este fichero", "Draw a picture to this file"));
  command
      ->add_option(
          "--picture", options->picture,
          common.text(
              "Qué se dibuja: la distribución de los totales o el valor de una apuesta según las "
              "cartas que han salido",
              "What to draw: the distribution of the totals, or the value of a bet by cards gone"))
      ->default_str("totals")
      ->check(CLI::IsMember({"totals", "gone"}));
  command->add_option("--bet", options->bet,
                      common.text("De qué apuesta se dibuja el valor: punto, banca, empate",
                                  "Which bet to draw the value of: punto, banca, empate"));
  command->callback([&common, options] { show_odds(common, *options); });
}

}  // namespace sabot::cli
