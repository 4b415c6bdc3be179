#include "sabot/odds/composition.hpp"

#include "sabot/base/forms.hpp"
#include "sabot/base/invariant.hpp"
#include "sabot/rules/baccarat/baccarat.hpp"

namespace sabot::odds {

Composition Composition::of_packs(int packs) {
  std::array<int, 10> counts{};
  for (int index = 0; index < Card::kinds; ++index)
    counts[static_cast<std::size_t>(baccarat::points(Card::from_index(index)))] += packs;
  return of_counts(counts);
}

Composition Composition::of_counts(const std::array<int, 10>& counts) {
  Composition composition;
  composition.counts_ = counts;
  for (const int count : counts) {
    require(count >= 0, "composition: fewer cards than none");
    composition.size_ += count;
  }
  return composition;
}

std::expected<Composition, std::string> Composition::after(int packs, std::span<const Card> gone) {
  auto left = of_packs(packs);
  SabotCount sabot(packs);
  for (const auto card : gone) {
    if (!sabot.may_hold(card))
      return std::unexpected("more " + to_text(card) + " are gone than there are in " +
                             std::to_string(packs) + (packs == 1 ? " pack" : " packs"));
    sabot.see(card);
    left.remove(baccarat::points(card));
  }
  return left;
}

void Composition::remove(int points, int cards) {
  auto& count = counts_[static_cast<std::size_t>(points)];
  require(cards >= 0 && cards <= count, "composition: more cards removed than there are");
  count -= cards;
  size_ -= cards;
}

std::expected<std::vector<Card>, std::string> read_cards(std::string_view text) {
  std::vector<Card> cards;
  for (bool more = !text.empty(); more;) {
    const auto comma = text.find(',');
    auto one = text.substr(0, comma);
    more = comma != std::string_view::npos;
    if (more) text.remove_prefix(comma + 1);
    int times = 1;
    if (const auto cross = one.find('x'); cross != std::string_view::npos) {
      const auto number = from_text<int>(one.substr(0, cross));
      // No sabot has more of one card than it may have packs.
      if (!number || *number < 0 || *number > 1000)
        return std::unexpected("\"" + std::string(one) + "\" should be a card, or 3x and a card");
      times = *number;
      one.remove_prefix(cross + 1);
    }
    const auto card = from_text<Card>(one);
    if (!card)
      return std::unexpected("\"" + std::string(one) +
                             "\" is not a card: rank A 2…9 T J Q K and suit c d h s, such as 9s");
    cards.insert(cards.end(), static_cast<std::size_t>(times), *card);
  }
  return cards;
}

}  // namespace sabot::odds
