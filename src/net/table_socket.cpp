#include "sabot/net/table_socket.hpp"

#include <chrono>

#include <boost/asio/bind_executor.hpp>
#include <boost/asio/buffer.hpp>
#include <boost/asio/post.hpp>
#include <boost/beast/core/buffers_to_string.hpp>
#include <boost/beast/websocket.hpp>

#include "sabot/net/table_access.hpp"
#include "sabot/server/frames.hpp"

namespace sabot::net {

namespace {

constexpr std::size_t longest_message = std::size_t{16} << 10;

}  // namespace

TableSocket::TableSocket(Site& site, Wire wire, Place place, Wish wish)
    : Viewer(wish.person, wish.views, wish.language),
      site_(site),
      stream_(std::move(wire)),
      place_(std::move(place)),
      counted_(site.traffic().sockets),
      wish_(std::move(wish)),
      rate_({static_cast<std::uint32_t>(site.settings().commands_a_second),
             std::chrono::microseconds(1'000'000 / site.settings().commands_a_second)},
            1) {}

void TableSocket::run(const HttpRequest& request) {
  // The websocket keeps its own time: it pings a silent client, and gives up on a dead one.
  stream_.next_layer().tcp().expires_never();
  stream_.set_option(websocket::stream_base::timeout::suggested(beast::role_type::server));
  stream_.read_message_max(longest_message);
  stream_.text(true);
  stream_.async_accept(
      request, [self = shared_from_this()](boost::system::error_code ec) { self->begin(ec); });
}

void TableSocket::begin(boost::system::error_code failed) {
  if (failed) return;
  auto* table = site_.hall().find(wish_.table);
  // The session may have ended while the line was being opened.
  if (table == nullptr || !site_.people().is_live(wish_.session)) return drop();
  line_ = site_.add_line({wish_.table, person(), wish_.session,
                          [self = shared_from_this()](Parting why) { self->hang_up(why); }});
  table->attach(*this, wish_.since);
  read();
}

void TableSocket::read() {
  stream_.async_read(incoming_, [self = shared_from_this()](boost::system::error_code ec,
                                                            std::size_t) { self->take(ec); });
}

void TableSocket::take(boost::system::error_code failed) {
  if (failed) return end();
  ++site_.traffic().messages;
  const auto text = beast::buffers_to_string(incoming_.data());
  incoming_.consume(incoming_.size());
  // The house has hung up, whatever the other side still says.
  if (closing_) return read();
  auto* table = site_.hall().find(wish_.table);
  if (table == nullptr) return drop();
  // Nonsense counts, too: to read it is most of the work.
  if (rate_.take({}, std::chrono::steady_clock::now()).count() != 0) {
    send(server::refused_frame({}, server::problem(server::Objection::too_many_requests)));
    return read();
  }
  auto message = stream_.got_text() ? server::read_message(text)
                                    : refuse(server::Objection::malformed, "text is needed");
  if (!message)
    send(server::refused_frame({}, message.error()));
  else if (auto* command = std::get_if<server::CommandMessage>(&*message))
    obey(std::move(*command));
  else if (std::holds_alternative<server::LookMessage>(*message))
    send(server::snapshot_frame(table->snapshot(person()), table->sequence()));
  else
    table->ready(person(), std::get<server::ReadyMessage>(*message).sequence);
  read();
}

void TableSocket::obey(server::CommandMessage message) {
  auto& table = *site_.hall().find(wish_.table);
  if (const auto idle = off_duty(site_, table, person()))
    return send(server::refused_frame(message.key, *idle));
  if (!site_.is_open())
    return send(
        server::refused_frame(message.key, server::problem(server::Objection::shutting_down)));
  server::Request request{.who = person(), .command = std::move(message.command), .key = {}};
  if (!message.key.empty()) request.key = message.key;
  request.answer = [weak = weak_from_this(),
                    key = std::move(message.key)](const server::Answer& answer) {
    const auto self = weak.lock();
    if (!self) return;
    self->send(answer ? server::accepted_frame(key, answer->sequence)
                      : server::refused_frame(key, answer.error()));
  };
  table.submit(std::move(request));
}

void TableSocket::send(server::Frame frame) {
  if (closing_) return;
  if (!outbox_.put(std::move(frame))) {
    ++site_.traffic().dropped;
    return drop();
  }
  if (!writing_) write();
}

void TableSocket::write() {
  writing_ = true;
  stream_.async_write(asio::buffer(*outbox_.front().text),
                      [self = shared_from_this()](boost::system::error_code ec, std::size_t) {
                        self->written(ec);
                      });
}

void TableSocket::written(boost::system::error_code failed) {
  writing_ = false;
  if (failed) return drop();
  outbox_.pop();
  if (!outbox_.is_empty()) return write();
  if (closing_) say_goodbye();
}

// What has been told is still sent, and nothing more is told.
void TableSocket::hang_up(Parting why) {
  closing_ = true;
  parting_ = why;
  leave();
  if (!writing_) say_goodbye();
}

void TableSocket::say_goodbye() {
  if (ended_) return;
  const bool closes = parting_ == Parting::closing;
  stream_.async_close(
      closes ? websocket::close_code::going_away : websocket::close_code::policy_error,
      [self = shared_from_this()](boost::system::error_code) {});
}

// At once, without another word; the table forgets him when nobody is being told anything.
void TableSocket::drop() {
  closing_ = true;
  asio::post(stream_.get_executor(), [self = shared_from_this()] {
    self->stream_.next_layer().close();
    self->end();
  });
}

void TableSocket::end() {
  ended_ = closing_ = true;
  leave();
}

void TableSocket::leave() {
  if (std::exchange(left_, true)) return;
  site_.remove_line(line_);
  if (auto* table = site_.hall().find(wish_.table)) table->detach(*this);
}

}  // namespace sabot::net
