#include "sabot/sim/panos/kernel_tables.hpp"

#include "sabot/sim/reference.hpp"

namespace sabot::sim {
namespace {

PanosKernelTables::Mixed mixed(int total, int first, int second, Odds odds) {
  return {static_cast<std::uint16_t>(total), static_cast<std::uint16_t>(first),
          static_cast<std::uint16_t>(second), static_cast<std::uint16_t>(odds.parts >> 16),
          static_cast<std::uint16_t>(odds.parts)};
}

}  // namespace

PanosKernelTables::PanosKernelTables(const PanosPlan& plan) {
  const auto& drawing = plan.drawing;
  for (int group = 0; group < 13; ++group)
    points[static_cast<std::size_t>(group)] =
        static_cast<std::uint8_t>(baccarat::points(Card::of(rank_of_group(group), 0)));
  seen.fill(PanoSeen::stood);
  seen[8] = PanoSeen::eight;
  seen[9] = PanoSeen::nine;
  constexpr std::uint8_t out_of_reach = 10;
  if (drawing.eight_beats) beats[8] = out_of_reach;
  if (drawing.nine_beats) beats[9] = out_of_reach;
  for (int total = 0; !baccarat::is_natural(total); ++total) {
    const auto at = static_cast<std::size_t>(total);
    bit[at] = static_cast<std::uint8_t>(1 << total);
    for (std::size_t pano = 0; pano < 2; ++pano) {
      const auto odds = drawing.puntos[pano][at];
      if (odds == Odds::always()) puntos[pano][at] = 1;
      if (odds.is_mixed()) puntos_mixed[pano].push_back(mixed(total, 0, 0, odds));
    }
    for (int first = 0; first < PanoSeen::kinds; ++first)
      for (int second = 0; second < PanoSeen::kinds; ++second) {
        // Once both paños have turned over their cards the coup is over.
        if (first >= PanoSeen::eight && second >= PanoSeen::eight) continue;
        const auto odds = drawing.banca[PanosDrawing::cell(total, first, second)];
        if (odds == Odds::always())
          banca[static_cast<std::size_t>(first)][static_cast<std::size_t>(second)] |= bit[at];
        if (odds.is_mixed()) banca_mixed.push_back(mixed(total, first, second, odds));
      }
  }
}

}  // namespace sabot::sim
