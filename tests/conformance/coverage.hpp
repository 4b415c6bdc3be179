#pragma once
// What the plays have reached: a suite that never meets a tie proves nothing about ties.

#include <algorithm>
#include <cstddef>
#include <map>
#include <string>
#include <variant>

#include "about.hpp"
#include "sabot/base/forms.hpp"
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

// What the plays need not reach.
template <class G>
bool is_seldom(rules::RefusalCode code) {
  if constexpr (requires { About<G>::seldom(code); })
    return About<G>::seldom(code);
  else
    return false;
}

template <class G>
std::string unreached(const Coverage& coverage) {
  std::string missing;
  for (const auto name : detail::Alternatives<typename G::Event>::names)
    if (!coverage.events.contains(name) && !is_never<G>(name)) missing += " " + std::string(name);
  for (const auto code : G::facts().refusals)
    if (!coverage.refusals.contains(code) && !is_seldom<G>(code)) missing += " " + to_text(code);
  return missing;
}

// What a game gives without having declared it in its facts.
template <class G>
std::string undeclared(const Coverage& coverage) {
  std::string more;
  for (const auto& [code, times] : coverage.refusals)
    if (!std::ranges::binary_search(G::facts().refusals, code)) more += " " + to_text(code);
  return more;
}

}  // namespace sabot::conformance
