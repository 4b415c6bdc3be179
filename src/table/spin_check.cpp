#include "sabot/table/spin_check.hpp"

#include "sabot/chance/commitment.hpp"

namespace sabot::table {

void SpinCheck::hear(const rules::Heard& heard) {
  if (!fault_) std::visit([&](const auto& part) { on(part); }, heard);
}

void SpinCheck::on(const rules::heard::SpinPromised& heard) {
  promise_ = heard.commitment;
  turned_ = 0;
  if (promise_) ++promised_;
}

void SpinCheck::on(const rules::heard::SpinVoid&) {
  if (promise_) ++annulled_;
  promise_.reset();
  turned_ = 0;
}

void SpinCheck::on(const rules::heard::PocketShown& heard) {
  const auto pockets = static_cast<int>(wheel_.size());
  if (!promise_ || !chance::opens(*promise_, chance::SealedNumber{heard.pocket, heard.salt}))
    fault_ = "the pocket and salt shown are not those that were promised";
  else if (heard.pocket < 1 || heard.pocket > pockets)
    fault_ = "the pocket shown is none of the wheel's";
  else
    due_ = wheel_[static_cast<std::size_t>((heard.pocket - 1 + turned_) % pockets)];
  promise_.reset();
}

void SpinCheck::on(const rules::heard::NumberFell& heard) {
  if (promise_)
    fault_ = "a number was announced, and what was promised of it was not shown";
  else if (due_ && *due_ != heard.number)
    fault_ = "the number announced was " + std::to_string(heard.number) + ", and " +
             std::to_string(*due_) + " was promised";
  else if (due_)
    ++verified_;
  due_.reset();
}

}  // namespace sabot::table
