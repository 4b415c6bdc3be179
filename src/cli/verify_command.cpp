#include "sabot/cli/verify_command.hpp"

#include <algorithm>
#include <iostream>
#include <memory>

#include <boost/json/array.hpp>
#include <boost/json/serialize.hpp>
#include <fmt/format.h>

#include "sabot/base/forms.hpp"
#include "sabot/cli/audit_text.hpp"
#include "sabot/cli/books_text.hpp"
#include "sabot/cli/command.hpp"
#include "sabot/cli/stored_table.hpp"
#include "sabot/law/numbers.hpp"
#include "sabot/store/audit.hpp"
#include "sabot/store/verify_trail.hpp"
#include "sabot/store/verify_wallets.hpp"

// sabot verify: proves a journal, a stored table, or a whole house.

namespace sabot::cli {
namespace {

struct VerifyOptions {
  std::string what;  // a file, or with a store a table; empty: every table of it
  std::string data;
  std::optional<std::string> head;
  std::optional<std::string> key;
};

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

void print_finding(Common& common, const Subject& subject, const Finding& finding) {
  is_verified(common, subject, finding);
  if (common.json)
    std::cout << boost::json::serialize(finding_json(subject, finding)) << '\n';
  else
    std::cout << finding_text(common, subject, finding);
}

void verify_file(Common& common, const std::string& file, const table::AuditDemands& demands) {
  const auto bytes = table::read_journal(file);
  if (!bytes)
    return common.fail(fmt::format("{}: {}", file, table::describe(bytes.error(), common.lang())));
  print_finding(common, {"file", file}, table::audit_journal(*bytes, demands, common.lang()));
}

// What lies on each kind of account over all tables of the house.
class HouseBooks {
 public:
  void add(const ledger::Ledger& books) {
    for (const auto& [account, amount] : books.accounts())
      sums_[static_cast<std::size_t>(account.kind)] += amount;
  }
  Money total() const {
    Money total;
    for (const auto sum : sums_) total += sum;
    return total;
  }
  boost::json::object json() const {
    boost::json::object json;
    for (const auto& kind : enumerators<ledger::AccountKind>)
      json[kind.name] = to_text(sum_of(kind.value));
    return json;
  }
  std::string text(const Common& common) const {
    std::string text;
    for (const auto& kind : enumerators<ledger::AccountKind>)
      if (sum_of(kind.value) != Money{})
        text += fmt::format("  {:<20}{:>14}\n", account_name(common, kind.value),
                            with_numbers(common.lang(), to_text(sum_of(kind.value))));
    return text;
  }

 private:
  Money sum_of(ledger::AccountKind kind) const { return sums_[static_cast<std::size_t>(kind)]; }

