#pragma once
// What somebody has won or lost at a table, from what the house sends: everything they own there,
// on the felt and in a bank too, less what they have bought and with what they have redeemed or
// given away. Where the house does not say all of it, nothing is said.

#include <optional>
#include <string>

#include <boost/json/array.hpp>
#include <boost/json/value.hpp>

#include "sabot/base/money.hpp"

namespace sabot::cli {

class Purse {
 public:
  struct Result {
    std::optional<Money> coup;  // none where several have ended since the last one that was told
    Money total;
    Money owned;
    bool since_back = false;  // the total is not since they came, but since the line was lost
  };

  explicit Purse(std::string person) : person_(std::move(person)) {}

  // The events of a record, before the view that it led to.
  void hear(const boost::json::array& events);
  void see(const boost::json::value& view);
  // Some records were not heard: chips may have been bought. It begins anew with the next view.
  void lose_count();
  // Of a coup that has ended since this was last asked; none where they had no part in it.
  std::optional<Result> coup();
  // So far; none where nothing is known.
  std::optional<Result> so_far() const;

 private:
  std::string person_;
  std::optional<Money> began_with_;
  Money brought_;  // since then, less what was taken away
  Money owned_;
  Money total_before_;  // this coup
  int coups_ = 0;       // that have ended, and were not told of
  bool takes_part_ = false;
  bool has_lost_count_ = false;
};

}  // namespace sabot::cli
