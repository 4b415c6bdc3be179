#include <algorithm>
#include <iostream>
#include <limits>
#include <memory>

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <boost/json/serialize.hpp>
#include <fmt/format.h>

#include "sabot/base/text.hpp"
#include "sabot/cli/books_text.hpp"
#include "sabot/cli/command.hpp"
#include "sabot/cli/wrapping.hpp"
#include "sabot/odds/report.hpp"
#include "sabot/table/any_table.hpp"
#include "sabot/table/replay.hpp"
#include "sabot/table/talla_check.hpp"

// sabot journal: proves that what a table wrote down is what the rules decide, and shows it.

namespace sabot::cli {
namespace {

using Bytes = std::vector<std::uint8_t>;

struct VerifyOptions {
  std::string file;
  std::optional<std::string> head;
  std::optional<std::string> key;
};

struct ShowOptions {
  std::string file;
  std::uint64_t from = 0;
  std::uint64_t to = std::numeric_limits<std::uint64_t>::max();
};

// What was checked is not so.
void reject(Common& common, const std::string& file, std::string_view why) {
  common.exit = Exit::not_so;
  if (common.json)
    std::cout << boost::json::serialize(
                     boost::json::object{{"file", file}, {"verified", false}, {"fault", why}})
              << '\n';
  else
    std::cout << fmt::format("{}: {}: {}\n", file,
                             tinted(Tone::bad, common.say("rechazado", "rejected")), why);
}

std::optional<Bytes> read_bytes(Common& common, const std::string& file) {
  auto bytes = table::read_journal(file);
  if (bytes) return *std::move(bytes);
  common.fail(fmt::format("{}: {}", file, table::describe(bytes.error(), common.lang())));
  return std::nullopt;
}

// The table that a journal is of. None, and a message, where it is of no game known here.
std::optional<table::Genesis> genesis_of(Common& common, const std::string& file,
                                         const Bytes& bytes) {
  table::JournalReader reader(bytes);
  auto genesis = table::read_genesis(reader);
  if (!genesis) {
    reject(common, file, genesis.error().what);
    return std::nullopt;
  }
  if (table::find_game(genesis->game) != nullptr) return *std::move(genesis);
  common.fail(fmt::format(
      "{}: {} {}", file,
      common.say("este programa no conoce el juego", "this program does not know the game"),
      genesis->game));
  return std::nullopt;
}

std::optional<law::Ruleset> ruleset_of(Common& common, const std::string& file,
                                       const table::Genesis& genesis) {
  auto ruleset = law::Ruleset::of(genesis.regulation, genesis.game);
  const auto laid = ruleset ? ruleset->overlay(genesis.overlay) : std::unexpected(ruleset.error());
  if (laid) return *std::move(ruleset);
  common.fail(fmt::format("{}: {}", file, laid.error().what));
  return std::nullopt;
}

// The first card that is not the promised one, with its record.
std::optional<std::string> broken_promise(const table::Game& game, const Bytes& bytes,
                                          table::TallaCheck& check) {
  std::optional<std::string> fault;
  const auto told = game.tell_records(bytes, [&](const table::ToldRecord& record) {
    for (const auto& event : record.events) check.hear(event.json);
    if (check.fault() && !fault)
      fault = fmt::format("record {}: {}", record.sequence, *check.fault());
  });
  return told ? fault : std::optional(told.error());
}

std::string verdict(const Common& common, const table::TallaCheck& check) {
  if (!check.is_owed()) return tinted(Tone::good, common.say("verificado", "verified"));
  return tinted(Tone::bad,
                common.say("sin falta hasta aquí, pero se debe el orden de la última talla",
                           "nothing wrong so far, but the last talla's order is owed"));
}

boost::json::value key_json(const table::Sealed& sealed) {
  return sealed.key ? boost::json::value(to_text(*sealed.key)) : boost::json::value();
}

void print_account(Common& common, const std::string& file, const table::Genesis& genesis,
                   const law::Ruleset& ruleset, const table::Account& account,
                   const table::TallaCheck& check) {
  const bool same_law = genesis.catalogue == law::fingerprint();
  if (check.is_owed()) common.exit = Exit::not_so;
  if (common.json) {
    std::cout << boost::json::serialize(boost::json::object{{"file", file},
                                                            {"verified", !check.is_owed()},
                                                            {"game", genesis.game},
                                                            {"rules", genesis.regulation},
                                                            {"overlay", genesis.overlay},
                                                            {"same-catalogue", same_law},
                                                            {"records", account.records},
                                                            {"events", account.events},
                                                            {"tallas-promised", check.promised()},
                                                            {"tallas-proven", check.verified()},
                                                            {"tallas-excused", check.excused()},
                                                            {"order-owed", check.is_owed()},
                                                            {"head", to_text(account.head)},
                                                            {"key", key_json(account.sealed)},
                                                            {"seals", account.sealed.seals},
                                                            {"ended", account.sealed.ended},
                                                            {"books", books_json(account.books)}})
              << '\n';
    return;
  }
  const auto line = [&](std::string_view es, std::string_view en, const std::string& value) {
    const auto label = common.say(es, en);
    std::cout << "  " << label << std::string(20 - count_characters(label), ' ') << value << '\n';
  };
  std::cout << fmt::format("{}: {}\n", file, verdict(common, check));
  line("juego", "game", genesis.game);
  line("norma", "rules", genesis.regulation);
  for (const auto& setting : odds::settings_of(ruleset))
    line("ajuste de la casa", "house's setting", setting);
  line("asientos", "records", std::to_string(account.records));
  line("sucesos", "events", std::to_string(account.events));
  line("tallas probadas", "tallas proven",
       fmt::format("{} {} {}", check.verified(), common.say("de", "of"), check.promised()));
  if (check.excused() != 0)
    line("dispensadas", "excused by chief", std::to_string(check.excused()));
  line("huella", "head", to_text(account.head));
  if (account.sealed.key) {
    line("firmas", "seals", std::to_string(account.sealed.seals));
    line("clave", "key", to_text(*account.sealed.key));
  } else {
    line("firmas", "seals", std::string(common.say("ninguna", "none")));
  }
  if (!same_law)
    line("catálogo", "catalogue",
         std::string(common.say("lo escribió otra versión del catálogo, y se decide igual",
                                "written with another version of it, and decided alike")));
  std::cout << '\n' << books_text(common, account.books);
}

// Of an option; false, and a message, where it is none.
bool read_digest(Common& common, std::string_view option, const std::optional<std::string>& text,
                 std::optional<Digest>& digest) {
  if (!text) return true;
  std::string digits = *text;
  std::ranges::transform(digits, digits.begin(), [](char c) {
    return c >= 'A' && c <= 'F' ? static_cast<char>(c - 'A' + 'a') : c;
  });
  const auto read = from_text<Digest>(digits);
  if (read)
    digest = *read;
  else
    common.fail(fmt::format("{} {}", option,
                            common.say("son 64 cifras hexadecimales", "is 64 hexadecimal digits")));
  return read.has_value();
}

// What is wrong with the house's signatures; a journal without any passes only where no key is
// asked for, and one that is signed must have its end, or a head that says where it is.
std::optional<std::string> unsigned_part(const Common& common, const table::Sealed& sealed,
                                         const std::optional<Digest>& key, bool head_known) {
  if (key && !sealed.key) return std::string(common.say("no está firmado", "it is not signed"));
  if (key && *sealed.key != *key)
    return std::string(common.say("lo firma otra clave: ", "it is signed by another key: ")) +
           to_text(*sealed.key);
  if (sealed.key && !sealed.ended && !head_known)
    return std::string(
        common.say("falta la última firma: pueden haberse cortado asientos del final; con --head "
                   "se comprueba lo que hay",
                   "the last seal is missing: records may have been cut off its end; --head checks "
                   "what is there"));
  return std::nullopt;
}

void verify(Common& common, const VerifyOptions& options) {
  std::optional<Digest> head;
  std::optional<Digest> key;
  if (!read_digest(common, "--head", options.head, head) ||
      !read_digest(common, "--key", options.key, key))
    return;
  const auto& file = options.file;
  const auto bytes = read_bytes(common, file);
  if (!bytes) return;
  if (const auto chain = table::verify_journal(*bytes, head); !chain)
    return reject(common, file, table::describe(chain.error(), common.lang()));
  const auto genesis = genesis_of(common, file, *bytes);
  if (!genesis) return;
  const auto ruleset = ruleset_of(common, file, *genesis);
  if (!ruleset) return;
  const auto& game = *table::find_game(genesis->game);
  const auto account = game.audit(*ruleset, *bytes);
  if (!account) return reject(common, file, account.error());
  if (const auto wrong = unsigned_part(common, account->sealed, key, head.has_value()))
    return reject(common, file, *wrong);
  table::TallaCheck check;
  if (const auto broken = broken_promise(game, *bytes, check)) return reject(common, file, *broken);
  print_account(common, file, *genesis, *ruleset, *account, check);
}

void print_record(const Common& common, const table::ToldRecord& record) {
  if (common.json) {
    boost::json::array events;
    for (const auto& one : record.events) events.push_back(one.json);
    boost::json::object json{{"sequence", record.sequence}};
    for (const auto& field : record.json) json.insert(field);
    json["events"] = std::move(events);
    std::cout << boost::json::serialize(json) << '\n';
    return;
  }
  std::cout << fmt::format("{} > {}\n", tinted(Tone::dim, fmt::format("{:>6}", record.sequence)),
                           tinted(Tone::strong, record.notation));
  for (const auto& one : record.events) {
    std::string articles;
    for (const auto by : one.by) (articles += articles.empty() ? "" : " ") += law::id(by);
    std::cout << fmt::format("       < {:<54} {}\n", one.notation,
                             tinted(Tone::dim, "[" + articles + "]"));
  }
}

void print_genesis(const Common& common, const table::Genesis& genesis) {
  if (common.json) {
    std::cout << boost::json::serialize(boost::json::object{{"sequence", 0},
                                                            {"game", genesis.game},
                                                            {"rules", genesis.regulation},
                                                            {"overlay", genesis.overlay},
                                                            {"catalogue", genesis.catalogue}})
              << '\n';
    return;
  }
  std::cout << fmt::format("{} # {} {}\n", tinted(Tone::dim, fmt::format("{:>6}", 0)), genesis.game,
                           genesis.regulation);
  if (!genesis.overlay.empty()) std::cout << genesis.overlay << '\n';
}

void show(Common& common, const ShowOptions& options) {
  const auto bytes = read_bytes(common, options.file);
  if (!bytes) return;
  const auto genesis = genesis_of(common, options.file, *bytes);
  if (!genesis) return;
  if (options.from > options.to)
    return common.fail(common.say("--from es mayor que --to", "--from is after --to"));
  if (options.from == 0) print_genesis(common, *genesis);
  const auto told =
      table::find_game(genesis->game)->tell_records(*bytes, [&](const table::ToldRecord& record) {
        if (record.sequence >= options.from && record.sequence <= options.to)
          print_record(common, record);
      });
  if (told) return;
  // What came before it stands; standard output may be JSON for a program.
  common.exit = Exit::not_so;
  std::cerr << fmt::format("sabot: {}: {}\n", options.file, told.error());
}

void add_verify(CLI::App& journal, Common& common) {
  auto options = std::make_shared<VerifyOptions>();
  auto* command = add_command(
      journal, common, "verify",
      "Checks the chain, decides every command anew, and compares the cards with those promised",
      "sabot journal verify table.journal");
  command->add_option("FILE", options->file, "A table's journal")->required();
  command->add_option("--head", options->head,
                      "The hash that it must end in, known from elsewhere");
  command->add_option("--key", options->key,
                      "The house's public key: the journal must be signed with it");
  command->callback([&common, options] { verify(common, *options); });
}

void add_show(CLI::App& journal, Common& common) {
  auto options = std::make_shared<ShowOptions>();
  auto* command =
      add_command(journal, common, "show", "Writes a journal out, each event with its articles",
                  "sabot journal show table.journal --from 30 --to 40");
  command->add_option("FILE", options->file, "A table's journal")->required();
  command->add_option("--from", options->from, "The first record shown");
  command->add_option("--to", options->to, "The last record shown");
  command->callback([&common, options] { show(common, *options); });
}

void recover(Common& common, const std::string& file) {
  const auto cut = table::FileJournal::recover(file);
  if (!cut) return common.fail(fmt::format("{}: {}", file, describe(cut.error(), common.lang())));
  if (common.json)
    std::cout << boost::json::serialize(boost::json::object{{"file", file}, {"cut", *cut}}) << '\n';
  else
    std::cout << fmt::format("{}: {} {}\n", file, *cut,
                             common.say("bytes quitados del final", "bytes cut off its end"));
}

void add_recover(CLI::App& journal, Common& common) {
  auto file = std::make_shared<std::string>();
  auto* command = add_command(journal, common, "recover",
                              "Cuts off a last record that a crash left unfinished; keep a copy",
                              "sabot journal recover table.journal");
  command->add_option("FILE", *file, "A table's journal")->required();
  command->callback([&common, file] { recover(common, *file); });
}

}  // namespace

void add_journal(CLI::App& program, Common& common) {
  auto* journal =
      program.add_subcommand("journal", "Verifies, shows and recovers what a table wrote down");
  journal->require_subcommand(1);
  journal->footer("Example:\n  sabot journal verify table.journal");
  add_verify(*journal, common);
  add_show(*journal, common);
  add_recover(*journal, common);
}

}  // namespace sabot::cli
