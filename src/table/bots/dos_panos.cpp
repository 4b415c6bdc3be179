#include "sabot/table/bots/dos_panos.hpp"

#include <algorithm>
#include <array>
#include <initializer_list>
#include <string>

#include "sabot/base/card.hpp"
#include "sabot/base/forms.hpp"
#include "sabot/table/bots/chemin_de_fer.hpp"
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

// One paño, as the banker sees it.
struct Pano {
  bool plays = false;  // it has not abated, and is not void
  int third = baccarat::Cuadro::punto_stood;
  Money stakes{};
};

Pano see_pano(const Object& view, std::string_view name) {
  const auto& hand = view.at(name).as_object();
  Pano pano;
  pano.plays = text(hand, "said") != "abatir" && !hand.at("voided").as_bool();
  if (const auto third = from_text<Card>(text(hand, "third")))
    pano.third = baccarat::points(*third);
  for (const auto& one : view.at("stakes").as_array()) pano.stakes += money(one.as_object(), name);
  return pano;
}

// Neither paño can do without players.
std::string seat_where_fewer_are(const Object& view, const rules::Option& sit) {
  const auto last = number(view, "seats-per-pano").value_or(0);
  int lead = 0;  // of the first paño
  for (const auto& one : view.at("places").as_array())
    lead += number(one.as_object(), "seat").value_or(0) <= last ? 1 : -1;
  const auto& seats = std::get<rules::OneOf>(sit.fields.front().domain).values;
  const auto there = std::ranges::find_if(seats, [&](const std::string& seat) {
    return (from_text<int>(seat).value_or(0) <= last) == (lead <= 0);
  });
  return there == seats.end() ? seats.front() : *there;
}

class DosPanosBot {
 public:
  DosPanosBot(const PersonId& self, Whim whim, const BaccaratStrategy& strategy)
      : self_(self), whim_(std::move(whim)), strategy_(strategy) {}

  Line operator()(Outlook& at) {
    constexpr std::array<Line (DosPanosBot::*)(Outlook&), 7> parts{
        &DosPanosBot::take_a_place, &DosPanosBot::cut, &DosPanosBot::play_cards,
        &DosPanosBot::answer_offer, &DosPanosBot::bid, &DosPanosBot::lead_the_bank,
        &DosPanosBot::bet};
    for (const auto part : parts)
      if (auto line = (this->*part)(at)) return line;
    return std::nullopt;
  }

 private:
  std::string any(const rules::Option& option) { return choose(option, whim_); }
  Money chips(Outlook& at) const {
    const auto* self = at.view().at("self").if_object();
    return self != nullptr ? money(*self, "chips") : Money{};
  }

  // The first of these that is offered.
  static Line first_of(const Outlook& at, std::initializer_list<std::string_view> commands) {
    for (const auto command : commands)
      if (at.find(command)) return std::string(command);
    return std::nullopt;
  }

  Line take_a_place(Outlook& at) {
    const auto* sit = at.find("sit");
    const auto* stand = at.find("stand-behind");
    if (stand != nullptr && sit == nullptr) return any(*stand);
    const bool stands = stand == nullptr;
    if (sit == nullptr || (stands && !whim_.once_in(60))) return std::nullopt;
    return "sit seat=" + seat_where_fewer_are(at.view(), *sit);
  }

  Line cut(Outlook& at) {
    const auto* cut = at.find("cut");
    return cut != nullptr && whim_.once_in(3) ? Line(any(*cut)) : std::nullopt;
  }

  Line play_cards(Outlook& at) {
    if (const auto* look = at.find("take-cards")) return any(*look);
    if (const auto* mine = at.find("reclaim-cards")) return any(*mine);
    if (const auto* show = at.find("show")) return any(*show);
    if (!first_of(at, {"carta", "no", "abatir"})) return std::nullopt;
    const auto& view = at.view();
    const auto phase = text(view, "phase");
    if (phase == "banker-speaks") return banker_word(at, view);
    const auto& hand = view.at(phase == "first-speaks" ? "primero" : "segundo").as_object();
    return punto_word(at, number(hand, "total"));
  }

  Line punto_word(const Outlook& at, std::optional<int> total) {
    if (!total) return first_of(at, {"no", "carta"});
    if (baccarat::is_natural(*total)) return first_of(at, {"abatir", "no", "carta"});
    if (at.find("pedir-consejo") && whim_.once_in(40)) return "pedir-consejo";
    return punto_draws(strategy_, *total, whim_) ? first_of(at, {"carta", "no"})
                                                 : first_of(at, {"no", "carta"});
  }

