#include "sabot/table/house.hpp"

namespace sabot::table {

using namespace law::literals;

std::expected<AnyTable*, std::string> House::open(const std::string& name, const TablePlan& plan) {
  if (name.empty()) return std::unexpected("a table needs a name");
  if (tables_.contains(name)) return std::unexpected("there is a table " + name + " already");
  auto table = open_table(plan.regulation, plan.game, plan.overlay, plan.journal);
  if (!table) return std::unexpected(table.error());
  return tables_.emplace(name, *std::move(table)).first->second.get();
}

AnyTable* House::find(std::string_view name) const {
  const auto found = tables_.find(name);
  return found == tables_.end() ? nullptr : found->second.get();
}

std::vector<std::string> House::names() const {
  std::vector<std::string> all;
  for (const auto& [name, table] : tables_) all.push_back(name);
  return all;
}

std::expected<std::vector<Told>, Failure> House::submit(std::string_view name,
                                                        std::string_view line) {
  auto* table = find(name);
  if (table == nullptr)
    return std::unexpected(Failure(rules::Refusal{rules::RefusalCode::unknown_table, "S-19"_art}));
  return table->submit(line);
}

}  // namespace sabot::table
