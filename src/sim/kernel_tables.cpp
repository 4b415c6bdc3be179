#include "sabot/sim/kernel_tables.hpp"

#include "sabot/rules/baccarat/baccarat.hpp"
#include "sabot/sim/reference.hpp"

namespace sabot::sim {
namespace {

KernelTables::Mixed mixed(int total, int third, Odds odds) {
  return {static_cast<std::uint16_t>(total), static_cast<std::uint16_t>(third),
          static_cast<std::uint16_t>(odds.parts >> 16), static_cast<std::uint16_t>(odds.parts)};
}

}  // namespace

KernelTables::KernelTables(const SabotPlan& sabot, const Drawing& drawing) {
  for (int group = 0; group < 13; ++group)
    points[static_cast<std::size_t>(group)] =
        static_cast<std::uint8_t>(baccarat::points(Card::of(rank_of_group(group), 0)));
  if (sabot.burn)
    for (std::size_t turned = 0; turned < sabot.burn->size(); ++turned)
      burn[turned] = static_cast<std::uint8_t>((*sabot.burn)[turned]);
  for (int total = 0; !baccarat::is_natural(total); ++total) {
    const auto at = static_cast<std::size_t>(total);
    bit[at] = static_cast<std::uint8_t>(1 << total);
    if (drawing.punto[at] == Odds::always()) punto[at] = 1;
    if (drawing.punto[at].is_mixed()) punto_mixed.push_back(mixed(total, 0, drawing.punto[at]));
    for (int third = 0; third <= baccarat::Cuadro::punto_stood; ++third) {
      const auto odds = drawing.banca[at][static_cast<std::size_t>(third)];
      if (odds == Odds::always()) banca[static_cast<std::size_t>(third)] |= bit[at];
      if (odds.is_mixed()) banca_mixed.push_back(mixed(total, third, odds));
    }
  }
}

}  // namespace sabot::sim
