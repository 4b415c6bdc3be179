#pragma once
// The tables of a house, by name. A command goes to one table and to no other.

#include <expected>
#include <filesystem>
#include <functional>
#include <map>
#include <memory>
#include <optional>
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

  // Refused with unknown-table where there is none of this name.
  std::expected<std::vector<Told>, Failure> submit(std::string_view name, std::string_view line);

 private:
  std::map<std::string, std::unique_ptr<AnyTable>, std::less<>> tables_;
};

}  // namespace sabot::table
