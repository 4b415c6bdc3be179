#include <iostream>
#include <mutex>

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <boost/json/serialize.hpp>
#include <fmt/format.h>
#include <fmt/ranges.h>

#include "sabot/cli/coverage.hpp"
#include "sabot/cli/progress.hpp"
#include "sabot/rounds/bite.hpp"
#include "sabot/rounds/run.hpp"

// sabot law coverage --bite: whether the rounds would notice if a value of the law were another.

namespace sabot::cli {
namespace {

std::optional<std::vector<rounds::Round>> rounds_in(Common& common, const std::string& folder) {
  std::vector<rounds::Round> all;
  for (const auto& file : round_files(folder)) {
    const auto text = read_file(common, file);
    if (!text) return std::nullopt;
    auto round = rounds::read_round(*text);
    const auto result = round ? rounds::run(*round) : std::unexpected(round.error());
    if (!result || !result->passed()) {
      common.fail(fmt::format("{}: {}", file,
                              common.say("la ronda no se cumple", "the round does not pass")));
      return std::nullopt;
    }
    all.push_back(*std::move(round));
  }
  return all;
}

std::vector<std::string_view> ids(const std::vector<law::Citation>& rows) {
  std::vector<std::string_view> all;
  for (const auto row : rows) all.push_back(law::id(row));
  return all;
}

void print_json(const rounds::Bite& bite) {
  boost::json::array unnoticed;
  for (const auto& [ruleset, change] : bite.unnoticed) {
    const auto rows = ids(change.rows);
    unnoticed.push_back(
        boost::json::object{{"ruleset", ruleset},
                            {"parameter", change.parameter},
                            {"from", change.from},
                            {"to", change.to},
                            {"rows", boost::json::array(rows.begin(), rows.end())}});
  }
  boost::json::array toothless;
  for (const auto& one : bite.toothless)
    toothless.push_back(boost::json::object{
        {"ruleset", one.ruleset}, {"parameter", one.parameter}, {"row", law::id(one.row)}});
  std::cout << boost::json::serialize(boost::json::object{{"changes", bite.changes},
                                                          {"noticed", bite.noticed},
                                                          {"refused", bite.refused},
                                                          {"unnoticed", std::move(unnoticed)},
                                                          {"toothless", std::move(toothless)}})
            << '\n';
}

void print_text(const Common& common, const rounds::Bite& bite) {
  for (const auto& [ruleset, change] : bite.unnoticed)
    std::cout << fmt::format("{} {}: {} -> {} [{}]: {}\n", ruleset, change.parameter,
                             common.say_error(change.from), change.to,
                             fmt::join(ids(change.rows), " "),
                             common.say("ninguna ronda lo nota", "no round notices"));
  for (const auto& one : bite.toothless)
    std::cout << fmt::format(
        "{} {}: {}\n", one.ruleset, one.parameter,
        fmt::format(fmt::runtime(common.say("ninguna ronda que cite {} lo nota",
                                            "no round that cites {} notices a change of it")),
                    law::id(one.row)));
  std::cout << fmt::format(
      fmt::runtime(common.say(
          "{} valores cambiados de uno en uno: {} notados, {} que las reglas no admiten, {} no\n",
          "{} values changed one at a time: {} noticed, {} that the rules do not accept, {} "
          "unnoticed\n")),
      bite.changes, bite.noticed, bite.refused, bite.unnoticed.size());
}

}  // namespace

void show_bite(Common& common, const std::string& folder, const Selection& selection) {
  const auto all = rounds_in(common, folder);
  if (!all) return;
  Progress progress(0, std::string(common.say("valores", "values")), !common.json);
  std::mutex mutex;
  const auto bite = rounds::bite(*all, {.regulation = selection.rules,
                                        .game = selection.game,
                                        .progress = [&](std::size_t done, std::size_t of) {
                                          const std::lock_guard lock(mutex);
                                          progress.aim(of);
                                          progress.show(done);
                                        }});
  if (!bite.unnoticed.empty() || !bite.toothless.empty()) common.exit = Exit::not_so;
  if (common.json)
    print_json(bite);
  else
    print_text(common, bite);
}

}  // namespace sabot::cli
