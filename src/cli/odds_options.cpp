#include "sabot/cli/odds_options.hpp"

#include "sabot/base/forms.hpp"

namespace sabot::cli {
namespace {

// An amount, or with no stake given a number of stakes: in stakes.
std::optional<odds::Fraction> in_stakes(Common& common, const OddsOptions& options,
                                        const std::string& name, const std::string& text) {
  auto amount = odds::read_fraction(text);
  if (amount && *amount >= 0 && options.stake.empty()) return *amount;
  if (amount && *amount >= 0) return odds::Fraction(*amount / *odds::read_fraction(options.stake));
  common.fail(name + std::string(common.say(" es un número que no es negativo, como 20",
                                            " is a number that is not negative, as 20")));
  return std::nullopt;
}

}  // namespace

std::optional<std::optional<Money>> amount_of(Common& common, std::string_view option,
                                              const std::string& text) {
  if (text.empty()) return std::optional<Money>();
  const auto amount = from_text<Money>(text);
  if (amount && *amount > Money{}) return std::optional(*amount);
  common.fail(std::string(option) +
              std::string(common.say(" es un importe mayor que 0, como 5 o 0.50",
                                     " is an amount above 0, as 5 or 0.50")));
  return std::nullopt;
}

std::optional<Session> session_of(Common& common, const OddsOptions& options) {
  Session session;
  if (!amount_of(common, "--stake", options.stake)) return std::nullopt;
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

}  // namespace sabot::cli
