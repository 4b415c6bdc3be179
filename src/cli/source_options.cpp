#include "sabot/cli/source_options.hpp"

#include "sabot/cli/command.hpp"
#include "sabot/cli/counts.hpp"

namespace sabot::cli {

void SourceOptions::add_to(Command command, const Common& common) {
  command
      .add_option("--source", source,
                  common.text("live: el generador que reparte en las mesas; seeded: el de pruebas, "
                              "que nunca reparte por dinero (si falta, live)",
                              "live: the generator that deals at tables; seeded: the one for "
                              "testing, which never deals for money (live if left out)"))
      .one_of({"live", "seeded"});
  command.add_option("--seed", seed,
                     common.text("La fuente de pruebas con esta semilla, en vez de la viva (1 con "
                                 "--source seeded a secas)",
                                 "The seeded source with this seed, instead of the live one (1 "
                                 "with --source seeded alone)"));
}

std::optional<ChosenSource> choose(Common& common, const SourceOptions& options) {
  if (options.seed.empty())
    return ChosenSource{options.source == "seeded" ? std::optional<std::uint64_t>(1)
                                                   : std::nullopt};
  if (options.source == "live") {
    common.fail(common.say("la fuente viva no tiene semilla: --source live o --seed, no ambas",
                           "the live source has no seed: --source live or --seed, not both"));
    return std::nullopt;
  }
  const auto seed = read_seed(common, options.seed);
  return seed ? std::optional(ChosenSource{*seed}) : std::nullopt;
}

}  // namespace sabot::cli
