#pragma once
// One connection: requests one after the other, until it becomes a socket or a stream of events.

#include <boost/asio/awaitable.hpp>

#include "sabot/net/site.hpp"
#include "sabot/net/wire.hpp"

namespace sabot::net {

// Ends when the connection does; whatever is wrong with it stays there.
asio::awaitable<void> serve(Site& site, Wire wire, Place place);

}  // namespace sabot::net
