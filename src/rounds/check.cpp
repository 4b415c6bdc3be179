#include "sabot/rounds/check.hpp"

#include <sstream>

#include <boost/json/string.hpp>

#include "sabot/base/forms.hpp"
#include "sabot/base/money.hpp"

namespace sabot::rounds {
namespace {

using ledger::AccountKind;

struct Words {
  std::string what;
  std::string first;
  std::string second;
  std::string more;  // than any check has
};

Words checked_words(std::string_view line) {
  std::istringstream in{std::string(line)};
  Words words;
  in >> words.what >> words.first >> words.second >> words.more;
  return words;
}

CheckOutcome compare_amount(const table::AnyTable& table, AccountKind kind, const PersonId& owner,
                            const std::string& head, std::string_view wanted) {
  const Money there = table.books().balance({kind, owner});
  const auto amount = from_text<Money>(wanted);
  return {amount && *amount == there, head + " " + to_text(there)};
}

// The part of the bank that nobody covers in this coup. It is in the bank, and no account shows it.
CheckOutcome check_idle(const table::AnyTable& table, std::string_view wanted) {
  const auto view = table.view(PersonId());
  const auto* bank = view.as_object().if_contains("bank");
  const auto* idle = bank && bank->is_object() ? bank->as_object().if_contains("idle") : nullptr;
  const std::string there(idle ? std::string_view(idle->as_string()) : "0");
  return {from_text<Money>(wanted) == from_text<Money>(there), "idle " + there};
}

CheckOutcome check_phase(const table::AnyTable& table, std::string_view wanted) {
  const auto phase = table.table_view(PersonId()).phase;
  return {phase == wanted, "phase " + phase};
}

}  // namespace

bool is_check(std::string_view line) {
  const auto words = checked_words(line);
  if (!words.more.empty()) return false;
  if (words.what == "phase") return !words.first.empty() && words.second.empty();
  if (words.what == "idle") return from_text<Money>(words.first) && words.second.empty();
  const auto kind = from_text<AccountKind>(words.what);
  if (!kind) return false;
  if (!is_personal(*kind)) return from_text<Money>(words.first).has_value() && words.second.empty();
  return PersonId::from(words.first) && from_text<Money>(words.second).has_value();
}

CheckOutcome check_line(const table::AnyTable& table, std::string_view line) {
  const auto [what, first, second, more] = checked_words(line);
  if (what == "phase") return check_phase(table, first);
  if (what == "idle") return check_idle(table, first);
  const auto kind = from_text<AccountKind>(what);
  require(kind.has_value(), "round: a check that could not be read");
  if (!is_personal(*kind)) return compare_amount(table, *kind, {}, what, first);
  const auto owner = PersonId::from(first);
  require(owner.has_value(), "round: a check that could not be read");
  return compare_amount(table, *kind, *owner, what + " " + first, second);
}

}  // namespace sabot::rounds
