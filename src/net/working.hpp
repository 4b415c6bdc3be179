#pragma once
// What takes long is done beside the server's thread, which goes on meanwhile.

#include <type_traits>

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/use_awaitable.hpp>

#include "sabot/net/site.hpp"

namespace sabot::net {

// `work` runs in another thread and must touch nothing of the server's.
template <class T, class Work>
asio::awaitable<T> worked_out_in(asio::thread_pool& pool, Work work) {
  auto working = [](Work job) -> asio::awaitable<T> { co_return job(); };
  return asio::co_spawn(pool, working(std::move(work)), asio::use_awaitable);
}
template <class T, class Work>
asio::awaitable<T> worked_out(Site& site, Work work) {
  return worked_out_in<T>(site.workers(), std::move(work));
}
// The same for reading what is stored, which nobody who signs in waits for.
template <class T, class Work>
asio::awaitable<T> read_apart(Site& site, Work work) {
  return worked_out_in<T>(site.readers(), std::move(work));
}

}  // namespace sabot::net
