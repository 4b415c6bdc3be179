// Any text as what a client says: a message on its socket, a plan for a table, the options that a
// server sent. What can be read as a plan or as options is written, read again, and is the same.

#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>
#include <cstdint>
#include <string_view>

#include "must.hpp"
#include "sabot/server/message.hpp"
#include "sabot/server/plan.hpp"
#include "sabot/table/option_json.hpp"

namespace {

void check_options(const boost::json::array& array) {
  const auto once = sabot::table::read_options(array);
  if (!once) return;
  boost::json::array written;
  for (const auto& one : *once) written.emplace_back(sabot::table::to_json(one.option()));
  const auto twice = sabot::table::read_options(written);
  must(twice && twice->size() == once->size());
}

void check_plan(const boost::json::object& object) {
  const auto plan = sabot::server::read_plan(object);
  if (!plan) return;
  sabot::store::TableInfo info;
  info.name = plan->name;
  info.regulation = plan->regulation;
  info.game = plan->game;
  info.overlay = plan->overlay;
  info.profile = "club";
  info.settings = sabot::server::settings_of(*plan);
  const auto again = sabot::server::plan_of(info);
  must(again && again->minimum == plan->minimum && again->factor == plan->factor &&
       again->dealt_by == plan->dealt_by);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  (void)sabot::server::read_message(text);
  boost::json::error_code error;
  const auto value = boost::json::parse(text, error);
  if (error) return 0;
  if (value.is_array()) check_options(value.get_array());
  if (value.is_object()) check_plan(value.get_object());
  return 0;
}