  // Against the paño with more on it, of those that still play.
  Line banker_word(const Outlook& at, const Object& view) {
    const auto total = number(view.at("banca").as_object(), "total");
    if (!total) return first_of(at, {"no", "carta"});
    if (baccarat::is_natural(*total)) return first_of(at, {"abatir", "no", "carta"});
    if (at.find("pedir-cuadro") && whim_.once_in(40)) return "pedir-cuadro";
    const auto first = see_pano(view, "primero");
    const auto second = see_pano(view, "segundo");
    const auto& against =
        !second.plays || (first.plays && first.stakes >= second.stakes) ? first : second;
    const bool draws = strategy_.banker_draws[static_cast<std::size_t>(*total)]
                                             [static_cast<std::size_t>(against.third)];
    return draws ? first_of(at, {"carta", "no"}) : first_of(at, {"no", "carta"});
  }

  // Without the bot there must be two more on its paño, or nobody could play against it.
  bool leaves_enough(Outlook& at) const {
    const auto& view = at.view();
    const auto* self = view.at("self").if_object();
    const auto last = number(view, "seats-per-pano").value_or(0);
    const bool first = self != nullptr && number(*self, "seat").value_or(0) <= last;
    const auto& places = view.at("places").as_array();
    return std::ranges::count_if(places, [&](const boost::json::value& one) {
             return (number(one.as_object(), "seat").value_or(0) <= last) == first;
           }) > 2;
  }

  Line answer_offer(Outlook& at) {
    if (!at.find("refuse-bank")) return std::nullopt;
    const bool takes = at.find("take-bank") && leaves_enough(at) && !whim_.once_in(3);
    return takes ? "take-bank" : "refuse-bank";
  }

  // Somebody should bank: nobody waits until all have let it go by.
  Line bid(Outlook& at) {
    const auto* option = at.find("bid");
    if (option == nullptr || !leaves_enough(at)) return std::nullopt;
    const auto& view = at.view();
    const bool first = view.at("bids").as_array().empty();
    if (!whim_.once_in(first ? 2 : 6) || in_view::is_among(view, "bids", "by", self_))
      return std::nullopt;
    const auto& amounts = std::get<rules::Amounts>(option->fields.front().domain);
    const Money most = std::max(part_of(chips(at), 2), amounts.least);
    return "bid amount=" + round_amount(amounts, most, money(view, "minimum"), whim_);
  }

  // Its own bank, between coups.
  Line lead_the_bank(Outlook& at) {
    if (const auto* stake = at.find("announce-stake"); stake != nullptr) {
      if (number_of_stakes(at) > 0) return std::nullopt;
      const auto& amounts = std::get<rules::Amounts>(stake->fields.front().domain);
      return "announce-stake amount=" +
             round_amount(amounts, amounts.greatest, money(at.view(), "minimum"), whim_);
    }
    if (const auto* more = at.find("redeposit"); more != nullptr && whim_.once_in(2))
      return any(*more);
    if (!at.find("keep-bank")) return first_of(at, {"leave-bank"});
    return at.find("leave-bank") && whim_.once_in(12) ? "leave-bank" : "keep-bank";
  }

  // One that has been announced is not announced again.
  static int number_of_stakes(Outlook& at) { return text(at.view(), "stake").empty() ? 0 : 1; }

  Line bet(Outlook& at) {
    if (at.find("banco") && whim_.once_in(20)) return "banco";
    const auto* plain = at.find("bet");
    if (plain == nullptr) return std::nullopt;
    const auto& view = at.view();
    if (in_view::is_among(view, "stakes", "by", self_)) return std::nullopt;
    const bool anybody = !view.at("stakes").as_array().empty();
    if (anybody && whim_.once_in(4)) return std::nullopt;
    std::vector<const rules::Option*> bets;
    for (const auto& one : at.options())
      if (one.command == "bet") bets.push_back(&one);
    const auto& chosen = *bets[whim_.below(static_cast<std::uint32_t>(bets.size()))];
    const auto& on = std::get<rules::OneOf>(chosen.fields[0].domain).values.front();
    const auto& amounts = std::get<rules::Amounts>(chosen.fields[1].domain);
    const Money most = std::max(part_of(chips(at), 10), amounts.least);
    return "bet on=" + on + " stake=" + round_amount(amounts, most, money(view, "minimum"), whim_) +
           (chosen.fields.size() > 2 ? " line=true" : "");
  }

  PersonId self_;
  Whim whim_;
  BaccaratStrategy strategy_;
};

bool is_broke(const Object& view, const PersonId& self) {
  const auto* me = view.at("self").if_object();
  if (me == nullptr || in_view::is_among(view, "stakes", "by", self)) return false;
  const auto* bank = view.at("bank").if_object();
  const bool banks = bank != nullptr && text(*bank, "banker") == self.handle();
  return !banks && money(*me, "chips") < money(view, "bank-minimum");
}

}  // namespace

Bot dos_panos_bot(const PersonId& self, Whim whim, const BaccaratStrategy& strategy) {
  return DosPanosBot(self, std::move(whim), strategy);
}

const Seating dos_panos_seating{[](const PersonId& self, Whim whim) {
                                  return dos_panos_bot(self, std::move(whim), by_cuadro());
                                },
                                is_broke, seat_where_fewer_are};

}  // namespace sabot::table
