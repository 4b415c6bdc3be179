#include "sabot/cli/rng_text.hpp"

#include <cmath>

#include <boost/json/array.hpp>
#include <fmt/format.h>

#include "sabot/base/forms.hpp"
#include "sabot/cli/wrapping.hpp"
#include "sabot/law/numbers.hpp"

namespace sabot::cli {
namespace {

using lab::Law;
using lab::Measure;

std::string name_of(const lab::Result& result) {
  return to_text(result.measure) + (result.bound ? fmt::format(" {}", *result.bound) : "");
}

std::string law_text(const Common& common, const lab::Result& result) {
  switch (result.law) {
    case Law::chi_squared: return fmt::format("χ²({:.0f})", result.degrees);
    case Law::normal: return "N(0, 1)";
    case Law::fisher: return fmt::format("F({:.0f}, {:.0f})", result.degrees, result.more_degrees);
    default: return std::string(common.say("exacta", "exact"));
  }
}

std::string line(const Common& common, const lab::Report& judged, const lab::Result& result) {
  const bool passes = judged.passes(result);
  std::string what(measure_text(common, result.measure));
  if (result.worst_of > 1)
    what += fmt::format(fmt::runtime(common.say(" (la peor de {})", " (the worst of {})")),
                        result.worst_of);
  return fmt::format("  {:<22}{:>12.3f}  {}{:>9.2g}  {}  {}\n", name_of(result), result.statistic,
                     padded(law_text(common, result), 14), result.p,
                     passes
                         ? tinted(Tone::good, padded(std::string(common.say("bien", "good")), 6))
                         : tinted(Tone::bad, padded(std::string(common.say("falla", "fails")), 6)),
                     tinted(Tone::dim, what));
}

std::string heading(const Common& common, const RngReport& report) {
  std::string text = tinted(
      Tone::strong, report.source.seed
                        ? fmt::format(fmt::runtime(common.say("fuente con semilla, semilla {}",
                                                              "seeded source, seed {}")),
                                      *report.source.seed)
                        : std::string(common.say("fuente viva", "live source")));
  text += fmt::format(
      fmt::runtime(common.say("  {} sabots de {} {}, {} números de cada clase, {:.1f} s\n",
                              "  {} sabots of {} {}, {} numbers of each sort, {:.1f} s\n")),
      grouped(common.lang(), report.judged.sabots), report.judged.packs,
      report.judged.packs == 1 ? common.say("baraja", "pack") : common.say("barajas", "packs"),
      grouped(common.lang(), report.judged.numbers), report.seconds);
  if (report.interrupted)
    text += tinted(Tone::bad, common.say("Interrumpida: esto es lo que hay",
                                         "Interrupted: this is what there is")) +
            '\n';
  return text + '\n';
}

std::string verdict(const Common& common, const lab::Report& judged) {
  const auto text = fmt::format(
      fmt::runtime(common.say(
          "{} pruebas; falla la que da p < {:.2g}, así que una fuente sana falla alguna en menos "
          "de una de cada 1000 veces",
          "{} tests; a test fails if p < {:.2g}, so a sound source fails one of them less than "
          "once in 1000 runs")),
      judged.results.size(), judged.significance());
  return fmt::format("\n  {}\n  {}\n", tinted(Tone::dim, text),
                     judged.passes()
                         ? tinted(Tone::good, common.say("las pasa todas", "all passed"))
                         : tinted(Tone::bad, common.say("no las pasa todas", "not all passed")));
}

boost::json::object result_json(const lab::Report& judged, const lab::Result& result) {
  boost::json::object json{{"test", to_text(result.measure)}};
  if (result.bound) json["below"] = *result.bound;
  json["law"] = to_text(result.law);
  // JSON has no infinite numbers; such a p is 0.
  json["statistic"] = std::isinf(result.statistic) ? boost::json::value(nullptr)
                                                   : boost::json::value(result.statistic);
  boost::json::array degrees;
  if (result.law == Law::chi_squared || result.law == Law::fisher)
    degrees.push_back(static_cast<std::uint64_t>(result.degrees));
  if (result.law == Law::fisher) degrees.push_back(static_cast<std::uint64_t>(result.more_degrees));
  json["degrees"] = std::move(degrees);
  json["worst_of"] = result.worst_of;
  json["p"] = result.p;
  json["passed"] = judged.passes(result);
  return json;
}

}  // namespace

std::string_view measure_text(const Common& common, Measure measure) {
  switch (measure) {
    case Measure::composition:
      return common.say("sabots a los que falta o sobra una carta",
                        "sabots with a card missing or to spare");
    case Measure::kinds_and_positions:
      return common.say("qué carta cae en qué lugar", "which card falls at which place");
    case Measure::each_position:
      return common.say("las cartas en cada lugar", "the cards at each place");
    case Measure::each_kind:
      return common.say("los lugares de cada carta", "the places of each card");
    case Measure::mean_position:
      return common.say("el lugar medio de cada carta", "the mean place of each card");
    case Measure::unmoved:
      return common.say("cartas donde estaban antes de mezclar",
                        "cards where they lay before the shuffle");
    case Measure::as_before:
      return common.say("cartas donde las tenía el sabot anterior",
                        "cards where the previous sabot had them");
    case Measure::after_the_cut:
      return common.say("la primera carta tras el corte", "the first card after the cut");
    case Measure::gaps:
      return common.say("distancias entre cartas del mismo valor", "gaps between equal ranks");
    case Measure::colour_runs: return common.say("rachas de un color", "runs of a colour");
    case Measure::colour_run_lengths:
      return common.say("longitud de las rachas de color", "lengths of runs of a colour");
    case Measure::runs_up: return common.say("rachas ascendentes", "rising runs of ranks");
    case Measure::runs_down: return common.say("rachas descendentes", "falling runs of ranks");
    case Measure::serial_correlation:
      return common.say("correlación de cartas vecinas", "correlation of neighbouring cards");
    case Measure::neighbours:
      return common.say("vecinas del mismo valor, palo o ambos",
                        "neighbours of the same rank, suit or both");
    case Measure::numbers_below:
      return common.say("frecuencia de cada número", "how often each number comes");
    case Measure::rejection:
      return common.say("rechazo de lo que favorecería a algunos",
                        "rejection of what would favour some");
    case Measure::pairs: return common.say("qué número sigue a cuál", "which number follows which");
    case Measure::returns:
      return common.say("espera hasta el mismo valor", "draws until the same rank again");
    case Measure::collector_of_ranks:
      return common.say("espera hasta los 13 valores", "draws until all 13 ranks have come");
    case Measure::collector_of_kinds:
      return common.say("espera hasta las 52 cartas", "draws until all 52 kinds have come");
    case Measure::bytes: return common.say("frecuencia de cada byte", "how often each byte comes");
    case Measure::word_correlation:
      return common.say("correlación con las ocho palabras anteriores",
                        "correlation with the previous eight words");
    case Measure::word_turns:
      return common.say("cambios entre subir y bajar", "turns between rising and falling");
    case Measure::word_orders:
      return common.say("el orden de cada cuatro palabras", "the order of every four words");
  }
  return {};
}

std::string rng_text(const Common& common, const RngReport& report) {
  auto text = heading(common, report);
  text +=
      tinted(Tone::strong, fmt::format("  {:<22}{:>12}  {}{:>9}", common.say("prueba", "test"),
                                       common.say("medida", "statistic"),
                                       padded(std::string(common.say("ley", "law")), 14), "p")) +
      '\n';
  for (const auto& one : report.judged.results) text += line(common, report.judged, one);
  return text + verdict(common, report.judged);
}

boost::json::object rng_json(const RngReport& report) {
  boost::json::array tests;
  for (const auto& one : report.judged.results) tests.push_back(result_json(report.judged, one));
  boost::json::object json{{"source", report.source.name()}};
  if (report.source.seed) json["seed"] = std::to_string(*report.source.seed);
  json["packs"] = report.judged.packs;
  json["sabots"] = report.judged.sabots;
  json["numbers"] = report.judged.numbers;
  json["overall_significance"] = lab::Report::overall_significance;
  json["significance"] = report.judged.significance();
  json["passed"] = report.judged.passes();
  json["interrupted"] = report.interrupted;
  json["tests"] = std::move(tests);
  json["seconds"] = report.seconds;
  return json;
}

}  // namespace sabot::cli
