#include "sabot/cli/record_text.hpp"

#include <boost/json/array.hpp>
#include <fmt/format.h>

#include <iostream>

#include "sabot/table/announcing.hpp"
#include "sabot/table/replay.hpp"

namespace sabot::cli {

std::string articles_text(const law::Citations& by) {
  std::string articles;
  for (const auto one : by) (articles += articles.empty() ? "" : " ") += law::id(one);
  return "[" + articles + "]";
}

boost::json::object record_json(const table::ToldRecord& record, const table::Genesis& genesis,
                                law::Language language) {
  auto told = record.events;
  table::add_sentences(table::facts_of(genesis.regulation, genesis.game).words, language, told);
  boost::json::array events;
  for (auto& one : told) events.push_back(std::move(one.json));
  boost::json::object json{{"sequence", record.sequence}};
  for (const auto& field : record.json) json.insert(field);
  json["events"] = std::move(events);
  return json;
}

std::optional<std::vector<std::uint8_t>> read_journal_file(Common& common,
                                                           const std::string& file) {
  auto bytes = table::read_journal(file);
  if (bytes) return *std::move(bytes);
  common.fail(fmt::format("{}: {}", file, table::describe(bytes.error(), common.lang())));
  return std::nullopt;
}

std::optional<table::Genesis> read_genesis_of(Common& common, const std::string& file,
                                              std::span<const std::uint8_t> bytes) {
  table::JournalReader reader(bytes);
  auto genesis = table::read_genesis(reader);
  if (!genesis) {
    common.exit = Exit::not_so;
    std::cerr << fmt::format("sabot: {}: {}\n", file, common.say_error(genesis.error().what));
    return std::nullopt;
  }
  if (table::find_game(genesis->regulation, genesis->game) != nullptr) return *std::move(genesis);
  common.fail(fmt::format(
      "{}: {} {}", file,
      common.say("este programa no conoce el juego", "this program does not know the game"),
      genesis->game));
  return std::nullopt;
}

}  // namespace sabot::cli
