#pragma once
// What one person may see of a table: everything but other people's chips.

#include <optional>
#include <string>
#include <vector>

#include <boost/describe/class.hpp>

#include "sabot/base/card.hpp"
#include "sabot/base/digest.hpp"
#include "sabot/base/money.hpp"
#include "sabot/base/person.hpp"
#include "sabot/rules/common/table_view.hpp"
#include "sabot/rules/treinta_cuarenta/words.hpp"

namespace sabot::treinta_cuarenta {

// clang-format off
struct StakeView { PersonId by; Chance on{}; Money amount; Money insured; Money insurance; };
struct PrisonerView { PersonId by; Chance on{}; Money value; int times = 0; bool asked = false; };
struct RowView { std::vector<Card> cards; int total = 0; };
BOOST_DESCRIBE_STRUCT(StakeView, (), (by, on, amount, insured, insurance))
BOOST_DESCRIBE_STRUCT(PrisonerView, (), (by, on, value, times, asked))
BOOST_DESCRIBE_STRUCT(RowView, (), (cards, total))

// clang-format on

struct View {
  Phase phase{};
  int talla = 0;
  int coup = 0;
  std::string currency;
  Money minimum;
  Money maximum;
  std::optional<Money> insurance_from;  // none where it is not offered
  int cards_left = 0;
  bool stop_card_appeared = false;
  std::optional<Digest> commitment;  // to an order not shown yet
  RowView negra;
  RowView roja;
  bool last = false;  // coup of the session
  bool over = false;
  std::optional<PersonId> tallador;
  std::vector<PersonId> awaited;
  std::vector<rules::PlaceView> places;
  std::vector<PersonId> waiting;
  std::vector<StakeView> stakes;
  std::vector<PrisonerView> prison;
  std::optional<rules::SelfView> self;
};
BOOST_DESCRIBE_STRUCT(View, (),
                      (phase, talla, coup, currency, minimum, maximum, insurance_from, cards_left,
                       stop_card_appeared, commitment, negra, roja, last, over, tallador, awaited,
                       places, waiting, stakes, prison, self))

}  // namespace sabot::treinta_cuarenta
