// What the croupier does next, for whom it waits before that, and how everybody hears of it.

#include <algorithm>

#include "sabot/base/forms.hpp"
#include "sabot/server/driver.hpp"
#include "sabot/server/frames.hpp"
#include "sabot/server/live_table.hpp"
#include "sabot/server/staff.hpp"
#include "sabot/table/choosing.hpp"

namespace sabot::server {
namespace {

using rules::PlayerAct;

// Nobody needs to be told of shorter waits.
constexpr Milliseconds worth_telling = 2'000;

// The command with those of its words that can only be one: "show hand=punto".
std::string settled(const rules::Option& option) {
  std::string text(option.command);
  for (const auto& field : option.fields)
    if (const auto* words = std::get_if<rules::OneOf>(&field.domain);
        words != nullptr && words->values.size() == 1)
      text += " " + std::string(field.name) + "=" + words->values.front();
  return text;
}

bool is_play(const rules::Option& option) { return option.facts.player == PlayerAct::play; }

bool has_amount(const rules::Option& option) {
  return std::ranges::any_of(option.fields, [](const rules::Field& field) {
    return std::holds_alternative<rules::Amounts>(field.domain);
  });
}

}  // namespace

std::optional<Driver::Step> Driver::next_step() {
  if (!dealer_ || refused_at_ == table_.table().length()) return std::nullopt;
  note_phase();
  const auto& waits = table_.plan().waits;
  const auto& facts = *table_.game().facts;
  if (is_used_up()) {
    const std::string closing(facts.closing);
    return Step{.who = house_director, .act = closing, .what = closing};
  }
  if (const auto who = table::staff_to_act(table_.table(), facts)) {
    const auto theirs = table_.table().options(*who);
    return step_of(*who, *table::croupier_choice(theirs));
  }
  const auto options = table_.table().options(house_croupier);
  if (const auto* late = table::find_option(options, "clock-out")) {
    const auto& people = std::get<rules::OneOf>(late->fields.front().domain).values;
    const auto line = "clock-out person=" + people.front();
    return Step{.who = house_croupier,
                .act = line,
                // Somebody who has answered, and is asked for something else, has time again.
                .what = line + " " + phase_,
                .awaited = *PersonId::from(people.front()),
                .wait = waits.decision,
                // A bot speaks as soon as it is asked.
                .clock = !is_bot(people.front())};
  }
  const auto ruler = table::staff_of(facts, facts.ruler);
  if (facts.way_out.empty() || !table::is_offered(table_.table().options(ruler), facts.way_out))
    return std::nullopt;
  const std::string way_out(facts.way_out);
  return Step{.who = ruler, .act = way_out, .what = way_out, .wait = waits.decision};
}

Driver::Step Driver::step_of(const PersonId& who, const rules::Option& act) const {
  const auto& waits = table_.plan().waits;
  Step step{
      .who = who, .act = std::string(act.command), .what = settled(act), .wait = waits.dealing};
  if (act.facts.closes_a_phase()) {
    const auto time = time_to_speak();
    step.clock = time > 0;
    if (step.clock || !bots_are_silent()) step.wait = step.clock ? time : waits.betting;
    return step;
  }
  const auto people = able(act);
  if (people.empty()) return step;
  step.wait = std::max(waits.own, waits.dealing);
  step.clock = true;
  if (people.size() == 1) step.awaited = people.front();
  return step;
}

// By what they were last sent: it is all that they may do now.
std::vector<Driver::Speaker> Driver::unready() const {
  std::vector<Speaker> people;
  for (const auto& line : table_.lines_) {
    const auto& person = line.viewer->person();
    // The croupier waits for players; an inspector or a director may speak at any time.
    if (person.is_nobody() || ready_.contains(person) ||
        table_.table().role_of(person) != rules::Role::player)
      continue;
    // Some have two lines.
    if (std::ranges::find(people, person, &Speaker::person) == people.end())
      people.push_back({person, &line.options});
  }
  return people;
}

std::vector<PersonId> Driver::able(const rules::Option& act) const {
  std::vector<PersonId> people;
  if (act.facts.player != PlayerAct::play) return people;
  const auto wanted = settled(act);
  for (const auto& one : unready())
    if (std::ranges::find(*one.options, wanted, settled) != one.options->end())
      people.push_back(one.person);
  return people;
}

void Driver::note_phase() {
  auto phase = table_.table().table_view(PersonId()).phase;
  if (phase != phase_) had_a_say_ = false;
  phase_ = std::move(phase);
  for (const auto& line : table_.lines_)
    had_a_say_ = had_a_say_ || std::ranges::any_of(line.options, is_play);
}

Milliseconds Driver::time_to_speak() const {
  bool has_word = false;
  bool names_amount = false;
  bool is_seldom = false;
  for (const auto& speaker : unready())
    for (const auto& one : *speaker.options) {
      is_seldom = is_seldom || one.facts.player == PlayerAct::seldom;
      has_word = has_word || is_play(one);
      names_amount = names_amount || (is_play(one) && has_amount(one));
    }
  // What players seldom want holds nothing up, unless it is what this phase is for.
  if (!has_word && (!is_seldom || had_a_say_)) return 0;
  const auto& waits = table_.plan().waits;
  return names_amount ? waits.betting : waits.word;
}

void Driver::tell_clock(Step& step) {
  const auto now = world_.clock.now();
  if (step.told || !step.clock || step_ends_ - now < worth_telling) return;
  step.told = true;
  table_.broadcast(clock_frame(step.awaited, step.act, now, step_ends_));
}

void Driver::tell_end() {
  const auto now = world_.clock.now();
  if (!step_ || !step_->told || step_ends_ <= now) return;
  step_->told = false;
  table_.broadcast(clock_frame(step_->awaited, step_->act, now, now));
}

std::optional<Frame> Driver::clock() const {
  const auto now = world_.clock.now();
  if (!step_ || !step_->told || step_ends_ <= now) return std::nullopt;
  return clock_frame(step_->awaited, step_->act, now, step_ends_);
}

}  // namespace sabot::server
