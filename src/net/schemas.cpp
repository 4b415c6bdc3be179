#include "sabot/net/schemas.hpp"

#include <algorithm>
#include <map>
#include <string>

#include "sabot/base/json.hpp"
#include "sabot/net/bodies.hpp"
#include "sabot/net/replies.hpp"
#include "sabot/server/people.hpp"
#include "sabot/server/request.hpp"
#include "sabot/table/schema.hpp"

namespace sabot::net {
namespace {

using sabot::detail::enumeration;
using sabot::detail::list_of;
using sabot::detail::or_null;
using schema_parts::number;
using schema_parts::ref;
using schema_parts::text;
namespace json = boost::json;

// What somebody sends: what is left out is as in a new T, except for what is required.
template <DescribedStruct T>
json::object asked(SchemaDefinitions& all, std::initializer_list<std::string_view> needed = {}) {
  sabot::detail::ObjectSchema object;
  const T fresh{};
  for_each_field<T>([&](std::string_view name, auto member) {
    using M = Member<decltype(member)>;
    json::object schema;
    if constexpr (DescribedStruct<M>)
      schema = asked<M>(all);
    else
      schema = schema_of<M>(all);
    const bool is_needed = std::ranges::find(needed, name) != needed.end();
    if (!is_needed) schema["default"] = sabot::to_json(fresh.*member);
    object.add(name, std::move(schema), is_needed);
  });
  return std::move(object).done();
}

void define_bodies(SchemaDefinitions& all) {
  all.define("GuestBody", asked<GuestBody>(all, {"name"}));
  all.define("CredentialsBody", asked<CredentialsBody>(all, {"name", "password"}));
  all.define("PasswordBody", asked<PasswordBody>(all, {"current", "password"}));
  all.define("AppointmentBody", asked<server::Appointment>(all, {"office"}));
  all.define("EntryBody", asked<EntryBody>(all));
  all.define("BotsBody", asked<BotsBody>(all, {"count"}));
  all.define("ChipsBody", asked<ChipsBody>(all, {"table", "amount"}));
  all.define("CounterBody", asked<CounterBody>(all, {"person", "amount"}));
  all.define("DoorBody", asked<DoorBody>(all));
  all.define("BarBody", asked<BarBody>(all));
  auto plan = asked<server::Plan>(all, {"regulation", "game"});
  // They come once the table is there.
  plan["properties"].as_object().erase("bots");
  all.define("PlanBody", std::move(plan));
  all.define("CommandBody",
             {{"anyOf", json::array{object_schema({{"line", text}}), ref("Command")}}});
}

// An article, an interpretation or a setting, as law::row_json writes it.
void define_law(SchemaDefinitions& all) {
  const auto both = object_schema({{"es", text}, {"en", text}});
  all.define("Row",
             object_schema({{"id", text},
                            {"provenance", enumeration({"article", "interpretation", "setting"})},
                            {"regulation", or_null(text)},
                            {"game", text},
                            {"article", text},
                            {"kind", text},
                            {"testable", enumeration({"engine", "operator-config", "human-only"})},
                            {"text", both},
                            {"source", object_schema({{"file", text}, {"line", number}})},
                            {"reason", both, false},
                            {"note", text, false},
                            {"cuadro", text, false},
                            {"inferred", {{"const", true}}, false},
                            {"parallel", text, false},
                            {"interpretations", list_of(text), false}}));
  all.define("Rows", list_of(ref("Row")));
}

// What a training table adds, as server::Training writes it.
void define_training(SchemaDefinitions& all) {
  all.define("Exact", object_schema({{"fraction", text}, {"decimal", text}}));
  const auto exact = ref("Exact");
  const auto choice = object_schema({{"choice", text}, {"draws", text}});
  const auto bet = object_schema(
      {{"bet", text}, {"wins", exact}, {"ties", exact}, {"loses", exact}, {"value", exact}});
  const auto way = object_schema({{"choices", list_of(choice)}, {"bets", list_of(bet)}});
  all.define("Odds", object_schema({{"rules", text}, {"ways", list_of(way)}}));
  all.define("Hint", object_schema({{"total", number}, {"draw", exact}}));
}

template <DescribedStruct T>
void add_fields(SchemaDefinitions& all, sabot::detail::ObjectSchema& object) {
  for_each_field<T>([&](std::string_view name, auto member) {
    object.add(name, schema_of<Member<decltype(member)>>(all), true);
  });
}

json::object table_schema(SchemaDefinitions& all) {
  sabot::detail::ObjectSchema object;
  add_fields<TableSummary>(all, object);
  add_fields<TableDetails>(all, object);
  object.add("problem", ref("Problem"), false);
  return std::move(object).done();
}

void define_replies(SchemaDefinitions& all) {
  // A browser has its cookie, and no token.
  all.define("Entered", object_schema({{"person", schema_of<PersonId>(all)},
                                       {"token", text, false},
                                       {"expires", number},
                                       {"called", text}}));
  all.define("Sessions", list_of(schema_of<server::SessionSeen>(all)));
  schema_of<server::Accepted>(all);
  schema_of<Me>(all);
  schema_of<Offices>(all);
  schema_of<Holdings>(all);
  schema_of<HouseSeen>(all);
  schema_of<WalletSeen>(all);
  schema_of<server::Door>(all);
  schema_of<ShownOut>(all);
  all.define("WalletEntries", list_of(schema_of<WalletEntrySeen>(all)));
  all.define("Evenings", list_of(schema_of<EveningSeen>(all)));
  all.define("Names", {{"type", "object"}, {"additionalProperties", text}});
  all.define("People", list_of(schema_of<KnownPerson>(all)));
  all.define("Tables", list_of(schema_of<TableSummary>(all)));
  all.define("Table", table_schema(all));
  const auto amount = schema_of<Money>(all);
  const json::object by_kind{{"type", "object"},
                             {"propertyNames", schema_of<ledger::AccountKind>(all)},
                             {"additionalProperties", amount}};
  all.define("Books", object_schema({{"sum", amount},
                                     {"accounts", by_kind},
                                     {"people", list_of(schema_of<Holder>(all))},
                                     {"wallets", amount}}));
  all.define("History", list_of(object_schema({{"sequence", number},
                                               {"at", number},
                                               {"hash", schema_of<Digest>(all), false},
                                               {"events", list_of(ref("Event"))}})));
  all.define("Account", list_of(object_schema({{"sequence", number},
                                               {"amount", amount},
                                               {"reason", schema_of<ledger::Reason>(all)},
                                               {"by-articles", list_of(text)}})));
  const auto proven = object_schema({{"sequence", number},
                                     {"at", number},
                                     {"hash", schema_of<Digest>(all)},
                                     {"payload", text, false}});
  all.define("Proof",
             object_schema({{"before", schema_of<Digest>(all)}, {"records", list_of(proven)}}));
  const auto allowed = object_schema({{"command", text}, {"article", text}});
  const auto refused = object_schema({{"command", text}, {"problem", ref("Problem")}});
  all.define("Reasons", object_schema({{"sequence", number},
                                       {"offered", list_of(allowed)},
                                       {"refused", list_of(refused)},
                                       {"waiting", ref("Problem"), false}}));
  all.define("Trial", object_schema({{"events", list_of(ref("Event"))}}));
  const json::object texts{{"type", "object"}, {"additionalProperties", text}};
  all.define(
      "Words",
      object_schema(
          {{"commands", texts}, {"fields", texts}, {"values", texts}, {"descriptions", texts}}));
  all.define("Document", {{"type", "object"}});
}

// What any game's table may say, or take: {"anyOf": […]}.
json::object of_any_game(const json::object& games, std::string_view kind) {
  std::map<std::string, json::value> different;
  for (const auto& game : games.at("properties").as_object()) {
    const auto& one = game.value().at("properties").at(kind);
    different.emplace(one.at("$ref").as_string().c_str(), one);
  }
  json::array all;
  for (const auto& [name, schema] : different) all.push_back(schema);
  return {{"anyOf", std::move(all)}};
}

// Definitions of a schema stand elsewhere in a description of an interface.
void lead_to_components(json::value& value) {
  constexpr std::string_view old = "#/$defs/";
  if (auto* list = value.if_array())
    for (auto& one : *list) lead_to_components(one);
  auto* object = value.if_object();
  if (object == nullptr) return;
  for (auto& [key, one] : *object) {
    if (key == "$ref" && std::string_view(one.as_string()).starts_with(old))
      one = "#/components/schemas/" + std::string(one.as_string().c_str()).substr(old.size());
    else
      lead_to_components(one);
  }
}

}  // namespace

json::object object_schema(std::initializer_list<SchemaField> fields) {
  sabot::detail::ObjectSchema object;
  for (const auto& one : fields) object.add(one.name, one.schema, one.required);
  return std::move(object).done();
}

json::object component_schemas() {
  std::vector<const table::Game*> games;
  for (const auto& one : table::games()) games.push_back(&one);
  json::value schemas = table::schema_document(games).at("$defs");
  SchemaDefinitions all;
  const auto exchanged = schemas.at("Games").as_object();
  all.define("Command", of_any_game(exchanged, "command"));
  all.define("Event", of_any_game(exchanged, "event"));
  all.define("View", of_any_game(exchanged, "view"));
  define_bodies(all);
  define_replies(all);
  define_law(all);
  define_training(all);
  define_frames(all);
  for (const auto& one : all.all()) schemas.as_object().emplace(one.key(), one.value());
  lead_to_components(schemas);
  return schemas.as_object();
}

}  // namespace sabot::net
