// What load the server bears, both ends on this machine: sabot_server_bench PROGRAM. Tables with
// seven players each, who bet and withdraw; a command counts when it has been stored and all seven
// have seen it. Then tables that nobody plays at.

#include <chrono>
#include <filesystem>
#include <iostream>

#include <boost/json/object.hpp>
#include <fmt/format.h>

#include "bench/server/asking.hpp"
#include "bench/server/clients.hpp"
#include "bench/server/process.hpp"

namespace sabot::bench {
namespace {

namespace json = boost::json;

constexpr int tables = 200;
constexpr int seats = 7;
constexpr int offered = 5'000;
constexpr int idle_tables = 10'000;

// A folder that goes with its contents.
struct Folder {
  std::filesystem::path path =
      std::filesystem::temp_directory_path() / fmt::format("sabot-bench-{}", ::getpid());
  Folder() { std::filesystem::create_directories(path); }
  ~Folder() { std::filesystem::remove_all(path); }
};

std::string text(const json::value& value, std::string_view name) {
  return std::string(value.at(name).as_string());
}

std::string open_table(Asking& server, const std::string& token) {
  // Nobody closes the bets: all that happens is what the players do.
  const json::object plan{
      {"regulation", "as11"},
      {"game", "punto-y-banca"},
      {"waits", {{"betting", 600'000}, {"decision", 0}, {"dealing", 0}, {"bots", 0}, {"own", 0}}}};
  return text(server.post("/api/tables", token, plan), "table");
}

std::vector<Player> seat_everybody(Asking& server, const std::string& director) {
  std::vector<Player> players;
  for (int table = 0; table < tables; ++table) {
    const auto id = open_table(server, director);
    const auto page = "/api/tables/" + id;
    for (int seat = 1; seat <= seats; ++seat) {
      const auto name = fmt::format("p{}-{}", table, seat);
      const auto token =
          text(server.post("/api/guests", {}, json::object{{"name", name}}), "token");
      server.post(page + "/entry", token, json::object());
      server.post("/api/cage/purchases", token, json::object{{"table", id}, {"amount", "1000"}});
      server.post(page + "/commands", token,
                  json::object{{"line", fmt::format("sit seat={}", seat)}});
      players.push_back({table, page + "/socket", token});
    }
  }
  return players;
}

void print(std::string_view what, const Measured& measured, double server_cpu) {
  std::cout << fmt::format(
      "{:<34} {:>8.0f} commands/s seen by all of 7   median {:>6.1f} ms   99 % {:>6.1f} ms   "
      "longest {:>6.1f} ms   {:>8.0f} frames/s   refused {}   server {:.0f} % of a core\n",
      what, static_cast<double>(measured.seen) / measured.seconds, measured.percentile(0.5),
      measured.percentile(0.99), measured.percentile(1),
      static_cast<double>(measured.frames) / measured.seconds, measured.refused,
      100 * server_cpu / measured.seconds);
}

Measured run(std::string_view what, const ServerProcess& process, Clients& clients,
             const Load& load) {
  const auto before = process.cpu_seconds();
  auto measured = clients.run(load);
  print(what, measured, process.cpu_seconds() - before);
  return measured;
}

void measure_play(const std::string& program) {
  const Folder folder;
  const ServerProcess process(program, folder.path / "play.db");
  Asking server(process.port());
  const auto director =
      text(server.post("/api/guests", {}, json::object{{"name", "dir"}}), "token");
  const auto players = seat_everybody(server, director);
  Clients clients(process.port(), players, tables);
  // Nobody wants to hold the sabot: the croupiers come to the betting by themselves.
  clients.wait(std::chrono::seconds(5));
  std::cout << fmt::format("{} tables, {} players\n", tables, players.size()) << std::flush;
  run(fmt::format("offered {} a second", offered), process, clients,
      {.lasts = std::chrono::seconds(10), .offered = offered});
  run("as fast as each is answered", process, clients, {.lasts = std::chrono::seconds(10)});
}

void measure_idle(const std::string& program) {
  const Folder folder;
  double opening = 0;
  {
    const ServerProcess process(program, folder.path / "idle.db");
    Asking server(process.port());
    const auto director =
        text(server.post("/api/guests", {}, json::object{{"name", "dir"}}), "token");
    open_table(server, director);
    const auto before = process.resident_kib();
    const auto began = std::chrono::steady_clock::now();
    for (int i = 0; i < idle_tables; ++i) open_table(server, director);
    opening = std::chrono::duration<double>(std::chrono::steady_clock::now() - began).count();
    std::cout << fmt::format(
        "{} idle tables: {:.1f} KiB each, opened in {:.1f} s one after the other\n", idle_tables,
        static_cast<double>(process.resident_kib() - before) / idle_tables, opening);
  }
  const auto began = std::chrono::steady_clock::now();
  const ServerProcess again(program, folder.path / "idle.db");
  std::cout << fmt::format(
      "the same after a restart: {:.1f} s until it is open, {:.1f} KiB each\n",
      std::chrono::duration<double>(std::chrono::steady_clock::now() - began).count(),
      static_cast<double>(again.resident_kib()) / idle_tables);
}

}  // namespace
}  // namespace sabot::bench

int main(int argc, char** argv) {
  if (argc != 2) {
    std::cerr << "sabot_server_bench PROGRAM\n";
    return 2;
  }
  try {
    sabot::bench::measure_play(argv[1]);
    sabot::bench::measure_idle(argv[1]);
  } catch (const std::exception& failed) {
    std::cerr << "sabot_server_bench: " << failed.what() << '\n';
    return 2;
  }
}
