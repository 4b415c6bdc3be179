#include "sabot/cli/law_search.hpp"

#include <gtest/gtest.h>

#include <algorithm>

namespace sabot::cli {
namespace {

std::vector<std::string_view> ids_found(const std::vector<std::string>& words) {
  std::vector<std::string_view> ids;
  for (const auto* row : search_rows(words)) ids.push_back(row->id);
  return ids;
}

TEST(Folding, TakesSizeAndAccentsAway) {
  EXPECT_EQ(folded("áéíóúüñ ÁÉÍÓÚÜÑ"), "aeiouun aeiouun");
  EXPECT_EQ(folded("PAÑO 2º"), "pano 2º");
}

TEST(Searching, FindsTheSameWithAndWithoutAccents) {
  EXPECT_FALSE(ids_found({"croupier"}).empty());
  EXPECT_EQ(ids_found({"PAÑO"}), ids_found({"pano"}));
  EXPECT_FALSE(ids_found({"paño"}).empty());
}

TEST(Searching, WantsAllTheWords) {
  const auto both = ids_found({"banca", "empate"});
  const auto one = ids_found({"banca"});
  EXPECT_FALSE(both.empty());
  EXPECT_LT(both.size(), one.size());
  EXPECT_TRUE(ids_found({"banca", "xyzzy"}).empty());
}

TEST(Searching, ReadsBothLanguages) {
  const auto finds_packs = [](const std::vector<std::string>& words) {
    return std::ranges::count(ids_found(words), "house.packs") == 1;
  };
  EXPECT_TRUE(finds_packs({"lleva", "barajas"}));
  EXPECT_TRUE(finds_packs({"packs", "holds"}));
}

TEST(Searching, AnIdComesFirst) {
  EXPECT_EQ(ids_found({"as11.pyb.a1-e"}).front(), "as11.pyb.A1-e");
  EXPECT_EQ(ids_found({"A-1"}).size(), ids_found({"a-1"}).size());
}

TEST(Searching, AWholeWordComesBeforeAPartOfOne) {
  const auto rows = search_rows({"tie"});
  ASSERT_FALSE(rows.empty());
  const auto is_whole = [](const law::Row* row) {
    return (" " + folded(row->en)).find(" tie") != std::string::npos;
  };
  EXPECT_TRUE(is_whole(rows.front()));
}

TEST(NearestIds, TheOneWithASlipComesFirst) {
  EXPECT_EQ(nearest_ids("as11.pyb.A1e", 3).front(), "as11.pyb.A1-e");
  EXPECT_EQ(nearest_ids("HOUSE.PAKS", 3).front(), "house.packs");
  EXPECT_EQ(nearest_ids("x", 2).size(), 2U);
}

}  // namespace
}  // namespace sabot::cli
