#pragma once
// Whether the ball of each spin fell where it was promised, the wheel turned under it as the
// players turned it. A spin without a promise, as at a real wheel, proves nothing and breaks
// nothing; nor does one that was void.

#include <optional>
#include <string>
#include <vector>

#include "sabot/base/digest.hpp"
#include "sabot/rules/common/chance.hpp"

namespace sabot::table {

class SpinCheck {
 public:
  void hear(const rules::Heard& heard);

  // The first thing that is wrong. Once there is one, nothing more is heard.
  const std::optional<std::string>& fault() const { return fault_; }
  int promised() const { return promised_; }
  int verified() const { return verified_; }
  int annulled() const { return annulled_; }  // though promised

 private:
  void on(const rules::heard::Wheel& heard) { wheel_ = heard.numbers; }
  void on(const rules::heard::SpinPromised& heard);
  void on(const rules::heard::Turned& heard) { turned_ += heard.pockets; }
  void on(const rules::heard::SpinVoid&);
  void on(const rules::heard::PocketShown& heard);
  void on(const rules::heard::NumberFell& heard);
  template <class Other>
  void on(const Other&) {}

  std::vector<int> wheel_;
  std::optional<Digest> promise_;
  int turned_ = 0;
  std::optional<int> due_;  // the number that must be announced
  std::optional<std::string> fault_;
  int promised_ = 0;
  int verified_ = 0;
  int annulled_ = 0;
};

}  // namespace sabot::table
