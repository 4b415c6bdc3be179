// A table whose settings leave its regulation: opened only where they say so, seen by everybody,
// and read again from a journal of the time when nobody had to say it.

#include <gtest/gtest.h>

#include "sabot/law/legal.hpp"
#include "sabot/table/any_table.hpp"
#include "sabot/table/audit.hpp"
#include "sabot/table/chain.hpp"

namespace sabot::table {
namespace {

constexpr auto mini = "mini-punto-y-banca";

const boost::json::array& departures_seen(const AnyTable& table, const PersonId& person,
                                          boost::json::value& view) {
  view = table.view(person);
  return view.at("leaves-regulation").as_array();
}

TEST(Departure, IsRefusedUnlessTheOverlaySaysSo) {
  const auto refused = open_table("as11", mini, "seats = 8");
  ASSERT_FALSE(refused);
  EXPECT_TRUE(refused.error().contains("seats = 8 (as11.pyb.E-b: at most 7)")) << refused.error();
  EXPECT_FALSE(found_table("as11", mini, "seats = 8"));
  EXPECT_TRUE(open_table("as11", mini, "seats = 7"));
}

TEST(Departure, EverybodySeesIt) {
  const auto table = open_table("as11", mini, "leaves-regulation = true\nseats = 8").value();
  boost::json::value view;
  for (const auto who : {"casa"_who, PersonId()}) {
    const auto& seen = departures_seen(*table, who, view);
    ASSERT_EQ(seen.size(), 1u);
    EXPECT_EQ(seen.at(0).at("setting"), "seats");
    EXPECT_EQ(seen.at(0).at("value"), "8");
    EXPECT_EQ(seen.at(0).at("by"), boost::json::value(boost::json::array{"as11.pyb.E-b"}));
  }
  const auto plain = open_table("as11", mini, "").value();
  EXPECT_TRUE(departures_seen(*plain, PersonId(), view).empty());
}

// As a program wrote it that knew no limits: the same hash of the parameters, and no key.
TEST(Departure, OfAnEarlierJournalStandsAndIsSeen) {
  auto ruleset = law::Ruleset::of("as11", mini).value();
  ASSERT_TRUE(law::overlay_recorded(ruleset, "seats = 8"));
  auto founded = find_game("as11", mini)->found(ruleset, "seats = 8", {}).value();
  std::vector<std::uint8_t> journal{journal_mark.begin(), journal_mark.end()};
  append_frame(journal, 0, founded.genesis, founded.hash);
  const auto again = resume_table(journal);
  ASSERT_TRUE(again) << again.error();
  boost::json::value view;
  EXPECT_EQ(departures_seen(**again, PersonId(), view).size(), 1u);
  const auto audited = audit_journal(journal, {}, law::Language::en, {});
  ASSERT_TRUE(audited) << audited.error().what;
  EXPECT_EQ(law::departures_of(audited->ruleset).size(), 1u);
}

}  // namespace
}  // namespace sabot::table
