#include "sabot/table/house.hpp"

#include "sabot/law/art.hpp"

#include <gtest/gtest.h>

namespace sabot::table {
namespace {

using namespace law::literals;

const TablePlan punto_y_banca{
    .regulation = "as11", .game = "punto-y-banca", .overlay = "", .journal = std::nullopt};

TEST(House, ACommandReachesItsTableAndNoOther) {
  House house;
  ASSERT_TRUE(house.open("uno", punto_y_banca));
  ASSERT_TRUE(house.open("dos", punto_y_banca));
  ASSERT_TRUE(house.submit("uno", "casa admit person=ana role=player"));
  EXPECT_EQ(house.names(), (std::vector<std::string>{"dos", "uno"}));
  // Known at the one, and so refused; unknown at the other, and so admitted.
  EXPECT_FALSE(house.submit("uno", "casa admit person=ana role=player"));
  EXPECT_TRUE(house.submit("dos", "casa admit person=ana role=player"));
}

TEST(House, AnUnknownTableIsRefusedWithItsReason) {
  House house;
  ASSERT_TRUE(house.open("uno", punto_y_banca));
  const auto told = house.submit("tres", "casa admit person=ana role=player");
  ASSERT_FALSE(told);
  EXPECT_EQ(std::get<rules::Refusal>(told.error()),
            (rules::Refusal{rules::RefusalCode::unknown_table, "S-19"_art}));
}

TEST(House, ANameIsGivenOnce) {
  House house;
  ASSERT_TRUE(house.open("uno", punto_y_banca));
  EXPECT_EQ(house.open("uno", punto_y_banca).error(), "there is a table uno already");
  EXPECT_FALSE(house.open("", punto_y_banca));
}

TEST(House, NobodyHasSeatsAtTwoTables) {
  House house;
  auto chemin_de_fer = punto_y_banca;
  chemin_de_fer.game = "chemin-de-fer";
  ASSERT_TRUE(house.open("uno", punto_y_banca));
  ASSERT_TRUE(house.open("dos", chemin_de_fer));
  for (const auto* line : {"casa open minimum=5 factor=100 multiples=false standing=false",
                           "casa admit person=ana role=player", "ana sit seat=3"})
    ASSERT_TRUE(house.submit("uno", line)) << line;
  for (const auto* line : {"casa open minimum=5", "casa admit person=ana role=player",
                           "casa admit person=blas role=player", "blas sit seat=1"})
    ASSERT_TRUE(house.submit("dos", line)) << line;
  const auto before = house.find("dos")->head();
  const auto refused = house.submit("dos", "ana sit seat=2");
  ASSERT_FALSE(refused);
  EXPECT_EQ(
      std::get<rules::Refusal>(refused.error()),
      (rules::Refusal{rules::RefusalCode::seated_elsewhere, {"as11.cdf.D-i"_art, "S-40"_art}}));
  // The table has been told, and is not told again what it knows.
  const auto told = house.find("dos")->head();
  EXPECT_NE(told, before);
  EXPECT_FALSE(house.submit("dos", "ana sit seat=2"));
  EXPECT_FALSE(house.submit("dos", "ana \tsit\tseat=2"));
  EXPECT_EQ(house.find("dos")->head(), told);
  ASSERT_TRUE(house.submit("uno", "ana leave"));
  EXPECT_TRUE(house.submit("dos", "ana sit seat=2"));
  EXPECT_TRUE(house.find("dos")->seats(PersonId::from("ana").value()));
}

TEST(House, UnknownRulesOpenNothing) {
  House house;
  auto plan = punto_y_banca;
  plan.game = "mus";
  EXPECT_FALSE(house.open("uno", plan));
  plan = punto_y_banca;
  plan.regulation = "fr11";
  EXPECT_FALSE(house.open("uno", plan));
  plan = punto_y_banca;
  plan.overlay = "packs = 0";
  EXPECT_FALSE(house.open("uno", plan));
  EXPECT_TRUE(house.names().empty());
}

}  // namespace
}  // namespace sabot::table
