#pragma once
// Somebody who watches a table over a line, and what is sent down that line.

#include <cstdint>
#include <memory>
#include <optional>
#include <string>

#include "sabot/base/person.hpp"
#include "sabot/law/catalogue.hpp"

namespace sabot::server {

// One JSON text, the same for everybody who may see the same in the same language; and the record
// that it tells of.
struct Frame {
  std::shared_ptr<const std::string> text;
  std::optional<std::uint64_t> sequence;
};

class Viewer {
 public:
  // Nobody: a spectator. `views`: the whole view is sent with every change, too.
  Viewer(const PersonId& person, bool views, law::Language language)
      : person_(person), views_(views), language_(language) {}
  virtual ~Viewer() = default;
  Viewer(const Viewer&) = delete;
  Viewer& operator=(const Viewer&) = delete;

  const PersonId& person() const { return person_; }
  bool wants_views() const { return views_; }
  law::Language language() const { return language_; }

  // Never waits. A client that cannot keep up is disconnected after this has returned.
  virtual void send(Frame frame) = 0;

 private:
  PersonId person_;
  bool views_;
  law::Language language_;
};

}  // namespace sabot::server
