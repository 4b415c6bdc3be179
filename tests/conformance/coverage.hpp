#pragma once
// What the plays have reached: a suite that never meets a tie proves nothing about ties.

#include <cstddef>
#include <map>
#include <string>
#include <variant>

#include "about.hpp"
#include "sabot/base/notation.hpp"
#include "sabot/rules/common/refusal.hpp"

namespace sabot::conformance {

struct Coverage {
  std::map<std::string_view, std::size_t> events;
  std::map<rules::RefusalCode, std::size_t> refusals;
  std::size_t states = 0;
};

// An event that games share, and that cannot happen in this one.
template <class G>
bool is_never(std::string_view event) {
  if constexpr (requires { About<G>::is_never(event); }) return About<G>::is_never(event);
  return false;
}

template <class G>
std::string unreached(const Coverage& coverage) {
  std::string missing;
  for (const auto name : detail::Alternatives<typename G::Event>::names)
    if (!coverage.events.contains(name) && !is_never<G>(name)) missing += " " + std::string(name);
  for (const auto& code : enumerators<rules::RefusalCode>)
    if (!coverage.refusals.contains(code.value) && !About<G>::unreachable(code.value))
      missing += " " + std::string(code.name);
  return missing;
}

}  // namespace sabot::conformance
