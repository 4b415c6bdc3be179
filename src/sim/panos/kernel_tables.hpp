#pragma once
// The rules of two paños as small tables of bytes, which a processor looks up many at a time.

#include <array>
#include <cstdint>
#include <vector>

#include "sabot/sim/panos/plan.hpp"
#include "sabot/sim/kernel_tables.hpp"

namespace sabot::sim {

struct PanosKernelTables {
  using Bytes = KernelTables::Bytes;
  // Where a hand draws only sometimes; see KernelTables.
  struct Mixed {
    std::uint16_t total = 0;
    std::uint16_t first = 0;  // what is seen of the paños; for the banca only
    std::uint16_t second = 0;
    std::uint16_t upper = 0;
    std::uint16_t lower = 0;
  };

  alignas(16) Bytes points{};                 // by the card's group
  alignas(16) std::array<Bytes, 2> puntos{};  // by paño and total: 1 where it always draws
  // By what is seen of the first paño and of the second: a bit for every total that always draws.
  alignas(16) std::array<Bytes, PanoSeen::kinds> banca{};
  alignas(16) Bytes bit{};    // of the banca's total; none for eight and nine
  alignas(16) Bytes seen{};   // of a paño that has not drawn, by its total
  alignas(16) Bytes beats{};  // what a total of two cards counts more against a drawing banker
  std::array<std::vector<Mixed>, 2> puntos_mixed;
  std::vector<Mixed> banca_mixed;

  explicit PanosKernelTables(const PanosPlan& plan);
};

}  // namespace sabot::sim
