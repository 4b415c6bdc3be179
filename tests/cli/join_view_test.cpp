#include "sabot/cli/join_view.hpp"

#include <gtest/gtest.h>

#include <boost/json/parse.hpp>

#include "sabot/cli/join_house.hpp"
#include "sabot/net/client_url.hpp"

namespace sabot::cli {
namespace {

std::string drawn(std::string_view view) {
  const HouseWords words(boost::json::parse(R"({"fields": {"bank": "banca", "chips": "fichas"},
      "values": {"phase=betting": "apuestas", "said=carta": "¡carta!"}})"));
  std::string text;
  for (const auto& line : view_lines(boost::json::parse(view), "ana", words)) text += line + '\n';
  return text;
}

TEST(JoinView, ATableInAFewLines) {
  EXPECT_EQ(drawn(R"({"phase": "betting", "coup": 3, "minimum": "5", "commitment": "aa",
      "winner": null, "bids": [], "awaited": ["blas"],
      "bank": {"banker": "blas", "amount": "40", "garage": "0", "todo-va": true},
      "places": [{"seat": 1, "person": "ana", "absent": false},
                 {"seat": 2, "person": "blas", "absent": true}],
      "stakes": [{"by": "ana", "amount": "10", "plays": "10"},
                 {"by": "eva", "amount": "10", "plays": "5"}],
      "punto": {"cards": ["5c", null], "third": "Td", "total": 0, "said": "carta"},
      "banca": {"cards": [], "total": null},
      "self": {"person": "ana", "seat": 1, "chips": "90"}})"),
            "apuestas · coup 3 · minimum 5\n"
            "places  1 ana  2 blas… (absent)\n"
            "stakes ana 10, eva 10 plays 5\n"
            "banca blas 40 (todo-va)\n"
            "punto 5♣ 🂠 + 10♦ = 0 «¡carta!»\n"
            "ana, seat 1, 90 fichas\n");
}

TEST(JoinView, AGameThatNobodyKnowsIsShownAllTheSame) {
  EXPECT_EQ(drawn(R"({"wheel": 17, "neighbours": [1, 2], "croupiers": {"left": "eva"}})"),
            "wheel 17\nneighbours 1, 2\ncroupiers left eva\n");
  EXPECT_EQ(drawn("[]"), "");
}

TEST(JoinView, AListIsShownAgainWhenItHasChanged) {
  const auto first = boost::json::parse(R"({"wheel": [0, 32], "stakes": ["ana"], "coup": 1})");
  const auto next = boost::json::parse(R"({"wheel": [0, 32], "stakes": ["eva"], "coup": 2})");
  std::string text;
  for (const auto& line : view_lines(next, "", HouseWords(), first)) text += line + '\n';
  EXPECT_EQ(text, "coup 2\nstakes eva\n");
}

TEST(JoinView, NothingFromElsewhereMovesTheCursor) {
  EXPECT_EQ(drawn("{\"wheel\": \"\\u001b[2J\\u009b1\"}"), "wheel  [2J 1\n");
  EXPECT_EQ(without_controls("año\t♣"), "año ♣");
}

TEST(JoinView, WhomTheGameWaitsFor) {
  const auto view = boost::json::parse(R"({"awaited": ["ana"]})");
  EXPECT_TRUE(is_awaited(view, "ana"));
  EXPECT_FALSE(is_awaited(view, "blas"));
  EXPECT_FALSE(is_awaited(boost::json::parse("{}"), "ana"));
}

TEST(ClientUrl, WhereAHouseIs) {
  EXPECT_EQ(net::read_url("casino.example")->text(), "http://casino.example:80");
  EXPECT_EQ(net::read_url("https://casino.example/sabot/")->text(),
            "https://casino.example:443/sabot");
  EXPECT_EQ(net::read_url("http://[::1]:8080")->host, "::1");
  EXPECT_EQ(net::read_url("http://[::1]:8080")->host_header(), "[::1]:8080");
  EXPECT_EQ(net::read_url("https://casino.example")->host_header(), "casino.example");
  for (const auto* wrong : {"", "ftp://a", "http://", "http://a:0", "http://a:70000", "http://[::1",
                            "http://[::1]x", "http://a b", "http://a/\r\nx: y", "http://a/?b"})
    EXPECT_FALSE(net::read_url(wrong)) << wrong;
}

}  // namespace
}  // namespace sabot::cli
