#include "bench/server/clients.hpp"

#include <algorithm>
#include <charconv>
#include <deque>
#include <unordered_map>

#include <boost/asio/buffer.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/websocket.hpp>

namespace sabot::bench {
namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace websocket = boost::beast::websocket;
using Time = std::chrono::steady_clock::time_point;

Time now() { return std::chrono::steady_clock::now(); }

std::uint64_t number_behind(std::string_view text, std::string_view name) {
  std::uint64_t number = 0;
  const auto at = text.find(name);
  if (at != std::string_view::npos)
    std::from_chars(text.data() + at + name.size(), text.data() + text.size(), number);
  return number;
}

// How many players have seen a record, and when its command was sent.
struct Seen {
  int players = 0;
  Time last{};
  Time sent{};
};

}  // namespace

struct Clients::Crowd {
  struct Client {
    Client(Crowd& crowd, const Player& player)
        : all(crowd), table(player.table), socket(crowd.loop), timer(crowd.loop) {}

    void read();
    void take(std::string_view frame);
    void give();
    void plan_next();

    Crowd& all;
    int table;
    websocket::stream<asio::ip::tcp::socket> socket;
    asio::steady_timer timer;
    beast::flat_buffer buffer;
    std::string out;
    Time sent{};
    std::uint64_t key = 0;
    bool has_bet = false;
    bool waits = false;  // for an answer
  };

  asio::io_context loop{1};
  std::vector<std::unique_ptr<Client>> clients;
  std::vector<std::unordered_map<std::uint64_t, Seen>> tables;
  std::vector<int> players;  // at each table
  Measured measured;
  Load load;
  Time ends{};
  std::chrono::nanoseconds interval{};

  void saw(int table, std::uint64_t sequence, Time sent);
  void count(const Seen& seen);
};

void Clients::Crowd::saw(int table, std::uint64_t sequence, Time sent) {
  auto& records = tables[static_cast<std::size_t>(table)];
  auto& seen = records[sequence];
  if (sent != Time{})
    seen.sent = sent;
  else
    ++seen.players, seen.last = now();
  if (seen.players < players[static_cast<std::size_t>(table)]) return;
  // Nobody has sent the house's own commands.
  if (seen.sent != Time{}) {
    ++measured.seen;
    measured.latencies_ms.push_back(
        std::chrono::duration<double, std::milli>(seen.last - seen.sent).count());
    records.erase(sequence);
  }
}

void Clients::Crowd::Client::read() {
  socket.async_read(buffer, [this](boost::system::error_code failed, std::size_t) {
    if (failed) return;
    const auto data = buffer.cdata();
    take({static_cast<const char*>(data.data()), data.size()});
    buffer.consume(buffer.size());
    read();
  });
}

void Clients::Crowd::Client::take(std::string_view frame) {
  ++all.measured.frames;
  if (frame.starts_with(R"({"type":"update")")) {
    all.saw(table, number_behind(frame, "\"sequence\":"), {});
  } else if (frame.starts_with(R"({"type":"accepted")")) {
    has_bet = !has_bet;
    waits = false;
    all.saw(table, number_behind(frame, "\"sequence\":"), sent);
    if (all.load.offered == 0) give();
  } else if (frame.starts_with(R"({"type":"refused")")) {
    ++all.measured.refused;
    waits = false;
    if (all.load.offered == 0) give();
  }
}

void Clients::Crowd::Client::give() {
  if (waits || now() >= all.ends) return;
  waits = true;
  out = R"({"type":"command","key":")" + std::to_string(++key) + R"(","line":")" +
        (has_bet ? "withdraw on=punto" : "bet on=punto stake=5") + "\"}";
  sent = now();
  ++all.measured.sent;
  socket.async_write(asio::buffer(out), [](boost::system::error_code, std::size_t) {});
}

void Clients::Crowd::Client::plan_next() {
  timer.expires_at(timer.expiry() + all.interval);
  timer.async_wait([this](boost::system::error_code failed) {
    if (failed || now() >= all.ends) return;
    give();
    plan_next();
  });
}

Clients::Clients(std::uint16_t port, const std::vector<Player>& players, int tables)
    : crowd_(std::make_unique<Crowd>()) {
  crowd_->tables.resize(static_cast<std::size_t>(tables));
  crowd_->players.resize(static_cast<std::size_t>(tables));
  for (const auto& player : players) {
    auto client = std::make_unique<Crowd::Client>(*crowd_, player);
    ++crowd_->players[static_cast<std::size_t>(player.table)];
    auto& socket = client->socket;
    socket.next_layer().connect({asio::ip::address_v4::loopback(), port});
    socket.next_layer().set_option(asio::ip::tcp::no_delay(true));
    socket.set_option(websocket::stream_base::decorator([&](websocket::request_type& request) {
      request.set(beast::http::field::authorization, "Bearer " + player.token);
    }));
    socket.handshake("127.0.0.1", player.path);
    socket.text(true);
    client->read();
    crowd_->clients.push_back(std::move(client));
  }
}

Clients::~Clients() = default;

void Clients::wait(std::chrono::seconds lasts) {
  crowd_->loop.restart();
  crowd_->loop.run_for(lasts);
}

Measured Clients::run(const Load& load) {
  auto& all = *crowd_;
  all.measured = {};
  all.load = load;
  const auto began = now();
  all.ends = began + load.lasts;
  if (load.offered != 0)
    all.interval =
        std::chrono::nanoseconds(1'000'000'000LL * std::ssize(all.clients) / load.offered);
  std::int64_t place = 0;
  for (auto& client : all.clients) {
    if (load.offered == 0) {
      client->give();
      continue;
    }
    // Spread evenly over the interval.
    client->timer.expires_at(began - all.interval +
                             all.interval * place++ / std::ssize(all.clients));
    client->plan_next();
  }
  all.loop.restart();
  all.loop.run_for(load.lasts + std::chrono::seconds(2));
  all.measured.seconds = std::chrono::duration<double>(load.lasts).count();
  std::ranges::sort(all.measured.latencies_ms);
  return all.measured;
}

double Measured::percentile(double part) const {
  if (latencies_ms.empty()) return 0;
  const auto last = static_cast<double>(latencies_ms.size() - 1);
  return latencies_ms[static_cast<std::size_t>(last * part)];
}

}  // namespace sabot::bench
