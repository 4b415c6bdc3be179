// Any bytes as a play: the first says which case of the conformance suite, each four of the others
// one step.

#include <cstdint>
#include <cstring>

#include "../conformance/games.hpp"
#include "../conformance/play.hpp"

namespace {

using namespace sabot::conformance;

// A step takes a while: longer plays belong to the tests.
constexpr std::size_t most_steps = 200;

template <class C>
void play(const std::uint8_t* data, std::size_t size) {
  Coverage reached;
  Play<typename C::Game> table(C::setting, reached);
  for (std::size_t i = 0; i + 4 <= size && i / 4 < most_steps; i += 4) {
    std::uint32_t word = 0;
    std::memcpy(&word, data + i, 4);
    table.step(word);
  }
  table.finish();
}

template <class... C>
void play_one(Cases<C...>, std::size_t which, const std::uint8_t* data, std::size_t size) {
  std::size_t index = 0;
  ((index++ == which % sizeof...(C) ? play<C>(data, size) : void()), ...);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  if (size > 0) play_one(AllCases{}, data[0], data + 1, size - 1);
  return 0;
}
