#pragma once
// A command on its way to a table, and how it is answered.

#include <cstdint>
#include <expected>
#include <functional>
#include <optional>
#include <string>
#include <variant>

#include <boost/describe/class.hpp>
#include <boost/json/object.hpp>

#include "sabot/base/person.hpp"
#include "sabot/server/problem.hpp"
#include "sabot/store/write.hpp"
#include "sabot/table/other_tables.hpp"

namespace sabot::server {

struct Accepted {
  std::uint64_t sequence = 0;  // of its record
};
BOOST_DESCRIBE_STRUCT(Accepted, (), (sequence))
using Answer = std::expected<Accepted, Problem>;

struct Request {
  PersonId who;
  // Without the person who gives it: "bet on=punto stake=100", or {"command": "bet", …}.
  std::variant<std::string, boost::json::object> command;
  std::optional<std::string> key;  // by which it is known again when it comes twice
  std::move_only_function<void(Answer)> answer = [](const Answer&) {};
  store::SecretChange secret = {};  // stored with its record

  bool is_to_sit() const {
    return std::visit([](const auto& one) { return table::is_to_sit(one); }, command);
  }
};

}  // namespace sabot::server
