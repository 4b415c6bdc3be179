#pragma once
// What people at a table say in the course of a talla.

#include <gtest/gtest.h>
#include <unistd.h>

#include <filesystem>
#include <string>
#include <vector>

#include "sabot/chance/seeded_source.hpp"
#include "sabot/table/any_table.hpp"
#include "sabot/table/session.hpp"

namespace sabot::table {

// Every command that a session of bots gives, in order, as its journal has them.
inline std::vector<std::string> session_commands(std::string_view game) {
  const auto path = std::filesystem::temp_directory_path() /
                    ("sabot-resume-" + std::to_string(getpid()) + "-" + std::string(game));
  {
    auto table = open_table("as11", game, "", path).value();
    chance::SeededSource source(7, 0);
    Session session(*table, SessionPlan{.players = 5, .rebuys = true}, source, [](const auto&) {});
    EXPECT_TRUE(session.open());
    EXPECT_TRUE(session.play_talla());
  }
  std::vector<std::string> lines;
  EXPECT_TRUE(find_game("as11", game)
                  ->tell_records(read_journal(path).value(), [&](const ToldRecord& record) {
                    lines.push_back(record.notation);
                  }));
  std::filesystem::remove(path);
  return lines;
}

}  // namespace sabot::table
