#pragma once
// What one person may see of a table with a wheel: everything but other people's chips.

#include <optional>
#include <string>
#include <vector>

#include <boost/describe/class.hpp>

#include "sabot/base/digest.hpp"
#include "sabot/base/money.hpp"
#include "sabot/base/person.hpp"
#include "sabot/rules/common/table_view.hpp"
#include "sabot/rules/wheel/words.hpp"

namespace sabot::wheel {

// clang-format off
// One kind of chance: what it pays, and how much may lie on one of them.
struct TermsView { Suerte suerte{}; Ratio price; Money maximum; };
struct StakeView { PersonId by; Chance on; int pano = 1; Money amount; bool won = false; };
struct PrisonerView {
  PersonId by; Chance on; int pano = 1; Money value; int zeros = 0; bool asked = false;
};
struct ColourView { PersonId person; Colour colour{}; Money value; };
BOOST_DESCRIBE_STRUCT(TermsView, (), (suerte, price, maximum))
BOOST_DESCRIBE_STRUCT(StakeView, (), (by, on, pano, amount, won))
BOOST_DESCRIBE_STRUCT(PrisonerView, (), (by, on, pano, value, zeros, asked))
BOOST_DESCRIBE_STRUCT(ColourView, (), (person, colour, value))

// clang-format on

struct View {
  Phase phase{};
  int coup = 0;
  std::string currency;
  Money minimum;
  std::vector<Money> minima;  // of each paño
  std::vector<TermsView> terms;
  std::vector<int> wheel;  // its numbers, round the wheel
  std::vector<int> red;
  std::vector<int> black;
  std::optional<int> number;  // the last that fell
  std::vector<int> past;      // the newest first
  std::optional<Digest> commitment;
  int turned = 0;
  bool last = false;  // spin of the session
  bool over = false;
  std::vector<PersonId> awaited;
  std::vector<rules::PlaceView> places;
  std::vector<PersonId> waiting;
  std::vector<ColourView> colours;
  std::vector<StakeView> stakes;
  std::vector<PrisonerView> prison;
  std::optional<rules::SelfView> self;
};
BOOST_DESCRIBE_STRUCT(View, (),
                      (phase, coup, currency, minimum, minima, terms, wheel, red, black, number,
                       past, commitment, turned, last, over, awaited, places, waiting, colours,
                       stakes, prison, self))

}  // namespace sabot::wheel
