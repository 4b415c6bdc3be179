#pragma once
// The house as the network sees it: its tables, its people, its settings, and what runs beside
// the server's one thread.

#include <atomic>
#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <set>
#include <string>

#include <boost/asio/io_context.hpp>
#include <boost/asio/thread_pool.hpp>

#include "sabot/net/places.hpp"
#include "sabot/net/settings.hpp"
#include "sabot/server/hall.hpp"
#include "sabot/server/people.hpp"
#include "sabot/server/rate_limit.hpp"

namespace sabot::net {

namespace asio = boost::asio;

class StoreStorage;

// What the network counts beside the hall's own counters.
struct Traffic {
  std::uint64_t connections = 0;  // now
  std::uint64_t sockets = 0;      // now: people at tables
  std::uint64_t streams = 0;      // now: spectators
  std::uint64_t requests = 0;     // ever, as all below
  std::uint64_t problems = 0;
  std::uint64_t messages = 0;
  std::uint64_t dropped = 0;  // lines that could not keep up
};

struct TableCount {
  std::uint64_t played = 0;
  std::uint64_t stopped = 0;  // because a record could not be stored
};
TableCount count_tables(const server::Hall& hall);

// Why the house hangs up.
enum class Parting : std::uint8_t { closing, no_longer_allowed };

class Site {
 public:
  Site(asio::io_context& loop, Settings settings, server::Hall& hall, server::People& people,
       StoreStorage& storage, server::Clock& clock);

  asio::io_context& loop() { return loop_; }
  // For what takes long: passwords; and what was played, apart from them.
  asio::thread_pool& workers() { return *workers_; }
  asio::thread_pool& readers() { return *readers_; }
  const Settings& settings() const { return settings_; }
  server::Hall& hall() { return hall_; }
  server::People& people() { return people_; }
  server::Storage& storage();
  server::Clock& clock() { return clock_; }
  server::RateLimit& requests() { return requests_; }
  // Passwords that were tried: by address, and by the person whose they might be.
  server::RateLimit& sign_ins() { return sign_ins_; }
  server::RateLimit& attempts() { return attempts_; }
  server::RateLimit& guests() { return guests_; }
  // Of the log, about an address that is refused.
  server::RateLimit& limit_lines() { return limit_lines_; }
  // Since this was last asked.
  std::chrono::milliseconds slowest_write();
  Traffic& traffic() { return traffic_; }

  // For a connection from this address, and for the line that it becomes on behalf of that one;
  // none where there are enough of them. A proxy may have any number of connections of its own.
  std::optional<Place> place_of_connection(std::string address);
  std::optional<Place> place_of_line(Place& connection, const std::string& address);

  bool speaks_tls() const { return !settings_.certificate.empty() || settings_.behind_proxy; }

  // From its opening until it begins to close.
  bool is_open() const { return open_; }
  void set_open(bool open) { open_ = open; }
  // Bytes left on the disk where the store lies; and whether that is enough to open another table.
  std::uint64_t room() const;
  bool has_room() const;
  // Nothing can be played: the store has stopped, or every table that was played.
  bool is_stopped() const;

  // Open lines, to be hung up when the house closes, and when the session or the office that they
  // rest on is lost.
  struct Line {
    std::string table;
    PersonId person;  // nobody: a spectator
    Digest session;
    std::function<void(Parting why)> hang_up;
  };
  std::uint64_t add_line(Line line);
  void remove_line(std::uint64_t line) { lines_.erase(line); }
  void hang_up_all();
  // One person's lines to one table.
  void hang_up(const PersonId& person, std::string_view table);
  // Nothing more comes from here into the loop.
  void close();

 private:
  void follow(const server::Loss& loss);
  void hang_up_those(const std::function<bool(const Line&)>& is_lost);

  asio::io_context& loop_;
  std::optional<asio::thread_pool> workers_{std::in_place, 1};
  std::optional<asio::thread_pool> readers_{std::in_place, 1};
  Settings settings_;
  server::Hall& hall_;
  server::People& people_;
  StoreStorage& storage_;
  server::Clock& clock_;
  server::RateLimit requests_;
  server::RateLimit sign_ins_;
  server::RateLimit attempts_;
  server::RateLimit guests_;
  server::RateLimit limit_lines_;
  Places places_;
  Traffic traffic_;
  bool open_ = false;
  std::uint64_t last_line_ = 0;
  std::map<std::uint64_t, Line> lines_;
};

}  // namespace sabot::net
