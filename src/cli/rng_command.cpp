#include <unistd.h>

#include <fstream>
#include <iostream>
#include <memory>

#include <boost/json/serialize.hpp>
#include <fmt/format.h>

#include "sabot/cli/command.hpp"
#include "sabot/cli/counts.hpp"
#include "sabot/cli/failed_file.hpp"
#include "sabot/cli/rng_export.hpp"
#include "sabot/cli/rng_text.hpp"
#include "sabot/law/numbers.hpp"

// sabot rng: what a laboratory needs to judge the random source, and our own judgement of it.

namespace sabot::cli {
namespace {

using Units = ExportPlan::Units;

constexpr std::uint64_t most_units = 1'000'000'000'000'000;
constexpr std::uint64_t most_sabots = 1'000'000'000'000;
constexpr int most_packs = 100;

struct ExportOptions {
  SourceOptions source;
  std::string raw;
  std::string outcomes;
  std::string sabots;
  std::uint32_t below = 52;
  int packs = 6;
  std::string out;
};

struct TestOptions {
  SourceOptions source;
  std::string sabots;
  int packs = 6;
};

std::optional<ExportPlan> plan_of(Common& common, const ExportOptions& options) {
  const auto source = choose(common, options.source);
  if (!source) return std::nullopt;
  ExportPlan plan{.source = *source, .below = options.below, .packs = options.packs};
  plan.json = common.json;
  int asked = 0;
  for (const auto& [option, text, units] :
       {std::tuple("--raw", options.raw, Units::bytes),
        std::tuple("--outcomes", options.outcomes, Units::numbers),
        std::tuple("--sabots", options.sabots, Units::sabots)}) {
    if (text.empty()) continue;
    const auto count = read_count(common, option, text, 1, most_units);
    if (!count) return std::nullopt;
    plan.units = units;
    plan.count = *count;
    ++asked;
  }
  if (asked != 1) {
    common.fail(common.say("hay que decir qué: --raw N, --outcomes N o --sabots N, uno solo",
                           "say what: --raw N, --outcomes N or --sabots N, only one of them"));
    return std::nullopt;
  }
  return plan;
}

// Whether bytes would go where they can only do harm.
bool is_misdirected(Common& common, const ExportPlan& plan, const std::string& out) {
  if (plan.units != Units::bytes) return false;
  if (plan.json)
    common.fail(common.say("--raw da bytes tal como salen, no JSON: quite --json",
                           "--raw gives bytes as they come, not JSON: leave out --json"));
  else if (out.empty() && isatty(STDOUT_FILENO) != 0)
    common.fail(common.say("--raw da bytes, no texto para una terminal: use --out o |",
                           "--raw gives bytes, no text for a terminal: use --out or a pipe"));
  else
    return false;
  return true;
}

std::string_view unit_text(const Common& common, Units units) {
  if (units == Units::numbers) return common.say("números", "numbers");
  return units == Units::bytes ? "bytes" : "sabots";
}

void export_stream(Common& common, const ExportOptions& options) {
  const auto plan = plan_of(common, options);
  if (!plan || is_misdirected(common, *plan, options.out)) return;
  std::ofstream file;
  if (!options.out.empty()) {
    file.open(options.out, std::ios::binary);
    if (!file) return fail_to_write(common, options.out);
  }
  std::ostream& out = options.out.empty() ? std::cout : file;
  std::uint64_t written = 0;
  {
    const Interrupt interrupt;
    Progress progress(plan->count, std::string(unit_text(common, plan->units)),
                      !options.out.empty() || isatty(STDOUT_FILENO) == 0);
    written = write_stream(*plan, out, progress);
  }
  if (!out.flush())
    return fail_to_write(
        common, options.out.empty() ? common.text("en la salida", "to the output") : options.out);
  if (written < plan->count)
    common.fail(fmt::format(fmt::runtime(common.say("interrumpida: solo hay {} de {}",
                                                    "interrupted: there are only {} of {}")),
                            written, plan->count));
}

struct Watched {
  lab::Battery battery;
  bool interrupted = false;
  double seconds = 0;
};

Watched watch(const ChosenSource& source, int packs, std::uint64_t sabots) {
  const Interrupt interrupt;
  Watched watched{.battery = lab::Battery(packs)};
  Progress progress(sabots, "sabots", true);
  source.with([&](auto& chance) {
    auto subject = lab::subject_of(chance);
    while (watched.battery.sabots() < sabots && !Interrupt::asked()) {
      watched.battery.see(subject);
      progress.show(watched.battery.sabots());
    }
  });
  watched.interrupted = watched.battery.sabots() < sabots;
  watched.seconds = progress.seconds();
  return watched;
}

void test_source(Common& common, const TestOptions& options) {
  const auto source = choose(common, options.source);
  if (!source) return;
  std::optional<std::uint64_t> sabots = lab::Battery::usual_sabots;
  if (!options.sabots.empty())
    sabots =
        read_count(common, "--sabots", options.sabots, lab::Battery::fewest_sabots, most_sabots);
  if (!sabots) return;
  const auto watched = watch(*source, options.packs, *sabots);
  if (watched.battery.sabots() < lab::Battery::fewest_sabots)
    return common.fail(common.say("interrumpida antes de poder juzgar",
                                  "interrupted before there was enough to judge by"));
  const RngReport report{.source = *source,
                         .judged = watched.battery.report(),
                         .interrupted = watched.interrupted,
                         .seconds = watched.seconds};
  if (common.json)
    std::cout << boost::json::serialize(rng_json(report)) << '\n';
  else
    std::cout << with_numbers(common.lang(), rng_text(common, report));
  if (!report.judged.passes()) common.exit = Exit::not_so;
}

void add_export(Command rng, Common& common) {
  auto options = std::make_shared<ExportOptions>();
  const auto command = add_command(
      rng, common, "export",
      {"Escribe lo que examina un laboratorio: bytes del generador que reparte en las mesas, "
       "números hasta un límite o sabots enteros barajados; con --json, un objeto por línea",
       "Writes what a laboratory tests: raw bytes of the generator that deals at tables, numbers "
       "below a bound, or whole shuffled sabots; with --json, one object per line"},
      "sabot rng export --raw 1e9 --out live.bin\n"
      "  sabot rng export --outcomes 1e6 --below 37\n"
      "  sabot rng export --sabots 1000 --packs 6");
  command.add_option("--raw", options->raw,
                     common.text("Cuántos bytes, tal como salen: 1e9", "How many raw bytes: 1e9"));
  command.add_option("--outcomes", options->outcomes,
                     common.text("Cuántos números, como los sacan los juegos, uno por línea",
                                 "How many numbers, drawn as the games draw them, one per line"));
  command
      .add_option("--below", options->below,
                  common.text("Los números van de 0 a este menos uno",
                              "The numbers are below this, from 0"))
      .show_default()
      .within(1u, 0xffffffffu);
  command.add_option(
      "--sabots", options->sabots,
      common.text(
          "Cuántos sabots, cada uno barajado de barajas nuevas, con sus cartas en una línea",
          "How many sabots, each shuffled from new packs, its cards on one line"));
  command
      .add_option("--packs", options->packs,
                  common.text("Cuántas barajas tiene un sabot", "How many packs a sabot has"))
      .show_default()
      .within(1, most_packs);
  command.add_option("--out", options->out,
                     common.text("A este fichero, en vez de a la salida estándar",
                                 "Write to this file instead of standard output"));
  options->source.add_to(command, common);
  command.callback([&common, options] { export_stream(common, *options); });
}

void add_test(Command rng, Common& common) {
  auto options = std::make_shared<TestOptions>();
  const auto command = add_command(
      rng, common, "test",
      {"Examina la fuente de azar por las cartas que baraja, los números que saca y sus palabras "
       "en bruto; docs/RNG.md dice qué mide cada prueba. El código de salida es 1 si falla alguna",
       "Tests the source of chance by the cards it shuffles, the numbers it draws and its raw "
       "words; docs/RNG.md says what each test measures. The exit code is 1 if a test fails"},
      "sabot rng test --sabots 1e5");
  options->source.add_to(command, common);
  command.add_option("--sabots", options->sabots,
                     common.text("Cuántos sabots, y cien números de cada clase por cada uno (si "
                                 "falta, 10000; al menos, 1000)",
                                 "How many sabots, with a hundred numbers of each sort per sabot "
                                 "(10000 if left out, at least 1000)"));
  command
      .add_option("--packs", options->packs,
                  common.text("Cuántas barajas tiene un sabot", "How many packs a sabot has"))
      .show_default()
      .within(1, most_packs);
  command.callback([&common, options] { test_source(common, *options); });
}

}  // namespace

void add_rng(Command program, Common& common) {
  const auto rng =
      add_group(program, common, "rng",
                {"Exporta la fuente de azar para un laboratorio y la examina por lo que reparte",
                 "Exports the source of chance for a laboratory, and tests it by what it deals"},
                "sabot rng test");
  add_export(rng, common);
  add_test(rng, common);
}

}  // namespace sabot::cli
