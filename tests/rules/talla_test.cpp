#include "sabot/rules/baccarat/talla.hpp"

#include "sabot/law/art.hpp"

#include <gtest/gtest.h>

#include <string>
#include <type_traits>

namespace sabot::baccarat {
namespace {

using namespace law::literals;

std::vector<Card> one_pack() {
  std::vector<Card> pack;
  for (int i = 0; i < Card::kinds; ++i) pack.push_back(Card::from_index(i));
  return pack;
}

TEST(Talla, TheCutLeavesACardOnEitherSide) {
  const SabotCount sabot(1);
  EXPECT_EQ(wrong_cut(sabot, 0), RefusalCode::cut_out_of_range);
  EXPECT_EQ(wrong_cut(sabot, 1), std::nullopt);
  EXPECT_EQ(wrong_cut(sabot, 51), std::nullopt);
  EXPECT_EQ(wrong_cut(sabot, 52), RefusalCode::cut_out_of_range);
}

// However many of them have been drawn since.
TEST(Talla, AnOrderIsOfAllTheCards) {
  SabotCount sabot(1);
  sabot.draw_unseen();
  sabot.see(Card::from_index(0));
  auto order = one_pack();
  EXPECT_EQ(wrong_order(sabot, order), std::nullopt);
  order[0] = order[1];
  EXPECT_EQ(wrong_order(sabot, order), RefusalCode::card_not_in_sabot);
  order.pop_back();
  EXPECT_EQ(wrong_order(sabot, order), RefusalCode::wrong_count);
}

// Notes what came, in order: c for the card, s for the stop card.
struct Notes {
  std::string letters;
  law::Citations by;

  template <class Event>
  void add(const Event&, const law::Citations& articles) {
    static_assert(std::is_same_v<Event, StopCardAppeared>);
    letters += 's';
    by = articles;
  }
};

std::string drawing(int left, StopCardSeen seen) {
  SabotCount sabot(1);
  sabot.draw_unseen(sabot.size() - left);
  Notes notes;
  with_stop_card(sabot, 7, {seen, "S-06"_art}, "as11.pyb.B-c"_art, notes,
                 [&] { notes.letters += 'c'; });
  const law::Citations both{"as11.pyb.B-c"_art, "S-06"_art};
  EXPECT_EQ(notes.by, notes.letters.contains('s') ? both : law::Citations());
  return notes.letters;
}

TEST(Talla, TheStopCardAppearsOnce) {
  for (const int left : {10, 9, 6}) {
    EXPECT_EQ(drawing(left, StopCardSeen::at_the_mouth), "c");
    EXPECT_EQ(drawing(left, StopCardSeen::when_drawn), "c");
  }
  EXPECT_EQ(drawing(8, StopCardSeen::at_the_mouth), "cs");
  EXPECT_EQ(drawing(7, StopCardSeen::at_the_mouth), "c");
  EXPECT_EQ(drawing(8, StopCardSeen::when_drawn), "c");
  EXPECT_EQ(drawing(7, StopCardSeen::when_drawn), "sc");
}

}  // namespace
}  // namespace sabot::baccarat
