#include "sabot/net/openapi.hpp"

#include <boost/json/array.hpp>

#include "sabot/net/routes.hpp"

namespace sabot::net {
namespace {

namespace json = boost::json;

json::array parameters_of(const Route& route) {
  json::array all;
  const auto add = [&](std::string_view name, std::string_view in, bool required) {
    all.emplace_back(json::object{
        {"name", name}, {"in", in}, {"required", required}, {"schema", {{"type", "string"}}}});
  };
  for (auto rest = route.path; rest.find('{') != std::string_view::npos;) {
    const auto open = rest.find('{');
    const auto end = rest.find('}');
    add(rest.substr(open + 1, end - open - 1), "path", true);
    rest.remove_prefix(end + 1);
  }
  for (auto rest = route.query; !rest.empty();) {
    const auto end = std::min(rest.find(' '), rest.size());
    add(rest.substr(0, end), "query", false);
    rest.remove_prefix(std::min(end + 1, rest.size()));
  }
  return all;
}

json::object content(std::string_view type, std::string_view schema) {
  json::object described;
  if (!schema.empty())
    described["schema"] = {{"$ref", "#/components/schemas/" + std::string(schema)}};
  return {{type, std::move(described)}};
}

json::object operation_of(const Route& route) {
  json::object operation{{"summary", route.summary}};
  if (auto parameters = parameters_of(route); !parameters.empty())
    operation["parameters"] = std::move(parameters);
  if (!route.takes.empty())
    operation["requestBody"] = {{"required", true},
                                {"content", content("application/json", route.takes)}};
  json::object done{{"description", "Done"}};
  if (!route.gives.empty()) done["content"] = content("application/json", route.gives);
  operation["responses"] = {
      {std::to_string(route.status), std::move(done)},
      {"default",
       {{"description", "Why not"}, {"content", content("application/problem+json", "Problem")}}}};
  if (route.access != Access::anyone)
    operation["security"] = json::array{{{"token", json::array()}}, {{"cookie", json::array()}}};
  return operation;
}

}  // namespace

json::object openapi_document() {
  json::object paths;
  for_each_route([&](const Route& route) {
    auto& path = paths[route.path];
    if (!path.is_object()) path = json::object();
    std::string method(http::to_string(route.method));
    for (auto& c : method) c = static_cast<char>(c - 'A' + 'a');
    path.get_object()[method] = operation_of(route);
  });
  return {{"openapi", "3.1.0"},
          {"info", {{"title", "Sabot"}, {"version", "1"}}},
          {"paths", std::move(paths)},
          {"components",
           {{"securitySchemes",
             {{"token", {{"type", "http"}, {"scheme", "bearer"}}},
              {"cookie", {{"type", "apiKey"}, {"in", "cookie"}, {"name", "sabot"}}}}}}}};
}

}  // namespace sabot::net
