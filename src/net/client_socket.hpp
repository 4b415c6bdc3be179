#pragma once
// The client's end of a table's socket: messages come in by calls, in the loop's thread.

#include <functional>
#include <memory>
#include <string>
#include <string_view>

#include <boost/asio/io_context.hpp>

#include "sabot/net/client_http.hpp"

namespace sabot::net {

class ClientSocket {
 public:
  struct Wish {
    Url house;
    Trust trust;
    std::string path;   // with its query
    std::string token;  // of the person calling
  };
  struct Ears {
    std::function<void(std::string_view)> message;
    // The line is gone, or there never was one. `status` is HTTP's, where the house declined.
    std::function<void(const std::string& why, int status)> lost;
  };

  // Calls at once. Nothing more is heard once it is closed.
  static std::shared_ptr<ClientSocket> call(boost::asio::io_context& loop, Wish wish, Ears ears);

  virtual ~ClientSocket() = default;
  virtual void send(std::string text) = 0;
  virtual void close() = 0;
};

}  // namespace sabot::net
