#pragma once
// Coverage by article: which rows of the law the rounds prove. A round proves a row when it passes
// and a line that it compares cites the row.

#include <map>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "sabot/cli/command.hpp"
#include "sabot/cli/law_selection.hpp"
#include "sabot/law/catalogue.hpp"

namespace sabot::cli {

struct Coverage {
  std::map<law::Citation, std::vector<std::string>> proven_by;  // the rounds' files, sorted
  std::vector<std::string> faults;  // file:line:column: what, of rounds that prove nothing

  // Of an article's row; empty where nothing proves it.
  const std::vector<std::string>& rounds_of(const law::Row& row) const;
  // The articles, by their ids.
  std::set<std::string_view> proven() const;
};

// Runs one round, given as its file's text.
void add_round_to(Coverage& coverage, const std::string& file, std::string_view text);

// Every *.round below a folder, sorted.
std::vector<std::string> round_files(const std::string& folder);

// How what is proven stands to a list of what was.
struct CoverageChange {
  std::vector<std::string> lost;      // listed, and no longer proven
  std::vector<std::string> unlisted;  // proven, and not listed yet
};
CoverageChange compare_coverage(const Coverage& coverage, std::string_view list);

// One id a line, sorted: what `compare_coverage` reads.
std::string coverage_list(const Coverage& coverage);

// Changes every value of the rulesets selected, one at a time, and shows which changes the rounds
// in the folder do not notice; exit code 1 if there are any.
void show_bite(Common& common, const std::string& folder, const Selection& selection);

// sabot law coverage
void add_coverage(Command law, Common& common);

}  // namespace sabot::cli
