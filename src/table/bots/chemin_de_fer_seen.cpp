#include "sabot/table/bots/chemin_de_fer_seen.hpp"

#include <algorithm>

#include <boost/json/array.hpp>

#include "sabot/base/card.hpp"
#include "sabot/rules/baccarat/baccarat.hpp"

namespace sabot::table {
namespace {

using Object = boost::json::object;

// Empty where the field is.
std::string text(const Object& object, std::string_view key) {
  const auto* value = object.if_contains(key);
  return value != nullptr && value->is_string() ? std::string(value->as_string()) : std::string();
}

Money money(const Object& object, std::string_view key) {
  return from_text<Money>(text(object, key)).value_or(Money{});
}

std::optional<int> number(const Object& object, std::string_view key) {
  const auto* value = object.if_contains(key);
  if (value == nullptr || !value->is_int64()) return std::nullopt;
  return static_cast<int>(value->as_int64());
}

// Whether one of a list is the bot's.
bool is_among(const Object& view, std::string_view list, std::string_view key,
              const PersonId& self) {
  return std::ranges::any_of(view.at(list).as_array(), [&](const boost::json::value& one) {
    return text(one.as_object(), key) == self.handle();
  });
}

void see_bank(const Object& view, const PersonId& self, CheminDeFerSeen& seen) {
  if (const auto* offer = view.at("offer").if_object()) {
    seen.vacancy = text(*offer, "why");
    seen.offered_to = text(*offer, "to");
  }
  for (const auto& bid : view.at("bids").as_array())
    seen.highest_bid = std::max(seen.highest_bid, money(bid.as_object(), "amount"));
  seen.has_bid = is_among(view, "bids", "by", self);
  if (!text(view, "bank-maximum").empty()) seen.bank_maximum = money(view, "bank-maximum");
  const auto* bank = view.at("bank").if_object();
  if (bank == nullptr) return;
  seen.banker = text(*bank, "banker");
  seen.bank = money(*bank, "amount");
  seen.coups = number(*bank, "coups").value_or(0);
  seen.is_banker = seen.banker == self.handle();
  seen.is_member = is_among(*bank, "members", "who", self);
}

}  // namespace

CheminDeFerSeen see_chemin_de_fer(const Object& view, const PersonId& self) {
  CheminDeFerSeen seen;
  seen.phase = text(view, "phase");
  seen.minimum = money(view, "minimum");
  seen.bank_minimum = money(view, "bank-minimum");
  if (const auto* me = view.at("self").if_object()) seen.chips = money(*me, "chips");
  seen.has_stake = is_among(view, "stakes", "by", self);
  seen.has_proposed = is_among(view, "proposals", "by", self);
  seen.anybody_bets = !view.at("stakes").as_array().empty();
  see_bank(view, self, seen);
  const auto& punto = view.at("punto").as_object();
  seen.punto_total = number(punto, "total");
  seen.banca_total = number(view.at("banca").as_object(), "total");
  if (const auto third = from_text<Card>(text(punto, "third")))
    seen.punto_third = baccarat::points(*third);
  return seen;
}

}  // namespace sabot::table
