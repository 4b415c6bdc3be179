// Which changes are tried: of a word every other that the rules take, and never quietly none.

#include "sabot/rounds/bite.hpp"

#include <gtest/gtest.h>

#include <set>
#include <string>
#include <tuple>

#include "sabot/base/invariant.hpp"
#include "sabot/table/any_table.hpp"

namespace sabot::rounds {
namespace {

using Names = std::vector<std::string>;

// Without rounds nothing is noticed, so that everything that was tried is listed.
TEST(Bite, TriesEveryOtherWord) {
  std::set<std::tuple<std::string, std::string, std::string>> tried;
  for (const auto& [ruleset, change] : bite({}, {}).unnoticed)
    tried.emplace(ruleset, change.parameter, change.from + " " + change.to);
  EXPECT_TRUE(tried.contains({"as11.punto-y-banca", "holder-must-bet", "on-banca no"}));
  EXPECT_TRUE(tried.contains({"as11.punto-y-banca", "holder-must-bet", "on-banca on-any-chance"}));
  EXPECT_TRUE(tried.contains({"es79.punto-y-banca", "holder-must-bet", "no on-banca"}));
  EXPECT_TRUE(tried.contains({"as11.chemin-de-fer", "declarations", "prevented adjudicated"}));
  EXPECT_TRUE(tried.contains({"es79.chemin-de-fer", "rounding", "down up"}));
}

TEST(Bite, TheRulesKnowTheirWords) {
  const auto words = [](std::string_view game, std::string_view parameter) {
    return table::find_game("as11", game)->words(law::Ruleset::of("as11", game).value(), parameter);
  };
  EXPECT_EQ(words("punto-y-banca", "holder-must-bet"), (Names{"no", "on-banca", "on-any-chance"}));
  EXPECT_EQ(words("mini-punto-y-banca", "rounding"), (Names{"down", "up"}));
  EXPECT_EQ(words("chemin-de-fer", "declarations"), (Names{"prevented", "adjudicated"}));
  EXPECT_EQ(words("punto-y-banca", "currency"), Names{});
  EXPECT_EQ(words("punto-y-banca", "packs"), Names{});
}

TEST(Bite, AWordWithoutOthersIsAMistakeOfOurs) {
  const auto none = [](const law::Ruleset&, const law::Parameter&) { return Names{}; };
  const auto itself = [](const law::Ruleset&, const law::Parameter& parameter) {
    return Names{std::get<std::string>(parameter.value)};
  };
  const auto ruleset = law::Ruleset::of("as11", "punto-y-banca").value();
  EXPECT_THROW(law::changes_of(ruleset, none), BrokenInvariant);
  EXPECT_THROW(law::changes_of(ruleset, itself), BrokenInvariant);
}

}  // namespace
}  // namespace sabot::rounds
