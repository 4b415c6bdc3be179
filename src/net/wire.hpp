#pragma once
// The wire to the other side: a TCP connection, plain or under TLS. Whatever speaks over it (HTTP,
// WebSockets, streams of events) is compiled for this one class, and not for each kind of stream:
// those templates are the largest of the program. It costs one allocation for each read or write.

#include <cstddef>
#include <functional>
#include <memory>
#include <utility>

#include <boost/asio/async_result.hpp>
#include <boost/asio/buffer.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/ssl/context.hpp>
#include <boost/asio/ssl/stream_base.hpp>
#include <boost/beast/core/basic_stream.hpp>
#include <boost/beast/core/role.hpp>
#include <boost/container/static_vector.hpp>
#include <boost/system/error_code.hpp>

namespace sabot::net {

namespace asio = boost::asio;
namespace beast = boost::beast;

// Bound to the one loop by its type: asking an executor of any type costs with every frame.
using TcpStream = beast::basic_stream<asio::ip::tcp, asio::io_context::executor_type>;

class Wire {
 public:
  using executor_type = TcpStream::executor_type;
  using Ended = std::move_only_function<void(boost::system::error_code)>;
  using Moved = std::move_only_function<void(boost::system::error_code, std::size_t)>;
  template <class Buffer>
  using Some = boost::container::static_vector<Buffer, 16>;

  explicit Wire(TcpStream stream);
  Wire(TcpStream stream, asio::ssl::context& tls);
  Wire(Wire&&) noexcept;
  Wire& operator=(Wire&&) noexcept;
  ~Wire();

  executor_type get_executor() { return tcp().get_executor(); }
  TcpStream& tcp();
  bool is_tls() const { return ssl() != nullptr; }
  SSL* ssl() const;  // null where it is plain

  template <class Buffers, class Token>
  auto async_read_some(const Buffers& buffers, Token&& token) {
    return asio::async_initiate<Token, void(boost::system::error_code, std::size_t)>(
        [this](auto handler, const auto& some) { read_some(some, Moved(std::move(handler))); },
        token, some_of<asio::mutable_buffer>(buffers));
  }
  template <class Buffers, class Token>
  auto async_write_some(const Buffers& buffers, Token&& token) {
    return asio::async_initiate<Token, void(boost::system::error_code, std::size_t)>(
        [this](auto handler, const auto& some) { write_some(some, Moved(std::move(handler))); },
        token, some_of<asio::const_buffer>(buffers));
  }
  // Done at once where the wire is plain.
  template <class Token>
  auto async_handshake(asio::ssl::stream_base::handshake_type as, Token&& token) {
    return asio::async_initiate<Token, void(boost::system::error_code)>(
        [this, as](auto handler) { handshake(as, Ended(std::move(handler))); }, token);
  }
  // Says goodbye: nothing more will be written.
  template <class Token>
  auto async_shutdown(Token&& token) {
    return asio::async_initiate<Token, void(boost::system::error_code)>(
        [this](auto handler) { shutdown(Ended(std::move(handler))); }, token);
  }
  void close() { tcp().close(); }

  // What a WebSocket asks of the stream under it.
  void teardown(beast::role_type role, Ended done);
  friend void beast_close_socket(Wire& wire) { wire.close(); }
  friend void teardown(beast::role_type role, Wire& wire, boost::system::error_code& failed);
  template <class Handler>
  friend void async_teardown(beast::role_type role, Wire& wire, Handler&& handler) {
    wire.teardown(role, Ended(std::forward<Handler>(handler)));
  }

 private:
  struct Line;
  struct PlainLine;
  struct TlsLine;

  // As many buffers as one call of the system is worth; the rest comes with the next.
  template <class Buffer, class Buffers>
  static Some<Buffer> some_of(const Buffers& buffers) {
    Some<Buffer> some;
    const auto end = asio::buffer_sequence_end(buffers);
    for (auto one = asio::buffer_sequence_begin(buffers);
         one != end && some.size() != some.capacity(); ++one)
      if (const Buffer buffer(*one); buffer.size() != 0) some.push_back(buffer);
    return some;
  }
  void read_some(const Some<asio::mutable_buffer>& buffers, Moved done);
  void write_some(const Some<asio::const_buffer>& buffers, Moved done);
  void handshake(asio::ssl::stream_base::handshake_type as, Ended done);
  void shutdown(Ended done);

  std::unique_ptr<Line> line_;
};

}  // namespace sabot::net
