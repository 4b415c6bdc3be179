#include "sabot/base/digest.hpp"
#include "sabot/base/person.hpp"
#include "sabot/net/schemas.hpp"
#include "sabot/server/plan.hpp"

namespace sabot::net {
namespace {

using sabot::detail::list_of;
using sabot::detail::or_null;
using schema_parts::number;
using schema_parts::ref;
using schema_parts::text;
namespace json = boost::json;

json::object type(std::string_view name) { return {{"const", name}}; }

json::object one_of(std::initializer_list<std::string_view> names) {
  json::array all;
  for (const auto name : names) all.emplace_back(ref(name));
  return {{"oneOf", std::move(all)}};
}

void define(SchemaDefinitions& all, std::string_view name, std::string_view what,
            std::initializer_list<SchemaField> fields) {
  auto schema = object_schema(fields);
  schema["description"] = what;
  all.define(name, std::move(schema));
}

void define_sent(SchemaDefinitions& all) {
  const auto options = list_of(ref("Option"));
  const auto person = schema_of<PersonId>(all);
  const auto hash = schema_of<Digest>(all);
  define(all, "Snapshot", "All that a person sees of a table, and all that they may do there",
         {{"type", type("snapshot")},
          {"table", text},
          {"name", text},
          {"game", text},
          {"regulation", text},
          {"profile", schema_of<server::Profile>(all)},
          {"sequence", number},
          {"you", or_null(person)},
          {"view", ref("View")},
          {"options", options},
          {"hint", ref("Hint"), false},
          {"stopped", ref("Problem"), false}});
  define(all, "UpdateFrame",
         "A record: what happened. With options where they have changed (and a hint, at a training "
         "table), with the view where it was asked for",
         {{"type", type("update")},
          {"sequence", number},
          {"at", number},
          {"events", list_of(ref("Event"))},
          {"options", options, false},
          {"hint", ref("Hint"), false},
          {"view", ref("View"), false}});
  define(all, "SealedFrame", "A record: the house has signed all that came before",
         {{"type", type("sealed")}, {"sequence", number}, {"at", number}, {"hash", hash}});
  define(all, "NowFrame", "Everything that was missed has been sent",
         {{"type", type("now")},
          {"sequence", number},
          {"options", options, false},
          {"view", ref("View")}});
  define(all, "ClockFrame",
         "How long the house waits before this act, for one person or for all; a wait that ends "
         "early is told again, with `ends` no later than `now`",
         {{"type", type("clock")},
          {"act", text},
          {"for", person, false},
          {"now", number},
          {"ends", number}});
  define(all, "AcceptedFrame", "A command of one's own has been stored",
         {{"type", type("accepted")}, {"key", text}, {"sequence", number}});
  define(all, "RefusedFrame", "A message of one's own has had no effect",
         {{"type", type("refused")}, {"key", text}, {"problem", ref("Problem")}});
  define(all, "StoppedFrame", "The table takes no more commands",
         {{"type", type("stopped")}, {"problem", ref("Problem")}});
  all.define("ServerFrame",
             one_of({"Snapshot", "UpdateFrame", "SealedFrame", "NowFrame", "ClockFrame",
                     "AcceptedFrame", "RefusedFrame", "StoppedFrame"}));
  all.define("StreamFrame", one_of({"Snapshot", "UpdateFrame", "SealedFrame", "NowFrame",
                                    "ClockFrame", "StoppedFrame"}));
}

void define_said(SchemaDefinitions& all) {
  const json::object key{{"type", "string"}, {"minLength", 1}, {"maxLength", 80}};
  define(all, "LineMessage",
         "A command in the notation, without the name of the person who gives it",
         {{"type", type("command")}, {"key", key, false}, {"line", text}});
  define(all, "CommandMessage", "The same as an object",
         {{"type", type("command")}, {"key", key, false}, {"command", ref("Command")}});
  define(all, "LookMessage", "Asks for a snapshot", {{"type", type("look")}});
  define(all, "ReadyMessage", "Has nothing more to say before the croupier's next act",
         {{"type", type("ready")}, {"sequence", number, false}});
  all.define("ClientMessage",
             one_of({"LineMessage", "CommandMessage", "LookMessage", "ReadyMessage"}));
}

}  // namespace

void define_frames(SchemaDefinitions& all) {
  define_sent(all);
  define_said(all);
}

}  // namespace sabot::net
