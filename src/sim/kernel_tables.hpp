#pragma once
// The rules as small tables of bytes, which a processor looks up many at a time.

#include <array>
#include <cstdint>
#include <vector>

#include "sabot/sim/drawing.hpp"
#include "sabot/sim/sabot_plan.hpp"

namespace sabot::sim {

struct KernelTables {
  using Bytes = std::array<std::uint8_t, 16>;
  // Where a hand draws only sometimes: with 16 random bits below `upper`, and with equal ones if
  // 16 more are below `lower`.
  struct Mixed {
    std::uint16_t total = 0;
    std::uint16_t third = 0;  // of the punto; for the banca only
    std::uint16_t upper = 0;
    std::uint16_t lower = 0;
  };

  alignas(16) Bytes points{};  // by the card's group; see rank_of_group
  alignas(16) Bytes burn{};    // by the points of the card turned
  alignas(16) Bytes punto{};   // by its total: 1 where it always draws
  alignas(16) Bytes banca{};   // by the punto's third card: a bit for every total that always draws
  alignas(16) Bytes bit{};     // of the banca's total; none for eight and nine
  std::vector<Mixed> punto_mixed;
  std::vector<Mixed> banca_mixed;

  KernelTables(const SabotPlan& sabot, const Drawing& drawing);
};

}  // namespace sabot::sim
