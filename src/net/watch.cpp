#include "sabot/net/watch.hpp"

#include <chrono>
#include <set>
#include <string>

#include <boost/asio/steady_timer.hpp>
#include <boost/asio/use_awaitable.hpp>

#include "sabot/base/forms.hpp"
#include "sabot/net/log.hpp"
#include "sabot/net/real_world.hpp"

namespace sabot::net {
namespace {

class Watch {
 public:
  explicit Watch(Site& site) : site_(site) {}

  void look() {
    look_at_tables();
    look_at_disk();
    look_at_store();
  }

 private:
  void look_at_tables() {
    for (const auto& [id, table] : site_.hall().tables()) {
      const auto& why = table->stopped();
      if (!why || why->code == to_text(server::Objection::table_closed)) continue;
      if (stopped_.insert(id).second)
        log_line(LogLevel::error, "table-stopped", {{"table", id}, {"why", why->about}});
    }
  }

  // Once when it becomes so, and when it is over.
  void look_at_disk() {
    const bool has_room = site_.has_room();
    if (has_room == had_room_) return;
    had_room_ = has_room;
    log_line(has_room ? LogLevel::info : LogLevel::error, has_room ? "disk-has-room" : "disk-full",
             {{"bytes", std::to_string(site_.room())}});
  }

  void look_at_store() {
    const auto slowest = site_.slowest_write();
    if (slowest < worth_telling) return;
    log_line(LogLevel::warning, "slow-write", {{"milliseconds", std::to_string(slowest.count())}});
  }

  static constexpr std::chrono::milliseconds worth_telling{1000};

  Site& site_;
  std::set<std::string> stopped_;
  bool had_room_ = true;
};

}  // namespace

asio::awaitable<void> watch_over(Site& site) {
  constexpr std::chrono::seconds often{1};
  Watch watch(site);
  asio::steady_timer pause(site.loop());
  while (true) {
    watch.look();
    pause.expires_after(often);
    co_await pause.async_wait(asio::use_awaitable);
  }
}

}  // namespace sabot::net
