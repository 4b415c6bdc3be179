#pragma once
// The parameters that every game of the family has: the sabot, and how the hands draw.

#include <array>
#include <vector>

#include "sabot/law/citation.hpp"
#include "sabot/law/ruleset.hpp"
#include "sabot/rules/baccarat/baccarat.hpp"
#include "sabot/rules/baccarat/talla.hpp"
#include "sabot/rules/common/role.hpp"

namespace sabot::rules {
class Parameters;
}

namespace sabot::baccarat {

struct FamilyRules {
  law::Regulation regulation = law::Regulation::none;
  rules::Role dealer = rules::Role::croupier;  // announces, pays, and enters what leaves the sabot

  law::Cited<int> packs;
  law::Cited<int> cards_below_stop;
  law::Cited<StopCardSeen> stop_card_seen;

  law::Cited<std::array<Draw, 8>> punto_draws;
  law::Cited<Cuadro> cuadro;
  std::vector<law::Citation> cuadro_rows;  // one for each total of the banca, if the text has them

  // The rule as the regulation in force has it. Code cites each rule once, by its as11 row where
  // both texts have it.
  law::Citation art(law::Citation citation) const { return law::in_force(regulation, citation); }
};

// A coup under way may need six more cards once the stop card shows, unless the text foresees
// that there are too few.
inline constexpr int cards_of_a_coup = 6;
void read_sabot(rules::Parameters& read, FamilyRules& rules, int least_below = cards_of_a_coup);
void read_drawing(rules::Parameters& read, FamilyRules& rules);

}  // namespace sabot::baccarat
