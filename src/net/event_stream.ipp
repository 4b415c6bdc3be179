// How EventStream works; included where it is made for one kind of stream.
#pragma once

#include <chrono>

#include <boost/asio/buffer.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/write.hpp>
#include <boost/beast/core/stream_traits.hpp>

#include "sabot/net/event_stream.hpp"

namespace sabot::net {

inline constexpr std::chrono::seconds heartbeat{30};

template <class Stream>
EventStream<Stream>::EventStream(Site& site, Stream stream, Place place, std::string table,
                                 std::optional<std::uint64_t> since)
    : Viewer(PersonId(), false),
      site_(site),
      stream_(std::move(stream)),
      place_(std::move(place)),
      counted_(site.traffic().streams),
      heart_(site.loop()),
      table_(std::move(table)),
      since_(since) {}

template <class Stream>
void EventStream<Stream>::run() {
  beast::get_lowest_layer(stream_).expires_never();
  text_ =
      "HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\nCache-Control: no-store\r\n"
      "X-Content-Type-Options: nosniff\r\nConnection: close\r\n\r\n";
  line_ = site_.add_line([self = this->shared_from_this()] { self->end(); });
  write_text();
  if (auto* table = site_.hall().find(table_)) table->attach(*this, since_);
  watch();
  beat();
}

// Nothing more is expected from him: whatever comes, or the end of it, ends the line.
template <class Stream>
void EventStream<Stream>::watch() {
  stream_.async_read_some(asio::buffer(&byte_, 1),
                          [self = this->shared_from_this()](boost::system::error_code,
                                                            std::size_t) { self->end(); });
}

// A comment now and then, which no reader is told of: a line whose other end is dead says so only
// when something is sent down it. Whoever takes nothing for as long as that is gone, too.
template <class Stream>
void EventStream<Stream>::beat() {
  heart_.expires_after(heartbeat);
  heart_.async_wait([self = this->shared_from_this()](boost::system::error_code cancelled) {
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

template <class Stream>
void EventStream<Stream>::send(server::Frame frame) {
  if (ended_) return;
  if (!outbox_.put(std::move(frame))) {
    ++site_.traffic().dropped;
    asio::post(stream_.get_executor(), [self = this->shared_from_this()] { self->end(); });
    return;
  }
  if (!writing_) write();
}

template <class Stream>
void EventStream<Stream>::write() {
  const auto& frame = outbox_.front();
  text_ = frame.sequence ? "id: " + std::to_string(*frame.sequence) + "\n" : std::string();
  text_ += "data: " + *frame.text + "\n\n";
  outbox_.pop();
  write_text();
}

template <class Stream>
void EventStream<Stream>::write_text() {
  writing_ = true;
  asio::async_write(stream_, asio::buffer(text_),
                    [self = this->shared_from_this()](boost::system::error_code ec, std::size_t) {
                      self->written(ec);
                    });
}

template <class Stream>
void EventStream<Stream>::written(boost::system::error_code failed) {
  writing_ = is_slow_ = false;
  if (failed) return end();
  if (!outbox_.is_empty()) write();
}

template <class Stream>
void EventStream<Stream>::end() {
  if (ended_) return;
  ended_ = true;
  heart_.cancel();
  site_.remove_line(line_);
  if (auto* table = site_.hall().find(table_)) table->detach(*this);
  beast::get_lowest_layer(stream_).close();
}

}  // namespace sabot::net
