#include <iostream>
#include <memory>

#include <boost/json/object.hpp>
#include <boost/json/serialize.hpp>
#include <fmt/format.h>

#include "sabot/cli/command.hpp"
#include "sabot/store/audit.hpp"
#include "sabot/store/backup.hpp"

// sabot backup, sabot restore: a store's copy while tables are being played, and the way back.

namespace sabot::cli {
namespace {

struct StoreOptions {
  std::string data;
  std::string copy;
};

void report(Common& common, const store::Stored<store::Verified>& done, const std::string& file) {
  if (!done) return common.fail(store::describe(done.error(), common.lang()));
  if (common.json) {
    std::cout << boost::json::serialize(boost::json::object{
                     {"file", file}, {"tables", done->tables}, {"records", done->records}})
              << '\n';
    return;
  }
  std::cout << fmt::format("{}: {} ({} {}, {} {})\n", file,
                           tinted(Tone::good, common.say("verificado", "verified")), done->tables,
                           common.say("mesas", "tables"), done->records,
                           common.say("asientos", "records"));
}

// The key is not part of the store, so that a backup is not enough to sign in the house's name.
void remind_of_key(Common& common, const std::string& data) {
  auto reader = store::Reader::open(data);
  if (!reader) return;
  const auto key = store::house_key(*reader);
  if (!key || !*key) return;
  std::cout << tinted(Tone::dim,
                      fmt::format(fmt::runtime(common.say(
                                      "La clave de la casa no va en la copia: guarde aparte "
                                      "{0}.key. Sin ella la casa no abre.",
                                      "The house's key is not in the backup: keep {0}.key "
                                      "apart. Without it the house does not open.")),
                                  data))
            << '\n';
}

using Act = store::Stored<store::Verified> (*)(const StoreOptions& options);

void add(Command program, Common& common, const std::string& name, const Wording& what,
         const Wording& copy_is, const std::string& example, Act act, bool writes_copy) {
  const auto command = add_command(program, common, name, what, example);
  auto options = std::make_shared<StoreOptions>();
  command
      .add_option("--data", options->data,
                  common.text("La base de datos de la casa", "The house's database file"))
      .required();
  command
      .add_option(common.text("FICHERO", "FILE"), options->copy, std::string(common.say(copy_is)))
      .required();
  command.callback([&common, options, act, writes_copy] {
    const auto done = act(*options);
    report(common, done, writes_copy ? options->copy : options->data);
    if (done && !common.json) remind_of_key(common, options->data);
  });
}

}  // namespace

void add_backup(Command program, Common& common) {
  add(
      program, common, "backup",
      {"Copia una base de datos en uso y verifica la copia",
       "Copies a database while it is in use, and verifies the copy"},
      {"La copia, un fichero nuevo", "The backup, a new file"},
      "sabot backup --data casino.db monday.db",
      [](const StoreOptions& options) { return store::backup(options.data, options.copy); }, true);
}

void add_restore(Command program, Common& common) {
  add(
      program, common, "restore",
      {"Verifica una copia y la pone donde va la base de datos",
       "Verifies a backup and puts it in the place of the database"},
      {"La copia", "The backup"}, "sabot restore --data casino.db monday.db",
      [](const StoreOptions& options) { return store::restore(options.copy, options.data); },
      false);
}

}  // namespace sabot::cli
