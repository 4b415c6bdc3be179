#pragma once
// The automatic croupier as a table has it: with a memory that outlives the process.

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "sabot/base/bytes.hpp"
#include "sabot/table/automatic_croupier.hpp"
#include "sabot/table/promise.hpp"

namespace sabot::server {

class Dealer {
 public:
  virtual ~Dealer() = default;
  virtual void hear(const rules::Heard& heard) = 0;
  // Its next command, without the person who gives it.
  virtual std::optional<std::string> next(const std::vector<rules::Option>& options,
                                          const rules::ChanceDue& due) = 0;
  // For the table's secret.
  virtual table::CroupierMemory memory() const = 0;
  virtual void recall(table::CroupierMemory memory) = 0;
};

template <chance::RandomSource S>
class DealerOf final : public Dealer {
 public:
  explicit DealerOf(S& source) : croupier_(source) {}

  void hear(const rules::Heard& heard) override { croupier_.hear(heard); }
  std::optional<std::string> next(const std::vector<rules::Option>& options,
                                  const rules::ChanceDue& due) override {
    return croupier_.next(options, due);
  }
  table::CroupierMemory memory() const override { return croupier_.memory(); }
  void recall(table::CroupierMemory memory) override { croupier_.recall(std::move(memory)); }

 private:
  table::AutomaticCroupier<S> croupier_;
};

// The house's source of chance: the operating system's at real tables, a seed's in simulations.
struct Chance {
  std::function<std::unique_ptr<Dealer>()> dealer;
  std::function<std::uint32_t(std::uint32_t)> below;  // for what has nothing to do with the cards
};

template <chance::RandomSource S>
Chance chance_of(S& source) {
  return {[&source] { return std::make_unique<DealerOf<S>>(source); },
          [&source](std::uint32_t bound) { return source.below(bound); }};
}

using table::Secret;

}  // namespace sabot::server
