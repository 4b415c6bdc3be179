#pragma once
// Looks after the house from time to time and says in the log what its operator must know: a table
// that has stopped, a disk that fills up, a store that is slow.

#include <boost/asio/awaitable.hpp>

#include "sabot/net/site.hpp"

namespace sabot::net {

asio::awaitable<void> watch_over(Site& site);

}  // namespace sabot::net
