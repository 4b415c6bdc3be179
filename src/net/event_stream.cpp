#include "sabot/net/event_stream.hpp"

#include <chrono>

#include <boost/asio/buffer.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/write.hpp>

namespace sabot::net {

namespace {

constexpr std::chrono::seconds heartbeat{30};

}  // namespace

EventStream::EventStream(Site& site, Wire wire, Place place, law::Language language,
                         std::string table, std::optional<std::uint64_t> since)
    : Viewer(PersonId(), false, language),
      site_(site),
      wire_(std::move(wire)),
      place_(std::move(place)),
      counted_(site.traffic().streams),
      heart_(site.loop()),
      table_(std::move(table)),
      since_(since) {}

void EventStream::run() {
  wire_.tcp().expires_never();
  text_ = "HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\nConnection: close\r\n";
  for (const auto& [name, value] : guarding_headers(site_))
    text_ += std::string(name) + ": " + std::string(value) + "\r\n";
  text_ += "\r\n";
  line_ = site_.add_line(
      {table_, PersonId(), {}, [self = shared_from_this()](Parting) { self->end(); }});
  write_text();
  if (auto* table = site_.hall().find(table_)) table->attach(*this, since_);
  watch();
  beat();
}

// Nothing more is expected from him: whatever comes, or the end of it, ends the line.
void EventStream::watch() {
  wire_.async_read_some(
      asio::buffer(&byte_, 1),
      [self = shared_from_this()](boost::system::error_code, std::size_t) { self->end(); });
}

// A comment now and then, which no reader is told of: a line whose other end is dead says so only
// when something is sent down it. Whoever takes nothing for as long as that is gone, too.
void EventStream::beat() {
  heart_.expires_after(heartbeat);
  heart_.async_wait([self = shared_from_this()](boost::system::error_code cancelled) {
    if (cancelled || self->ended_) return;
    if (self->is_slow_) return self->end();
    self->is_slow_ = self->writing_;
    if (!self->writing_) {
      self->text_ = ":\n\n";
      self->write_text();
    }
    self->beat();
  });
}

void EventStream::send(server::Frame frame) {
  if (ended_) return;
  if (!outbox_.put(std::move(frame))) {
    ++site_.traffic().dropped;
    asio::post(wire_.get_executor(), [self = shared_from_this()] { self->end(); });
    return;
  }
  if (!writing_) write();
}

void EventStream::write() {
  const auto& frame = outbox_.front();
  text_ = frame.sequence ? "id: " + std::to_string(*frame.sequence) + "\n" : std::string();
  text_ += "data: " + *frame.text + "\n\n";
  outbox_.pop();
  write_text();
}

void EventStream::write_text() {
  writing_ = true;
  asio::async_write(wire_, asio::buffer(text_),
                    [self = shared_from_this()](boost::system::error_code ec, std::size_t) {
                      self->written(ec);
                    });
}

void EventStream::written(boost::system::error_code failed) {
  writing_ = is_slow_ = false;
  if (failed) return end();
  if (!outbox_.is_empty()) write();
}

void EventStream::end() {
  if (ended_) return;
  ended_ = true;
  heart_.cancel();
  site_.remove_line(line_);
  if (auto* table = site_.hall().find(table_)) table->detach(*this);
  wire_.close();
}

}  // namespace sabot::net
