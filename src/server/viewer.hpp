#pragma once
// Somebody who watches a table over a line, and what is sent down that line.

#include <cstdint>
#include <memory>
#include <optional>
#include <string>

#include "sabot/base/person.hpp"

namespace sabot::server {

// One JSON text, the same for everybody who may see the same; and the record that it tells of.
struct Frame {
  std::shared_ptr<const std::string> text;
  std::optional<std::uint64_t> sequence;
};

class Viewer {
 public:
  // Nobody: a spectator. `views`: the whole view is sent with every change, too.
  Viewer(const PersonId& person, bool views) : person_(person), views_(views) {}
  virtual ~Viewer() = default;
  Viewer(const Viewer&) = delete;
  Viewer& operator=(const Viewer&) = delete;

  const PersonId& person() const { return person_; }
  bool wants_views() const { return views_; }

  // Never waits. A client that cannot keep up is disconnected after this has returned.
  virtual void send(Frame frame) = 0;

 private:
  PersonId person_;
  bool views_;
};

}  // namespace sabot::server
