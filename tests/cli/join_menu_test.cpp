#include "sabot/cli/join_menu.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include <boost/json/parse.hpp>

#include "sabot/base/text.hpp"

namespace sabot::cli {
namespace {

const Offered offered = ordered(*table::read_options(boost::json::parse(R"([
  {"command": "bet", "act": "play", "fields": [
    {"name": "on", "kind": "one-of", "values": ["rojo", "negro", "par", "impar", "falta", "pasa"]},
    {"name": "stake", "kind": "amounts", "least": "5", "greatest": "100", "step": "5"}]},
  {"command": "mix", "act": "never", "croupier": "routine", "fields": [
    {"name": "commitment", "kind": "digest", "may-be-left-out": true}]},
  {"command": "tip", "act": "aside", "fields": []},
  {"command": "leave", "act": "parting", "fields": []}])")
                                                         .as_array()));
const HouseWords words(boost::json::parse(R"({
  "commands": {"bet": "apostar", "mix": "mezclar las cartas"},
  "fields": {"on": "a", "stake": "apuesta"},
  "descriptions": {"bet": "Apuesta a un número o a una combinación del paño.",
                   "tip": "Da una propina a los crupieres."}})"));

std::size_t widest(const std::vector<std::string>& lines) {
  std::size_t most = 0;
  for (std::string_view rest : lines)
    while (!rest.empty()) {
      const auto end = std::min(rest.find('\n'), rest.size());
      most = std::max(most, count_characters(rest.substr(0, end)));
      rest.remove_prefix(std::min(end + 1, rest.size()));
    }
  return most;
}

std::string together(const std::vector<std::string>& lines) {
  std::string all;
  for (const auto& one : lines) all += one + '\n';
  return all;
}

TEST(JoinMenu, ACommandIsDescribedTheFirstTimeItIsOffered) {
  Menu menu(law::Language::es);
  const auto first = together(menu.lines(offered, words, {}));
  EXPECT_TRUE(first.contains("Apuesta a un número")) << first;
  EXPECT_TRUE(first.contains("a rojo, negro, par, impar, falta, pasa  apuesta 5–100")) << first;
  const auto again = together(menu.lines(offered, words, {}));
  EXPECT_FALSE(again.contains("Apuesta a un número")) << again;
  EXPECT_TRUE(again.contains("3 tip   4 leave")) << again;
}

TEST(JoinMenu, NothingIsWiderThanTheTerminal) {
  for (const std::size_t width : {40U, 60U, 80U, 100U, 200U}) {
    Menu menu(law::Language::es);
    EXPECT_LE(widest(menu.lines(offered, words, width)), width);
    EXPECT_LE(widest(menu.described(offered, "", words, width)), width);
  }
}

TEST(JoinMenu, ACommitmentIsNotAskedFor) {
  Menu menu(law::Language::es);
  EXPECT_FALSE(together(menu.lines(offered, words, {})).contains("64"));
}

TEST(JoinMenu, OneCommandIsExplainedByItsNameOrItsNumber) {
  const Menu menu(law::Language::es);
  const auto tip = together(menu.described(offered, "tip", words, {}));
  EXPECT_TRUE(tip.contains("Da una propina")) << tip;
  EXPECT_FALSE(tip.contains("apostar")) << tip;
  EXPECT_EQ(together(menu.described(offered, "3", words, {})), tip);
  EXPECT_TRUE(menu.described(offered, "9", words, {}).empty());
}

}  // namespace
}  // namespace sabot::cli
