// One suite for every game under every ruleset: games.hpp lists them.

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <vector>

#include "games.hpp"
#include "play.hpp"
#include "sabot/chance/seeded_source.hpp"

namespace sabot::conformance {
namespace {

using Tape = std::vector<std::uint32_t>;

// Sanitizers make a step ten times as slow; SABOT_CONFORMANCE_PLAYS says how many plays per case
// otherwise.
template <class Game>
int plays() {
  if (const char* asked = std::getenv("SABOT_CONFORMANCE_PLAYS")) return std::atoi(asked);
#ifdef NDEBUG
  return About<Game>::plays;
#else
  return std::max(1, About<Game>::plays / 10);
#endif
}

constexpr int longest_tape = 600;
// A failure is shrunk by at most this many attempts: it is to be read today.
constexpr int most_shrinks = 1000;

template <class C>
void play(const Tape& tape, Coverage& reached, Checks checks = Checks::all) {
  Play<typename C::Game> table(C::setting, reached, checks);
  for (const auto word : tape) table.step(word);
  table.finish();
}

template <class C>
class Conformance : public testing::Test {};

template <class List>
struct AsTypes;
template <class... C>
struct AsTypes<Cases<C...>> {
  using type = testing::Types<C...>;
};

TYPED_TEST_SUITE(Conformance, AsTypes<AllCases>::type);

// Shrinks by leaving steps out; another word would not be a simpler one.
rc::Gen<Tape> tapes() {
  const auto words = rc::gen::noShrink(rc::gen::resize(100, rc::gen::arbitrary<std::uint32_t>()));
  return rc::gen::resize(longest_tape, rc::gen::container<Tape>(words));
}

TYPED_TEST(Conformance, EveryStateOfARandomPlayIsSound) {
  Coverage reached;
  int after_failing = 0;
  std::string smallest;
  auto params = rc::detail::configuration().testParams;
  params.maxSuccess = plays<typename TypeParam::Game>();
  const auto result = rc::detail::checkTestable(
      [&] {
        const auto tape = *tapes();
        if (after_failing > most_shrinks) return;
        if (after_failing > 0) ++after_failing;
        try {
          play<TypeParam>(tape, reached);
        } catch (const Fault& fault) {
          if (after_failing == 0) after_failing = 1;
          smallest = fault.what();
          throw;
        }
      },
      rc::detail::TestMetadata{}, params);
  std::ostringstream told;
  rc::detail::printResultMessage(result, told);
  EXPECT_TRUE(result.template is<rc::detail::SuccessResult>()) << told.str() << smallest;
}

template <class... C>
Coverage play_all(Cases<C...>, std::uint64_t seed, std::uint32_t steps) {
  Coverage reached;
  std::uint64_t stream = 0;
  (
      [&] {
        chance::SeededSource source(seed, stream++);
        Tape tape(steps);
        for (auto& word : tape) word = source.below(UINT32_MAX);
        play<C>(tape, reached, Checks::any_commands);
      }(),
      ...);
  return reached;
}

// The same plays every time: what they reach can be relied on.
template <class Game, class GameCases>
void expect_all_reached(GameCases cases, std::uint32_t steps) {
#ifndef NDEBUG
  GTEST_SKIP() << "the same plays as in release, which take minutes under the sanitizers";
#endif
  const auto reached = play_all(cases, 1979, steps);
  EXPECT_EQ(unreached<Game>(reached), "") << "in " << reached.states << " states";
  EXPECT_EQ(undeclared<Game>(reached), "");
}

TEST(Coverage, PlaysOfPuntoYBancaReachEveryEventAndEveryRefusal) {
  expect_all_reached<PuntoBanca>(PuntoBancaCases{}, 10000);
}

TEST(Coverage, PlaysOfCheminDeFerReachEveryEventAndEveryRefusal) {
  expect_all_reached<CheminDeFer>(CheminDeFerCases{}, 8000);
}

TEST(Coverage, PlaysOfDosPanosReachEveryEventAndEveryRefusal) {
  expect_all_reached<DosPanos>(DosPanosCases{}, 12000);
}

TEST(Coverage, PlaysOfTheReglamentoReachEveryEventAndEveryRefusal) {
  expect_all_reached<Reglamento>(ReglamentoCases{}, 20000);
}

TEST(Coverage, PlaysOfTheWheelsReachEveryEventAndEveryRefusal) {
  expect_all_reached<Wheel>(WheelCases{}, 8000);
}

TEST(Coverage, PlaysOfTreintaYCuarentaReachEveryEventAndEveryRefusal) {
  expect_all_reached<TreintaCuarenta>(TreintaCuarentaCases{}, 10000);
}

}  // namespace
}  // namespace sabot::conformance
