#include "sabot/net/balances.hpp"

#include <vector>

namespace sabot::net {

std::optional<server::Problem> for_each_balance(Site& site, const BalanceListener& listener) {
  // While something is being stored, the table's own books are ahead of what may be shown.
  std::vector<std::string> stored;
  for (const auto& [id, table] : site.hall().tables()) {
    if (table->is_storing())
      stored.push_back(id);
    else
      for (const auto& one : table->table().books().accounts()) listener(id, one);
  }
  for (const auto& [id, why] : site.hall().past()) stored.push_back(id);
  for (const auto& id : stored) {
    const auto balances = site.storage().reader().balances(id);
    if (!balances) return server::problem(balances.error());
    for (const auto& one : *balances) listener(id, one);
  }
  return std::nullopt;
}

}  // namespace sabot::net
