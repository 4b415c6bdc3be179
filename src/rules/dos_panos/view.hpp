#pragma once
// What one person may see of a table of bacarrá a dos paños.

#include <optional>
#include <string>
#include <vector>

#include <boost/describe/class.hpp>

#include "sabot/base/card.hpp"
#include "sabot/base/digest.hpp"
#include "sabot/rules/common/table_view.hpp"
#include "sabot/rules/dos_panos/words.hpp"

namespace sabot::dos_panos {

// clang-format off
struct BankView {
  PersonId banker; Money amount; Money initial; int coups = 0; int until = 0;
};
struct OfferView { std::optional<PersonId> to; Vacancy why{}; Money amount; };
struct BidView { PersonId by; Money amount; };
struct StakeView { PersonId by; On on{}; Money amount; Money primero; Money segundo; };
// A card that the viewer may not see is empty.
struct HandView {
  std::optional<PersonId> owed_to; std::optional<PersonId> holder;
  std::vector<std::optional<Card>> cards; std::optional<Card> third; std::optional<int> total;
  std::optional<Declaration> said; Binding bound{}; bool voided = false;
  std::optional<Winner> winner;
};
BOOST_DESCRIBE_STRUCT(BankView, (), (banker, amount, initial, coups, until))
BOOST_DESCRIBE_STRUCT(OfferView, (), (to, why, amount))
BOOST_DESCRIBE_STRUCT(BidView, (), (by, amount))
BOOST_DESCRIBE_STRUCT(StakeView, (), (by, on, amount, primero, segundo))
BOOST_DESCRIBE_STRUCT(HandView, (),
                      (owed_to, holder, cards, third, total, said, bound, voided, winner))

// clang-format on

struct View {
  Phase phase{};
  int talla = 0;
  int coup = 0;
  int session = 0;  // with a free bank
  std::string currency;
  Money minimum;
  std::optional<Money> maximum;
  BankKind bank_kind{};
  Money bank_minimum;
  std::optional<Money> bank_maximum;
  int seats_per_pano = 0;
  int cards_left = 0;
  int basket = 0;  // cards that lie in it
  bool stop_card_appeared = false;
  std::optional<Digest> commitment;  // to an order not shown yet
  std::optional<OfferView> offer;    // while nobody has the bank
  std::vector<BidView> bids;
  std::vector<PersonId> lot;  // those between whom it decides
  std::optional<BankView> bank;
  std::optional<Money> stake;  // of the coup, where the banker announces it
  std::vector<PersonId> claims;
  std::optional<PersonId> banco_by;
  std::optional<PersonId> banco_right;
  std::optional<PersonId> first_turn;  // whose the cards of each paño are, or will be
  std::optional<PersonId> second_turn;
  std::vector<PersonId> awaited;  // without whom the game does not go on
  std::vector<rules::PlaceView> places;
  std::vector<PersonId> waiting;
  std::vector<StakeView> stakes;
  HandView primero;
  HandView segundo;
  HandView banca;
  std::vector<Card> loose;  // third cards on their way to another hand
  std::optional<Culprit> restored;
  std::optional<Hand> due;
  std::optional<rules::SelfView> self;
};
BOOST_DESCRIBE_STRUCT(View, (),
                      (phase, talla, coup, session, currency, minimum, maximum, bank_kind,
                       bank_minimum, bank_maximum, seats_per_pano, cards_left, basket,
                       stop_card_appeared, commitment, offer, bids, lot, bank, stake, claims,
                       banco_by, banco_right, first_turn, second_turn, awaited, places, waiting,
                       stakes, primero, segundo, banca, loose, restored, due, self))

}  // namespace sabot::dos_panos
