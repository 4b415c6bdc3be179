#pragma once
// A view as a few lines of text, whatever game it is of: hands with their cards, places, lists of
// what people have on the felt, and the viewer last.

#include <string>
#include <vector>

#include <boost/json/value.hpp>

#include "sabot/cli/join_words.hpp"

namespace sabot::cli {

// `you` is marked among the others. Lists that are as they were in `known` are left out: what a
// wheel has on it is read once.
std::vector<std::string> view_lines(const boost::json::value& view, const std::string& you,
                                    const HouseWords& words, const boost::json::value& known = {});

// Whether the game waits for this person.
bool is_awaited(const boost::json::value& view, const std::string& person);
// Everybody it waits for: "ana, blas".
std::string awaited_text(const boost::json::value& view);

}  // namespace sabot::cli
