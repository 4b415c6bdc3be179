#pragma once
// From calls back to coroutines: the server's core answers by calling a function, the pages of the
// interface wait.

#include <memory>
#include <optional>
#include <utility>

#include <boost/asio/associated_executor.hpp>
#include <boost/asio/async_result.hpp>
#include <boost/asio/awaitable.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/use_awaitable.hpp>

namespace sabot::net {

// Waits for what is answered by a call. `start` is given the function that must be called once,
// in the server's thread; at once is allowed.
template <class T, class Start>
boost::asio::awaitable<T> answer_of(Start start) {
  namespace asio = boost::asio;
  auto initiate = [start = std::move(start)](auto handler) mutable {
    auto executor = asio::get_associated_executor(handler);
    start([handler = std::move(handler), executor](T value) mutable {
      asio::post(executor, [handler = std::move(handler), value = std::move(value)]() mutable {
        std::move(handler)(std::move(value));
      });
    });
  };
  return asio::async_initiate<const asio::use_awaitable_t<>, void(T)>(std::move(initiate),
                                                                      asio::use_awaitable);
}

}  // namespace sabot::net
