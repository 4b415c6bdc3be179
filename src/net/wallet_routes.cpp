// Wallets: what a person owns beside chips at tables, how the evenings went, and the counter.

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
#include "sabot/net/working.hpp"
#include "sabot/rules/common/limits.hpp"
#include "sabot/server/evening.hpp"

namespace sabot::net {
namespace {

using ledger::AccountKind;
using server::Objection;
using server::Office;
using store::WalletReason;
namespace json = boost::json;

WalletSeen seen(server::Wallets& wallets, const PersonId& person) {
  return {person, wallets.held_by(person), wallets.due_to(person), wallets.rule().giving,
          wallets.rule().an_evening};
}

asio::awaitable<Outcome> my_wallet(Call& call) {
  co_return reply(seen(call.site.hall().wallets(), *call.person));
}

bool may_see_wallets(const Call& call) {
  return holds(call, Office::cashier, {}) || holds(call, Office::auditor, {}) ||
         holds(call, Office::administrator, {});
}

asio::awaitable<Outcome> of_somebody(Call& call) {
  if (!may_see_wallets(call)) co_return refuse(Objection::forbidden, "cashier, auditor");
  const auto person = PersonId::from(call.parts[0]);
  if (!person || !call.site.people().exists(*person))
    co_return refuse(Objection::not_found, call.parts[0]);
  co_return reply(seen(call.site.hall().wallets(), *person));
}

Outcome read_entries(const std::string& data, const PersonId& person, std::uint64_t before) {
  constexpr std::uint64_t at_once = 200;
  auto reader = store::Reader::open(data);
  if (!reader) return std::unexpected(server::problem(reader.error()));
  const auto entries = reader->wallet_entries(person, before, at_once);
  if (!entries) return std::unexpected(server::problem(entries.error()));
  json::array all;
  for (const auto& [sequence, at, change, table, record] : *entries) {
    WalletEntrySeen one{sequence, at, change.amount, change.why, {}, table, record};
    if (!change.by.is_nobody()) one.by = change.by;
    all.emplace_back(sabot::to_json(one));
  }
  return reply(all);
}

asio::awaitable<Outcome> entries(Call& call) {
  const auto asked = call.query.find("before");
  auto before = std::numeric_limits<std::uint64_t>::max();
  if (asked != call.query.end()) {
    const auto number = from_text<std::uint64_t>(asked->second);
    if (!number) co_return refuse(Objection::malformed, "before: a number is needed");
    before = *number;
  }
  auto reading =
      read_apart<Outcome>(call.site, [data = call.site.settings().data, person = *call.person,
                                      before] { return read_entries(data, person, before); });
  co_return co_await std::move(reading);
}

// What somebody has at a table now, and whether more of theirs may lie in its bank.
struct There {
  Money chips;
  bool bank = false;
};

std::expected<std::map<std::string, There>, server::Problem> at_tables(Call& call) {
  std::map<std::string, There> all;
  const auto wrong =
      for_each_balance(call.site, [&](const std::string& id, const ledger::Balance& one) {
        const auto& [account, amount] = one;
        if (account.owner == *call.person) all[id].chips += amount;
        const bool bank = account.kind == AccountKind::bank || account.kind == AccountKind::garage;
        if (bank && amount > Money{}) all[id].bank = true;
      });
  if (wrong) return std::unexpected(*wrong);
  return all;
}

// One table on one evening, with what went into it and came back.
class Evenings {
 public:
  void take(const store::WalletEntry& entry) {
    if (entry.change.why != WalletReason::bought && entry.change.why != WalletReason::returned)
      return;
    auto& [bought, returned] = sums_[{server::evening_of(entry.at), entry.table}];
    if (entry.change.why == WalletReason::bought)
      bought -= entry.change.amount;
    else
      returned += entry.change.amount;
  }

