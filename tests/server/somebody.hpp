#pragma once
// A person on a line who takes whatever is sent and keeps none of it.

#include "sabot/server/viewer.hpp"

namespace sabot::server {

class Somebody : public Viewer {
 public:
  explicit Somebody(const PersonId& person) : Viewer(person, false, law::Language::en) {}
  void send(Frame) override {}
};

}  // namespace sabot::server
