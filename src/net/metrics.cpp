#include "sabot/net/metrics.hpp"

#include <string_view>

#include <fmt/format.h>

namespace sabot::net {
namespace {

void add(std::string& text, std::string_view name, std::string_view kind, std::string_view what,
         std::uint64_t value) {
  text += fmt::format("# HELP sabot_{0} {1}\n# TYPE sabot_{0} {2}\nsabot_{0} {3}\n", name, what,
                      kind, value);
}

}  // namespace

std::string metrics_text(Site& site) {
  std::string text;
  const auto& hall = site.hall();
  const auto& counters = hall.counters();
  const auto& traffic = site.traffic();
  const auto [played, stopped] = count_tables(hall);
  add(text, "tables", "gauge", "Tables that are played.", played);
  add(text, "tables_stopped", "gauge", "Tables that could not store a record.", stopped);
  add(text, "disk_free_bytes", "gauge", "Room left on the disk of the store.", site.room());
  add(text, "connections", "gauge", "Open connections.", traffic.connections);
  add(text, "sockets", "gauge", "People at tables.", traffic.sockets);
  add(text, "streams", "gauge", "Spectators.", traffic.streams);
  add(text, "requests_total", "counter", "Requests answered.", traffic.requests);
  add(text, "problems_total", "counter", "Requests answered with a problem.", traffic.problems);
  add(text, "messages_total", "counter", "Messages received on sockets.", traffic.messages);
  add(text, "lines_dropped_total", "counter", "Lines that could not keep up.", traffic.dropped);
  add(text, "commands_accepted_total", "counter", "Commands stored and told.", counters.accepted);
  add(text, "commands_refused_total", "counter", "Commands that the rules refused.",
      counters.refused);
  add(text, "commands_repeated_total", "counter", "Commands answered as before.",
      counters.repeated);
  add(text, "coups_sealed_total", "counter", "Coups signed by the house.", counters.sealed);
  add(text, "frames_total", "counter", "Frames sent to viewers.", counters.frames);
  add(text, "house_decisions_total", "counter", "Decisions of the house for somebody absent.",
      counters.houses_word);
  return text;
}

}  // namespace sabot::net
