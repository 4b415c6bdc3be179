#pragma once
// JSON Schema of all that goes in and out of tables: per game its commands, events and views;
// for all of them the options, the refusals and the problems that a server answers with.

#include <string>
#include <vector>

#include <boost/json/object.hpp>

#include "sabot/base/schema.hpp"
#include "sabot/rules/common/table_game.hpp"
#include "sabot/table/any_table.hpp"

namespace sabot::table {

// What stands beside a command's fields, and beside an event's.
std::vector<BesideField> beside_command(SchemaDefinitions& all);
std::vector<BesideField> beside_event(SchemaDefinitions& all);
// Adds what every table tells of itself to a game's view, which a reference names.
boost::json::object view_of_a_table(SchemaDefinitions& all, boost::json::object view,
                                    const rules::GameFacts& facts);
// {"command": …, "event": …, "view": …, "refusal": …}
boost::json::object exchange(boost::json::object command, boost::json::object event,
                             boost::json::object view, const rules::GameFacts& facts);

// Defines a game's commands, events and views; what is exchanged with a table of it.
template <rules::TableGame G>
boost::json::object game_schema(SchemaDefinitions& all) {
  using View = decltype(G::view(std::declval<const typename G::Rules&>(),
                                std::declval<const typename G::State&>(), PersonId()));
  const std::string name(sabot::detail::own_name<G>());
  return exchange(
      schema_of_variant<typename G::Command>(all, name + "Command", "command", beside_command(all)),
      schema_of_variant<typename G::Event>(all, name + "Event", "event", beside_event(all)),
      view_of_a_table(all, schema_of<View>(all), G::facts()), G::facts());
}

// A document about these games: its definition Games says what is exchanged with a table of each.
boost::json::object schema_document(const std::vector<const Game*>& games);

}  // namespace sabot::table
