// What those who watch a table are sent down their lines.

#include <map>

#include <boost/json/serialize.hpp>

#include "sabot/base/forms.hpp"
#include "sabot/server/frames.hpp"
#include "sabot/server/live_table.hpp"
#include "sabot/server/stored_table.hpp"
#include "sabot/table/announcing.hpp"
#include "sabot/table/option_json.hpp"

namespace sabot::server {
namespace {

// Records that somebody may have missed; of more, only what they led to is shown.
constexpr std::uint64_t longest_catch_up = 500;

}  // namespace

void LiveTable::tell(std::uint64_t sequence, Milliseconds at) {
  // Made once for each language that somebody here reads.
  std::map<law::Language, std::string> for_anybody;
  for (auto& line : lines_) {
    const auto& person = line.viewer->person();
    const auto language = line.viewer->language();
    if (!table_->is_told_as_anybody(person)) {
      tell_line(line, sequence, begin_update(sequence, at, told_to(person, language)));
      continue;
    }
    auto& shared = for_anybody[language];
    if (shared.empty()) shared = begin_update(sequence, at, told_to(PersonId(), language));
    tell_line(line, sequence, shared);
  }
}

std::vector<table::Told> LiveTable::told_to(const PersonId& person, law::Language language) const {
  auto events = table_->told_to(person);
  table::add_sentences(game_.facts->words, language, events);
  return events;
}

void LiveTable::tell_line(Line& line, std::uint64_t sequence, std::string update) {
  auto& viewer = *line.viewer;
  if (!viewer.person().is_nobody()) {
    auto options = options_of(viewer.person());
    if (options != line.options) {
      add(update, "options", options_text(options));
      if (const auto hint = hint_for(viewer.person(), options))
        add(update, "hint", boost::json::serialize(*hint));
      line.options = std::move(options);
    }
  }
  if (viewer.wants_views())
    add(update, "view", boost::json::serialize(table_->view(viewer.person())));
  send(viewer, finish(std::move(update), sequence));
}

std::optional<boost::json::object> LiveTable::hint_for(
    const PersonId& person, const std::vector<rules::Option>& options) const {
  if (!training_) return std::nullopt;
  return training_->hint(person, options, table_->view(person).as_object());
}

void LiveTable::send(Viewer& viewer, Frame frame) {
  ++world_.counters.frames;
  viewer.send(std::move(frame));
}

void LiveTable::broadcast(const Frame& frame) {
  for (const auto& line : lines_) send(*line.viewer, frame);
}

boost::json::object LiveTable::snapshot(const PersonId& person) const {
  std::vector<rules::Option> may;
  if (!person.is_nobody()) may = options_of(person);
  boost::json::object all{{"type", "snapshot"},
                          {"table", id_},
                          {"name", plan_.name},
                          {"game", plan_.game},
                          {"regulation", plan_.regulation},
                          {"profile", to_text(plan_.profile)},
                          {"sequence", sequence()},
                          {"you", nullptr},
                          {"view", table_->view(person)},
                          {"options", table::to_json(may)}};
  if (!person.is_nobody()) all["you"] = person.handle();
  if (auto hint = hint_for(person, may)) all["hint"] = *std::move(hint);
  if (stopped_) all["stopped"] = to_json(*stopped_, law::Language::en);
  return all;
}

boost::json::object LiveTable::reasons(const PersonId& person, law::Language language) const {
  namespace json = boost::json;
  const auto problem_of = [&](const rules::Refusal& why) {
    return to_json(problem(table::Failure(why)), language);
  };
  // The people who serve ask what an act would lead to, and are told everything.
  const bool plays = table_->role_of(person) == rules::Role::player;
  const auto found = table_->reasons(plays ? person : PersonId());
  json::array offered;
  for (const auto& one : found.offered)
    offered.push_back({{"command", one.command}, {"article", law::id(one.by)}});
  json::array refused;
  for (const auto& one : found.barred)
    refused.push_back({{"command", one.command}, {"problem", problem_of(one.why)}});
  json::object all{
      {"sequence", sequence()}, {"offered", std::move(offered)}, {"refused", std::move(refused)}};
  if (found.waiting) all["waiting"] = problem_of(*found.waiting);
  return all;
}

void LiveTable::attach(Viewer& viewer, std::optional<std::uint64_t> since) {
  lines_.push_back({&viewer, {}});
  if (!since || !catch_up(viewer, *since))
    send(viewer, snapshot_frame(snapshot(viewer.person()), sequence()));
  // What was sent has the options in it.
  if (!viewer.person().is_nobody()) lines_.back().options = options_of(viewer.person());
  if (const auto clock = driver_.clock()) send(viewer, *clock);
  if (!resting_) pump();
}

bool LiveTable::catch_up(Viewer& viewer, std::uint64_t since) {
  if (since > sequence() || sequence() - since > longest_catch_up) return false;
  // For somebody who has missed nothing the journal need not be read.
  if (since < sequence() && !send_missed(viewer, since)) return false;
  auto now = begin_now(sequence());
  if (!viewer.person().is_nobody()) add(now, "options", options_text(options_of(viewer.person())));
  add(now, "view", boost::json::serialize(table_->view(viewer.person())));
  send(viewer, finish(std::move(now), sequence()));
  return true;
}

bool LiveTable::send_missed(Viewer& viewer, std::uint64_t since) {
  const auto missed =
      told_since(world_.storage.reader(), world_.key, id_, {since + 1, longest_catch_up + 1},
                 viewer.person(), viewer.language());
  if (!missed) return false;
  for (const auto& one : *missed) {
    // What is stored and not yet announced comes as everybody gets it.
    if (one.sequence > sequence()) break;
    if (one.events.empty())
      send(viewer, sealed_frame(one.sequence, one.at, one.hash));
    else
      send(viewer, finish(begin_update(one.sequence, one.at, one.events), one.sequence));
  }
  return true;
}

void LiveTable::detach(Viewer& viewer) {
  std::erase_if(lines_, [&](const Line& line) { return line.viewer == &viewer; });
  // The croupier may have been waiting for this person.
  if (!resting_) pump();
}

}  // namespace sabot::server
