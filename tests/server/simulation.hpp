#pragma once
// A house with many tables and players in a world made from one seed: the cards, the bots, the
// players' whims, the time, and a network that drops, repeats and reorders what is sent. Every now
// and then the process dies, and everybody who was connected comes back.

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "sabot/chance/seeded_source.hpp"
#include "sabot/server/hall.hpp"
#include "server/world.hpp"

namespace sabot::server {

struct SimulationPlan {
  std::uint64_t seed = 1;
  int tables = 6;
  int players = 4;  // at each table
  Milliseconds lasts = 20'000;
  int crashes = 3;
  std::uint32_t drops = 20;  // one message in this many, likewise below; 0: none
  std::uint32_t repeats = 20;
  Waits waits{.betting = 300, .decision = 150, .dealing = 5, .bots = 10};
};

class Simulation;

// A person who plays from what arrives, asks again until answered, and comes back, from the same
// point, when something is missing.
class SimulatedPlayer {
 public:
  SimulatedPlayer(Simulation& world, std::string table, const PersonId& self);
  ~SimulatedPlayer();

  void connect();
  void lose_line();
  void act();
  void hear(const std::string& frame);

  const PersonId& self() const { return self_; }
  const std::string& table() const { return table_; }
  // What the person was told, record by record, from the one after `first`.
  std::uint64_t first() const { return first_; }
  const std::map<std::uint64_t, std::string>& told() const { return told_; }
  std::uint64_t last() const { return last_; }
  // The record that answered each of their keys; refusals are not in it.
  const std::map<std::string, std::uint64_t>& accepted() const { return accepted_; }
  const std::map<std::string, std::string>& lines() const { return lines_; }
  bool waits() const { return !pending_.empty(); }
  bool has_gap() const { return !ahead_.empty(); }
  const std::string& wrong() const { return wrong_; }

 private:
  class Line;

  void take(std::uint64_t sequence, std::string events);
  void answer(const boost::json::object& frame, bool accepted);
  void give();

  Simulation& world_;
  std::string table_;
  PersonId self_;
  std::shared_ptr<Line> line_;
  bool begun_ = false;
  std::uint64_t first_ = 0;
  std::uint64_t last_ = 0;
  std::map<std::uint64_t, std::string> told_;
  std::map<std::uint64_t, std::string> ahead_;  // what came too early
  boost::json::array options_;
  std::string pending_;  // the key of a command that is not answered
  int keys_ = 0;
  std::map<std::string, std::string> lines_;
  std::map<std::string, std::uint64_t> accepted_;
  std::string wrong_;
};

class Simulation {
 public:
  explicit Simulation(const SimulationPlan& plan);
  ~Simulation();

  void run();

  TestWorld& world() { return world_; }
  Hall& hall() { return *hall_; }
  const std::vector<std::unique_ptr<SimulatedPlayer>>& players() const { return players_; }
  std::uint32_t roll(std::uint32_t bound) { return whim_.below(bound); }
  bool is_calm() const { return calm_; }
  // Over the network: perhaps late, perhaps twice, perhaps never.
  void send(std::function<void()> arrive);
  // What was played, as one number: the same for the same seed.
  Digest trace() const;

 private:
  void open();
  void crash();
  void step();
  void settle();
  void do_and_wait(const std::function<void(Hall::Answered)>& act);

  SimulationPlan plan_;
  TestWorld world_;
  chance::SeededSource cards_;
  chance::SeededSource whim_;
  std::unique_ptr<Hall> hall_;
  std::vector<std::unique_ptr<SimulatedPlayer>> players_;
  bool calm_ = false;  // the network no longer loses anything, and nobody begins anything new
};

}  // namespace sabot::server
