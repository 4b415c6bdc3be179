#include "sabot/net/wire.hpp"

#include <boost/asio/post.hpp>
#include <boost/asio/ssl/stream.hpp>
#include <boost/beast/websocket/ssl.hpp>
#include <boost/beast/websocket/teardown.hpp>

namespace sabot::net {

struct Wire::Line {
  virtual ~Line() = default;
  virtual TcpStream& tcp() = 0;
  virtual SSL* ssl() { return nullptr; }
  virtual void read_some(const Some<asio::mutable_buffer>& buffers, Moved done) = 0;
  virtual void write_some(const Some<asio::const_buffer>& buffers, Moved done) = 0;
  virtual void handshake(asio::ssl::stream_base::handshake_type as, Ended done) = 0;
  virtual void shutdown(Ended done) = 0;
  virtual void teardown(beast::role_type role, Ended done) = 0;
};

struct Wire::PlainLine final : Line {
  explicit PlainLine(TcpStream one) : stream(std::move(one)) {}

  TcpStream& tcp() override { return stream; }
  void read_some(const Some<asio::mutable_buffer>& buffers, Moved done) override {
    stream.async_read_some(buffers, std::move(done));
  }
  void write_some(const Some<asio::const_buffer>& buffers, Moved done) override {
    stream.async_write_some(buffers, std::move(done));
  }
  void handshake(asio::ssl::stream_base::handshake_type, Ended done) override {
    finish({}, std::move(done));
  }
  void shutdown(Ended done) override {
    boost::system::error_code failed;
    stream.socket().shutdown(asio::ip::tcp::socket::shutdown_send, failed);
    finish(failed, std::move(done));
  }
  void teardown(beast::role_type role, Ended done) override {
    beast::async_teardown(role, stream, std::move(done));
  }

  // Never from within the call that began it.
  void finish(boost::system::error_code failed, Ended done) {
    asio::post(stream.get_executor(), [failed, done = std::move(done)]() mutable { done(failed); });
  }

  TcpStream stream;
};

struct Wire::TlsLine final : Line {
  TlsLine(TcpStream one, asio::ssl::context& tls) : stream(std::move(one), tls) {}

  TcpStream& tcp() override { return stream.next_layer(); }
  SSL* ssl() override { return stream.native_handle(); }
  void read_some(const Some<asio::mutable_buffer>& buffers, Moved done) override {
    stream.async_read_some(buffers, std::move(done));
  }
  void write_some(const Some<asio::const_buffer>& buffers, Moved done) override {
    stream.async_write_some(buffers, std::move(done));
  }
  void handshake(asio::ssl::stream_base::handshake_type as, Ended done) override {
    stream.async_handshake(as, std::move(done));
  }
  void shutdown(Ended done) override { stream.async_shutdown(std::move(done)); }
  void teardown(beast::role_type role, Ended done) override {
    using boost::beast::async_teardown;
    async_teardown(role, stream, std::move(done));
  }

  asio::ssl::stream<TcpStream> stream;
};

Wire::Wire(TcpStream stream) : line_(std::make_unique<PlainLine>(std::move(stream))) {}
Wire::Wire(TcpStream stream, asio::ssl::context& tls)
    : line_(std::make_unique<TlsLine>(std::move(stream), tls)) {}
Wire::Wire(Wire&&) noexcept = default;
Wire& Wire::operator=(Wire&&) noexcept = default;
Wire::~Wire() = default;

TcpStream& Wire::tcp() { return line_->tcp(); }
SSL* Wire::ssl() const { return line_->ssl(); }

void Wire::read_some(const Some<asio::mutable_buffer>& buffers, Moved done) {
  line_->read_some(buffers, std::move(done));
}
void Wire::write_some(const Some<asio::const_buffer>& buffers, Moved done) {
  line_->write_some(buffers, std::move(done));
}
void Wire::handshake(asio::ssl::stream_base::handshake_type as, Ended done) {
  line_->handshake(as, std::move(done));
}
void Wire::shutdown(Ended done) { line_->shutdown(std::move(done)); }
void Wire::teardown(beast::role_type role, Ended done) { line_->teardown(role, std::move(done)); }

// Asked for by calls that wait, of which there are none here.
void teardown(beast::role_type, Wire& wire, boost::system::error_code& failed) {
  failed = {};
  wire.close();
}

}  // namespace sabot::net
