#include "sabot/cli/history.hpp"

#include <utility>

namespace sabot::cli {

void CoupSplitter::take(table::ToldRecord record) {
  for (const auto& one : record.events) hear(one.milestone);
  now_.records.push_back(std::move(record));
  if (now_.ended) hand_out();
}

// The talla that a coup is of is the one counted last when it ends: a coup's last record may end
// the talla too, but never begins one.
void CoupSplitter::hear(rules::Milestone milestone) {
  if (milestone == rules::Milestone::series_began) {
    ++now_.talla;
    coups_ = 0;
  }
  if (milestone == rules::Milestone::coup_ended) now_.ended = true;
}

void CoupSplitter::end() {
  if (!now_.records.empty()) hand_out();
}

void CoupSplitter::hand_out() {
  now_.coup = coups_ + 1;
  if (now_.ended) ++coups_;
  listener_(now_);
  now_.records.clear();
  now_.ended = false;
  ++now_.number;
}

}  // namespace sabot::cli
