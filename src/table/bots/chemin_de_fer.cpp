#include "sabot/table/bots/chemin_de_fer.hpp"

#include <algorithm>
#include <array>
#include <initializer_list>

#include "sabot/base/forms.hpp"
#include "sabot/base/invariant.hpp"
#include "sabot/law/ruleset.hpp"
#include "sabot/rules/chemin_de_fer/rules.hpp"
#include "sabot/table/bots/chemin_de_fer_seen.hpp"
#include "sabot/table/choosing.hpp"

namespace sabot::table {
namespace {

using Line = std::optional<std::string>;

Money part_of(Money amount, int parts) { return Money{amount.cents / parts}; }

class CheminDeFerBot {
 public:
  CheminDeFerBot(const PersonId& self, Whim whim, const BaccaratStrategy& strategy)
      : self_(self), whim_(std::move(whim)), strategy_(strategy) {}

  Line operator()(Outlook& at) {
    constexpr std::array<Line (CheminDeFerBot::*)(Outlook&), 9> parts{
        &CheminDeFerBot::take_a_place, &CheminDeFerBot::prepare, &CheminDeFerBot::play_cards,
        &CheminDeFerBot::answer_offer, &CheminDeFerBot::bid,     &CheminDeFerBot::keep_or_pass,
        &CheminDeFerBot::go_banco,     &CheminDeFerBot::bet,     &CheminDeFerBot::associate};
    for (const auto part : parts)
      if (auto line = (this->*part)(at)) return line;
    return std::nullopt;
  }

 private:
  CheminDeFerSeen look(Outlook& at) const { return see_chemin_de_fer(at.view(), self_); }
  std::string any(const rules::Option& option) { return choose(option, whim_); }

  // The first of these that is offered.
  static Line first_of(const Outlook& at, std::initializer_list<std::string_view> commands) {
    for (const auto command : commands)
      if (at.find(command)) return std::string(command);
    return std::nullopt;
  }

  // A bot that has lost its seat takes another, or stands; one that stands sits down in the end.
  Line take_a_place(Outlook& at) {
    if (at.find("come-back")) return "come-back";
    const auto* sit = at.find("sit");
    const auto* stand = at.find("stand-behind");
    if (stand != nullptr && (sit == nullptr || whim_.once_in(3))) return any(*stand);
    const bool stands = stand == nullptr;
    if (sit != nullptr && (!stands || whim_.once_in(60))) return any(*sit);
    return std::nullopt;
  }

  Line prepare(Outlook& at) {
    if (const auto* cut = at.find("cut"))
      return whim_.once_in(5) ? std::string("decline-cut") : any(*cut);
    return at.find("mix") && whim_.once_in(12) ? Line("mix") : std::nullopt;
  }

  Line play_cards(Outlook& at) {
    if (auto line = first_of(at, {"take-cards", "reclaim-cards", "go-on"})) return line;
    if (const auto* show = at.find("show")) return any(*show);
    if (first_of(at, {"carta", "no", "abatir", "dar-carta"})) return speak(at, look(at));
    if (at.find("remove-late-bets") && whim_.once_in(4)) return "remove-late-bets";
    // Against cards that lie there with 8 or 9.
    if (at.find("withdraw") && look(at).phase == "retiring") return "withdraw";
    return std::nullopt;
  }

  Line speak(const Outlook& at, const CheminDeFerSeen& seen) {
    if (seen.phase == "punto-speaks" && !seen.is_banker) return punto_word(at, seen.punto_total);
    if (!seen.is_banker) return std::nullopt;
    const bool natural = seen.banca_total && baccarat::is_natural(*seen.banca_total);
    if (seen.phase == "banker-answers")
      return natural ? first_of(at, {"abatir", "dar-carta"}) : Line("dar-carta");
    if (seen.phase == "slip") {
      if (natural && at.find("abatir")) return "abatir";
      return whim_.once_in(2) ? first_of(at, {"negar-carta", "dar-carta"})
                              : first_of(at, {"dar-carta", "negar-carta"});
    }
    return seen.phase == "banker-speaks" ? banker_word(at, seen) : std::nullopt;
  }

