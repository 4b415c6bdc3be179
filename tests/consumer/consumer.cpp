// What a program outside this repository can do with an installed copy: quote the law, and have
// the rules decide. It fails if the answers are not the regulation's.

#include <cstdlib>
#include <iostream>

#include "sabot/law/art.hpp"
#include "sabot/law/catalogue.hpp"
#include "sabot/rules/punto_banca/game.hpp"
#include "sabot/table/any_table.hpp"

using namespace sabot;
using namespace sabot::law::literals;

namespace {

// Straight through the five functions.
bool refuses_a_bet_before_its_time() {
  const auto ruleset = law::Ruleset::of("as11", "punto-y-banca");
  const auto rules = punto_banca::Rules::from(*ruleset);
  auto state = punto_banca::PuntoBanca::initial(*rules);
  punto_banca::PuntoBanca::apply(state, punto_banca::Admitted{"ana"_who, rules::Role::player});
  const auto decision = punto_banca::PuntoBanca::decide(
      *rules, state, {"ana"_who, punto_banca::Bet{punto_banca::Chance::punto, 10_units}});
  if (decision) return false;
  const auto& article = law::row(decision.error().by.front());
  std::cout << rules::advice(decision.error().code, law::Language::en) << " [" << article.id << "] "
            << article.text(law::Language::en) << '\n';
  return decision.error().code == rules::RefusalCode::not_at_the_table;
}

// Through a table that keeps a journal, in the notation.
bool opens_a_table() {
  auto table = table::open_table("es79", "punto-y-banca", "leaves-regulation = true\npacks = 8");
  const auto told = (*table)->submit("casa open minimum=5 factor=50 multiples=true standing=false");
  if (!told) return false;
  for (const auto& one : *told) std::cout << one.notation << '\n';
  return told->front().notation ==
         "table-opened minimum=5 maximum=250 multiples=true standing=false";
}

}  // namespace

int main() {
  return refuses_a_bet_before_its_time() && opens_a_table() ? EXIT_SUCCESS : EXIT_FAILURE;
}
