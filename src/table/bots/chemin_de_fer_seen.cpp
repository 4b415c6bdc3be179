#include "sabot/table/bots/chemin_de_fer_seen.hpp"

#include <algorithm>

#include "sabot/base/card.hpp"
#include "sabot/rules/baccarat/baccarat.hpp"
#include "sabot/table/bots/view_reading.hpp"

namespace sabot::table {
namespace {

using Object = boost::json::object;
using in_view::is_among;
using in_view::money;
using in_view::number;
using in_view::text;

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
