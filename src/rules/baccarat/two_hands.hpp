#pragma once
// The two hands of punto y banca, in whatever regulation, and the chances that go with them.

#include <cstdint>

#include <boost/describe/enum.hpp>

namespace sabot::baccarat {

enum class Hand : std::uint8_t { punto = 0, banca = 1 };
BOOST_DESCRIBE_ENUM(Hand, punto, banca)

// A chance to bet on, and how a coup ends.
enum class HandChance : std::uint8_t { punto = 0, banca = 1, empate = 2 };
BOOST_DESCRIBE_ENUM(HandChance, punto, banca, empate)

}  // namespace sabot::baccarat
