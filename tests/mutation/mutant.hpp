#pragma once
// The small changes that tools/mutate.py builds into a copy of the rules, of which one at a time is
// switched on: whatever is asked here notes that it was reached, and does the wrong thing if it is
// the one. What the compiler evaluates stays as it is.

#include <concepts>
#include <cstdint>
#include <type_traits>

#include "sabot/law/citation.hpp"
#include "sabot/rules/common/refusal.hpp"

namespace sabot_mutant {

inline constexpr int most = 1 << 16;
extern int active;
extern std::uint8_t reached[most];

inline bool is_on(int number) {
  reached[number] = 1;
  return active == number;
}

constexpr bool on(int number) {
  if
    consteval { return false; }
  else {
    return is_on(number);
  }
}

constexpr bool negated(int number, bool condition) { return on(number) != condition; }

// First the mutant at the boundary, then the one that turns the whole comparison round.
#define SABOT_MUTANT_COMPARISON(name, sign, boundary, turned)            \
  template <class A, class B>                                            \
  constexpr bool name(int first, int second, const A& a, const B& b) {   \
    if (on(first)) return static_cast<bool>(a boundary b);               \
    if (second != 0 && on(second)) return static_cast<bool>(a turned b); \
    return static_cast<bool>(a sign b);                                  \
  }
SABOT_MUTANT_COMPARISON(lt, <, <=, >=)
SABOT_MUTANT_COMPARISON(le, <=, <, >)
SABOT_MUTANT_COMPARISON(gt, >, >=, <=)
SABOT_MUTANT_COMPARISON(ge, >=, >, <)
#undef SABOT_MUTANT_COMPARISON
template <class A, class B>
constexpr bool eq(int number, int, const A& a, const B& b) {
  return on(number) != static_cast<bool>(a == b);
}
template <class A, class B>
constexpr bool ne(int number, int, const A& a, const B& b) {
  return on(number) != static_cast<bool>(a != b);
}

template <class T>
constexpr T one_more(T value) {
  if constexpr (requires { value.cents; })
    ++value.cents;
  else
    ++value;
  return value;
}

// Texts and the like are joined, not added: those numbers are never reached.
template <class A, class B>
constexpr auto plus(int other, int more, const A& a, const B& b) {
  if constexpr (requires { a - b; } && !std::is_pointer_v<A>) {
    if (on(other)) return static_cast<decltype(a + b)>(a - b);
    if (on(more)) return static_cast<decltype(a + b)>(one_more(a + b));
  }
  return a + b;
}
template <class A, class B>
constexpr auto minus(int other, int more, const A& a, const B& b) {
  if constexpr (requires { a + b; }) {
    if (on(other)) return static_cast<decltype(a - b)>(a + b);
    if (on(more)) return static_cast<decltype(a - b)>(one_more(a - b));
  }
  return a - b;
}

constexpr sabot::law::Citation cite(int number, sabot::law::Citation own,
                                    sabot::law::Citation other) {
  return on(number) ? other : own;
}
constexpr sabot::law::Citations unless(int number, const sabot::law::Citations& by) {
  return on(number) ? sabot::law::Citations() : by;
}
constexpr sabot::rules::RefusalCode another(int number, sabot::rules::RefusalCode own) {
  using Code = sabot::rules::RefusalCode;
  if (!on(number)) return own;
  return own == Code::wrong_phase ? Code::wrong_role : Code::wrong_phase;
}

}  // namespace sabot_mutant
