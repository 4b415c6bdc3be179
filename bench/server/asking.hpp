#pragma once
// Requests to a server, one after the other over one connection.

#include <cstdint>
#include <memory>
#include <string>

#include <boost/json/value.hpp>

namespace sabot::bench {

class Asking {
 public:
  explicit Asking(std::uint16_t port);
  ~Asking();

  // Throws where the server objects.
  boost::json::value ask(const std::string& method, const std::string& path,
                         const std::string& token, const boost::json::value& body);
  boost::json::value post(const std::string& path, const std::string& token,
                          const boost::json::value& body) {
    return ask("POST", path, token, body);
  }

 private:
  struct Line;
  std::unique_ptr<Line> line_;
};

}  // namespace sabot::bench
