#include <algorithm>

#include "sabot/rules/reglamento/rulings.hpp"

// The end of a pass, of a suite, of a bank and of a deck: what is burned, what goes back, and where
// the sabot goes (arts. 7, 11, 41, 42, 44, 48).

namespace sabot::reglamento {
namespace {

// What a punto had asked for unduly is burned by the article that sets it aside.
void burn_aside(Course& on, Citations by) {
  const auto& aside = on.state.aside;
  if (std::ranges::any_of(aside, &Aside::undue)) by.add("ar.pyb.51-c"_art);
  on.add(AsideBurned{static_cast<int>(aside.size())}, by);
}

void clear_cloth(Course& on, const Citations& by) {
  if (!on.state.aside.empty()) burn_aside(on, Citations(by).add("S-98"_art));
  on.add(CoupEnded{on.state.coup}, by);
}

// The sabot has been lost, by whoever had it.
void pass_on(Course& on) {
  const bool suite = on.state.suite_of != 0;
  if (suite) on.add(SuiteEnded{}, "ar.pyb.41-a"_art);
  return_seat(on, suite ? "ar.pyb.37-c"_art : "ar.pyb.32-a"_art);
  if (on.state.stop_card_appeared) return end_deck(on, "ar.pyb.11-a"_art);
  offer_turn(on, on.state.next_from, suite ? "ar.pyb.41-a"_art : "ar.pyb.31-a"_art);
}

}  // namespace

void after_pass(Course& on, std::optional<Chance> winner, const Citations& by) {
  clear_cloth(on, by);
  if (winner == Chance::punto)
    pass_on(on);
  else if (on.state.stop_card_appeared)
    end_deck(on, "ar.pyb.11-a"_art);
}

// Without enough cards there is no other pass in this deck.
void annul_pass(Course& on, const Citations& by) {
  const bool exhausted = on.state.sabot.left() == 0;
  on.add(CoupAnnulled{}, by);
  clear_cloth(on, Citations(by).add("ar.pyb.48-a"_art));
  if (exhausted || on.state.stop_card_appeared)
    end_deck(on, exhausted ? Citations("ar.pyb.11-b"_art).add("S-97"_art)
                           : Citations("ar.pyb.11-a"_art));
}

void end_deck(Course& on, const Citations& by) {
  return_bets(on, "S-10"_art);
  const bool returns = on.rules.bank_over_decks.value == BankOverDecks::returned;
  if (on.state.suite_of != 0) {
    return_bank(on, "ar.pyb.42-a"_art);
    on.add(SuiteEnded{}, "ar.pyb.42-a"_art);
    return_seat(on, "S-99"_art);
  } else if (on.state.bank.exists() && returns) {
    return_bank(on, on.rules.bank_over_decks.by);
    return_seat(on, "S-99"_art);
  }
  on.add(TallaEnded{on.state.talla}, by);
}

void burn_deck_for_remate(Course& on, const Citations& by) {
  return_bets(on, "S-10"_art);
  if (on.state.in_play)
    on.add(DeckBurned{}, by).add(TallaEnded{on.state.talla}, by);
  else
    on.add(RemateOpened{}, Citations(by).add("ar.pyb.5-a"_art));
}

}  // namespace sabot::reglamento
