#pragma once
// A simple player at treinta y cuarenta: a small bet a coup, insured now and then, and half back
// after 31 and 31.

#include "sabot/table/bot.hpp"

namespace sabot::table {

extern const Seating treinta_cuarenta_seating;

}  // namespace sabot::table
