#include <algorithm>
#include <iostream>
#include <memory>

#include <boost/json/serialize.hpp>
#include <fmt/format.h>

#include "sabot/base/forms.hpp"
#include "sabot/chance/live_source.hpp"
#include "sabot/chance/seeded_source.hpp"
#include "sabot/cli/books_text.hpp"
#include "sabot/cli/command.hpp"
#include "sabot/cli/counts.hpp"
#include "sabot/cli/departures_text.hpp"
#include "sabot/cli/key_file.hpp"
#include "sabot/cli/ruleset_options.hpp"
#include "sabot/table/announcing.hpp"
#include "sabot/table/session.hpp"

// sabot deal: a whole talla with bots at the table, announced aloud with the article behind each
// step.

namespace sabot::cli {
namespace {

constexpr int usual_spins = 10;

struct DealOptions {
  std::string game{table::games().front().name};
  std::string rules;
  std::string overlay;
  std::string journal;
  std::string sign;  // a key's file
  std::string minimum = "5";
  std::optional<int> factor;
  int players = 7;
  std::string bots = "strategy";
  std::optional<int> tallas;
  std::optional<std::string> seed;
};

table::Bots bots_of(std::string_view word) {
  if (word == "random") return table::Bots::random;
  return word == "mixed" ? table::Bots::mixed : table::Bots::strategy;
}

class Voice {
 public:
  Voice(const Common& common, rules::GameWords words) : common_(common), words_(words) {}

  void hear(const std::vector<table::Told>& events) {
    for (const auto& one : events) {
      const auto text = table::announced(words_, one.json, common_.lang());
      if (common_.json)
        write_json(one, text);
      else
        say(one, text);
    }
  }

 private:
  static void write_json(const table::Told& told, const std::string& text) {
    auto json = told.json;
    json["said"] = text;
    std::cout << boost::json::serialize(json) << '\n';
  }

  void say(const table::Told& told, const std::string& text) {
    using rules::Milestone;
    if (!in_coup_ && told.milestone == Milestone::coup_began) {
      heading(fmt::format("{} {}", common_.say("Jugada", "Coup"), coups_ + 1));
      in_coup_ = true;
    }
    if (told.milestone == Milestone::coup_ended) {
      in_coup_ = false;
      ++coups_;
    }
    if (told.milestone == Milestone::series_ended) {
      in_coup_ = false;
      coups_ = 0;
    }
    if (text.empty()) return;
    std::string articles;
    for (const auto one : told.by)
      articles += (articles.empty() ? "" : " ") + std::string(law::id(one));
    std::cout << fmt::format("  {}{}  {}\n", text, padding(text), tinted(Tone::dim, articles));
  }

  void heading(const std::string& text) { std::cout << '\n' << tinted(Tone::strong, text) << '\n'; }

  // Up to the column of the articles, counting characters, not bytes.
  static std::string padding(std::string_view text) {
    const auto length = count_characters(text);
    constexpr std::size_t column = 52;
    return std::string(length < column ? column - length : 0, ' ');
  }

