#pragma once
// An evening of the house: from noon to noon, by the clock on its wall, for people play past
// midnight. Allowances are for an evening, and results are added up by it.

#include <string>

#include "sabot/server/storage.hpp"

namespace sabot::server {

// The day on which it began: "2026-01-31".
std::string evening_of(Milliseconds at);

}  // namespace sabot::server
