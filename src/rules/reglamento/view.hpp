#pragma once
// What one person may see of a table: the felt, the bank and its way, both hands as far as they lie
// open, and of chips only their own.

#include <optional>
#include <string>
#include <vector>

#include <boost/describe/class.hpp>

#include "sabot/base/card.hpp"
#include "sabot/base/digest.hpp"
#include "sabot/base/money.hpp"
#include "sabot/base/person.hpp"
#include "sabot/rules/common/table_view.hpp"
#include "sabot/rules/reglamento/words.hpp"

namespace sabot::reglamento {

// clang-format off
struct StakeView { PersonId by; Chance on{}; Money amount; };
struct BidView { PersonId by; Money amount; };
// Without a holder: the house's.
struct BankView {
  std::optional<PersonId> holder; Title title{}; Money amount; Money opening; int passes = 0;
  int wins = 0; bool suite_announced = false;
};
struct OfferView { Vacancy why{}; std::optional<PersonId> to; int seat = 0; Money least; };
// A card that lies face down is empty.
struct HandView {
  std::vector<std::optional<Card>> cards; std::optional<Card> third; std::optional<int> total;
  std::optional<Declaration> said;
};
BOOST_DESCRIBE_STRUCT(StakeView, (), (by, on, amount))
BOOST_DESCRIBE_STRUCT(BidView, (), (by, amount))
BOOST_DESCRIBE_STRUCT(BankView, (), (holder, title, amount, opening, passes, wins, suite_announced))
BOOST_DESCRIBE_STRUCT(OfferView, (), (why, to, seat, least))
BOOST_DESCRIBE_STRUCT(HandView, (), (cards, third, total, said))

// clang-format on

struct View {
  Phase phase{};
  int talla = 0;
  int coup = 0;
  std::string currency;
  Money minimum;
  Money maximum;
  int cards_left = 0;
  int basket = 0;  // cards that lie in it
  bool stop_card_appeared = false;
  std::optional<Digest> commitment;  // to an order not shown yet
  std::optional<PersonId> cutter;
  std::vector<BidView> bids;
  std::optional<OfferView> offer;
  std::optional<BankView> bank;
  int sabot_at = 0;  // the seat; 0 before the first bank
  bool suite = false;
  std::optional<PersonId> punto_holder;
  std::vector<PersonId> awaited;  // those without whom the game does not go on
  std::vector<rules::PlaceView> places;
  std::vector<PersonId> waiting;
  std::vector<StakeView> stakes;
  HandView punto;
  HandView banca;
  std::vector<Card> aside;
  std::optional<Hand> due;
  std::optional<Chance> winner;
  std::optional<rules::SelfView> self;
};
BOOST_DESCRIBE_STRUCT(View, (),
                      (phase, talla, coup, currency, minimum, maximum, cards_left, basket,
                       stop_card_appeared, commitment, cutter, bids, offer, bank, sabot_at, suite,
                       punto_holder, awaited, places, waiting, stakes, punto, banca, aside, due,
                       winner, self))

}  // namespace sabot::reglamento
