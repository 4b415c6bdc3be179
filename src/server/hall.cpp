#include "sabot/server/hall.hpp"

#include <algorithm>
#include <charconv>

#include "sabot/base/forms.hpp"
#include "sabot/server/stored_table.hpp"

namespace sabot::server {
namespace {

// t12 is 12; anything else none.
std::uint64_t number_of(std::string_view id) {
  std::uint64_t number = 0;
  if (id.starts_with('t')) std::from_chars(id.data() + 1, id.data() + id.size(), number);
  return number;
}

std::string closed_for_good() { return "the journal has ended: the house has set its last seal"; }

Request by_house(const PersonId& who, std::string line, Hall::Answered answer) {
  return {.who = who, .command = std::move(line), .key = {}, .answer = std::move(answer)};
}

}  // namespace

Hall::Hall(Storage& storage, Clock& clock, Chance chance, table::HouseKey key,
           std::unique_ptr<Wallets> wallets)
    : wallets_(std::move(wallets)),
      world_{storage,
             clock,
             *wallets_,
             std::move(chance),
             std::move(key),
             {},
             [this](const PersonId& person, std::string_view table) {
               return is_seated_elsewhere(person, table);
             },
             [this](const std::string& table) { retire(table, closed_for_good()); }} {}

Hall::~Hall() {
  for (const auto& [id, timer] : retiring_) world_.clock.cancel(timer);
}

std::expected<std::unique_ptr<Hall>, std::string> Hall::open(Storage& storage, Clock& clock,
                                                             Chance chance, table::HouseKey key,
                                                             const PlayMoney& money) {
  auto wallets = Wallets::load(storage, clock, money);
  if (!wallets) return std::unexpected(store::describe(wallets.error(), law::Language::en));
  std::unique_ptr<Hall> hall(
      new Hall(storage, clock, std::move(chance), std::move(key), *std::move(wallets)));
  const auto tables = storage.reader().tables();
  if (!tables) return std::unexpected(store::describe(tables.error(), law::Language::en));
  for (const auto& info : *tables) {
    hall->last_number_ = std::max(hall->last_number_, number_of(info.id));
    auto table = hall->resume(info);
    if (table)
      hall->opening_.emplace(info.id, *std::move(table));
    else
      hall->past_.emplace(info.id, std::move(table.error()));
    if (!table) hall->past_doors_.emplace(info.id, plan_of(info).value_or(Plan()).door);
  }
  hall->prepare_resumed();
  return hall;
}

std::expected<std::unique_ptr<LiveTable>, std::string> Hall::resume(const store::TableInfo& info) {
  auto& reader = world_.storage.reader();
  auto plan = plan_of(info);
  if (!plan) return std::unexpected(plan.error());
  auto resumed = resume_stored(world_.storage, world_.key, info.id);
  if (!resumed) return std::unexpected(resumed.error());
  const auto secret = reader.secret(info.id);
  if (!secret) return std::unexpected(store::describe(secret.error(), law::Language::en));
  if (auto wrong = table::wrong_secret(*secret, resumed->table->promise(),
                                       plan->dealt_by == DealtBy::automatic);
      !wrong.empty())
    return std::unexpected(std::move(wrong));
  auto live = std::make_unique<LiveTable>(world_, info.id, *std::move(plan),
                                          std::move(resumed->table), resumed->times);
  if (!*secret) return live;
  const auto known = from_bytes<Secret>(**secret);
  if (!known) return std::unexpected("what its croupier knew cannot be read");
  const auto since = records_behind(reader, live->game(), info.id, known->since);
  if (!since) return std::unexpected(since.error());
  try {
    live->recall(*known, *since);
  } catch (const std::exception& broken) {
    // What was dealt is not what its croupier had promised. The other tables go on without it.
    return std::unexpected(std::string("what its croupier knew does not fit: ") + broken.what());
  }
  return live;
}

// Not from within a call that still needs the table.
void Hall::retire(const std::string& id, std::string why) {
  auto forget = [this, id, why = std::move(why)] {
    const auto stores = [&](const auto& tables) {
      const auto found = tables.find(id);
      return found != tables.end() && found->second->is_storing();
    };
    if (stores(tables_) || stores(opening_)) return retire(id, why);
    retiring_.erase(id);
    if (const auto* door = door_of(id)) past_doors_.emplace(id, *door);
    if (tables_.erase(id) + opening_.erase(id) != 0) past_.emplace(id, why);
    open_waiting();
  };
  retiring_[id] = world_.clock.after(std::chrono::milliseconds(1), std::move(forget));
}

LiveTable* Hall::find(std::string_view id) const {
  const auto found = tables_.find(id);
  return found == tables_.end() ? nullptr : found->second.get();
}

const Door* Hall::door_of(std::string_view id) const {
  if (const auto* table = find(id)) return &table->plan().door;
  const auto found = past_doors_.find(id);
  return found == past_doors_.end() ? nullptr : &found->second;
}

void Hall::enter(LiveTable& table, const PersonId& person, rules::Role role, Answered answer) {
  const auto line = "admit person=" + std::string(person.handle()) + " role=" + to_text(role);
  const auto office = table.table().role_of(person);
  if (office == role) return answer(Accepted{table.sequence()});
  table.submit(by_house(house_director, line, std::move(answer)));
}

void Hall::trade_chips(LiveTable& table, const Trade& trade, Answered answer) {
  const std::string customer(trade.customer.handle());
  auto request = by_house(trade.by,
                          (trade.sells ? "sell-chips to=" : "redeem-chips from=") + customer +
                              " amount=" + to_text(trade.amount),
                          std::move(answer));
  // Keys are each person's own, and the house's cashier is one name for all.
  if (trade.key) request.key = trade.by == house_cashier ? customer + ":" + *trade.key : *trade.key;
  table.submit(std::move(request));
}

void Hall::set_bots(LiveTable& table, int count, BotsBy by, Answered answer) {
  if (count < 0 || count > Driver::most_bots)
    return answer(std::unexpected(
        problem(Objection::unfit, "count: from 0 to " + std::to_string(Driver::most_bots))));
  std::vector<PersonId> bots;
  for (int i = 1; i <= count; ++i) bots.push_back(bot_name(i));
  table.set_bots(std::move(bots), by, std::move(answer));
}

bool Hall::is_seated_elsewhere(const PersonId& person, std::string_view table) const {
  if (is_bot(person.handle())) return false;
  return std::ranges::any_of(tables_, [&](const auto& one) {
    return one.first != table && !one.second->is_closed() && one.second->seats(person);
  });
}

void Hall::rest() {
  for (const auto& [id, table] : tables_) table->rest();
}

bool Hall::is_storing() const {
  const auto stores = [](const auto& one) { return one.second->is_storing(); };
  return !founding_.empty() || std::ranges::any_of(opening_, stores) ||
         std::ranges::any_of(tables_, stores);
}

}  // namespace sabot::server