  const Common& common_;
  rules::GameWords words_;
  int coups_ = 0;  // of this talla, played to their end
  bool in_coup_ = false;
};

bool closes_a_coup(const std::vector<table::Told>& events) {
  return std::ranges::any_of(
      events, [](const table::Told& one) { return one.milestone == rules::Milestone::coup_ended; });
}

// What a talla is dealt with, besides its chance.
struct Deal {
  table::SessionPlan plan;
  std::optional<table::HouseKey> key;  // signs every coup
};

template <chance::RandomSource S>
void deal_from(Common& common, const DealOptions& options, const Deal& deal, table::AnyTable& table,
               S& source) {
  Voice voice(common, table::facts_of(table.regulation(), table.game()).words);
  std::expected<void, table::JournalError> sealed;
  table::Session<S> session(table, deal.plan, source, [&](const std::vector<table::Told>& events) {
    voice.hear(events);
    if (deal.key && sealed && closes_a_coup(events)) sealed = table.seal(*deal.key, false);
  });
  auto done = session.open();
  const auto& facts = table::facts_of(table.regulation(), table.game());
  const int series = options.tallas.value_or(facts.in_tallas ? 1 : usual_spins);
  for (int i = 0; i < series && done; ++i) {
    done = session.play_talla();
    if (done) done = session.reveal();
  }
  if (!done) return common.fail(done.error());
  if (deal.key && sealed) sealed = table.seal(*deal.key, true);
  if (!sealed) return common.fail(table::describe(sealed.error(), common.lang()));
  if (auto stored = table.sync(); !stored)
    return common.fail(table::describe(stored.error(), common.lang()));
  if (!common.json) std::cout << '\n' << books_text(common, table.books());
}

void deal(Common& common, const DealOptions& options) {
  std::string overlay;
  if (!options.overlay.empty()) {
    auto text = read_file(common, options.overlay);
    if (!text) return;
    overlay = *std::move(text);
  }
  std::optional<std::uint64_t> seed;
  if (options.seed) {
    seed = read_seed(common, *options.seed);
    if (!seed) return;
  }
  const auto minimum = from_text<Money>(options.minimum);
  const auto chips = minimum ? checked_times(*minimum, 200) : std::nullopt;
  if (!chips || *minimum <= Money{})
    return common.fail(worded("--minimum: «{}» no es una cantidad mayor que cero, como 5 o 0.50",
                              "--minimum: \"{}\" is not an amount above zero, such as 5 or 0.50",
                              {options.minimum}));
  std::optional<table::HouseKey> key;
  if (!options.sign.empty()) {
    if (options.journal.empty())
      return common.fail(common.say("--sign firma un diario: dé también --journal FICHERO",
                                    "--sign signs a journal: give --journal FILE"));
    key = read_key(common, options.sign);
    if (!key) return;
  }
  const auto path = options.journal.empty() ? std::optional<std::filesystem::path>()
                                            : std::optional<std::filesystem::path>(options.journal);
  const auto regulation = regulation_for(options.game, options.rules);
  auto table = table::open_table(regulation, options.game, overlay, path);
  if (!table) return common.fail(table.error());
  // Standard output may be events for a program.
  (common.json ? std::cerr : std::cout)
      << departures_text(common, departures_by(regulation, options.game, overlay));
  table::SessionPlan plan{.players = options.players,
                          .chips = *chips,
                          .minimum = *minimum,
                          .bots = bots_of(options.bots),
                          .rebuys = true,
                          .language = common.lang()};
  if (options.factor) plan.factor = *options.factor;
  const Deal deal{plan, key};
  if (seed) {
    chance::SeededSource source(*seed, 0);
    deal_from(common, options, deal, **table, source);
  } else {
    chance::LiveSource source;
    deal_from(common, options, deal, **table, source);
  }
}

}  // namespace

void add_deal(Command program, Common& common) {
  auto options = std::make_shared<DealOptions>();
  const auto command =
      add_command(program, common, "deal",
                  {"Reparte una talla entera con autómatas en la mesa y la canta con "
                   "el artículo de cada paso; con --json, un suceso por línea",
                   "Deals a whole talla with bots at the table, announcing each step "
                   "with the article behind it; with --json, one event per line"},
                  "sabot deal --rules es79 --players 5 --lang es");
  command
      .add_option(
          common.text("JUEGO", "GAME"), options->game,
          common.text("El juego; sabot games los enumera", "The game; sabot games lists them"))
      .show_default();
  command.add_option("--rules", options->rules, rules_help(common));
  command.add_option("--overlay", options->overlay,
                     common.text("Los ajustes de un casino, en un fichero TOML",
                                 "An operator's settings, in a TOML file"));
  command
      .add_option("--players", options->players,
                  common.text("Cuántos autómatas se sientan", "How many bots sit down"))
      .show_default()
      .within(1, 14);
  command
      .add_option("--minimum", options->minimum,
                  common.text("El mínimo de la mesa", "The table's minimum"))
      .show_default();
  command
      .add_option("--bots", options->bots,
                  common.text("Cómo juegan: con criterio, al azar, o la mitad al azar",
                              "How they play: sensibly, at random, or every other one at random"))
      .show_default()
      .one_of({"strategy", "random", "mixed"});
  command.add_option(
      "--factor", options->factor,
      common.text("El máximo, en mínimos, donde lo fija la dirección (100)",
                  "The maximum as a multiple of the minimum, where the director sets it (100)"));
  command
      .add_option("--tallas", options->tallas,
                  common.text("Cuántas tallas; en los juegos sin sabot, cuántas jugadas (si no se "
                              "dice, una talla o diez jugadas)",
                              "How many tallas; in games without a sabot, how many coups (one "
                              "talla or ten coups if left out)"))
      .within(1, 1'000'000);
  command.add_option("--journal", options->journal,
                     common.text("Escribe el diario de la mesa en este fichero nuevo",
                                 "Write the table's journal to this new file"));
  command.add_option(
      "--sign", options->sign,
      common.text("Firma cada jugada del diario con esta clave (sabot key la crea)",
                  "Sign every coup in the journal with this key (sabot key makes one)"));
  command.add_option(
      "--seed", options->seed,
      common.text(
          "Reparte con esta semilla, para pruebas; sin ella el orden no se puede prever ni repetir",
          "Deal from this seed, for testing; without it the order can be neither predicted nor "
          "repeated"));
  command.callback([&common, options] { deal(common, *options); });
}

}  // namespace sabot::cli
