// A command and an event are JSON objects whose fields stand beside what everything of its kind
// says: no game may give a field one of those names.

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <string>
#include <string_view>
#include <vector>

#include <boost/json/object.hpp>

#include "sabot/table/any_table.hpp"

namespace sabot::conformance {
namespace {

// The person who gives a command and which it is; what a record adds to it, and the message it
// comes in. (A message's `line` stands in place of a command, and never beside one.)
constexpr std::array<std::string_view, 6> beside_a_command{"who",    "command", "sequence",
                                                           "events", "key",     "type"};
constexpr std::array<std::string_view, 2> beside_an_event{"event", "by-articles"};

template <std::size_t Count>
std::string taken(const std::vector<Form>& forms,
                  const std::array<std::string_view, Count>& reserved) {
  std::string found;
  for (const auto& form : forms)
    for (const auto& field : form.fields)
      if (std::ranges::find(reserved, field.name) != reserved.end())
        ((((found += " ") += form.name) += " ") += field.name) += "=…";
  return found;
}

TEST(Forms, NoFieldIsNamedLikeWhatStandsBesideIt) {
  ASSERT_FALSE(table::games().empty());
  for (const auto& game : table::games()) {
    EXPECT_EQ(taken(game.commands(), beside_a_command), "") << game.name;
    EXPECT_EQ(taken(game.events(), beside_an_event), "") << game.name;
  }
}

// Somebody other than the person who gives the command can be named in it.
TEST(Forms, AnAssociateIsAcceptedInJson) {
  auto table = table::open_table("as11", "chemin-de-fer", "");
  ASSERT_TRUE(table.has_value());
  const auto refused = (*table)->submit(
      boost::json::object{{"who", "casa"}, {"command", "accept-associate"}, {"person", "blas"}});
  ASSERT_FALSE(refused.has_value());
  EXPECT_TRUE(std::holds_alternative<rules::Refusal>(refused.error()));
}

}  // namespace
}  // namespace sabot::conformance
