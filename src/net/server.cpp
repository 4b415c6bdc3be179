#include "sabot/net/server.hpp"

#include <netinet/tcp.h>

#include <chrono>

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/redirect_error.hpp>
#include <boost/asio/signal_set.hpp>
#include <boost/asio/ssl/context.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/json/serialize.hpp>

#include "sabot/base/digest.hpp"
#include "sabot/base/json.hpp"
#include "sabot/base/text.hpp"
#include "sabot/chance/live_source.hpp"
#include "sabot/net/answer_of.hpp"
#include "sabot/net/connection.hpp"
#include "sabot/net/house_key.hpp"
#include "sabot/net/log.hpp"
#include "sabot/net/real_world.hpp"
#include "sabot/net/watch.hpp"
#include "sabot/store/audit.hpp"
#include "sabot/store/verify_trail.hpp"

namespace sabot::net {
namespace {

using asio::ip::tcp;
namespace beast = boost::beast;

// A store that was opened, with the house in it.
struct House {
  House() = default;
  House(const House&) = delete;
  House& operator=(const House&) = delete;
  ~House();

  std::optional<asio::io_context> loop{std::in_place, 1};
  std::unique_ptr<StoreStorage> storage;
  LoopClock clock{*loop};
  chance::LiveSource source;
  std::unique_ptr<server::People> people;
  std::unique_ptr<server::Hall> hall;
  std::optional<asio::ssl::context> tls;
  std::optional<tcp::acceptor> acceptor;
  std::optional<asio::signal_set> signals;
  std::unique_ptr<Site> site;
};

// What still waits in the loop may own lines and tables, which speak to the site and to the hall
// as they die: so the loop goes before these, and whatever speaks to the loop goes before it.
House::~House() {
  if (site) site->close();
  if (storage) storage->close();
  signals.reset();
  acceptor.reset();
  clock.cancel_all();
  loop.reset();
}

std::expected<table::HouseKey, std::string> key_of(store::Writer& writer, store::Reader& reader,
                                                   const Settings& settings,
                                                   law::Language language) {
  const auto known = store::house_key(reader);
  if (!known) return std::unexpected(store::describe(known.error(), language));
  auto key = house_key(settings.data, *known, language);
  if (key) writer.sign_with(*key);
  if (!key || *known) return key;
  // Verifying a table of this store finds here the key that it must be signed with.
  const auto kept = writer.write(store::SetMeta{"house-key", to_text(key->public_key())});
  if (!kept) return std::unexpected(store::describe(kept.error(), language));
  return key;
}

// The trail says how the house was run, and when.
store::Note opening_note(server::Milliseconds now, const Settings& settings,
                         const table::HouseKey& key) {
  return {now, boost::json::serialize(boost::json::object{{"what", "house-opened"},
                                                          {"key", to_text(key.public_key())},
                                                          {"settings", to_json(settings)}})};
}

std::expected<void, std::string> open(House& house, const Settings& settings,
                                      law::Language language) {
  const auto words = [&](const store::StoreError& error) {
    return store::describe(error, language);
  };
  auto writer = store::Writer::open(settings.data);
  if (!writer) return std::unexpected(words(writer.error()));
  auto reader = store::Reader::open(settings.data);
  if (!reader) return std::unexpected(words(reader.error()));
  auto key = key_of(**writer, *reader, settings, language);
  if (!key) return std::unexpected(key.error());
  // A house goes on without it; its operator must know.
  if (const auto trail = store::verify_trail(*reader, key->public_key()); !trail)
    log_line(LogLevel::error, "trail-damaged", {{"why", words(trail.error())}});
  const auto noted = (*writer)->write(opening_note(house.clock.now(), settings, *key));
  if (!noted) return std::unexpected(words(noted.error()));
  house.storage =
      std::make_unique<StoreStorage>(*house.loop, *std::move(writer), *std::move(reader));
  auto people = server::People::load(*house.storage, house.clock);
  if (!people) return std::unexpected(words(people.error()));
  house.people = *std::move(people);
  auto hall = server::Hall::open(*house.storage, house.clock, server::chance_of(house.source),
                                 *std::move(key), *server::read_play_money(settings.play_money));
  if (!hall) return std::unexpected(hall.error());
  house.hall = *std::move(hall);
  return {};
}

std::expected<asio::ssl::context, std::string> tls_of(const Settings& settings) {
  asio::ssl::context tls(asio::ssl::context::tls_server);
  boost::system::error_code failed;
  tls.set_options(asio::ssl::context::default_workarounds | asio::ssl::context::no_tlsv1 |
                      asio::ssl::context::no_tlsv1_1,
                  failed);
  tls.use_certificate_chain_file(settings.certificate, failed);
  if (failed) return std::unexpected(settings.certificate + ": " + failed.message());
  tls.use_private_key_file(settings.private_key, asio::ssl::context::pem, failed);
  if (failed) return std::unexpected(settings.private_key + ": " + failed.message());
  return tls;
}

std::expected<tcp::acceptor, std::string> listen(asio::io_context& loop, const Settings& settings) {
  const auto wanted = *read_address(settings.listen);
  boost::system::error_code failed;
  const auto found = tcp::resolver(loop).resolve(wanted.host, std::to_string(wanted.port), failed);
  const auto refuse = [&] {
    return std::unexpected(settings.listen + ": " + failed.message() +
                           "; choose another with --listen");
  };
  if (failed || found.empty()) return refuse();
  const tcp::endpoint endpoint = *found.begin();
  tcp::acceptor acceptor(loop);
  acceptor.open(endpoint.protocol(), failed);
  if (!failed) acceptor.set_option(tcp::acceptor::reuse_address(true), failed);
  if (!failed) acceptor.bind(endpoint, failed);
  if (!failed) acceptor.listen(asio::socket_base::max_listen_connections, failed);
  if (failed) return refuse();
  return acceptor;
}

std::string url_of(const Settings& settings, const tcp::acceptor& acceptor) {
  const auto endpoint = acceptor.local_endpoint();
  const auto host = endpoint.address().is_v6() ? "[" + endpoint.address().to_string() + "]"
                                               : endpoint.address().to_string();
  return (settings.certificate.empty() ? "http://" : "https://") + host + ":" +
         std::to_string(endpoint.port());
}

// A failing connection fails alone; a broken invariant is reported to the person running the
// house.
void outlived(const std::exception_ptr& died) {
  if (!died) return;
  try {
    std::rethrow_exception(died);
  } catch (const std::exception& error) {
    log_line(LogLevel::error, "connection-failed", {{"why", error.what()}});
  }
}

// Milliseconds after which a line is lost if its other end acknowledges nothing that was sent.
using UnansweredFor = asio::detail::socket_option::integer<IPPROTO_TCP, TCP_USER_TIMEOUT>;

asio::awaitable<void> take_callers(Site& site, tcp::acceptor& acceptor, asio::ssl::context* tls) {
  while (true) {
    boost::system::error_code failed;
    auto socket = co_await acceptor.async_accept(site.loop(),
                                                 asio::redirect_error(asio::use_awaitable, failed));
    if (failed == asio::error::operation_aborted) co_return;
    if (failed) {
      // Too many files are open, perhaps: some will be closed.
      log_line(LogLevel::warning, "connection-refused", {{"why", failed.message()}});
      asio::steady_timer pause(site.loop(), std::chrono::milliseconds(100));
      co_await pause.async_wait(asio::redirect_error(asio::use_awaitable, failed));
      continue;
    }
    const auto open = site.traffic().connections + site.traffic().sockets + site.traffic().streams;
    if (open >= static_cast<std::uint64_t>(site.settings().connections)) continue;
    auto place = site.place_of_connection(socket.remote_endpoint(failed).address().to_string());
    if (!place) continue;
    socket.set_option(tcp::no_delay(true), failed);
    socket.set_option(UnansweredFor(60'000), failed);
    TcpStream stream(std::move(socket));
    Wire wire = tls != nullptr ? Wire(std::move(stream), *tls) : Wire(std::move(stream));
    asio::co_spawn(site.loop(), serve(site, std::move(wire), *std::move(place)), outlived);
  }
}

// No new coup; what is being stored is announced; then everybody is disconnected.
asio::awaitable<void> close_when_told(Site& site, tcp::acceptor& acceptor,
                                      asio::signal_set& signals) {
  co_await signals.async_wait(asio::use_awaitable);
  log_line(LogLevel::info, "house-closing", {});
  site.set_open(false);
  acceptor.close();
  site.hall().rest();
  asio::steady_timer pause(site.loop());
  for (int i = 0; i < 100 && site.hall().is_storing(); ++i) {
    pause.expires_after(std::chrono::milliseconds(20));
    co_await pause.async_wait(asio::use_awaitable);
  }
  site.hang_up_all();
  pause.expires_after(std::chrono::milliseconds(300));
  co_await pause.async_wait(asio::use_awaitable);
  site.loop().stop();
}

// From time to time: sessions that have ended, with their lines.
asio::awaitable<void> forget_sessions(Site& site) {
  constexpr std::chrono::minutes often{1};
  asio::steady_timer pause(site.loop());
  while (true) {
    pause.expires_after(often);
    co_await pause.async_wait(asio::use_awaitable);
    site.people().prune();
  }
}

// Answers that nobody will ask for again, a few at a time because everybody waits meanwhile, and
// more of them than can ever come. A pass that finds nothing costs next to nothing.
asio::awaitable<void> forget_answers(Site& site) {
  constexpr std::chrono::milliseconds often{50};
  constexpr std::uint32_t at_once = 500;
  constexpr server::Milliseconds week = server::Milliseconds{7} * 24 * 60 * 60 * 1000;
  asio::steady_timer pause(site.loop());
  while (true) {
    pause.expires_after(often);
    co_await pause.async_wait(asio::use_awaitable);
    const store::PruneAnswers old{site.clock().now() - week, at_once};
    auto pruning = answer_of<store::Stored<void>>(
        [&site, old](auto done) { site.storage().submit(old, std::move(done)); });
    co_await std::move(pruning);
  }
}

}  // namespace

std::expected<void, std::string> serve(const Settings& settings,
                                       const std::function<void(const std::string& url)>& opened,
                                       law::Language language) {
  begin_log(settings);
  House house;
  // The port and the certificate first: where they are wrong, no database is made.
  if (!settings.certificate.empty()) {
    auto tls = tls_of(settings);
    if (!tls) return std::unexpected(tls.error());
    house.tls = *std::move(tls);
  }
  auto acceptor = listen(*house.loop, settings);
  if (!acceptor) return std::unexpected(acceptor.error());
  house.acceptor = *std::move(acceptor);
  if (auto done = open(house, settings, language); !done) return done;
  house.site = std::make_unique<Site>(*house.loop, settings, *house.hall, *house.people,
                                      *house.storage, house.clock);
  auto& site = *house.site;
  // Before anybody knows that it is open, for they may close it.
  house.signals.emplace(*house.loop, SIGINT, SIGTERM);
  site.set_open(true);
  opened(url_of(settings, *house.acceptor));
  log_line(LogLevel::info, "house-opened",
           {{"url", url_of(settings, *house.acceptor)},
            {"data", settings.data},
            {"tables", std::to_string(house.hall->tables().size())},
            {"room", std::to_string(site.room())}});
  for (const auto& [id, why] : house.hall->past())
    log_line(LogLevel::info, "table-not-opened", {{"table", id}, {"why", why}});
  asio::co_spawn(*house.loop,
                 take_callers(site, *house.acceptor, house.tls ? &*house.tls : nullptr),
                 asio::detached);
  asio::co_spawn(*house.loop, close_when_told(site, *house.acceptor, *house.signals),
                 asio::detached);
  asio::co_spawn(*house.loop, forget_sessions(site), asio::detached);
  asio::co_spawn(*house.loop, forget_answers(site), asio::detached);
  asio::co_spawn(*house.loop, watch_over(site), asio::detached);
  house.loop->run();
  log_line(LogLevel::info, "house-closed", {});
  return {};
}

}  // namespace sabot::net
