#include "sabot/table/bots/reglamento.hpp"

#include <algorithm>
#include <array>
#include <string>

#include "sabot/base/forms.hpp"
#include "sabot/table/bots/view_reading.hpp"
#include "sabot/table/choosing.hpp"

namespace sabot::table {
namespace {

using Line = std::optional<std::string>;
using Object = boost::json::object;
using in_view::money;
using in_view::number;
using in_view::text;

Money part_of(Money amount, int parts) { return Money{amount.cents / parts}; }

class ReglamentoBot {
 public:
  ReglamentoBot(const PersonId& self, Whim whim, const BaccaratStrategy& strategy)
      : self_(self), whim_(std::move(whim)), strategy_(strategy) {}

  Line operator()(Outlook& at) {
    constexpr std::array<Line (ReglamentoBot::*)(Outlook&), 6> parts{
        &ReglamentoBot::take_a_place, &ReglamentoBot::cut,           &ReglamentoBot::play_cards,
        &ReglamentoBot::go_out,       &ReglamentoBot::lead_the_bank, &ReglamentoBot::bet};
    for (const auto part : parts)
      if (auto line = (this->*part)(at)) return line;
    return std::nullopt;
  }

 private:
  Money chips(Outlook& at) const {
    const auto* self = at.view().at("self").if_object();
    return self != nullptr ? money(*self, "chips") : Money{};
  }

  std::string amount_of(Outlook& at, const rules::Option& option, int part) {
    const auto& amounts = std::get<rules::Amounts>(option.fields.back().domain);
    const Money most = std::max(part_of(chips(at), part), amounts.least);
    return round_amount(amounts, most, money(at.view(), "minimum"), whim_);
  }

  Line take_a_place(Outlook& at) {
    for (const auto* command : {"sit", "stand-behind"})
      if (const auto* option = at.find(command)) return choose(*option, whim_);
    return std::nullopt;
  }

  Line cut(Outlook& at) {
    const auto* cut = at.find("cut");
    if (cut == nullptr) return std::nullopt;
    return at.find("decline-cut") && whim_.once_in(4) ? "decline-cut" : choose(*cut, whim_);
  }

  Line play_cards(Outlook& at) {
    if (const auto* show = at.find("show")) {
      if (at.find("waive-cards") && whim_.once_in(20)) return "waive-cards";
      return choose(*show, whim_);
    }
    if (!at.find("carta")) return std::nullopt;
    const auto& view = at.view();
    if (text(view, "phase") == "banca-speaks") return whim_.once_in(2) ? "carta" : "no";
    const auto total = number(view.at("punto").as_object(), "total").value_or(5);
    return punto_draws(strategy_, total, whim_) ? "carta" : "no";
  }

  // Somebody has to bid, or no game begins; the sabot itself is mostly taken.
  Line go_out(Outlook& at) {
    if (const auto* bid = at.find("bid")) {
      const bool again = in_view::is_among(at.view(), "bids", "by", self_);
      if (!whim_.once_in(again ? 6 : 2)) return std::nullopt;
      return "bid amount=" + amount_of(at, *bid, 8);
    }
    const auto* take = at.find("take-bank");
    const bool asked = at.find("decline-bank") != nullptr;
    if (take != nullptr && !whim_.once_in(asked ? 4 : 2))
      return "take-bank amount=" + amount_of(at, *take, 8);
    return asked ? Line("decline-bank") : std::nullopt;
  }

  // Its own bank, between passes.
  Line lead_the_bank(Outlook& at) {
    if (at.find("desist") && whim_.once_in(4)) return "desist";
    if (at.find("give-suite") && whim_.once_in(6)) return "give-suite";
    if (at.find("take-half") && whim_.once_in(3)) return "take-half";
    const auto* raise = at.find("raise-bank");
    if (raise != nullptr && whim_.once_in(12))
      return "raise-bank amount=" + amount_of(at, *raise, 10);
    return std::nullopt;
  }

  Line bet(Outlook& at) {
    const auto& view = at.view();
    if (at.find("bet") == nullptr || in_view::is_among(view, "stakes", "by", self_))
      return std::nullopt;
    const auto* bank = view.at("bank").if_object();
    const bool holds = bank != nullptr && text(*bank, "holder") == self_.handle();
    if (holds || whim_.once_in(4)) return std::nullopt;
    std::vector<const rules::Option*> bets;
    for (const auto& one : at.options())
      if (one.command == "bet") bets.push_back(&one);
    const auto& chosen = *bets[whim_.below(static_cast<std::uint32_t>(bets.size()))];
    const auto& on = std::get<rules::OneOf>(chosen.fields[0].domain).values.front();
    return "bet on=" + on + " stake=" + amount_of(at, chosen, 12);
  }

  PersonId self_;
  Whim whim_;
  BaccaratStrategy strategy_;
};

bool is_broke(const Object& view, const PersonId& self) {
  const auto* me = view.at("self").if_object();
  if (me == nullptr || in_view::is_among(view, "stakes", "by", self)) return false;
  const auto* bank = view.at("bank").if_object();
  const bool banks = bank != nullptr && text(*bank, "holder") == self.handle();
  return !banks && money(*me, "chips") < money(view, "minimum");
}

}  // namespace

Bot reglamento_bot(const PersonId& self, Whim whim, const BaccaratStrategy& strategy) {
  return ReglamentoBot(self, std::move(whim), strategy);
}

const Seating reglamento_seating{
    [](const PersonId& self, Whim whim) { return reglamento_bot(self, std::move(whim), {}); },
    is_broke};

}  // namespace sabot::table