  std::array<Money, enumerators<ledger::AccountKind>.size()> sums_{};
};

struct HouseFinding {
  std::vector<std::string> damage;  // as SQLite says it
  store::Stored<store::TrailFound> trail;
  store::Stored<store::WalletsFound> wallets;
  std::size_t tables = 0;
  std::size_t sound = 0;
  HouseBooks books;
  boost::json::array findings;
};

boost::json::value trail_json(const store::Stored<store::TrailFound>& trail) {
  if (!trail) return {{"fault", trail.error().reason}};
  return {
      {"entries", trail->entries}, {"from-before", trail->adopted}, {"unsigned", trail->unsigned_}};
}

std::string trail_text(const Common& common, const store::Stored<store::TrailFound>& trail) {
  const auto name = common.say("cargos y ajustes", "offices and settings");
  if (!trail)
    return fmt::format("{}: {}: {}\n", name, tinted(Tone::bad, common.say("rechazado", "rejected")),
                       common.say_error(trail.error().reason));
  if (trail->entries == 0)
    return fmt::format("{}: {}\n", name,
                       common.say("sin cubrir: ninguna casa ha abierto este fichero desde que se "
                                  "anotan",
                                  "not covered: no house has opened this file since they are "
                                  "recorded"));
  std::string text =
      fmt::format("{}: {}  {} {}", name, tinted(Tone::good, common.say("verificado", "verified")),
                  trail->entries, common.say("anotaciones", "entries"));
  if (trail->adopted != 0)
    text += fmt::format(", {} {}", trail->adopted,
                        common.say("de antes de que se anotaran", "from before they were kept"));
  if (trail->unsigned_ != 0)
    text += fmt::format(", {} {}", trail->unsigned_, common.say("sin firmar", "not signed"));
  return text + "\n";
}

boost::json::value wallets_json(const store::Stored<store::WalletsFound>& wallets) {
  if (!wallets) return {{"fault", wallets.error().reason}};
  return {{"entries", wallets->entries},
          {"held", to_text(wallets->held)},
          {"at-tables", to_text(wallets->at_tables)},
          {"given", to_text(wallets->given)}};
}

std::string wallets_text(const Common& common, const store::Stored<store::WalletsFound>& wallets) {
  const auto name = common.say("carteras", "wallets");
  if (!wallets)
    return fmt::format("{}: {}: {}\n", name, tinted(Tone::bad, common.say("rechazado", "rejected")),
                       common.say_error(wallets.error().reason));
  const auto amount = [&](Money one) { return with_numbers(common.lang(), to_text(one)); };
  return fmt::format("{}: {}  {} {}, {} {}, {} {}\n", name,
                     tinted(Tone::good, common.say("verificado", "verified")), wallets->entries,
                     common.say("anotaciones", "entries"), common.say("guardan", "they hold"),
                     amount(wallets->held), common.say("en fichas", "in chips"),
                     amount(wallets->at_tables));
}

void print_house(Common& common, const std::string& data, HouseFinding found) {
  const auto& [damage, trail, wallets, tables, sound, books, findings] = found;
  const bool all =
      damage.empty() && trail && wallets && sound == tables && books.total() == Money{};
  if (!all && common.exit == Exit::done) common.exit = Exit::not_so;
  if (common.json) {
    std::cout << boost::json::serialize(
                     boost::json::object{{"store", data},
                                         {"verified", all},
                                         {"damage", boost::json::value_from(damage)},
                                         {"trail", trail_json(trail)},
                                         {"wallets", wallets_json(wallets)},
                                         {"tables", std::move(found.findings)},
                                         {"books", books.json()},
                                         {"sum", to_text(books.total())}})
              << '\n';
    return;
  }
  for (const auto& one : damage)
    std::cout << fmt::format("SQLite: {}: {}\n", tinted(Tone::bad, common.say("daño", "damage")),
                             one);
  std::cout << trail_text(common, trail) << wallets_text(common, wallets);
  std::cout << fmt::format("{}: {} ({} {} {} {})\n{}  {:<20}{:>14}\n", data,
                           all ? tinted(Tone::good, common.say("verificado", "verified"))
                               : tinted(Tone::bad, common.say("rechazado", "rejected")),
                           sound, common.say("de", "of"), tables, common.say("mesas", "tables"),
                           books.text(common), common.say("suma", "sum"),
                           with_numbers(common.lang(), to_text(books.total())));
}

// What cannot be read because it is damaged does not hold; anything else could not be judged.
void reject(Common& common, const std::string& data, const store::StoreError& error) {
  if (error.what != store::StoreTrouble::damaged)
    return common.fail(describe(error, common.lang()));
  common.exit = Exit::not_so;
  if (common.json)
    std::cout << boost::json::serialize(
                     boost::json::object{{"store", data},
                                         {"verified", false},
                                         {"damage", boost::json::array{error.reason}}})
              << '\n';
  std::cerr << fmt::format("sabot: {}: {}\n", data, describe(error, common.lang()));
}

Subject subject_of(const store::TableInfo& info,
                   const std::expected<store::StoredAudit, table::AuditFault>& audited) {
  Subject subject{"table", info.id, true};
  if (audited) subject.untimed = audited->untimed;
  return subject;
}

void verify_house(Common& common, const std::string& data, store::Reader& reader,
                  const table::AuditDemands& demands) {
  HouseFinding found;
  const auto damage = reader.damage();
  found.damage = damage ? *damage : std::vector{damage.error().reason};
  found.trail = store::verify_trail(reader, demands.key);
  found.wallets = store::verify_wallets(reader);
  const auto tables = reader.tables();
  if (!tables) return reject(common, data, tables.error());
  for (const auto& info : *tables) {
    const auto audited = store::audit(reader, info, demands, common.lang());
    const auto subject = subject_of(info, audited);
    const Finding finding = audited;
    if (is_verified(common, subject, finding)) ++found.sound;
    if (finding) found.books.add(finding->account.books);
    if (common.json)
      found.findings.push_back(finding_json(subject, finding));
    else
      std::cout << finding_line(common, subject, finding) << std::flush;
  }
  found.tables = tables->size();
  print_house(common, data, std::move(found));
}

// The house's key, where none was asked for and the store has it.
bool add_house_key(Common& common, store::Reader& reader, table::AuditDemands& demands) {
  if (demands.key) return true;
  const auto key = store::house_key(reader);
  if (!key) return common.fail(describe(key.error(), common.lang())), false;
  demands.key = *key;
  return true;
}

void verify_store(Common& common, const VerifyOptions& options, table::AuditDemands demands) {
  auto reader = store::Reader::open(options.data);
  if (!reader) return reject(common, options.data, reader.error());
  demands.whole = false;
  if (!add_house_key(common, *reader, demands)) return;
  if (options.what.empty()) return verify_house(common, options.data, *reader, demands);
  const auto info = find_stored_table(common, *reader, options.what);
  if (!info) return;
  const auto audited = store::audit(*reader, *info, demands, common.lang());
  print_finding(common, subject_of(*info, audited), audited);
}

void verify(Common& common, const VerifyOptions& options) {
  table::AuditDemands demands;
  if (!read_digest(common, "--head", options.head, demands.head) ||
      !read_digest(common, "--key", options.key, demands.key))
    return;
  if (options.what.empty() && options.data.empty())
    return common.fail(
        common.say("¿qué se verifica? El FICHERO de un diario, o con --data el de "
                   "una casa",
                   "what is to be verified? A journal's FILE, or with --data that "
                   "of a house"));
  if (options.what.empty() && options.head)
    return common.fail(common.say("--head es para una sola mesa: diga cuál",
                                  "--head is for one table: say which"));
  if (options.data.empty())
    verify_file(common, options.what, demands);
  else
    verify_store(common, options, demands);
}

void add_demands(Command command, const Common& common,
                 const std::shared_ptr<VerifyOptions>& options) {
  command.add_option("--head", options->head,
                     common.text("El resumen en que ha de terminar, sabido por otra vía",
                                 "The hash it must end with, known from elsewhere"));
  command.add_option(
      "--key", options->key,
      common.text("La clave pública de la casa: cada jugada ha de ir firmada con ella",
                  "The house's public key: every coup must be signed with it"));
}

}  // namespace

void add_verify(Command program, Common& common) {
  auto options = std::make_shared<VerifyOptions>();
  const auto command = add_command(
      program, common, "verify",
      {"Verifica un diario, una mesa guardada o toda una casa: la cadena, cada decisión y cada "
       "apunte hechos de nuevo, las firmas, las cartas frente al orden prometido y los saldos",
       "Verifies a journal, a stored table or a whole house: the chain, every decision and posting "
       "made again, the signatures, the cards against the promised order, and the balances"},
      "sabot verify --data casino.db");
  command.add_option(
      common.text("FICHERO|MESA", "FILE|TABLE"), options->what,
      common.text("El fichero de un diario; con --data, una mesa, o ninguna para todas",
                  "A journal file; with --data, a table's id, or none for every table"));
  command.add_option("--data", options->data,
                     common.text("La base de datos de la casa; puede estar en uso",
                                 "The house's database file; it may be in use"));
  add_demands(command, common, options);
  command.callback([&common, options] { verify(common, *options); });
}

void add_journal_verify(Command journal, Common& common) {
  auto options = std::make_shared<VerifyOptions>();
  const auto command = add_command(
      journal, common, "verify",
      {"Comprueba la cadena, decide de nuevo cada orden y compara las cartas con las prometidas",
       "Checks the chain, decides every command again, and compares the cards with those promised"},
      "sabot journal verify table.journal");
  command
      .add_option(common.text("FICHERO", "FILE"), options->what,
                  common.text("El diario de una mesa", "A table's journal"))
      .required();
  add_demands(command, common, options);
  command.callback([&common, options] { verify(common, *options); });
}

}  // namespace sabot::cli
