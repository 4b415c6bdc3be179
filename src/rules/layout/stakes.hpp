#pragma once
// What the games with a cloth leave open of their stakes in the same way.

#include <cstdint>

#include <boost/describe/enum.hpp>

namespace sabot::layout {

// Whose bets on one chance the maximum holds for (S-68).
enum class MaximumFor : std::uint8_t { each_player, all_players };
BOOST_DESCRIBE_ENUM(MaximumFor, each_player, all_players)
// What becomes of a bet that has won (S-69).
enum class WinningStake : std::uint8_t { stays, returned };
BOOST_DESCRIBE_ENUM(WinningStake, stays, returned)

}  // namespace sabot::layout
