#pragma once
// What one person may see of a table: the felt, both hands as far as they lie open, and of chips
// only their own.

#include <optional>
#include <string>
#include <vector>

#include <boost/describe/class.hpp>

#include "sabot/base/card.hpp"
#include "sabot/base/digest.hpp"
#include "sabot/base/money.hpp"
#include "sabot/base/person.hpp"
#include "sabot/rules/common/table_view.hpp"
#include "sabot/rules/punto_banca/words.hpp"

namespace sabot::punto_banca {

// clang-format off
struct StakeView { PersonId by; Chance on{}; Money amount; bool freed = false; };
// A card that lies face down is empty.
struct HandView {
  std::vector<std::optional<Card>> cards; std::optional<int> total; std::optional<Declaration> said;
};
BOOST_DESCRIBE_STRUCT(StakeView, (), (by, on, amount, freed))
BOOST_DESCRIBE_STRUCT(HandView, (), (cards, total, said))

// clang-format on

struct View {
  Phase phase{};
  int talla = 0;
  int coup = 0;
  std::string currency;
  Money minimum;
  Money maximum;
  bool multiples = false;
  int cards_left = 0;
  int basket = 0;  // cards that lie in it
  int to_burn = 0;
  bool stop_card_appeared = false;
  std::optional<Digest> commitment;  // to an order not shown yet
  std::optional<PersonId> offered_to;
  std::optional<PersonId> holder;
  std::optional<PersonId> punto_holder;
  std::vector<PersonId> awaited;  // those without whom the game does not go on
  std::vector<rules::PlaceView> places;
  std::vector<PersonId> waiting;
  std::vector<StakeView> stakes;
  HandView punto;
  HandView banca;
  std::optional<Hand> due;
  std::optional<Chance> winner;
  std::optional<rules::SelfView> self;
};
BOOST_DESCRIBE_STRUCT(View, (),
                      (phase, talla, coup, currency, minimum, maximum, multiples, cards_left,
                       basket, to_burn, stop_card_appeared, commitment, offered_to, holder,
                       punto_holder, awaited, places, waiting, stakes, punto, banca, due, winner,
                       self))

}  // namespace sabot::punto_banca
