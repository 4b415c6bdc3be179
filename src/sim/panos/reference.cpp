#include "sabot/sim/panos/reference.hpp"

#include "sabot/sim/reference.hpp"

namespace sabot::sim {
namespace {

Place place_of(const PanosPlan& plan, std::uint64_t block) {
  return {.seed = plan.seed, .block = block, .talla = 0};
}

// The words of a group lie one after the other in its calls, `each` of them for every attempt.
std::uint16_t word_of(const Place& place, Stream stream, std::uint32_t number, int each,
                      int which) {
  constexpr std::uint32_t per_group = panos_coups_per_group;
  const auto in_group = static_cast<int>(number % per_group) * each + which;
  const auto call = number / per_group * static_cast<std::uint32_t>(each) +
                    static_cast<std::uint32_t>(in_group / words_per_call);
  return place.word(stream, call, in_group % words_per_call);
}

bool chooses(const Place& place, std::uint32_t number, PanosHand hand, Odds odds) {
  const auto high = std::uint32_t{word_of(place, Stream::panos_choices, number,
                                          choices_per_panos_coup, static_cast<int>(hand))}
                    << 16;
  return (high | panos_finer_word(place, number, hand)) < odds.parts;
}

}  // namespace

std::uint16_t panos_finer_word(const Place& place, std::uint32_t number, PanosHand hand) {
  return place.word(Stream::panos_finer, number * 4 + static_cast<std::uint32_t>(hand), 0);
}

std::optional<std::size_t> panos_attempt(const PanosPlan& plan, std::uint64_t block,
                                         std::uint32_t number) {
  const auto place = place_of(plan, block);
  const auto range = static_cast<std::uint32_t>(plan.sabot.cards());
  std::array<int, cards_per_panos_coup> cards{};
  for (int i = 0; i < cards_per_panos_coup; ++i) {
    const auto word = word_of(place, Stream::panos_cards, number, cards_per_panos_coup, i);
    const auto card = value_of(word, range);
    const auto dealt = std::span(cards).first(static_cast<std::size_t>(i));
    if (is_uneven(word, range) || std::ranges::find(dealt, card) != dealt.end())
      return std::nullopt;
    cards[static_cast<std::size_t>(i)] = card;
  }
  return play_panos_coup(
      plan.drawing,
      [&](int at) { return points_of_number(cards[static_cast<std::size_t>(at)], plan.sabot); },
      [&](PanosHand hand, Odds odds) { return chooses(place, number, hand, odds); });
}

void add_panos_coups(const PanosPlan& plan, std::uint64_t block, std::uint32_t first,
                     std::uint64_t wanted, PanosTotals& totals) {
  for (auto number = first; wanted > 0; ++number)
    if (const auto outcome = panos_attempt(plan, block, number)) {
      ++totals.counts[*outcome];
      ++totals.rounds;
      --wanted;
    }
}

PanosTotals reference_block(const PanosPlan& plan, std::uint64_t block) {
  PanosTotals totals;
  add_panos_coups(plan, block, 0, rounds_in_block(plan, block), totals);
  return totals;
}

}  // namespace sabot::sim
