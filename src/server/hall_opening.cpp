#include <algorithm>

#include "sabot/base/forms.hpp"
#include "sabot/server/hall.hpp"
#include "sabot/server/stored_table.hpp"
#include "sabot/table/other_tables.hpp"
#include "sabot/table/session.hpp"

// How tables come to be: founded, stored, and opened by their first commands, which are the
// house's. Of some things only one table of the house may have one (S-87): whoever asks for a
// second is refused, and every table is told before it opens.

namespace sabot::server {
namespace {

std::vector<std::string> opening_of(const Plan& plan) {
  return table::opening_of(table::facts_of(plan.regulation, plan.game),
                           {.minimum = plan.minimum, .factor = plan.factor});
}

std::string said_by_house(const std::string& command) {
  return std::string(house_director.handle()) + " " + command;
}

// What the rules object to in a table's first commands, if anything. They are tried at a table that
// is nowhere, so that a table which cannot be opened is not left behind.
std::optional<Problem> refused_opening(const Plan& plan, const rules::OnlyOne* only,
                                       bool is_had_elsewhere) {
  const auto trial = table::found_table(plan.regulation, plan.game, plan.overlay);
  if (!trial) return problem(Objection::unfit, trial.error());
  auto lines = opening_of(plan);
  if (only != nullptr)
    lines.insert(lines.begin(), said_by_house(table::note_of(*only, is_had_elsewhere)));
  for (const auto& line : lines) {
    if (const auto prepared = trial->table->prepare(line); !prepared)
      return problem(prepared.error());
    trial->table->commit();
  }
  return std::nullopt;
}

Request first_command(const std::string& line, Hall::Answered answer) {
  const auto blank = line.find(' ');
  return {.who = *PersonId::from(line.substr(0, blank)),
          .command = line.substr(blank + 1),
          .key = {},
          .answer = std::move(answer)};
}

}  // namespace

void Hall::create(Plan plan, Made made) {
  const auto* only = table::only_one_of(plan.regulation, plan.game, plan.overlay);
  if (auto refused = refused_opening(plan, only, is_had_elsewhere(only, {})))
    return made(std::unexpected(*std::move(refused)));
  const auto id = "t" + std::to_string(last_number_ + 1);
  auto founded = table::found_table(plan.regulation, plan.game, plan.overlay, id);
  if (!founded) return made(std::unexpected(problem(Objection::unfit, founded.error())));
  ++last_number_;
  const auto now = world_.clock.now();
  store::TableInfo info{.id = id,
                        .created = now,
                        .name = plan.name,
                        .regulation = plan.regulation,
                        .game = plan.game,
                        .overlay = plan.overlay,
                        .profile = to_text(plan.profile),
                        .settings = settings_of(plan)};
  store::Append first{.table = id,
                      .sequence = 0,
                      .at = now,
                      .payload = std::move(founded->genesis),
                      .hash = founded->hash,
                      .postings = {},
                      .secret = {},
                      .answers = {}};
  table::Times times;
  times.add(now);
  founding_.emplace(id, std::make_unique<LiveTable>(world_, id, std::move(plan),
                                                    std::move(founded->table), times));
  world_.storage.submit(
      store::NewTable{std::move(info), std::move(first)},
      [this, id, made = std::move(made)](const store::Stored<void>& stored) mutable {
        auto table = founding_.extract(id);
        if (!stored) return made(std::unexpected(problem(stored.error())));
        prepare(*opening_.insert(std::move(table)).position->second, std::move(made));
      });
}

void Hall::prepare(LiveTable& table, Made made) {
  const auto lines = opening_of(table.plan());
  const auto so_far = opened_so_far(table);
  if (so_far.commands >= lines.size()) {
    tables_.insert(opening_.extract(table.id()));
    table.start();
    return made(&table);
  }
  auto line = lines[so_far.commands];
  if (table.only_one() != nullptr && so_far.told != false)
    line = said_by_house(table::note_of(*table.only_one(), false));
  table.submit(
      first_command(line, [this, &table, made = std::move(made)](const Answer& answer) mutable {
        if (answer) return prepare(table, std::move(made));
        // It could not be stored: the next start of the house goes on with it.
        retire(table.id(), answer.error().en);
        made(std::unexpected(answer.error()));
      }));
}

// Those that still have to be opened wait until it is known what the others have.
void Hall::prepare_resumed() {
  std::vector<LiveTable*> known;
  for (const auto& [id, table] : opening_)
    if (table->only_one() != nullptr &&
        opened_so_far(*table).commands < opening_of(table->plan()).size())
      waiting_.insert(id);
    else
      known.push_back(table.get());
  for (auto* table : known) prepare(*table, [](const auto&) {});
  open_waiting();
}

Hall::Opened Hall::opened_so_far(const LiveTable& table) {
  // What it was told stands among its first commands. Those of a table that is open are all there.
  if (table.only_one() == nullptr || !table.table().table_view(PersonId()).is_closed())
    return {table.sequence(), std::nullopt};
  Opened so_far;
  const auto records = records_behind(world_.storage.reader(), table.game(), table.id(), 0);
  for (const auto& record : records.value_or(std::vector<table::ToldRecord>())) {
    const auto command = std::string_view(record.notation).substr(record.notation.find(' ') + 1);
    if (const auto told = table::noted_by(*table.only_one(), command))
      so_far.told = told;
    else
      ++so_far.commands;
  }
  return so_far;
}

bool Hall::is_had_elsewhere(const rules::OnlyOne* only, std::string_view table) const {
  if (only == nullptr) return false;
  const auto has_it = [&](const auto& one) {
    const auto& [id, other] = one;
    return id != table && other->only_one() != nullptr &&
           other->only_one()->noting == only->noting && !other->is_closed() &&
           !waiting_.contains(id);
  };
  return std::ranges::any_of(founding_, has_it) || std::ranges::any_of(opening_, has_it) ||
         std::ranges::any_of(tables_, has_it);
}

void Hall::open_waiting() {
  for (auto one = waiting_.begin(); one != waiting_.end();) {
    auto& table = *opening_.at(*one);
    const auto* only = table.only_one();
    if (!is_had_elsewhere(only, *one)) {
      one = waiting_.erase(one);
      prepare(table, [](const auto&) {});
      continue;
    }
    if (opened_so_far(table).told != true)
      table.submit(first_command(said_by_house(table::note_of(*only, true)), [](const Answer&) {}));
    ++one;
  }
}

}  // namespace sabot::server
