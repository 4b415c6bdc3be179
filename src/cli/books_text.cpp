#include "sabot/cli/books_text.hpp"

#include <boost/json/object.hpp>
#include <fmt/format.h>

#include "sabot/base/forms.hpp"
#include "sabot/law/numbers.hpp"

namespace sabot::cli {
namespace {

using ledger::AccountKind;

// The English names are those of the notation.
std::string_view spanish_name(AccountKind kind) {
  switch (kind) {
    case AccountKind::cage: return "caja";
    case AccountKind::house: return "casa";
    case AccountKind::chips: return "fichas";
    case AccountKind::felt: return "paño";
    case AccountKind::bank: return "banca";
    case AccountKind::garage: return "garage";
    case AccountKind::cagnotte: return "pozo";
    case AccountKind::tips: return "propinas";
  }
  return {};
}

}  // namespace

std::string account_name(const Common& common, AccountKind kind) {
  return common.text(spanish_name(kind), to_text(kind));
}

std::string books_text(const Common& common, const ledger::Ledger& books) {
  std::string text = tinted(Tone::strong, common.say("Cuentas", "Books")) + '\n';
  for (const auto& one : books.accounts()) {
    if (one.amount == Money{}) continue;
    const auto kind = one.account.kind;
    text +=
        fmt::format("  {:<9}{:<16}{:>14}\n", account_name(common, kind), one.account.owner.handle(),
                    with_numbers(common.lang(), to_text(one.amount)));
  }
  return text + fmt::format("  {:<25}{:>14}\n", common.say("suma", "sum"),
                            with_numbers(common.lang(), to_text(books.total())));
}

boost::json::array books_json(const ledger::Ledger& books) {
  boost::json::array json;
  for (const auto& one : books.accounts()) {
    if (one.amount == Money{}) continue;
    boost::json::object account{{"account", to_text(one.account.kind)}};
    if (!one.account.owner.is_nobody()) account["owner"] = one.account.owner.handle();
    account["amount"] = to_text(one.amount);
    json.push_back(std::move(account));
  }
  return json;
}

}  // namespace sabot::cli
