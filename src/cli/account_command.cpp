#include <algorithm>
#include <iostream>
#include <limits>
#include <memory>

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <boost/json/serialize.hpp>
#include <fmt/chrono.h>
#include <fmt/format.h>

#include "sabot/base/forms.hpp"
#include "sabot/base/json.hpp"
#include "sabot/cli/command.hpp"
#include "sabot/cli/held_house.hpp"
#include "sabot/cli/password_prompt.hpp"
#include "sabot/server/passwords.hpp"

// sabot account: the people of a house, from outside the server; above all its first administrator.
// It writes as the server does, by the same rules.

namespace sabot::cli {
namespace {

using server::Appointment;
using server::People;

struct AccountOptions {
  std::string data;
  std::string name;
  std::string role;
  std::string table;
};

std::optional<Appointment> read_appointment(Common& common, HeldHouse& house,
                                            const AccountOptions& options) {
  const auto office = from_text<server::Office>(options.role);
  if (!office) {
    fail(common,
         problem(server::Objection::unknown_role, std::string(TextForm<server::Office>::form())));
    return std::nullopt;
  }
  const auto tables = house.storage->reader().tables();
  if (!tables) return fail(common, tables.error()), std::nullopt;
  const bool is_there =
      std::ranges::find(*tables, options.table, &store::TableInfo::id) != tables->end();
  if (!options.table.empty() && !is_there)
    return fail(common, problem(server::Objection::not_found, options.table)), std::nullopt;
  return Appointment{*office, options.table};
}

std::optional<PersonId> find_person(Common& common, const People& people, const std::string& name) {
  const auto person = PersonId::from(name);
  if (person && people.exists(*person)) return person;
  fail(common, problem(server::Objection::not_found, name));
  return std::nullopt;
}

std::string offices_text(const Common& common, const std::vector<Appointment>& offices) {
  std::string text;
  for (const auto& [office, table] : offices) {
    (text += text.empty() ? "" : ", ") += to_text(office);
    if (!table.empty()) text += fmt::format(" ({} {})", common.say("mesa", "table"), table);
  }
  return text;
}

std::string_view kind_text(const Common& common, bool is_guest) {
  return is_guest ? common.say("invitado", "guest") : common.say("cuenta", "account");
}

std::string day_of(server::Milliseconds at) {
  return fmt::format("{:%Y-%m-%dT%H:%M:%SZ}", fmt::gmtime(static_cast<std::time_t>(at / 1000)));
}

boost::json::object person_json(const server::PersonSeen& seen) {
  return {{"name", seen.person.handle()},
          {"called", seen.called},
          {"kind", seen.is_guest ? "guest" : "account"},
          {"created", day_of(seen.created)},
          {"offices", to_json(seen.offices)}};
}

void show(const Common& common, const server::PersonSeen& seen) {
  if (common.json) {
    std::cout << boost::json::serialize(person_json(seen)) << '\n';
    return;
  }
  std::cout << fmt::format("{:<16}  {:<8}  {}  {}\n", seen.person.handle(),
                           kind_text(common, seen.is_guest), day_of(seen.created),
                           offices_text(common, seen.offices));
}

void show(const Common& common, const HeldHouse& house, const PersonId& person) {
  for (const auto& seen : house.people->list({}, std::numeric_limits<std::size_t>::max()))
    if (seen.person == person) show(common, seen);
}

// The hash of a password that is asked for; none, and a message, where there is none.
std::optional<std::string> ask_hash(Common& common, const PersonId& person) {
  auto password = ask_password(common, person);
  if (!password) return std::nullopt;
  auto hash = server::hash_password(*password);
  server::wipe(*password);
  if (!hash) return fail(common, hash.error()), std::nullopt;
  return *std::move(hash);
}

bool give(Common& common, HeldHouse& house, const PersonId& person, const Appointment& wanted) {
  return house.ask<void>(
      common, [&](auto answer) { house.people->grant(person, wanted, std::move(answer)); });
}

void create(Common& common, const AccountOptions& options) {
  const auto house = open_house(common, options.data);
  if (!house) return;
  const auto named = house->people->check_name(options.name);
  if (!named) return fail(common, named.error());
  const auto person = named->handle;
  std::optional<Appointment> office;
  if (!options.role.empty()) {
    office = read_appointment(common, *house, options);
    if (!office) return;
  }
  auto hash = ask_hash(common, person);
  if (!hash) return;
  const bool added = house->ask<PersonId>(common, [&](auto answer) {
    house->people->add_account(options.name, *hash, std::move(answer));
  });
  if (!added || (office && !give(common, *house, person, *office))) return;
  show(common, *house, person);
}

// This is how a guest who has lost the token gets the name back, as an account.
void set_password(Common& common, const AccountOptions& options) {
  const auto house = open_known_house(common, options.data);
  if (!house) return;
  const auto person = find_person(common, *house->people, options.name);
  if (!person) return;
  auto hash = ask_hash(common, *person);
  if (!hash) return;
  auto& people = *house->people;
  const bool done =
      people.is_guest(*person)
          ? house->ask<server::Entered>(
                common, [&](auto answer) { people.upgrade(*person, *hash, std::move(answer)); })
          : house->ask<void>(common, [&](auto answer) {
              people.set_password(*person, *hash, {}, std::move(answer));
            });
  const bool ended = done && house->ask<void>(common, [&](auto answer) {
    people.log_out_everywhere(*person, std::move(answer));
  });
  if (ended) show(common, *house, *person);
}

void change_office(Common& common, const AccountOptions& options, bool grants) {
  const auto house = open_known_house(common, options.data);
  if (!house) return;
  const auto person = find_person(common, *house->people, options.name);
  if (!person) return;
  const auto office = read_appointment(common, *house, options);
  if (!office) return;
  const bool done =
      grants ? give(common, *house, *person, *office) : house->ask<void>(common, [&](auto answer) {
        house->people->revoke(*person, *office, std::move(answer));
      });
  if (done) show(common, *house, *person);
}

// Beside a server that runs: it only reads.
void list(Common& common, const AccountOptions& options) {
  auto reader = store::Reader::open(options.data);
  if (!reader) return fail(common, reader.error());
  const auto moment = reader->moment();
  if (!moment) return fail(common, moment.error());
  const auto everybody = reader->people();
  if (!everybody) return fail(common, everybody.error());
  const auto roles = reader->roles();
  if (!roles) return fail(common, roles.error());
  std::vector<server::PersonSeen> all;
  auto role = roles->begin();
  for (const auto& one : *everybody) {
    all.push_back({one.handle,
                   one.called.value_or(std::string(one.handle.handle())),
                   one.kind == store::PersonKind::guest,
                   one.created,
                   {}});
    // Both are in the order of the handles.
    for (; role != roles->end() && role->person == one.handle; ++role)
      if (const auto office = from_text<server::Office>(role->role))
        all.back().offices.push_back({*office, role->table});
  }
  if (!common.json) {
    for (const auto& seen : all) show(common, seen);
    return;
  }
  boost::json::array array;
  for (const auto& seen : all) array.emplace_back(person_json(seen));
  std::cout << boost::json::serialize(array) << '\n';
}

struct Part {
  std::string name;
  Wording what;
  std::string example;
  void (*act)(Common&, const AccountOptions&);
  bool has_name = true;
  bool needs_role = false;
  bool may_have_role = false;
};

std::string role_help(const Common& common) {
  return fmt::format("{}: {}", common.say("El cargo", "The role"),
                     TextForm<server::Office>::form());
}

void add_part(Command account, Common& common, const Part& part) {
  const auto command = add_command(account, common, part.name, part.what, part.example);
  auto options = std::make_shared<AccountOptions>();
  command
      .add_option("--data", options->data,
                  common.text("El fichero de la casa", "The house's database file"))
      .required();
  if (part.has_name)
    command
        .add_option(common.text("NOMBRE", "NAME"), options->name,
                    common.text("El nombre de la cuenta", "The name of the account"))
        .required();
  if (part.needs_role)
    command.add_option(common.text("CARGO", "ROLE"), options->role, role_help(common)).required();
  std::optional<Option> role;
  if (part.may_have_role) role = command.add_option("--role", options->role, role_help(common));
  if (part.needs_role || part.may_have_role) {
    const auto table =
        command.add_option("--table", options->table,
                           common.text("Solo en esta mesa; si falta, en toda la casa",
                                       "At this table only; in the whole house if left out"));
    if (role) table.needs(*role);
  }
  command.callback([&common, options, act = part.act] { act(common, *options); });
}

}  // namespace

void add_account(Command program, Common& common) {
  const auto account =
      add_group(program, common, "account",
                {"Crea las cuentas de una casa, les da contraseña y cargo, y las enumera",
                 "Creates accounts of a house, sets their passwords and roles, and lists them"},
                "sabot account create --data casino.db eva --role administrator");
  add_part(account, common,
           {"create",
            {"Crea una cuenta; la contraseña se pregunta, o es una línea de la entrada",
             "Creates an account; the password is asked for, or read as a line of the input"},
            "sabot account create --data casino.db eva --role administrator",
            create,
            true,
            false,
            true});
  add_part(account, common,
           {"password",
            {"Da una contraseña nueva y cierra las sesiones abiertas con la anterior",
             "Sets a new password and ends every session opened with the old one"},
            "sabot account password --data casino.db eva",
            set_password});
  add_part(account, common,
           {"grant",
            {"Da un cargo a alguien, en una mesa o en toda la casa",
             "Gives somebody a role, at one table or in the whole house"},
            "sabot account grant --data casino.db eva croupier --table mesa-1",
            [](Common& c, const AccountOptions& o) { change_office(c, o, true); },
            true,
            true});
  add_part(account, common,
           {"revoke",
            {"Retira un cargo a alguien", "Takes a role away from somebody"},
            "sabot account revoke --data casino.db eva croupier --table mesa-1",
            [](Common& c, const AccountOptions& o) { change_office(c, o, false); },
            true,
            true});
  add_part(account, common,
           {"list",
            {"Enumera a todas las personas que conoce la casa, aunque el servidor esté en marcha",
             "Lists everybody the house knows, even while its server is running"},
            "sabot account list --data casino.db --json",
            list,
            false});
}

}  // namespace sabot::cli
