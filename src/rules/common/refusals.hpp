#pragma once
// The refusals that games share; a game adds its own, and declares all of them in its facts:
//   inline constexpr auto refusals = rules::together(rules::core_refusals, rules::seat_refusals,
//                                                    std::array{rules::RefusalCode::no_such_bet});

#include <algorithm>
#include <array>
#include <span>

#include "sabot/rules/common/refusal.hpp"

namespace sabot::rules {

// Of every game: offices, chips, the clock.
inline constexpr std::array core_refusals{
    RefusalCode::unknown_person,      RefusalCode::wrong_role,
    RefusalCode::already_admitted,    RefusalCode::no_such_player,
    RefusalCode::wrong_phase,         RefusalCode::not_awaited,
    RefusalCode::amount_not_positive, RefusalCode::amount_too_large,
    RefusalCode::insufficient_chips};

// Of games with seats and a list of those who wait for one.
inline constexpr std::array seat_refusals{
    RefusalCode::not_at_the_table, RefusalCode::already_placed,  RefusalCode::unknown_seat,
    RefusalCode::seat_taken,       RefusalCode::seat_promised,   RefusalCode::already_waiting,
    RefusalCode::seats_are_free,   RefusalCode::no_waiting_list,
};

// All of them, in order of precedence.
template <std::size_t... N>
constexpr auto together(const std::array<RefusalCode, N>&... lists) {
  std::array<RefusalCode, (N + ...)> all{};
  auto end = all.begin();
  ((end = std::ranges::copy(lists, end).out), ...);
  std::ranges::sort(all);
  return all;
}

constexpr bool has_twice(std::span<const RefusalCode> codes) {
  return std::ranges::adjacent_find(codes) != codes.end();
}

}  // namespace sabot::rules
