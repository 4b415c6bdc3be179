#include "sabot/net/site.hpp"

#include <filesystem>
#include <limits>
#include <utility>

#include "sabot/base/forms.hpp"
#include "sabot/net/real_world.hpp"

namespace sabot::net {
namespace {

constexpr std::size_t most_addresses = 100'000;
constexpr std::uint32_t burst = 5;  // seconds' worth of requests at once: a page has many parts

server::Allowance a_minute(int count) {
  return {static_cast<std::uint32_t>(count), std::chrono::microseconds(60'000'000 / count)};
}

}  // namespace

TableCount count_tables(const server::Hall& hall) {
  TableCount count;
  for (const auto& [id, table] : hall.tables()) {
    const auto& why = table->stopped();
    if (!why)
      ++count.played;
    else if (why->code != to_text(server::Objection::table_closed))
      ++count.stopped;
  }
  return count;
}

Site::Site(asio::io_context& loop, Settings settings, server::Hall& hall, server::People& people,
           StoreStorage& storage, server::Clock& clock)
    : loop_(loop),
      settings_(std::move(settings)),
      hall_(hall),
      people_(people),
      storage_(storage),
      clock_(clock),
      requests_({static_cast<std::uint32_t>(settings_.requests_a_second) * burst,
                 std::chrono::microseconds(1'000'000 / settings_.requests_a_second)},
                most_addresses),
      sign_ins_(a_minute(settings_.sign_ins_a_minute), most_addresses),
      attempts_(a_minute(settings_.sign_ins_a_minute), most_addresses),
      guests_(a_minute(settings_.guests_a_minute), most_addresses),
      limit_lines_({1, std::chrono::minutes(1)}, most_addresses),
      places_(settings_.connections_per_address) {
  people_.on_loss([this](const server::Loss& loss) { follow(loss); });
}

std::optional<Place> Site::place_of_connection(std::string address) {
  if (settings_.behind_proxy) return Place(std::move(address));
  return places_.take(std::move(address));
}

std::optional<Place> Site::place_of_line(Place& connection, const std::string& address) {
  if (settings_.behind_proxy) return places_.take(address);
  return std::move(connection);
}

server::Storage& Site::storage() { return storage_; }

std::chrono::milliseconds Site::slowest_write() { return storage_.slowest(); }

std::uint64_t Site::room() const {
  std::error_code unknown;
  const auto folder = std::filesystem::absolute(settings_.data, unknown).parent_path();
  const auto space = std::filesystem::space(folder, unknown);
  // Where it cannot be told, nobody is refused for it.
  return unknown ? std::numeric_limits<std::uint64_t>::max() : space.available;
}

bool Site::has_room() const { return room() >= std::uint64_t{settings_.room_to_keep} * 1'000'000; }

bool Site::is_stopped() const {
  if (storage_.has_stopped()) return true;
  const auto [played, stopped] = count_tables(hall_);
  return played == 0 && stopped != 0;
}

std::uint64_t Site::add_line(Line line) {
  lines_.emplace(++last_line_, std::move(line));
  return last_line_;
}

void Site::hang_up_all() {
  for (auto& [number, line] : std::exchange(lines_, {})) line.hang_up(Parting::closing);
}

void Site::follow(const server::Loss& loss) {
  hang_up_those([&](const Line& line) {
    if (line.person != loss.person) return false;
    const bool serves = loss.office && loss.office->covers(line.table);
    return serves || !people_.is_live(line.session);
  });
}

void Site::hang_up(const PersonId& person, std::string_view table) {
  hang_up_those([&](const Line& line) { return line.person == person && line.table == table; });
}

void Site::hang_up_those(const std::function<bool(const Line&)>& is_lost) {
  std::vector<std::uint64_t> lost;
  for (const auto& [number, line] : lines_)
    if (is_lost(line)) lost.push_back(number);
  // A line that is hung up takes itself out of the list.
  for (const auto number : lost)
    if (const auto found = lines_.find(number); found != lines_.end())
      lines_.extract(found).mapped().hang_up(Parting::no_longer_allowed);
}

void Site::close() {
  people_.on_loss({});
  lines_.clear();
  workers_.reset();
  readers_.reset();
}

}  // namespace sabot::net
