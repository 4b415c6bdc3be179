#pragma once
// What a round says of the books and of the table: "chips blas 1045", "felt blas 0", "house -45",
// "cage -1000", "phase betting".

#include <string>
#include <string_view>

#include "sabot/table/any_table.hpp"

namespace sabot::rounds {

struct CheckOutcome {
  bool holds = false;
  std::string actual;  // the same line with what is so
};

CheckOutcome check_line(const table::AnyTable& table, std::string_view line);

}  // namespace sabot::rounds
