#include "sabot/net/routes.hpp"

#include <boost/beast/http/verb.hpp>

#include "sabot/net/page.hpp"
#include "sabot/net/request_log.hpp"
#include "sabot/net/site.hpp"

namespace sabot::net {
namespace {

// Whether a path is of a route's form; the parts are what stands for its {…}.
bool fits(std::string_view path, std::string_view form, std::vector<std::string>& parts) {
  parts.clear();
  while (true) {
    const auto brace = form.find('{');
    if (brace == std::string_view::npos) return path == form;
    if (!path.starts_with(form.substr(0, brace))) return false;
    path.remove_prefix(brace);
    const auto end = std::min(path.find('/'), path.size());
    if (end == 0) return false;
    parts.emplace_back(path.substr(0, end));
    path.remove_prefix(end);
    form.remove_prefix(form.find('}') + 1);
  }
}

bool changes_something(http::verb method) {
  return method != http::verb::get && method != http::verb::head;
}

std::optional<server::Problem> bar(const Call& call, const Route& route) {
  using server::Objection;
  if (changes_something(route.method) && !is_of_this_origin(call))
    return server::problem(Objection::wrong_origin);
  if (changes_something(route.method) && !call.site.is_open())
    return server::problem(Objection::shutting_down);
  if (route.access == Access::anyone) return std::nullopt;
  if (!call.person) return server::problem(Objection::not_signed_in);
  if (route.access == Access::administrator &&
      !call.site.people().has_office(*call.person, server::Office::administrator, {}))
    return server::problem(Objection::forbidden, "administrator");
  return std::nullopt;
}

}  // namespace

std::expected<const Route*, server::Problem> find_route(Call& call) {
  const auto asked =
      call.request.method() == http::verb::head ? http::verb::get : call.request.method();
  const Route* found = nullptr;
  std::string others;
  std::vector<std::string> parts;
  for_each_route([&](const Route& route) {
    if (found != nullptr || !fits(call.path, route.path, parts)) return;
    if (route.method == asked) {
      found = &route;
      call.parts = parts;
    } else {
      others += (others.empty() ? "" : ", ") + std::string(http::to_string(route.method));
    }
  });
  if (found != nullptr) return found;
  if (others.empty()) return refuse(server::Objection::not_found, call.path);
  return refuse(server::Objection::method_not_allowed, others);
}

asio::awaitable<Reply> answer(Call& call) {
  ++call.site.traffic().requests;
  const auto route = find_route(call);
  if (!route)
    if (auto page = page_for(call)) co_return *std::move(page);
  auto barred = route ? bar(call, **route) : std::optional(route.error());
  if (!barred) {
    auto outcome = co_await (*route)->answer(call);
    log_request(call, **route, outcome);
    if (outcome) co_return *std::move(outcome);
    barred = std::move(outcome.error());
  }
  co_return refusal(call, *barred);
}

}  // namespace sabot::net
