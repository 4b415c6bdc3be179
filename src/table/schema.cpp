#include "sabot/table/schema.hpp"

#include "sabot/base/card.hpp"
#include "sabot/base/forms.hpp"
#include "sabot/base/money.hpp"
#include "sabot/rules/common/departure_view.hpp"
#include "sabot/rules/common/refusal.hpp"

namespace sabot::table {
namespace {

namespace json = boost::json;

const json::object truth{{"type", "boolean"}};
const json::object number{{"type", "integer"}};
const json::object text{{"type", "string"}};

using Named = std::pair<std::string_view, json::object>;

json::object object_of(std::initializer_list<Named> fields) {
  sabot::detail::ObjectSchema object;
  for (const auto& [name, schema] : fields) object.add(name, schema, true);
  return std::move(object).done();
}

// One kind of field, as option_json.cpp writes it.
json::object kind_of_field(std::string_view kind, std::initializer_list<Named> more) {
  sabot::detail::ObjectSchema object;
  object.add("name", text, true);
  object.add("kind", {{"const", kind}}, true);
  for (const auto& [name, schema] : more) object.add(name, schema, true);
  return std::move(object).done();
}

void define_options(SchemaDefinitions& all) {
  using sabot::detail::list_of;
  const auto amount = schema_of<Money>(all);
  const auto card = schema_of<Card>(all);
  const auto person = schema_of<PersonId>(all);
  const json::object counts{
      {"type", "object"}, {"propertyNames", card}, {"additionalProperties", number}};
  const json::array kinds{
      kind_of_field("one-of", {{"values", list_of(text)}}),
      kind_of_field("amounts", {{"least", amount}, {"greatest", amount}, {"step", amount}}),
      kind_of_field("numbers", {{"least", number}, {"greatest", number}}),
      kind_of_field("cards", {{"cards", list_of(card)}, {"may-be-left-out", truth}}),
      kind_of_field("card-list", {{"count", number}, {"at-most", counts}}),
      kind_of_field("text", {{"greatest-length", number}}),
      kind_of_field("new-person", {{"known", list_of(person)}}),
      kind_of_field("digest", {{"may-be-left-out", truth}}),
  };
  all.define("OptionField",
             {{"description", "A field of a command, and the values that will be accepted"},
              {"oneOf", kinds}});
  sabot::detail::ObjectSchema members;
  members.add("command", text, true);
  members.add("act", schema_of<rules::PlayerAct>(all), true);
  members.add("croupier", schema_of<rules::CroupierAct>(all), false);
  members.add("staff", schema_of<rules::StaffAct>(all), false);
  members.add("fields", list_of(SchemaDefinitions::reference("OptionField")), true);
  auto option = std::move(members).done();
  option["description"] = "A command that may be given now";
  all.define("Option", std::move(option));
}

// RFC 9457; a member that is not named here may stand beside these.
json::object problem_with(json::object code, std::string_view what) {
  sabot::detail::ObjectSchema object;
  object.add("type", text, true);
  object.add("title", text, true);
  object.add("status", number, true);
  object.add("detail", text, false);
  object.add("code", std::move(code), true);
  object.add("articles", sabot::detail::list_of(text), false);
  auto schema = std::move(object).done();
  schema["description"] = what;
  schema["additionalProperties"] = true;
  return schema;
}

void define_problems(SchemaDefinitions& all) {
  all.define("Refusal", problem_with(schema_of<rules::RefusalCode>(all),
                                     "The rules refuse a command, and which articles say so"));
  all.define("Problem", problem_with(text, "Why a request was not granted"));
}

// Its name, with a regulation before it where others have a game of the same name.
std::string key_of(const Game& game) {
  const auto name = std::string(game.name);
  if (games_named(name).size() == 1) return name;
  return std::string(law::name(game.regulations.front())) + "." + name;
}

}  // namespace

std::vector<BesideField> beside_command(SchemaDefinitions& all) {
  return {{"who", schema_of<PersonId>(all), false}};
}

std::vector<BesideField> beside_event(SchemaDefinitions&) {
  return {{"by-articles", sabot::detail::list_of(text), true}, {"said", text, true}};
}

json::object view_of_a_table(SchemaDefinitions& all, json::object view,
                             const rules::GameFacts& facts) {
  const std::string_view reference = view.at("$ref").as_string();
  const auto name = std::string(reference.substr(reference.rfind('/') + 1));
  auto schema = all.all().at(name).as_object();
  auto& properties = schema.at("properties").as_object();
  const auto add = [&](std::string_view field, json::object of) {
    // Two games may have one view.
    if (properties.emplace(field, std::move(of)).second)
      schema.at("required").as_array().emplace_back(field);
  };
  add("leaves-regulation", schema_of<std::vector<rules::DepartureView>>(all));
  if (facts.among_players) add("cagnotte", schema_of<Money>(all));
  all.define(name, std::move(schema));
  return view;
}

json::object exchange(json::object command, json::object event, json::object view,
                      const rules::GameFacts& facts) {
  json::array codes;
  for (const auto code : facts.refusals) codes.emplace_back(to_text(code));
  return object_of({{"command", std::move(command)},
                    {"event", std::move(event)},
                    {"view", std::move(view)},
                    {"refusal", {{"enum", std::move(codes)}}}});
}

json::object schema_document(const std::vector<const Game*>& games) {
  SchemaDefinitions all;
  define_options(all);
  define_problems(all);
  sabot::detail::ObjectSchema exchanged;
  for (const auto* const game : games) exchanged.add(key_of(*game), game->schema(all), true);
  auto schema = std::move(exchanged).done();
  schema["description"] = "What is exchanged with a table of each game";
  all.define("Games", std::move(schema));
  return all.document("Sabot");
}

}  // namespace sabot::table
