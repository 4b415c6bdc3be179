#pragma once
// Coming into a house: as the person who was here before, as a guest, or with an account.

#include <optional>
#include <string>

#include "sabot/cli/join_lobby.hpp"

namespace sabot::cli {

// A question, and the answer or what was proposed; none where the input has ended.
std::optional<std::string> ask_line(Lines& lines, const std::string& question,
                                    const std::string& proposed);

// A message in the house's own words, and the exit code 2.
void fail(Common& common, const Objected& why);

// Who it is; none, and a message, where the house refuses.
std::optional<std::string> come_in(Common& common, DistantHouse& house, Lines& lines,
                                   const JoinWish& wish);

}  // namespace sabot::cli
