// No table ever hangs on one person: if anybody falls silent, the coup still comes to its end.

#include <gtest/gtest.h>

#include <string>

#include "games.hpp"
#include "silence.hpp"

namespace sabot::conformance {
namespace {

#ifdef NDEBUG
constexpr std::uint32_t games_per_case = 60;
#else
constexpr std::uint32_t games_per_case = 4;
#endif
constexpr int silences_per_game = 6;
constexpr std::uint32_t longest_play = 120;

std::optional<PersonId> one_of_them(StepChance& chance) {
  static constexpr std::string_view players[] = {"ana", "blas", "carla", "diego", "elena"};
  if (chance.below(2) == 0) return std::nullopt;
  return PersonId::from(chance.one_of(players));
}

template <class C>
void play_case(std::uint32_t game, typename Silence<typename C::Game>::Acts& acts) {
  StepChance chance(game);
  Silence<typename C::Game> table(C::setting);
  for (int i = 0; i < silences_per_game; ++i) {
    table.play(static_cast<int>(chance.below(longest_play)), chance);
    table.fall_silent(one_of_them(chance), chance, acts);
  }
}

template <class... C>
std::string unreached_acts(Cases<C...>) {
  using Game = typename std::tuple_element_t<0, std::tuple<C...>>::Game;
  typename Silence<Game>::Acts acts;
  for (std::uint32_t game = 0; game < games_per_case; ++game) (play_case<C>(game, acts), ...);
  std::string missing;
  for (const auto& act : enumerators<decltype(Silence<Game>::HouseDecided::act)>)
    if (!acts.contains(std::string(act.name))) missing += " " + std::string(act.name);
  return missing;
}

// Every act of the house must have been needed: one that is missing would be one that nobody tries.
void expect_all_reached([[maybe_unused]] const std::string& missing) {
#ifdef NDEBUG
  EXPECT_EQ(missing, "");
#endif
}

TEST(Silence, EverySpinEnds) { expect_all_reached(unreached_acts(WheelCases{})); }

TEST(Silence, EveryCoupOfPuntoYBancaEnds) { expect_all_reached(unreached_acts(PuntoBancaCases{})); }

TEST(Silence, EveryCoupOfCheminDeFerEnds) {
  expect_all_reached(unreached_acts(CheminDeFerCases{}));
}

TEST(Silence, EveryPassOfTheReglamentoEnds) {
  expect_all_reached(unreached_acts(ReglamentoCases{}));
}

TEST(Silence, EveryCoupOfTreintaYCuarentaEnds) {
  expect_all_reached(unreached_acts(TreintaCuarentaCases{}));
}

TEST(Silence, EveryCoupOfDosPanosEnds) { expect_all_reached(unreached_acts(DosPanosCases{})); }

}  // namespace
}  // namespace sabot::conformance
