#include "sabot/rounds/check.hpp"

#include <sstream>

#include <boost/json/string.hpp>

#include "sabot/base/money.hpp"

namespace sabot::rounds {
namespace {

using ledger::AccountKind;

CheckOutcome compare_amount(const table::AnyTable& table, AccountKind kind, const PersonId& owner,
                            const std::string& head, std::string_view wanted) {
  const Money there = table.books().balance({kind, owner});
  const auto amount = from_text<Money>(wanted);
  return {amount && *amount == there, head + " " + to_text(there)};
}

CheckOutcome check_phase(const table::AnyTable& table, std::string_view wanted) {
  const auto view = table.view(PersonId());
  const std::string phase(view.as_object().at("phase").as_string());
  return {phase == wanted, "phase " + phase};
}

}  // namespace

CheckOutcome check_line(const table::AnyTable& table, std::string_view line) {
  std::istringstream in{std::string(line)};
  std::string what;
  std::string first;
  std::string second;
  in >> what >> first >> second;
  if (what == "phase") return check_phase(table, first);
  if (what == "house") return compare_amount(table, AccountKind::house, {}, what, first);
  if (what == "cage") return compare_amount(table, AccountKind::cage, {}, what, first);
  const auto owner = PersonId::from(first);
  if (owner && what == "chips")
    return compare_amount(table, AccountKind::chips, *owner, what + " " + first, second);
  if (owner && what == "felt")
    return compare_amount(table, AccountKind::felt, *owner, what + " " + first, second);
  return {false, std::string(line) +
                     " (write: chips WHO AMOUNT, felt WHO AMOUNT, house AMOUNT, "
                     "cage AMOUNT or phase NAME)"};
}

}  // namespace sabot::rounds
