#pragma once
// How a command was answered before, when it comes again by the same key: an accepted one by its
// record, a refused one by the refusal that the store keeps with what was refused.

#include <expected>
#include <optional>
#include <string>
#include <string_view>

#include "sabot/server/problem.hpp"
#include "sabot/server/request.hpp"
#include "sabot/store/reader.hpp"
#include "sabot/table/any_table.hpp"

namespace sabot::server {

// A command in the one way of writing it, without who gives it; empty where it is none of the
// game's.
std::string normal_line(const table::Game& game, const Request& request);

// A refusal as the store keeps it, and again from there.
struct KeptRefusal {
  Problem why;
  std::string line;  // what was refused; empty where an older program has kept it
};
std::string kept_text(const KeptRefusal& refusal);
KeptRefusal kept_refusal(std::string_view text);

// The first answer to a request that has a key; none where its key is new. A problem where the key
// was for another command, or the store cannot be read.
std::expected<std::optional<Answer>, Problem> answer_before(store::Reader& reader,
                                                            std::string_view table,
                                                            const table::Game& game,
                                                            const Request& request);

}  // namespace sabot::server
