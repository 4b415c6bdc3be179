#include "sabot/net/openapi.hpp"

#include <boost/json/array.hpp>

#include "sabot/net/cookie.hpp"
#include "sabot/net/routes.hpp"
#include "sabot/net/schemas.hpp"

namespace sabot::net {
namespace {

namespace json = boost::json;

constexpr std::string_view about =
    "A house that runs casino games exactly as the regulations are written. docs/API.md tells how "
    "to play a coup with it; every problem has a code and, where the rules refuse, the articles.";

json::object schema_named(std::string_view name) {
  return {{"$ref", "#/components/schemas/" + std::string(name)}};
}

json::object parameter(std::string_view name, std::string_view in, json::object schema) {
  return {{"name", name}, {"in", in}, {"required", in == "path"}, {"schema", std::move(schema)}};
}

json::object parameter_named(std::string_view name) {
  return {{"$ref", "#/components/parameters/" + std::string(name)}};
}

// Calls f with each name in braces.
template <class F>
void for_each_part(std::string_view path, F f) {
  while (path.find('{') != std::string_view::npos) {
    const auto open = path.find('{');
    const auto end = path.find('}');
    f(path.substr(open + 1, end - open - 1));
    path.remove_prefix(end + 1);
  }
}

json::object query_parameter(std::string_view name) {
  const bool counts = name == "from" || name == "since";
  return parameter(name, "query",
                   counts ? json::object{{"type", "integer"}, {"minimum", 0}}
                          : json::object{{"type", "string"}});
}

json::array parameters_of(std::string_view path, std::string_view query) {
  json::array all;
  for_each_part(path, [&](std::string_view name) {
    all.emplace_back(parameter(name, "path", {{"type", "string"}}));
  });
  while (!query.empty()) {
    const auto end = std::min(query.find(' '), query.size());
    all.emplace_back(query_parameter(query.substr(0, end)));
    query.remove_prefix(std::min(end + 1, query.size()));
  }
  all.emplace_back(parameter_named("lang"));
  return all;
}

json::object content(std::string_view type, json::object schema) {
  return {{type, {{"schema", std::move(schema)}}}};
}

json::object why_not() {
  return {{"description", "Why not"},
          {"content", content("application/problem+json", schema_named("Problem"))}};
}

// A session shows more even where none is needed.
json::array security_of(bool needed) {
  json::array all{
      {{"token", json::array()}}, {{"cookie", json::array()}}, {{"secure-cookie", json::array()}}};
  if (!needed) all.insert(all.begin(), json::object());
  return all;
}

// post /api/tables/{table}/entry is postTablesEntry.
std::string operation_id(std::string_view method, std::string_view path) {
  std::string id(method);
  bool starts = true;
  for (std::size_t i = path.starts_with("/api/") ? 4 : 0; i < path.size(); ++i) {
    const char c = path[i];
    if (c == '{') {
      i = path.find('}', i);
      // Of all tables, and of one: two names.
      if (i + 1 == path.size()) id += "One";
    } else if (c == '/' || c == '.') {
      starts = true;
    } else {
      id += starts && c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c;
      starts = false;
    }
  }
  return path == "/" ? id + "Page" : id;
}

json::object reply_of(const Route& route) {
  json::object done{{"description", "Done"}};
  if (!route.gives.empty())
    done["content"] = content("application/json", schema_named(route.gives));
  else if (!route.type.empty())
    done["content"] = content(route.type, {{"type", "string"}});
  return done;
}

json::object operation_of(const Route& route, std::string_view method) {
  json::object operation{{"operationId", operation_id(method, route.path)},
                         {"summary", route.summary},
                         {"parameters", parameters_of(route.path, route.query)}};
  if (route.takes_key) operation["parameters"].as_array().emplace_back(parameter_named("key"));
  if (!route.takes.empty())
    operation["requestBody"] = {
        {"required", true}, {"content", content("application/json", schema_named(route.takes))}};
  operation["responses"] = {{std::to_string(route.status), reply_of(route)},
                            {"default", why_not()}};
  operation["security"] = security_of(route.access != Access::anyone);
  return operation;
}

// The lines to a table, which connection.ipp makes of requests before they reach a route.
void add_lines(json::object& paths) {
  constexpr std::string_view socket = "/api/tables/{table}/socket";
  constexpr std::string_view events = "/api/tables/{table}/events";
  auto views = query_parameter("views");
  views["allowEmptyValue"] = true;
  auto parameters = parameters_of(socket, "since");
  parameters.emplace_back(std::move(views));
  paths[socket] = {
      {"get",
       {{"operationId", operation_id("get", socket)},
        {"summary", "A WebSocket: all that I may see, as it happens, and my commands"},
        {"parameters", std::move(parameters)},
        {"responses",
         {{"101", {{"description", "A WebSocket from here on"}}}, {"default", why_not()}}},
        {"security", security_of(true)},
        {"x-websocket",
         {{"sends", schema_named("ServerFrame")}, {"takes", schema_named("ClientMessage")}}}}}};
  parameters = parameters_of(events, "since");
  parameters.emplace_back(
      parameter("Last-Event-ID", "header", {{"type", "integer"}, {"minimum", 0}}));
  paths[events] = {{"get",
                    {{"operationId", operation_id("get", events)},
                     {"summary", "Server-sent events: what anybody may see of a table"},
                     {"parameters", std::move(parameters)},
                     {"responses",
                      {{"200",
                        {{"description", "Events whose data is a StreamFrame"},
                         {"content", content("text/event-stream", {{"type", "string"}})}}},
                       {"default", why_not()}}},
                     {"security", security_of(false)},
                     {"x-events", schema_named("StreamFrame")}}}};
}

json::object shared_parameters() {
  auto lang = parameter("lang", "query", {{"enum", {"en", "es"}}});
  lang["description"] = "Of problems, sentences and words; otherwise Accept-Language says it";
  auto key = parameter("Idempotency-Key", "header",
                       {{"type", "string"}, {"minLength", 1}, {"maxLength", 80}});
  key["description"] = "Sent again with the same key, it is answered as before and done once";
  return {{"lang", std::move(lang)}, {"key", std::move(key)}};
}

json::object cookie_scheme(std::string_view name) {
  return {{"type", "apiKey"}, {"in", "cookie"}, {"name", name}};
}

}  // namespace

json::object openapi_document() {
  json::object paths;
  for_each_route([&](const Route& route) {
    auto& path = paths[route.path];
    if (!path.is_object()) path = json::object();
    std::string method(http::to_string(route.method));
    for (auto& c : method) c = static_cast<char>(c - 'A' + 'a');
    path.get_object()[method] = operation_of(route, method);
  });
  add_lines(paths);
  return {{"openapi", "3.1.0"},
          {"info", {{"title", "Sabot"}, {"version", "1"}, {"description", about}}},
          {"paths", std::move(paths)},
          {"components",
           {{"schemas", component_schemas()},
            {"parameters", shared_parameters()},
            {"securitySchemes",
             {{"token", {{"type", "http"}, {"scheme", "bearer"}}},
              {"cookie", cookie_scheme(cookie_name)},
              {"secure-cookie", cookie_scheme(secure_cookie_name)}}}}}};
}

}  // namespace sabot::net