  Line punto_word(const Outlook& at, std::optional<int> total) {
    if (!total) return first_of(at, {"carta", "no"});
    if (baccarat::is_natural(*total)) return first_of(at, {"abatir", "no", "carta"});
    if (at.find("pedir-consejo") && whim_.once_in(40)) return "pedir-consejo";
    const bool draws = punto_draws(strategy_, *total, whim_);
    return draws ? first_of(at, {"carta", "no"}) : first_of(at, {"no", "carta"});
  }

  Line banker_word(const Outlook& at, const CheminDeFerSeen& seen) {
    if (!seen.banca_total) return first_of(at, {"no", "carta"});
    if (baccarat::is_natural(*seen.banca_total)) return first_of(at, {"abatir", "no", "carta"});
    if (at.find("pedir-cuadro") && whim_.once_in(40)) return "pedir-cuadro";
    const auto row = static_cast<std::size_t>(*seen.banca_total);
    const auto column =
        static_cast<std::size_t>(seen.punto_third.value_or(baccarat::Cuadro::punto_stood));
    return strategy_.banker_draws[row][column] ? first_of(at, {"carta", "no"})
                                               : first_of(at, {"no", "carta"});
  }

  // The bank, where it is offered to the bot.
  Line answer_offer(Outlook& at) {
    if (!at.find("refuse-bank")) return std::nullopt;
    const auto* take = any_taking(at);
    const auto seen = look(at);
    if (take == nullptr || !wants_the_bank(seen, *take)) return "refuse-bank";
    const auto& amounts = std::get<rules::Amounts>(take->fields.front().domain);
    std::string line =
        "take-bank amount=" + round_amount(amounts, part_of(seen.chips, 4), seen.minimum, whim_);
    if (take->fields.size() == 1) return line;
    return line + " associate=" + std::get<rules::OneOf>(take->fields[1].domain).values.front();
  }

  // Alone, or as often as not with somebody who has offered to associate.
  const rules::Option* any_taking(const Outlook& at) {
    const rules::Option* taking = nullptr;
    for (const auto& one : at.options())
      if (one.command == "take-bank" && (taking == nullptr || whim_.once_in(2))) taking = &one;
    return taking;
  }

  bool wants_the_bank(const CheminDeFerSeen& seen, const rules::Option& take) {
    const auto least = std::get<rules::Amounts>(take.fields.front().domain).least;
    if (seen.phase == "forced") return true;
    if (seen.phase == "retaking") return whim_.once_in(4);
    if (seen.vacancy == "continued") return whim_.once_in(2);
    if (least > part_of(seen.chips, 3)) return false;
    return seen.vacancy == "passed" ? whim_.once_in(4) : !whim_.once_in(6);
  }

  Line bid(Outlook& at) {
    const auto* option = at.find("bid");
    if (option == nullptr || !whim_.once_in(4)) return std::nullopt;
    const auto seen = look(at);
    auto amounts = std::get<rules::Amounts>(option->fields.front().domain);
    if (seen.has_bid) amounts.least = std::max(amounts.least, seen.highest_bid);
    if (amounts.least > part_of(seen.chips, 3)) return std::nullopt;
    return "bid amount=" + round_amount(amounts, part_of(seen.chips, 3), seen.minimum, whim_);
  }

  // Its own bank, before it is announced and after a coup that was not lost.
  Line keep_or_pass(Outlook& at) {
    if (const auto* help = at.find("accept-associate"); help && !whim_.once_in(4))
      return any(*help);
    if (const auto* raise = at.find("raise-bank"); raise && whim_.once_in(40)) {
      const auto seen = look(at);
      const auto& amounts = std::get<rules::Amounts>(raise->fields.front().domain);
      if (amounts.greatest >= seen.minimum)
        return "raise-bank amount=" + round_amount({seen.minimum, amounts.greatest, {1}},
                                                   part_of(seen.chips, 4), seen.minimum, whim_);
    }
    if (at.find("todo-va") && whim_.once_in(6)) return "todo-va";
    if (!at.find("keep-bank")) return std::nullopt;
    const auto seen = look(at);
    if (const auto* garage = at.find("put-in-garage"); garage && whim_.once_in(2)) {
      const auto& amounts = std::get<rules::Amounts>(garage->fields.front().domain);
      return "put-in-garage amount=" + round_amount(amounts, amounts.greatest, seen.minimum, whim_);
    }
    return at.find("pass-hand") && has_enough(seen) ? "pass-hand" : "keep-bank";
  }

