#include "sabot/table/any_table.hpp"

#include <algorithm>

#include "sabot/base/invariant.hpp"
#include "sabot/law/legal.hpp"
#include "sabot/rules/common/set_up.hpp"
#include "sabot/table/typed_table.hpp"
#include "sabot/table/automatic_croupier.hpp"

namespace sabot::table {

const Game* find_game(std::string_view regulation, std::string_view name) {
  const auto under = law::regulation_named(regulation);
  const auto found = std::ranges::find_if(games(), [&](const Game& one) {
    return one.name == name && under && std::ranges::count(one.regulations, *under) > 0;
  });
  return found == games().end() ? nullptr : &*found;
}

std::vector<std::string_view> game_names() {
  std::vector<std::string_view> names;
  for (const auto& one : games())
    if (std::ranges::find(names, one.name) == names.end()) names.push_back(one.name);
  return names;
}

std::vector<const Game*> games_named(std::string_view name) {
  std::vector<const Game*> all;
  for (const auto& one : games())
    if (one.name == name) all.push_back(&one);
  return all;
}

namespace {

const Game& known_as(std::string_view regulation, std::string_view name) {
  const auto* const game = find_game(regulation, name);
  require(game != nullptr, "table: a game that is not known");
  return *game;
}

// A game and the rules it is to be played by.
struct Known {
  const Game* game = nullptr;
  law::Ruleset ruleset;
};

// A new table's overlay must keep to the regulation or say that it does not; a journal's stands.
enum class Overlay : std::uint8_t { given, recorded };

std::expected<Known, std::string> known_game(std::string_view regulation, std::string_view game,
                                             std::string_view overlay,
                                             Overlay which = Overlay::given) {
  if (games_named(game).empty()) {
    std::string what = "there is no game " + std::string(game) + "; there are";
    for (const auto name : game_names()) what += " " + std::string(name);
    return std::unexpected(std::move(what));
  }
  auto ruleset = law::Ruleset::of(regulation, game);
  if (!ruleset) return std::unexpected(ruleset.error().what);
  const auto laid = which == Overlay::given ? ruleset->overlay(overlay)
                                            : law::overlay_recorded(*ruleset, overlay);
  if (!laid)
    return std::unexpected("settings, line " + std::to_string(laid.error().line) + ", column " +
                           std::to_string(laid.error().column) + ": " + laid.error().what);
  return Known{&game_of(*ruleset), *std::move(ruleset)};
}

// By what a journal says of itself.
std::expected<Known, std::string> known_by(std::span<const std::uint8_t> journal) {
  JournalReader reader(journal);
  const auto genesis = read_genesis(reader);
  if (!genesis) return std::unexpected(genesis.error().what);
  return known_game(genesis->regulation, genesis->game, genesis->overlay, Overlay::recorded);
}

}  // namespace

const Game& game_of(const law::Ruleset& ruleset) {
  return known_as(law::name(ruleset.regulation()), ruleset.game());
}

const rules::GameFacts& facts_of(std::string_view regulation, std::string_view game) {
  return *known_as(regulation, game).facts;
}
const Seating& seating_of(std::string_view regulation, std::string_view game) {
  return *known_as(regulation, game).seating;
}

PersonId staff_of(const rules::GameFacts& facts, rules::Role role) {
  const auto found = std::ranges::find(facts.staff, role, &rules::Staff::role);
  return found == facts.staff.end() ? PersonId() : *PersonId::from(found->handle);
}

std::optional<PersonId> staff_to_act(const AnyTable& table, const rules::GameFacts& facts) {
  for (const auto& one : facts.staff) {
    const auto who = *PersonId::from(one.handle);
    if (croupier_choice(table.options(who)) != nullptr) return who;
  }
  return std::nullopt;
}

std::vector<std::string> opening_of(const rules::GameFacts& facts, const rules::Opening& plan) {
  auto lines = rules::set_up::admit(facts.staff);
  lines.push_back(facts.opening(plan));
  return lines;
}

std::expected<std::unique_ptr<AnyTable>, std::string> open_table(
    std::string_view regulation, std::string_view game, std::string_view overlay,
    const std::optional<std::filesystem::path>& journal) {
  const auto known = known_game(regulation, game, overlay);
  if (!known) return std::unexpected(known.error());
  return known->game->open(known->ruleset, overlay, journal);
}

std::expected<Founded, std::string> found_table(std::string_view regulation, std::string_view game,
                                                std::string_view overlay, std::string_view table) {
  const auto known = known_game(regulation, game, overlay);
  if (!known) return std::unexpected(known.error());
  return known->game->found(known->ruleset, overlay, table);
}

std::expected<std::unique_ptr<AnyTable>, std::string> resume_table(
    std::span<const std::uint8_t> journal, const Standing* from, const StandingListener& listener) {
  const auto known = known_by(journal);
  if (!known) return std::unexpected(known.error());
  return known->game->resume(known->ruleset, journal, from, listener);
}

std::expected<void, std::string> tell_since(std::span<const std::uint8_t> journal,
                                            std::uint64_t from, const PersonId& person,
                                            const TellSequence& listener,
                                            const Standing* standing) {
  const auto known = known_by(journal);
  if (!known) return std::unexpected(known.error());
  return known->game->tell_since(known->ruleset, journal, standing, from, person, listener);
}

Genesis genesis_of(const law::Ruleset& ruleset, std::string_view overlay, std::string_view table) {
  return {.format = table.empty() ? 1 : 2,
          .game = ruleset.game(),
          .regulation = std::string(law::name(ruleset.regulation())),
          .overlay = std::string(overlay),
          .parameters = digest_of(ruleset),
          .catalogue = std::string(law::fingerprint()),
          .table = std::string(table)};
}

std::expected<std::pair<PersonId, std::string_view>, NotationError> split_who(
    std::string_view line) {
  const auto start = std::min(line.find_first_not_of(' '), line.size());
  const auto end = std::min(line.find(' ', start), line.size());
  const auto who = PersonId::from(line.substr(start, end - start));
  if (!who)
    return std::unexpected(NotationError{
        start + 1,
        "a command begins with the name of the person who gives it: 1 to 16 of a-z, 0-9, - and _"});
  return std::pair(*who, line.substr(end));
}

std::expected<PersonId, JsonError> who_of(const boost::json::object& command) {
  const auto* who = command.if_contains("who");
  const auto person = who != nullptr && who->is_string()
                          ? PersonId::from(std::string_view(who->get_string()))
                          : std::nullopt;
  if (person) return *person;
  return std::unexpected(JsonError{"who", "a command says who gives it: a person's name"});
}

boost::json::array article_ids(const law::Citations& by) {
  boost::json::array ids;
  for (const auto one : by) ids.emplace_back(law::id(one));
  return ids;
}

}  // namespace sabot::table
