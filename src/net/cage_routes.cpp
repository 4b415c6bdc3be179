// The cage: chips are bought and returned here; and the house's books over all tables.

#include <array>
#include <map>

#include <boost/json/array.hpp>

#include "sabot/base/forms.hpp"
#include "sabot/net/answer_of.hpp"
#include "sabot/net/balances.hpp"
#include "sabot/net/bodies.hpp"
#include "sabot/net/replies.hpp"
#include "sabot/net/routes.hpp"
#include "sabot/net/table_access.hpp"

namespace sabot::net {
namespace {

using ledger::AccountKind;
using server::Answer;
using server::Objection;
using server::Office;
namespace json = boost::json;

asio::awaitable<Outcome> mine(Call& call) {
  Holdings all{*call.person, {}, {}, {}};
  const auto wrong =
      for_each_balance(call.site, [&](const std::string& id, const ledger::Balance& one) {
        if (one.account.owner != *call.person || one.amount.cents == 0) return;
        (one.account.kind == AccountKind::chips ? all.chips : all.felt) += one.amount;
        all.accounts.push_back({id, one.account.kind, one.amount});
      });
  if (wrong) co_return std::unexpected(*wrong);
  co_return reply(all);
}

bool may_read_books(const Call& call) {
  return holds(call, Office::cashier, {}) || holds(call, Office::auditor, {}) ||
         holds(call, Office::director, {}) || holds(call, Office::administrator, {});
}

asio::awaitable<Outcome> books(Call& call) {
  if (!may_read_books(call)) co_return refuse(Objection::forbidden, "cashier, auditor, director");
  std::map<AccountKind, Money> kinds;
  std::map<PersonId, std::pair<Money, Money>> people;
  Money sum;
  const auto wrong =
      for_each_balance(call.site, [&](const std::string&, const ledger::Balance& one) {
        kinds[one.account.kind] += one.amount;
        sum += one.amount;
        if (one.account.kind == AccountKind::chips) people[one.account.owner].first += one.amount;
        if (one.account.kind == AccountKind::felt) people[one.account.owner].second += one.amount;
      });
  if (wrong) co_return std::unexpected(*wrong);
  json::object accounts;
  for (const auto& [kind, amount] : kinds) accounts[to_text(kind)] = to_text(amount);
  json::array holders;
  for (const auto& [person, held] : people)
    holders.emplace_back(sabot::to_json(Holder{person, held.first, held.second}));
  co_return reply(json::object{{"sum", to_text(sum)},
                               {"accounts", std::move(accounts)},
                               {"people", std::move(holders)},
                               {"wallets", to_text(call.site.hall().wallets().held())}});
}

// Who trades with whom: at a regulated table only a cashier sells and redeems; elsewhere the
// house's own serves everybody, each person only for themselves.
std::expected<server::Hall::Trade, server::Problem> trade_of(const Call& call,
                                                             const ChipsBody& asked,
                                                             const server::LiveTable& table) {
  server::Hall::Trade trade;
  trade.customer = asked.person.value_or(*call.person);
  trade.amount = asked.amount;
  if (trade.customer == *call.person) {
    if (table.plan().profile == server::Profile::regulated)
      return refuse(Objection::forbidden, "cashier");
    return trade;
  }
  if (!holds(call, Office::cashier, table.id())) return refuse(Objection::forbidden, "cashier");
  trade.by = *call.person;
  return trade;
}

asio::awaitable<Outcome> trade(Call& call, bool sells) {
  const auto asked = body_of<ChipsBody>(call);
  if (!asked) co_return std::unexpected(asked.error());
  const auto table = table_named(call, asked->table);
  if (!table) co_return std::unexpected(table.error());
  auto trade = trade_of(call, *asked, **table);
  if (!trade) co_return std::unexpected(trade.error());
  auto key = key_of(call);
  if (!key) co_return std::unexpected(key.error());
  trade->key = *std::move(key);
  trade->sells = sells;
  auto trading = answer_of<Answer>(
      [&](auto done) { call.site.hall().trade_chips(**table, *trade, std::move(done)); });
  const auto done = co_await std::move(trading);
  co_return accepted(done);
}
asio::awaitable<Outcome> purchase(Call& call) { return trade(call, true); }
asio::awaitable<Outcome> redemption(Call& call) { return trade(call, false); }

}  // namespace

std::span<const Route> cage_routes() {
  using enum http::verb;
  static const std::array routes{
      Route{get, "/api/cage/mine", Access::person, mine, "My chips, table by table", "",
            "Holdings"},
      Route{get, "/api/cage", Access::person, books, "The house's books over all tables", "",
            "Books"},
      Route{post, "/api/cage/purchases", Access::person, purchase, "Buys chips for a table",
            "ChipsBody", "Accepted", 200, "", "", true},
      Route{post, "/api/cage/redemptions", Access::person, redemption, "Returns chips", "ChipsBody",
            "Accepted", 200, "", "", true},
  };
  return routes;
}

}  // namespace sabot::net