  bool has_enough(const CheminDeFerSeen& seen) {
    if (seen.bank_maximum && seen.bank > part_of(*seen.bank_maximum, 2)) return whim_.once_in(2);
    return seen.coups >= 2 && whim_.once_in(3);
  }

  Line go_banco(Outlook& at) {
    if (at.find("banco-seguido")) {
      const auto seen = look(at);
      const bool early = seen.phase == "banco";
      if (whim_.once_in(early ? 2 : 20)) return "banco-seguido";
    }
    if (!at.find("banco") || !whim_.once_in(40)) return std::nullopt;
    const auto seen = look(at);
    if (seen.phase != "banco" || seen.bank > part_of(seen.chips, 2)) return std::nullopt;
    const rules::Option* banco = nullptr;
    for (const auto& one : at.options())
      if (one.command == "banco" && (banco == nullptr || whim_.once_in(2))) banco = &one;
    return any(*banco);
  }

  // One bet in a coup; now and then none, but only where others bet.
  Line bet(Outlook& at) {
    const auto* plain = at.find("bet");
    if (plain == nullptr && !at.find("ultimo-completo")) return std::nullopt;
    const auto seen = look(at);
    if (seen.phase != "betting") return std::nullopt;
    if (at.find("ultimo-completo") && whim_.once_in(6)) return "ultimo-completo";
    if (plain == nullptr || seen.has_stake) return std::nullopt;
    if (seen.anybody_bets && whim_.once_in(4)) return std::nullopt;
    const bool dares = part_of(seen.bank, 2) <= part_of(seen.chips, 3);
    if (at.find("banco-con-la-mesa") && dares && whim_.once_in(10)) return "banco-con-la-mesa";
    return stake(at, *plain, seen);
  }

  std::string stake(const Outlook& at, const rules::Option& plain, const CheminDeFerSeen& seen) {
    const auto* chosen = &plain;
    const bool on_the_line = whim_.once_in(10);
    for (const auto& one : at.options())
      if (one.command == "bet" && one.fields.back().name == "line" && on_the_line) chosen = &one;
    const auto& amounts = std::get<rules::Amounts>(chosen->fields.front().domain);
    const Money most = std::max(part_of(seen.chips, 10), amounts.least);
    return "bet stake=" + round_amount(amounts, most, seen.minimum, whim_) +
           (chosen != &plain ? " line=true" : "");
  }

  // Puts something at the disposal of the player who has the bank, or may soon have it.
  Line associate(Outlook& at) {
    const auto* option = at.find("offer-association");
    if (option == nullptr || !whim_.once_in(60)) return std::nullopt;
    const auto seen = look(at);
    const auto& to = seen.banker.empty() ? seen.offered_to : seen.banker;
    const auto& people = std::get<rules::OneOf>(option->fields.front().domain).values;
    const bool there = std::ranges::find(people, to) != people.end();
    if (seen.has_proposed || seen.is_member || seen.has_stake || !there) return std::nullopt;
    if (seen.chips < seen.minimum) return std::nullopt;
    return "offer-association to=" + to + " amount=" +
           round_amount({seen.minimum, seen.chips, {1}}, part_of(seen.chips, 8), seen.minimum,
                        whim_);
  }

  PersonId self_;
  Whim whim_;
  BaccaratStrategy strategy_;
};

}  // namespace

BaccaratStrategy by_cuadro() {
  static const BaccaratStrategy strategy = [] {
    const auto ruleset = law::Ruleset::of("as11", "chemin-de-fer");
    require(ruleset.has_value(), "bot: the ruleset cannot be read");
    const auto rules = chemin_de_fer::Rules::from(*ruleset);
    require(rules.has_value(), "bot: the ruleset contradicts itself");
    return by_cuadro(rules->cuadro.value);
  }();
  return strategy;
}

Bot chemin_de_fer_bot(const PersonId& self, Whim whim, const BaccaratStrategy& strategy) {
  return CheminDeFerBot(self, std::move(whim), strategy);
}

namespace {

bool is_broke(const boost::json::object& view, const PersonId& self) {
  const auto seen = see_chemin_de_fer(view, self);
  return seen.chips < seen.bank_minimum && !seen.has_stake && !seen.is_member;
}

}  // namespace

const Seating chemin_de_fer_seating{
    [](const PersonId& self, Whim whim) { return chemin_de_fer_bot(self, std::move(whim)); },
    is_broke};

}  // namespace sabot::table
