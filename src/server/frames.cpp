#include "sabot/server/frames.hpp"

#include <array>

#include <boost/json/monotonic_resource.hpp>
#include <boost/json/serialize.hpp>

#include "sabot/base/digest.hpp"
#include "sabot/table/option_json.hpp"

namespace sabot::server {
namespace {

namespace json = boost::json;

Frame frame(const json::object& object, std::optional<std::uint64_t> sequence = {}) {
  return {std::make_shared<const std::string>(json::serialize(object)), sequence};
}

// In both languages: a table does not know which one its viewers read.
json::object problem_json(const Problem& why) {
  auto object = to_json(why, law::Language::en);
  object["detail-es"] = why.es;
  return object;
}

}  // namespace

std::string options_text(const std::vector<rules::Option>& options) {
  // Made for every viewer with every record: nothing of it is allocated piece by piece.
  std::array<unsigned char, std::size_t{16} << 10> room;
  json::monotonic_resource memory(room.data(), room.size());
  return json::serialize(table::to_json(options, &memory));
}

std::string begin_update(std::uint64_t sequence, Milliseconds at,
                         const std::vector<table::Told>& events) {
  std::string text = R"({"type":"update","sequence":)" + std::to_string(sequence) + R"(,"at":)" +
                     std::to_string(at) + R"(,"events":[)";
  for (std::size_t i = 0; i < events.size(); ++i) {
    if (i != 0) text += ',';
    text += json::serialize(events[i].json);
  }
  return text += ']';
}

std::string begin_now(std::uint64_t sequence) {
  return R"({"type":"now","sequence":)" + std::to_string(sequence);
}

void add(std::string& open, std::string_view name, std::string_view json) {
  open += ",\"";
  open += name;
  open += "\":";
  open += json;
}

Frame finish(std::string open, std::uint64_t sequence) {
  open += '}';
  return {std::make_shared<const std::string>(std::move(open)), sequence};
}

Frame snapshot_frame(const json::object& snapshot, std::uint64_t sequence) {
  return frame(snapshot, sequence);
}

Frame sealed_frame(std::uint64_t sequence, Milliseconds at, const Digest& hash) {
  return frame({{"type", "sealed"}, {"sequence", sequence}, {"at", at}, {"hash", to_text(hash)}},
               sequence);
}

Frame stopped_frame(const Problem& why) {
  return frame({{"type", "stopped"}, {"problem", problem_json(why)}});
}

Frame clock_frame(const PersonId& person, std::string_view act, Milliseconds now,
                  Milliseconds ends) {
  json::object object{{"type", "clock"}, {"act", act}, {"now", now}, {"ends", ends}};
  if (!person.is_nobody()) object["for"] = person.handle();
  return frame(object);
}

Frame accepted_frame(std::string_view key, std::uint64_t sequence) {
  return frame({{"type", "accepted"}, {"key", key}, {"sequence", sequence}});
}

Frame refused_frame(std::string_view key, const Problem& why) {
  return frame({{"type", "refused"}, {"key", key}, {"problem", problem_json(why)}});
}

}  // namespace sabot::server
