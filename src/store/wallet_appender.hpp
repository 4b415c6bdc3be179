#pragma once
// How money that comes into a wallet or leaves it becomes rows: an entry of the trail, the same as
// an entry of the wallet under the trail's number, and what the wallet then holds, which the
// schema keeps from going below zero.

#include <string_view>

#include "sabot/store/database.hpp"
#include "sabot/store/trail.hpp"
#include "sabot/store/write.hpp"

namespace sabot::store {

class WalletAppender {
 public:
  // For as long as the database stays where it is.
  Stored<void> prepare(Database& database);

  // A key that its person has used before is refused as already answered.
  Stored<void> put(Trail& trail, Milliseconds at, const WalletChange& change,
                   const RecordPlace& place, std::string_view key = {});

 private:
  Statement find_key_, open_, change_, allow_, add_;
};

}  // namespace sabot::store
