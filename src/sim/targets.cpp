#include "sabot/sim/targets.hpp"

#include <hwy/targets.h>

#include "sabot/base/invariant.hpp"

namespace sabot::sim {
namespace {

void choose_again() { hwy::GetChosenTarget().Update(hwy::SupportedTargets()); }

}  // namespace

std::vector<std::string> vector_targets() {
  std::vector<std::string> names;
  for (const auto target : hwy::SupportedAndGeneratedTargets())
    names.emplace_back(hwy::TargetName(target));
  return names;
}

HeldTo::HeldTo(std::string_view name) {
  for (const auto target : hwy::SupportedAndGeneratedTargets())
    if (hwy::TargetName(target) == name) {
      hwy::SetSupportedTargetsForTest(target);
      choose_again();
      return;
    }
  throw BrokenInvariant("simulation: vectors that this machine does not have");
}

HeldTo::~HeldTo() {
  hwy::SetSupportedTargetsForTest(0);
  choose_again();
}

}  // namespace sabot::sim
