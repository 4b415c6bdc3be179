// Any text as a number, as cards, as a choice and as a play: it is refused with a reason, or it is
// read, and then holds what it promises.

#include <cstdint>
#include <string_view>

#include "must.hpp"
#include "sabot/base/forms.hpp"
#include "sabot/odds/solution.hpp"

namespace {

using namespace sabot::odds;

bool is_probability(const Fraction& value) { return value >= 0 && value <= 1; }

void check_numbers(std::string_view text) {
  const auto value = read_fraction(text);
  const auto probability = read_probability(text);
  if (!value) {
    must(!value.error().empty() && !probability);
    return;
  }
  must(read_fraction(fraction_text(*value)) == *value || fraction_text(*value).size() > 400);
  must(probability.has_value() == is_probability(*value));
  must(!decimal_text(*value, 10).empty());
}

void check_cards(std::string_view text) {
  const auto cards = read_cards(text);
  if (!cards) {
    must(!cards.error().empty());
    return;
  }
  if (cards->size() > 10'000) return;  // it would only take its time
  std::string written;
  for (const auto card : *cards) written += (written.empty() ? "" : ",") + sabot::to_text(card);
  must(read_cards(written) == cards);
  const auto left = Composition::after(8, *cards);
  must(left ? left->size() + static_cast<int>(cards->size()) == 416 : !left.error().empty());
}

Drawing open_drawing() {
  const std::vector<std::string> rows(8, std::string(11, 'O'));
  return {*sabot::baccarat::draws_by_total("OOOOOOOO"), *sabot::baccarat::Cuadro::from(rows)};
}

void check_choice(std::string_view text) {
  static const auto drawing = open_drawing();
  auto strategy = Strategy::of(drawing);
  if (const auto set = set_choice(strategy, drawing, text); !set) must(!set.error().empty());
  for (const auto& choice : choices_of(drawing)) must(is_probability(strategy.at(choice)));
}

void check_play(std::string_view text) {
  static const Duel duel({Composition::of_packs(1), false}, open_drawing(), Sees::cards, 0);
  for (const auto* decisions : {&duel.punto(), &duel.banca()}) {
    Play play(decisions->size());
    if (const auto set = set_play(*decisions, play, text); !set) must(!set.error().empty());
    for (const auto& draws : play) must(is_probability(draws));
  }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  check_numbers(text);
  check_cards(text);
  check_choice(text);
  check_play(text);
  return 0;
}
