#include "sabot/cli/coverage.hpp"

#include <algorithm>
#include <filesystem>

#include <fmt/format.h>

#include "sabot/rounds/run.hpp"

namespace sabot::cli {
namespace {

std::string place(const std::string& file, const rounds::RoundError& error) {
  return fmt::format("{}:{}:{}: {}", file, error.line, error.column, error.what);
}

std::string named(const std::string& regulation) {
  return regulation.empty() ? "" : " (" + regulation + ")";
}

// The first thing that is wrong; `sabot round` shows all of it.
std::string first_fault(const std::string& file, const rounds::Result& result) {
  if (!result.differences.empty()) {
    const auto& first = result.differences.front();
    return fmt::format("{}:{}:1: {}{}", file, first.line, first.step, named(first.under));
  }
  const auto& first = result.unproven.front();
  return fmt::format("{}:1:1: {}{}", file, first.id, named(first.under));
}

std::set<std::string, std::less<>> listed(std::string_view list) {
  std::set<std::string, std::less<>> ids;
  for (std::size_t at = 0; at < list.size();) {
    const auto end = std::min(list.find('\n', at), list.size());
    auto id = list.substr(at, end - at);
    if (id.ends_with('\r')) id.remove_suffix(1);
    if (!id.empty()) ids.emplace(id);
    at = end + 1;
  }
  return ids;
}

}  // namespace

const std::vector<std::string>& Coverage::rounds_of(const law::Row& row) const {
  static const std::vector<std::string> none;
  const auto found = proven_by.find(*law::find(row.id));
  return found == proven_by.end() ? none : found->second;
}

std::set<std::string_view> Coverage::proven() const {
  std::set<std::string_view> ids;
  for (const auto& [citation, files] : proven_by)
    if (citation.provenance() == law::Provenance::article) ids.insert(law::id(citation));
  return ids;
}

void add_round_to(Coverage& coverage, const std::string& file, std::string_view text) {
  const auto round = rounds::read_round(text);
  if (!round) return coverage.faults.push_back(place(file, round.error()));
  const auto result = rounds::run(*round);
  if (!result) return coverage.faults.push_back(place(file, result.error()));
  if (!result->passed()) return coverage.faults.push_back(first_fault(file, *result));
  for (const auto one : result->cited) coverage.proven_by[one].push_back(file);
}

std::vector<std::string> round_files(const std::string& folder) {
  std::vector<std::string> files;
  for (const auto& entry : std::filesystem::recursive_directory_iterator(folder))
    if (entry.is_regular_file() && entry.path().extension() == ".round")
      files.push_back(entry.path().string());
  std::ranges::sort(files);
  return files;
}

CoverageChange compare_coverage(const Coverage& coverage, std::string_view list) {
  const auto before = listed(list);
  const auto now = coverage.proven();
  CoverageChange change;
  for (const auto& id : before)
    if (!now.contains(id)) change.lost.push_back(id);
  for (const auto id : now)
    if (!before.contains(id)) change.unlisted.emplace_back(id);
  return change;
}

std::string coverage_list(const Coverage& coverage) {
  std::string text;
  for (const auto id : coverage.proven()) (text += id) += '\n';
  return text;
}

}  // namespace sabot::cli
