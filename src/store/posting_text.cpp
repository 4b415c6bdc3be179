#include "sabot/store/posting_text.hpp"

#include "sabot/base/forms.hpp"
#include "sabot/law/catalogue.hpp"

namespace sabot::store {

std::optional<std::string> account_text(const ledger::Account& account) {
  if (!is_enumerator(account.kind) || is_personal(account.kind) == account.owner.is_nobody())
    return std::nullopt;
  auto text = to_text(account.kind);
  if (!account.owner.is_nobody()) text.append(1, ':').append(account.owner.handle());
  return text;
}

std::optional<ledger::Account> read_account(std::string_view text) {
  const auto colon = text.find(':');
  const auto kind = from_text<ledger::AccountKind>(text.substr(0, colon));
  if (!kind || is_personal(*kind) != (colon != text.npos)) return std::nullopt;
  if (colon == text.npos) return ledger::Account{*kind, {}};
  const auto owner = PersonId::from(text.substr(colon + 1));
  if (!owner) return std::nullopt;
  return ledger::Account{*kind, *owner};
}

std::string articles_text(const law::Citations& by) {
  std::string text;
  for (const auto one : by) {
    if (!text.empty()) text += ' ';
    text += law::id(one);
  }
  return text;
}

std::optional<law::Citations> read_articles(std::string_view text) {
  law::Citations by;
  while (!text.empty()) {
    const auto blank = text.find(' ');
    const auto one = law::find(text.substr(0, blank));
    if (!one || by.size() == law::Citations::capacity) return std::nullopt;
    by.add(*one);
    text.remove_prefix(blank == text.npos ? text.size() : blank + 1);
  }
  return by;
}

}  // namespace sabot::store
