#pragma once
// What a round says of the books and of the table: "chips blas 1045", "felt blas 0", "house -45",
// "cage -1000", "bank 300", "idle 70", "phase betting".

#include <string>
#include <string_view>

#include "sabot/table/any_table.hpp"

namespace sabot::rounds {

struct CheckOutcome {
  bool holds = false;
  std::string actual;  // the same line with what is so
};

// Whether a line can be checked at all; and, for the author of another, how to write one.
bool is_check(std::string_view line);
inline constexpr std::string_view how_to_check =
    "write: chips WHO AMOUNT, felt WHO AMOUNT, phase NAME, or an AMOUNT behind one of house, cage, "
    "bank, idle, garage, cagnotte, tips";

CheckOutcome check_line(const table::AnyTable& table, std::string_view line);

}  // namespace sabot::rounds
