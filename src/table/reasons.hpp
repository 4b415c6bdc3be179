#pragma once
// Why somebody may do what they may do now, and what keeps them from the rest: asked for by people
// who want to know before they act.

#include <optional>
#include <string_view>
#include <vector>

#include "sabot/law/citation.hpp"
#include "sabot/rules/common/refusal.hpp"

namespace sabot::table {

struct Reasons {
  struct Offered {
    std::string_view command;
    law::Citation by;
    bool operator==(const Offered&) const = default;
  };
  struct Barred {
    std::string_view command;
    rules::Refusal why;
    bool operator==(const Barred&) const = default;
  };
  std::vector<Offered> offered;
  std::vector<Barred> barred;             // only what is of the moment (refusal.hpp)
  std::optional<rules::Refusal> waiting;  // the croupier cannot go on: people are missing
  bool operator==(const Reasons&) const = default;
};

}  // namespace sabot::table
