#include "sabot/table/promise.hpp"

#include "sabot/base/bytes.hpp"
#include "sabot/chance/commitment.hpp"

namespace sabot::table {
namespace {

bool keeps(const CroupierMemory& memory, const Digest& commitment) {
  if (memory.order.empty())
    return chance::opens(commitment, chance::SealedNumber{memory.number, memory.salt});
  return chance::opens(commitment, chance::SealedOrder{memory.order, memory.salt});
}

}  // namespace

void OpenPromise::hear(std::uint64_t sequence, const rules::Heard& heard) {
  namespace of = rules::heard;
  const auto made = [&](const std::optional<Digest>& commitment) {
    open_ = commitment ? std::optional(Promise{*commitment, sequence}) : std::nullopt;
  };
  if (const auto* order = std::get_if<of::OrderPromised>(&heard)) return made(order->commitment);
  if (const auto* spin = std::get_if<of::SpinPromised>(&heard)) return made(spin->commitment);
  const bool ends = std::holds_alternative<of::OrderShown>(heard) ||
                    std::holds_alternative<of::OrderExcused>(heard) ||
                    std::holds_alternative<of::PocketShown>(heard) ||
                    std::holds_alternative<of::SpinVoid>(heard);
  if (ends) open_.reset();
}

std::string wrong_secret(const std::optional<std::vector<std::uint8_t>>& kept,
                         const std::optional<Promise>& open, bool is_automatic) {
  if (!is_automatic || !open) return {};
  if (!kept) return "what its croupier has promised is not kept";
  const auto secret = from_bytes<Secret>(*kept);
  if (!secret) return "what its croupier knew cannot be read";
  if (!keeps(secret->memory, open->commitment) || secret->since != open->sequence)
    return "what its croupier keeps is not what was promised";
  return {};
}

}  // namespace sabot::table
