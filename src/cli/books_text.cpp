#include "sabot/cli/books_text.hpp"

#include <array>

#include <boost/json/object.hpp>
#include <fmt/format.h>

namespace sabot::cli {
namespace {

constexpr std::array<std::string_view, 4> es{"caja", "casa", "fichas", "tapete"};
constexpr std::array<std::string_view, 4> en{"cage", "house", "chips", "felt"};

}  // namespace

std::string books_text(const Common& common, const ledger::Ledger& books) {
  std::string text = tinted(Tone::strong, common.say("Cuentas", "Books")) + '\n';
  for (const auto& one : books.accounts()) {
    if (one.amount == Money{}) continue;
    const auto kind = static_cast<std::size_t>(one.account.kind);
    text += fmt::format("  {:<7}{:<16}{:>14}\n", common.say(es[kind], en[kind]),
                        one.account.owner.handle(), to_text(one.amount));
  }
  return text + fmt::format("  {:<23}{:>14}\n", common.say("suma", "sum"), to_text(books.total()));
}

boost::json::array books_json(const ledger::Ledger& books) {
  boost::json::array json;
  for (const auto& one : books.accounts()) {
    boost::json::object account{{"account", en[static_cast<std::size_t>(one.account.kind)]}};
    if (!one.account.owner.is_nobody()) account["owner"] = one.account.owner.handle();
    account["amount"] = to_text(one.amount);
    json.push_back(std::move(account));
  }
  return json;
}

}  // namespace sabot::cli
