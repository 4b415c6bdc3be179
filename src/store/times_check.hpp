#pragma once
// Whether the times at which records were stored are those that the house has signed.

#include <cstdint>
#include <string>

#include "sabot/store/reader.hpp"
#include "sabot/table/seal.hpp"

namespace sabot::store {

// Records of one table whose times nobody has signed.
struct Untimed {
  std::uint64_t before = 0;  // sealed by a house that did not sign times yet
  std::uint64_t since = 0;   // behind the last seal

  friend bool operator==(const Untimed&, const Untimed&) = default;
};

class TimesCheck {
 public:
  // Every record in its order; what is wrong with it, or nothing.
  std::string take(const StoredRecord& record);
  const Untimed& untimed() const { return untimed_; }

 private:
  table::Times times_;
  Untimed untimed_;
};

}  // namespace sabot::store
