#pragma once
// A person at a table, over a WebSocket: is sent everything that this person may see, and gives
// commands.

#include <memory>
#include <optional>
#include <string>

#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/websocket/stream.hpp>

#include "sabot/net/http.hpp"
#include "sabot/net/outbox.hpp"
#include "sabot/net/site.hpp"
#include "sabot/net/wire.hpp"
#include "sabot/server/message.hpp"

namespace sabot::net {

namespace websocket = boost::beast::websocket;

class TableSocket final : public server::Viewer, public std::enable_shared_from_this<TableSocket> {
 public:
  struct Wish {
    std::string table;
    PersonId person;
    Digest session;
    bool views = false;
    std::optional<std::uint64_t> since;
    law::Language language = law::Language::en;
  };

  TableSocket(Site& site, Wire wire, Place place, Wish wish);

  // Accepts the upgrade that was asked for, and goes on until either side hangs up.
  void run(const HttpRequest& request);
  void send(server::Frame frame) override;
  void hang_up(Parting why);

 private:
  void begin(boost::system::error_code failed);
  void read();
  void take(boost::system::error_code failed);
  void obey(server::CommandMessage message);
  void write();
  void written(boost::system::error_code failed);
  void say_goodbye();
  void drop();
  void leave();
  void end();

  Site& site_;
  websocket::stream<Wire> stream_;
  Place place_;
  Counted counted_;
  Wish wish_;
  beast::flat_buffer incoming_;
  Outbox outbox_;
  server::RateLimit rate_;
  std::uint64_t line_ = 0;
  bool writing_ = false;
  bool closing_ = false;
  Parting parting_ = Parting::closing;
  bool left_ = false;
  bool ended_ = false;
};

}  // namespace sabot::net
