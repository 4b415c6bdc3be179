#pragma once
// What takes long is done beside the server's thread, which goes on meanwhile.

#include <type_traits>

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/use_awaitable.hpp>

#include "sabot/net/site.hpp"

namespace sabot::net {

// `work` runs in another thread and must touch nothing of the server's.
template <class T, class Work>
asio::awaitable<T> worked_out(Site& site, Work work) {
  auto working = [](Work job) -> asio::awaitable<T> { co_return job(); };
  return asio::co_spawn(site.workers(), working(std::move(work)), asio::use_awaitable);
}

}  // namespace sabot::net
