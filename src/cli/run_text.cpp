#include "sabot/cli/run_text.hpp"

#include <boost/json/array.hpp>
#include <fmt/format.h>

#include "sabot/base/forms.hpp"
#include "sabot/cli/odds_text.hpp"

namespace sabot::cli {
namespace {

using odds::decimal_text;

std::string passes_table(const Common& common, const odds::RunReport& report, int digits) {
  const int wide = digits + 8;
  std::string text =
      tinted(Tone::strong,
             fmt::format("  {:<5}{:>{}}{:>11}{:>11}{:>11}{:>11}{:>{}}{:>{}}  {}",
                         common.say("pase", "pass"), common.say("se llega", "reached"), digits + 4,
                         common.say("banca", "bank"), common.say("descuento", "deduction"),
                         common.say("se paga", "paid out"), common.say("salida", "charge"),
                         common.say("dar", "give"), wide, common.say("seguir", "go on"), wide,
                         common.say("mejor", "better")));
  for (const auto& one : report.passes)
    text += fmt::format(
        "\n  {:<5}{:>{}}{:>11}{:>11}{:>11}{:>11}{:>{}}{:>{}}  {}", one.number,
        decimal_text(one.reached, digits), digits + 4, to_text(one.bank), to_text(one.deduction),
        to_text(one.paid_out), to_text(one.charge), decimal_text(one.give, digits), wide,
        one.go_on ? decimal_text(*one.go_on, digits) : "—", wide,
        one.should_give() ? common.say("dar", "give") : common.say("seguir", "go on"));
  return text + '\n';
}

std::string line(std::string_view name, const odds::Fraction& value, int digits) {
  return fmt::format("  {:<44}{}   {}\n", name, decimal_text(value, digits),
                     odds::fraction_text(value));
}

}  // namespace

std::string run_plan_text(const Common& common, const odds::RunPlan& plan) {
  auto text =
      fmt::format(fmt::runtime(common.say(
                      "salida de {}; mínimo {}, máximo {}; suite a más tardar tras el pase {}",
                      "from {}; minimum {}, maximum {}; suite after pass {} at the latest")),
                  to_text(plan.opening), to_text(plan.minimum), to_text(plan.maximum),
                  plan.suite.value_or(plan.passes));
  for (const auto pass : plan.halves)
    text += fmt::format(
        fmt::runtime(common.say("; la mitad antes del pase {}", "; half taken before pass {}")),
        pass);
  for (const auto& [pass, amount] : plan.raises)
    text += fmt::format(
        fmt::runtime(common.say("; {1} más antes del pase {0}", "; {1} more before pass {0}")),
        pass, to_text(amount));
  return text;
}

boost::json::object run_plan_json(const odds::RunPlan& plan) {
  boost::json::object raises;
  for (const auto& [pass, amount] : plan.raises) raises[std::to_string(pass)] = to_text(amount);
  boost::json::array halves;
  for (const auto pass : plan.halves) halves.emplace_back(pass);
  return {{"opening", to_text(plan.opening)},
          {"minimum", to_text(plan.minimum)},
          {"maximum", to_text(plan.maximum)},
          {"passes", plan.passes},
          {"raises", std::move(raises)},
          {"halves", std::move(halves)},
          {"suite", plan.suite ? boost::json::value(*plan.suite) : boost::json::value()}};
}

std::string run_text(const Common& common, const odds::RunReport& report, int digits) {
  std::string text = tinted(Tone::strong, fmt::format("{}: {}", common.say("La banca", "The bank"),
                                                      run_plan_text(common, report.plan))) +
                     '\n' + passes_table(common, report, digits);
  text += std::string(common.say(
      "  Todo es lo que cambia el dinero del jugador, banca incluida. «dar» es dar la suite al "
      "ganar el pase: cuesta el descuento de salida. «seguir» es lo que se espera jugando más y "
      "dándola en el mejor momento posterior.\n",
      "  Everything is a change of the holder's money, the bank included. \"give\" is giving the "
      "suite on winning the pass, which costs the charge; \"go on\" is what playing on brings on "
      "average, with the suite given at the best later moment.\n"));
  text += line(common.say("valor según el plan", "value by the plan"), report.value, digits);
  text += line(common.say("valor dando la suite en el mejor momento",
                          "value giving the suite at the best moment"),
               report.best, digits);
  text += line(common.say("según el plan, la banca se pierde", "by the plan, the bank is lost"),
               report.lost, digits);
  text += line(common.say("según el plan, se da la suite", "by the plan, the suite is given"),
               report.given, digits);
  return text + line(common.say("según el plan, descuentos de la casa",
                                "by the plan, deductions for the house"),
                     report.kept, digits);
}

boost::json::object run_json(const odds::RunReport& report, int digits) {
  boost::json::array passes;
  for (const auto& one : report.passes)
    passes.push_back({{"pass", one.number},
                      {"reached", exact_json(one.reached, digits)},
                      {"bank", to_text(one.bank)},
                      {"deduction", to_text(one.deduction)},
                      {"paid_out", to_text(one.paid_out)},
                      {"charge", to_text(one.charge)},
                      {"give", exact_json(one.give, digits)},
                      {"go_on", one.go_on ? boost::json::value(exact_json(*one.go_on, digits))
                                          : boost::json::value()},
                      {"better", one.should_give() ? "give" : "go-on"}});
  auto json = run_plan_json(report.plan);
  json["run"] = std::move(passes);
  json["value"] = exact_json(report.value, digits);
  json["best_value"] = exact_json(report.best, digits);
  json["lost"] = exact_json(report.lost, digits);
  json["given"] = exact_json(report.given, digits);
  json["kept"] = exact_json(report.kept, digits);
  return json;
}

}  // namespace sabot::cli
