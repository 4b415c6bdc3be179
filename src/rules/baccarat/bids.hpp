#pragma once
// Bids for a bank that is auctioned.

#include <algorithm>
#include <vector>

#include "sabot/base/money.hpp"
#include "sabot/base/person.hpp"
#include "sabot/rules/common/people.hpp"

namespace sabot::baccarat {

struct BidOf {
  PersonId by;
  Money amount;

  friend bool operator==(const BidOf&, const BidOf&) = default;
};

inline const BidOf* bid_of(const std::vector<BidOf>& bids, const PersonId& who) {
  const auto found = std::ranges::find(bids, who, &BidOf::by);
  return found == bids.end() ? nullptr : &*found;
}

// Nobody bids again except to go higher.
inline Money least_bid(const std::vector<BidOf>& bids, const PersonId& who, Money least) {
  const auto* before = bid_of(bids, who);
  return before == nullptr ? least : before->amount + Money{1};
}

// The highest of the bids that can still be paid, and those who have made it.
struct Highest {
  Money amount;
  std::vector<PersonId> by;
};

inline Highest highest_bid(const rules::People& people, const std::vector<BidOf>& bids) {
  Highest best;
  for (const auto& one : bids) {
    if (people.find(one.by)->chips < one.amount || one.amount < best.amount) continue;
    if (one.amount > best.amount) best.by.clear();
    best.amount = one.amount;
    best.by.push_back(one.by);
  }
  return best;
}

}  // namespace sabot::baccarat
