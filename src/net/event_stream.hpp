#pragma once
// A spectator: server-sent events of what anybody may see of a table. A spectator has no name here.

#include <memory>
#include <optional>
#include <string>

#include <boost/asio/steady_timer.hpp>

#include "sabot/net/http.hpp"
#include "sabot/net/outbox.hpp"
#include "sabot/net/site.hpp"
#include "sabot/net/wire.hpp"

namespace sabot::net {

class EventStream final : public server::Viewer, public std::enable_shared_from_this<EventStream> {
 public:
  EventStream(Site& site, Wire wire, Place place, law::Language language, std::string table,
              std::optional<std::uint64_t> since);

  void run();
  void send(server::Frame frame) override;

 private:
  void write();
  void write_text();
  void written(boost::system::error_code failed);
  void watch();
  void beat();
  void end();

  Site& site_;
  Wire wire_;
  Place place_;
  Counted counted_;
  asio::steady_timer heart_;
  std::string table_;
  std::optional<std::uint64_t> since_;
  Outbox outbox_;
  std::string text_;  // being written
  char byte_ = 0;
  std::uint64_t line_ = 0;
  bool writing_ = false;
  bool is_slow_ = false;  // the same was being written at the last beat
  bool ended_ = false;
};

}  // namespace sabot::net
