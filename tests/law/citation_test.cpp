#include "sabot/law/art.hpp"

#include <gtest/gtest.h>

namespace sabot::law {
namespace {

TEST(Citation, KnowsItsProvenance) {
  EXPECT_EQ("as11.pyb.A1-e"_art.provenance(), Provenance::article);
  EXPECT_EQ("A-25"_art.provenance(), Provenance::interpretation);
  EXPECT_EQ("S-06"_art.provenance(), Provenance::interpretation);
  EXPECT_EQ("house.packs"_art.provenance(), Provenance::setting);
}

TEST(Citation, ProvenanceChangesExactlyAtTheFirstNumberOfAClass) {
  EXPECT_EQ(Citation{4095}.provenance(), Provenance::article);
  EXPECT_EQ(Citation{4096}.provenance(), Provenance::interpretation);
  EXPECT_EQ(Citation{8191}.provenance(), Provenance::interpretation);
  EXPECT_EQ(Citation{8192}.provenance(), Provenance::setting);
}

// Journals store these numbers: a change here makes old journals say something else.
TEST(Citation, NumbersDoNotMove) {
  EXPECT_EQ("es79.00-a"_art.number, 0);
  EXPECT_EQ("as11.rescdf-a"_art.number, 1024);
  EXPECT_EQ("ar.pyb.1-a"_art.number, 2048);
  EXPECT_EQ("art.dos.baraja-a"_art.number, 3072);
  EXPECT_EQ("A-01"_art.number, 4096);
  EXPECT_EQ("S-01"_art.number, 4096 + 46);
  EXPECT_EQ("house.packs"_art.number, 8192);
}

TEST(Citation, AnIdIsFoundOnlyWhole) {
  EXPECT_EQ(generated::find("as11.pyb.A1-"), -1);
  EXPECT_EQ(generated::find("as11.pyb.A1-e "), -1);
  EXPECT_EQ(generated::find("AS11.PYB.A1-E"), -1);
  EXPECT_EQ(generated::find(""), -1);
  EXPECT_EQ(generated::find("zzz"), -1);
}

TEST(Citations, KeepTheirOrderAndDoNotRepeat) {
  Citations all{"A-25"_art, "as11.pyb.C-f"_art};
  all.add("A-25"_art).add(Citations{"house.packs"_art, "as11.pyb.C-f"_art});
  EXPECT_EQ(all, (Citations{"A-25"_art, "as11.pyb.C-f"_art, "house.packs"_art}));
  EXPECT_NE(all, (Citations{"as11.pyb.C-f"_art, "A-25"_art, "house.packs"_art}));
  EXPECT_EQ(all.front(), "A-25"_art);
}

TEST(Citations, HoldSevenAndNoMore) {
  Citations all;
  EXPECT_TRUE(all.empty());
  for (std::uint16_t number = 0; number < Citations::capacity; ++number) all.add(Citation{number});
  EXPECT_EQ(all.size(), 7u);
  EXPECT_NO_THROW(all.add(Citation{0}));
  EXPECT_THROW(all.add(Citation{7}), BrokenInvariant);
}

}  // namespace
}  // namespace sabot::law
