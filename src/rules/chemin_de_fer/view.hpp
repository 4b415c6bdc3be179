#pragma once
// What one person may see of a table: the felt, the bank, the hands as far as they lie open or he
// holds them, and of chips only his own.

#include <optional>
#include <string>
#include <vector>

#include <boost/describe/class.hpp>

#include "sabot/base/card.hpp"
#include "sabot/base/digest.hpp"
#include "sabot/base/money.hpp"
#include "sabot/base/person.hpp"
#include "sabot/rules/chemin_de_fer/words.hpp"
#include "sabot/rules/common/table_view.hpp"

namespace sabot::chemin_de_fer {

// clang-format off
struct PlaceView {
  int seat = 0; PersonId person; bool standing = false; bool absent = false;
  bool must_salute = false;
};
struct MemberView { PersonId who; Money bank; Money garage; };
struct BankView {
  PersonId banker; Money amount; Money garage; Money idle; std::vector<MemberView> members;
  int coups = 0; bool todo_va = false;
};
struct OfferView { std::optional<PersonId> to; Vacancy why{}; Money least; };
struct BidView { PersonId by; Money amount; };
struct ProposalView { PersonId by; PersonId to; Money amount; };
struct ClaimView { PersonId by; BancoKind kind{}; std::optional<PersonId> associate; };
struct StakeView { PersonId by; Money amount; Money plays; bool late = false; };
// A card that the viewer may not see is empty.
struct HandView {
  std::vector<std::optional<Card>> cards; std::optional<Card> third; std::optional<int> total;
  std::optional<Declaration> said; Binding bound{};
};
BOOST_DESCRIBE_STRUCT(PlaceView, (), (seat, person, standing, absent, must_salute))
BOOST_DESCRIBE_STRUCT(MemberView, (), (who, bank, garage))
BOOST_DESCRIBE_STRUCT(BankView, (), (banker, amount, garage, idle, members, coups, todo_va))
BOOST_DESCRIBE_STRUCT(OfferView, (), (to, why, least))
BOOST_DESCRIBE_STRUCT(BidView, (), (by, amount))
BOOST_DESCRIBE_STRUCT(ProposalView, (), (by, to, amount))
BOOST_DESCRIBE_STRUCT(ClaimView, (), (by, kind, associate))
BOOST_DESCRIBE_STRUCT(StakeView, (), (by, amount, plays, late))
BOOST_DESCRIBE_STRUCT(HandView, (), (cards, third, total, said, bound))

// clang-format on

struct View {
  Phase phase{};
  int talla = 0;
  int coup = 0;
  std::string currency;
  Money minimum;
  Money bank_minimum;
  std::optional<Money> bank_maximum;
  bool banco_free = false;
  int cards_left = 0;
  int basket = 0;  // cards that lie in it
  bool stop_card_appeared = false;
  std::optional<Digest> commitment;  // to an order not shown yet
  std::optional<PersonId> cut_offered_to;
  std::optional<OfferView> offer;  // while the bank goes round
  std::vector<BidView> bids;
  std::optional<BankView> bank;
  std::vector<ProposalView> proposals;
  std::vector<ClaimView> claims;
  std::optional<PersonId> banco_by;
  std::optional<PersonId> con_la_mesa;
  std::optional<PersonId> ultimo_completo;
  std::optional<PersonId> seguido;
  std::optional<PersonId> owed_to;
  std::optional<PersonId> holder;
  std::vector<PersonId> awaited;  // without whom the game does not go on
  std::vector<PlaceView> places;
  std::vector<PersonId> waiting;
  std::vector<StakeView> stakes;
  HandView punto;
  HandView banca;
  std::optional<Hand> due;
  std::optional<Winner> winner;
  std::optional<rules::SelfView> self;
};
BOOST_DESCRIBE_STRUCT(View, (),
                      (phase, talla, coup, currency, minimum, bank_minimum, bank_maximum,
                       banco_free, cards_left, basket, stop_card_appeared, commitment,
                       cut_offered_to, offer, bids, bank, proposals, claims, banco_by, con_la_mesa,
                       ultimo_completo, seguido, owed_to, holder, awaited, places, waiting, stakes,
                       punto, banca, due, winner, self))

}  // namespace sabot::chemin_de_fer
