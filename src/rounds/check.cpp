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
};

Words words_of(std::string_view line) {
  std::istringstream in{std::string(line)};
  Words words;
  in >> words.what >> words.first >> words.second;
  return words;
}

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

bool is_check(std::string_view line) {
  const auto words = words_of(line);
  if (words.what == "phase") return !words.first.empty();
  const auto kind = from_text<AccountKind>(words.what);
  if (!kind) return false;
  if (!is_personal(*kind)) return from_text<Money>(words.first).has_value() && words.second.empty();
  return PersonId::from(words.first) && from_text<Money>(words.second).has_value();
}

CheckOutcome check_line(const table::AnyTable& table, std::string_view line) {
  const auto [what, first, second] = words_of(line);
  if (what == "phase") return check_phase(table, first);
  const auto kind = from_text<AccountKind>(what);
  require(kind.has_value(), "round: a check that could not be read");
  if (!is_personal(*kind)) return compare_amount(table, *kind, {}, what, first);
  const auto owner = PersonId::from(first);
  require(owner.has_value(), "round: a check that could not be read");
  return compare_amount(table, *kind, *owner, what + " " + first, second);
}

}  // namespace sabot::rounds
