#include "sabot/store/verify_trail.hpp"

#include <boost/json/parse.hpp>
#include <boost/json/value.hpp>
#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <set>
#include <string>
#include <tuple>

#include "sabot/store/trail.hpp"

namespace sabot::store {
namespace {

// What the trail makes of the house when it is read from its beginning.
class Told {
 public:
  // Empty, or what is wrong with it.
  std::string take(const TrailEntry& entry, const std::optional<Digest>& key) {
    if (entry.sequence != chain_.length())
      return fmt::format("entry {} of the trail stands where {} should", entry.sequence,
                         chain_.length());
    if (trail_link(chain_, entry.at, entry.text) != entry.hash)
      return fmt::format("entry {} of the trail: its hash does not follow", entry.sequence);
    if (entry.signature && key &&
        !table::is_signed(*entry.signature, *key, "TRAIL-1", entry.hash.bytes))
      return fmt::format("entry {} of the trail is not signed by the house", entry.sequence);
    chain_.advance(entry.hash);
    ++found.entries;
    found.unsigned_ = entry.signature ? 0 : found.unsigned_ + 1;
    return read(entry);
  }

  std::string compare(const std::vector<TableInfo>& tables, const std::vector<RoleInfo>& roles) {
    for (const auto& table : tables)
      if (const auto there = tables_.find(table.id);
          there == tables_.end() || there->second != row_of(table))
        return fmt::format(
            "table {}: its name, profile, time or settings are not those of the "
            "trail",
            table.id);
    if (tables.size() != tables_.size()) return "a table of the trail is not there";
    for (const auto& role : roles)
      if (offices_.erase({std::string(role.person.handle()), role.table, role.role}) == 0)
        return fmt::format("{} is {}, and the trail does not say so", role.person.handle(),
                           role.role);
    if (offices_.empty()) return {};
    const auto& [person, table, office] = *offices_.begin();
    return fmt::format("{} is not {}, and the trail says otherwise", person, office);
  }

  TrailFound found;

 private:
  using Row = std::tuple<std::int64_t, std::string, std::string, std::string>;
  using Office = std::tuple<std::string, std::string, std::string>;

  static Row row_of(const TableInfo& table) {
    return {table.created, table.name, table.profile, table.settings};
  }

  std::string read(const TrailEntry& entry) {
    try {
      const auto json = boost::json::parse(entry.text);
      const auto text = [&](std::string_view name) {
        return std::string(json.at(name).as_string());
      };
      const auto what = text("what");
      if (what.ends_with("-found")) ++found.adopted;
      if (what == "office-given" || what == "office-found")
        offices_.insert({text("person"), text("table"), text("office")});
      else if (what == "office-taken")
        offices_.erase({text("person"), text("table"), text("office")});
      else if (what.starts_with("table-"))
        tables_[text("table")] = {json.at("created").as_int64(), text("name"), text("profile"),
                                  text("settings")};
    } catch (const std::exception&) {
      return fmt::format("entry {} of the trail cannot be read", entry.sequence);
    }
    return {};
  }

  table::Chain chain_;
  std::map<std::string, Row> tables_;
  std::set<Office> offices_;
};

}  // namespace

Stored<TrailFound> verify_trail(Reader& reader, const std::optional<Digest>& key) {
  Told told;
  std::string wrong;
  const auto read = reader.trail([&](const TrailEntry& entry) {
    if (wrong.empty()) wrong = told.take(entry, key);
  });
  if (!read) return std::unexpected(read.error());
  // A store that no house has opened since there are trails.
  if (wrong.empty() && told.found.entries != 0) {
    const auto tables = reader.tables();
    if (!tables) return std::unexpected(tables.error());
    const auto roles = reader.roles();
    if (!roles) return std::unexpected(roles.error());
    wrong = told.compare(*tables, *roles);
  }
  if (!wrong.empty()) return std::unexpected(StoreError{StoreTrouble::damaged, wrong});
  return told.found;
}

}  // namespace sabot::store
