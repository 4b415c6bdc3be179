// Plays tables of every game and regulation and writes down what is shown to the people at them:
// one JSON object a line, {"game": …, "kind": "view" | "option" | "event" | "command", "what": …},
// for schema_test.py to check against the schemas.

#include <algorithm>
#include <iostream>
#include <string>

#include <boost/json/serialize.hpp>

#include "sabot/base/forms.hpp"
#include "sabot/chance/seeded_source.hpp"
#include "sabot/law/ruleset.hpp"
#include "sabot/table/announcing.hpp"
#include "sabot/table/choosing.hpp"
#include "sabot/table/option_json.hpp"
#include "sabot/table/session.hpp"

namespace sabot::table {
namespace {

void write(std::string_view game, std::string_view kind, boost::json::value what) {
  std::cout << boost::json::serialize(
                   boost::json::object{{"game", game}, {"kind", kind}, {"what", std::move(what)}})
            << '\n';
}

const PersonId people[] = {PersonId(),      "casa"_who,     "crupier"_who, "jefe"_who, "caja"_who,
                           "inspector"_who, "director"_who, "p1"_who,      "p2"_who,   "p4"_who};

// As the schema calls it: with a regulation before it where others have a game of the same name.
std::string schema_key(const AnyTable& table) {
  const auto* game = find_game(table.regulation(), table.game());
  const auto same = std::ranges::count(games(), game->name, &Game::name);
  const auto name = std::string(game->name);
  return same == 1 ? name : std::string(law::name(game->regulations.front())) + "." + name;
}

class Writer {
 public:
  explicit Writer(const AnyTable& table) : table_(table), game_(schema_key(table)) {}

  void look() {
    auto told = table_.told_whole();
    add_sentences(facts_of(table_.regulation(), table_.game()).words, language(), told);
    for (const auto& one : told) write(game_, "event", one.json);
    // Not everybody at every step: what is written is long.
    const auto& person = people[++steps_ % std::size(people)];
    write(game_, "view", table_.view(person));
    for (auto& one : to_json(table_.options(person))) write(game_, "option", std::move(one));
  }

 private:
  law::Language language() const { return steps_ % 2 == 0 ? law::Language::es : law::Language::en; }

  const AnyTable& table_;
  std::string game_;
  std::size_t steps_ = 0;
};

// A talla as it is usually played, up to some point.
void play_session(AnyTable& table, std::uint64_t seed) {
  chance::SeededSource source(seed, 0);
  Writer writer(table);
  Session<chance::SeededSource> session(table, {.players = 5, .bots = Bots::mixed, .rebuys = true},
                                        source, [&](const auto&) { writer.look(); });
  if (session.open() && session.play_talla()) std::ignore = session.reveal();
}

// Whatever anybody may do, at random: rulings, errors, claims.
void play_at_random(AnyTable& table, const std::vector<std::string>& opening, std::uint64_t seed) {
  chance::SeededSource source(seed, 1);
  Writer writer(table);
  for (const auto& line : opening) std::ignore = table.submit(line);
  for (int i = 0; i < 3000; ++i) {
    const auto& who = people[source.below(std::size(people))];
    const auto options = table.options(who);
    if (options.empty()) continue;
    const auto& option = options[source.below(static_cast<std::uint32_t>(options.size()))];
    if (option.command == "close" || option.command == "leave") continue;
    const auto line = choose(option, source);
    if (table.submit(std::string(who.handle()) + " " + line)) writer.look();
  }
}

}  // namespace
}  // namespace sabot::table

int main() {
  using namespace sabot;
  std::uint64_t seed = 1;
  for (const auto& one : law::rulesets()) {
    const auto session = table::open_table(one.regulation, one.game, "").value();
    table::play_session(*session, ++seed);
    const auto random = table::open_table(one.regulation, one.game, "").value();
    table::play_at_random(
        *random, table::opening_commands(table::facts_of(one.regulation, one.game), {.players = 5}),
        ++seed);
  }
}
