#pragma once
// The tables of a house, by name. A command goes to one table and to no other; but where a game
// forbids a second seat, its table is told who has one elsewhere (S-40).

#include <expected>
#include <filesystem>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "sabot/table/any_table.hpp"

namespace sabot::table {

struct TablePlan {
  std::string regulation;  // "as11"
  std::string game;        // "punto-y-banca"
  std::string overlay;     // an operator's TOML; empty where there is none
  std::optional<std::filesystem::path> journal;
};

class House {
 public:
  // Or why not: the name is taken, or there are no such rules.
  std::expected<AnyTable*, std::string> open(const std::string& name, const TablePlan& plan);

  AnyTable* find(std::string_view name) const;
  std::vector<std::string> names() const;

  // Refused with unknown-table where there is no table of this name.
  std::expected<std::vector<Told>, Failure> submit(std::string_view name, std::string_view line);

 private:
  struct Place {
    std::unique_ptr<AnyTable> table;
    bool minds_other_seats = false;
    std::set<PersonId> noted;  // who has a seat elsewhere, as the table believes
  };

  bool is_seated_elsewhere(const PersonId& person, const Place& here) const;
  void note_elsewhere(const PersonId& person, Place& here);

  std::map<std::string, Place, std::less<>> places_;
};

}  // namespace sabot::table