  // The latest first. What is still at a table belongs to the last evening there.
  json::array json(const std::vector<store::TableInfo>& tables,
                   std::map<std::string, There> there) const {
    std::map<std::string_view, const store::TableInfo*> known;
    for (const auto& table : tables) known[table.id] = &table;
    json::array all;
    for (auto one = sums_.rbegin(); one != sums_.rend(); ++one) {
      const auto& [evening, table] = one->first;
      const auto& [bought, returned] = one->second;
      const auto now = std::exchange(there[table], {});
      EveningSeen seen{evening, table, {}, {}, {}, bought, returned, now.chips, std::nullopt};
      if (const auto* info = known[table]) {
        seen.name = info->name;
        seen.regulation = info->regulation;
        seen.game = info->game;
      }
      if (!now.bank) seen.result = returned + now.chips - bought;
      all.emplace_back(sabot::to_json(seen));
    }
    return all;
  }

 private:
  std::map<std::pair<std::string, std::string>, std::pair<Money, Money>> sums_;
};

Outcome read_evenings(const std::string& data, const PersonId& person,
                      std::map<std::string, There> there) {
  auto reader = store::Reader::open(data);
  if (!reader) return std::unexpected(server::problem(reader.error()));
  const auto entries = reader->wallet_entries(person);
  if (!entries) return std::unexpected(server::problem(entries.error()));
  const auto tables = reader->tables();
  if (!tables) return std::unexpected(server::problem(tables.error()));
  Evenings evenings;
  for (const auto& entry : *entries) evenings.take(entry);
  return reply(evenings.json(*tables, std::move(there)));
}

asio::awaitable<Outcome> evenings(Call& call) {
  auto there = at_tables(call);
  if (!there) co_return std::unexpected(there.error());
  auto reading = read_apart<Outcome>(
      call.site, [data = call.site.settings().data, person = *call.person,
                  there = *std::move(there)] { return read_evenings(data, person, there); });
  co_return co_await std::move(reading);
}

// A cashier of the whole house, never for themselves.
asio::awaitable<Outcome> counter(Call& call, WalletReason why) {
  if (!holds(call, Office::cashier, {})) co_return refuse(Objection::forbidden, "cashier");
  const auto asked = body_of<CounterBody>(call);
  if (!asked) co_return std::unexpected(asked.error());
  if (asked->person == *call.person) co_return refuse(Objection::forbidden, "person");
  if (!call.site.people().exists(asked->person))
    co_return refuse(Objection::not_found, std::string(asked->person.handle()));
  if (asked->amount <= Money{} || asked->amount > rules::largest_amount)
    co_return refuse(Objection::unfit, "amount: more than zero, within ten thousand million");
  auto key = key_of(call);
  if (!key) co_return std::unexpected(key.error());
  const auto amount = why == WalletReason::paid_in ? asked->amount : Money{} - asked->amount;
  using Moved = std::expected<Money, server::Problem>;
  auto moving = answer_of<Moved>([&](auto done) {
    call.site.hall().wallets().move({asked->person, amount, why, *call.person}, *key,
                                    std::move(done));
  });
  const auto moved = co_await std::move(moving);
  if (!moved) co_return std::unexpected(moved.error());
  co_return reply(seen(call.site.hall().wallets(), asked->person));
}
asio::awaitable<Outcome> pay_in(Call& call) { return counter(call, WalletReason::paid_in); }
asio::awaitable<Outcome> pay_out(Call& call) { return counter(call, WalletReason::paid_out); }

}  // namespace

std::span<const Route> wallet_routes() {
  using enum http::verb;
  static const std::array routes{
      Route{get, "/api/wallet", Access::person, my_wallet, "What I own beside chips at tables", "",
            "WalletSeen"},
      Route{get, "/api/wallet/entries", Access::person, entries,
            "What came into my wallet and left it, the latest first", "", "WalletEntries", 200,
            "before"},
      Route{get, "/api/wallet/evenings", Access::person, evenings,
            "How my evenings went, table by table", "", "Evenings"},
      Route{get, "/api/cage/wallets/{person}", Access::person, of_somebody,
            "Somebody's wallet; for cashiers and auditors", "", "WalletSeen"},
      Route{post, "/api/cage/deposits", Access::person, pay_in,
            "Takes in money for somebody's wallet; for cashiers", "CounterBody", "WalletSeen", 200,
            "", "", true},
      Route{post, "/api/cage/payouts", Access::person, pay_out,
            "Pays out money from somebody's wallet; for cashiers", "CounterBody", "WalletSeen", 200,
            "", "", true},
  };
  return routes;
}

}  // namespace sabot::net
