#include "sabot/cli/stored_table.hpp"

#include <algorithm>

#include <fmt/format.h>

namespace sabot::cli {

std::optional<store::TableInfo> find_stored_table(Common& common, store::Reader& reader,
                                                  std::string_view id) {
  constexpr std::size_t most_named = 10;
  const auto tables = reader.tables();
  if (!tables) return common.fail(describe(tables.error(), common.lang())), std::nullopt;
  const auto found = std::ranges::find(*tables, id, &store::TableInfo::id);
  if (found != tables->end()) return *found;
  std::string known;
  for (std::size_t i = 0; i < std::min(tables->size(), most_named); ++i)
    known += (i == 0 ? "" : ", ") + (*tables)[i].id;
  if (tables->size() > most_named) known += ", …";
  common.fail(fmt::format("{} {}; {}{}", common.say("no existe la mesa", "there is no table"), id,
                          common.say("hay: ", "there are: "),
                          known.empty() ? std::string(common.say("ninguna", "none")) : known));
  return std::nullopt;
}

}  // namespace sabot::cli
