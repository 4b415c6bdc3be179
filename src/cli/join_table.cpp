#include "sabot/cli/join_table.hpp"

#include <unistd.h>

#include <algorithm>
#include <csignal>

#include <boost/json/parse.hpp>
#include <fmt/format.h>

#include "sabot/cli/join_view.hpp"

namespace sabot::cli {
namespace {

namespace json = boost::json;
using std::chrono::milliseconds;
using std::chrono::steady_clock;

// Long enough for a burst of events, too short to be waited for.
constexpr milliseconds to_settle{150};
constexpr std::chrono::seconds longest_absence{120};

milliseconds pause_before(int call) {
  constexpr int most = 5;
  return milliseconds(200 << std::min(call, most));
}

}  // namespace

JoinedTable::JoinedTable(Common& common, DistantHouse& house, Lines& lines, Visit visit)
    : common_(common),
      house_(house),
      lines_(lines),
      visit_(std::move(visit)),
      screen_(common, lines.are_typed()),
      purse_(visit_.person),
      // No other visit of this person's has used it.
      key_prefix_(fmt::format("join-{}-{}-", ::getpid(),
                              std::chrono::system_clock::now().time_since_epoch().count())) {}

void JoinedTable::run() {
  signals_.async_wait([this](boost::system::error_code failed, int) {
    if (failed) return;
    common_.exit = Exit::interrupted;
    finish();
  });
  call();
  lines_.hand_to(loop_, [this](std::optional<std::string> line) { take_line(std::move(line)); });
  loop_.run();
  lines_.stop();
}

void JoinedTable::finish() {
  if (socket_) socket_->close();
  is_up_ = false;
  loop_.stop();
}

void JoinedTable::fail(const std::string& why) {
  common_.fail(why);
  finish();
}

void JoinedTable::call() {
  auto path = "/api/tables/" + visit_.table + "/socket?views&lang=" + language();
  if (sequence_) path += "&since=" + std::to_string(*sequence_);
  socket_ = net::ClientSocket::call(
      loop_, {house_.url(), house_.trust(), std::move(path), house_.token()},
      {[this](std::string_view text) { hear(text); },
       [this](const std::string& why, int status) { lose(why, status); }});
}

void JoinedTable::lose(const std::string& why, int status) {
  is_up_ = false;
  if (is_leaving_) return finish();
  constexpr int not_signed_in = 401;
  constexpr int forbidden = 403;
  constexpr int not_found = 404;
  if (status == not_signed_in || status == forbidden)
    return fail(std::string(screen_.say("la casa ya no le reconoce; entre de nuevo",
                                        "the house no longer knows you; come in again")));
  if (status == not_found)
    return fail(std::string(screen_.say("la mesa ya no existe; elija otra",
                                        "the table is no longer there; choose another")));
  if (!lost_since_) {
    lost_since_ = steady_clock::now();
    screen_.tell(Tone::bad, fmt::format("{} ({})",
                                        screen_.say("Se ha cortado la línea; se vuelve a llamar.",
                                                    "The line is lost; calling again."),
                                        why));
    screen_.prompt();
  }
  if (steady_clock::now() - *lost_since_ > longest_absence)
    return fail(fmt::format("{} ({})",
                            screen_.say("la casa no contesta; vuelva a intentarlo luego",
                                        "the house does not answer; try again later"),
                            why));
  call_timer_.expires_after(pause_before(calls_++));
  call_timer_.async_wait([this](boost::system::error_code stopped) {
    if (!stopped) call();
  });
}

void JoinedTable::hear(std::string_view text) {
  if (common_.json) screen_.pass_on(text);
  boost::system::error_code bad;
  const auto value = json::parse(text, bad);
  const auto* frame = bad ? nullptr : value.if_object();
  if (frame == nullptr) return;  // not of this language
  const auto type = text_at(value, "type");
  if (type == "snapshot" || type == "now")
    take_state(*frame);
  else if (type == "update" || type == "sealed")
    take_update(*frame);
  else if (type == "clock")
    take_clock(*frame);
  else if (type == "accepted" || type == "refused")
    take_answer(*frame, type == "accepted");
  else if (type == "stopped")
    return fail(objected(0, frame->contains("problem") ? frame->at("problem") : json::value(),
                         common_.lang())
                    .detail);
  take_lines();
  screen_.prompt();
}

// Everything as it is now: on coming, on coming back, and when something was missed.
void JoinedTable::take_state(const Frame& frame) {
  const bool is_back = lost_since_.has_value();
  const auto had = sequence_;
  lost_since_.reset();
  calls_ = 0;
  is_up_ = true;
  if (const auto* at = frame.if_contains("sequence"); at != nullptr && at->is_number())
    sequence_ = at->to_number<std::uint64_t>();
  if (had && sequence_ != had) purse_.lose_count();
  if (!had) learn_words(text_at(frame, "regulation"), text_at(frame, "game"));
  note_view(frame);
  note_options(frame);
  if (is_back) screen_.tell(Tone::good, screen_.say("De vuelta en la mesa.", "Back at the table."));
  if (const auto result = purse_.coup()) screen_.tell_result(*result);
  if (!had)
    screen_.tell(Tone::strong,
                 fmt::format("{} · {} · {} — {}", text_at(frame, "name"),
                             text_at(frame, "regulation"), text_at(frame, "profile"),
                             screen_.say("? explica las teclas", "? explains the keys")));
  show();
  // What the house did not answer before may not have reached it; with its key it counts once.
  if (is_back)
    for (const auto& [key, message] : unanswered_) socket_->send(message);
}

// A house that has none shows everything as it is called in the notation.
void JoinedTable::learn_words(const std::string& regulation, const std::string& game) {
  const auto words =
      house_.get("/api/games/" + game + "/words?regulation=" + regulation + "&lang=" + language());
  if (words) screen_.learn(HouseWords(*words));
}

void JoinedTable::take_update(const Frame& frame) {
  note_sequence(frame);
  const auto* events = frame.if_contains("events");
  const bool tells = events != nullptr && events->is_array();
  if (tells) purse_.hear(events->get_array());
  note_view(frame);
  note_options(frame);
  if (!tells) return;
  // What was missed while the line was lost comes before anything else, and is as good as new.
  screen_.tell_events(events->get_array());
  if (frame.contains("view"))
    if (const auto result = purse_.coup()) screen_.tell_result(*result);
  for (const auto& one : events->get_array())
    if (!until_.empty() && text_at(one, "event") == until_) until_.clear();
  look_soon();
}

void JoinedTable::note_sequence(const Frame& frame) {
  const auto* at = frame.if_contains("sequence");
  if (at == nullptr || !at->is_number()) return;
  const auto sequence = at->to_number<std::uint64_t>();
  if (sequence_ && sequence > *sequence_ + 1) {
    purse_.lose_count();
    socket_->send(R"({"type":"look"})");
  }
  sequence_ = sequence;
}

void JoinedTable::note_view(const Frame& frame) {
  const auto* view = frame.if_contains("view");
  if (view == nullptr) return;
  view_ = *view;
  purse_.see(view_);
  auto coup = text_at(view_, "coup");
  if (coup == coup_) return;
  coup_ = std::move(coup);
  if (coup_ != "0" && !coup_.empty()) screen_.head(coup_);
}

// Options of a kind that this program does not know are the house's affair: the rest holds.
void JoinedTable::note_options(const Frame& frame) {
  const auto* options = frame.if_contains("options");
  if (options == nullptr || !options->is_array()) return;
  Offered offered;
  for (const auto& one : options->get_array())
    if (const auto* object = one.if_object())
      if (auto option = table::read_option(*object)) {
        // What went wrong is nobody's next step.
        if (is_croupier() && option->croupier == rules::CroupierAct::never)
          option->act = rules::PlayerAct::aside;
        offered.push_back(*std::move(option));
      }
  offered_ = ordered(std::move(offered));
  const bool is_there =
      std::ranges::find(offered_, until_, &table::OwnedOption::command) != offered_.end();
  if (is_there) until_.clear();
  if (draft_ && !draft_->is_among(offered_)) {
    draft_.reset();
    screen_.tell(Tone::bad, screen_.say("  ya no se ofrece", "  that is no longer offered"));
  }
  look_soon();
}

void JoinedTable::take_clock(const Frame& frame) {
  const auto* now = frame.if_contains("now");
  const auto* ends = frame.if_contains("ends");
  if (now == nullptr || ends == nullptr || !now->is_number() || !ends->is_number()) return;
  const auto seconds = (ends->to_number<std::int64_t>() - now->to_number<std::int64_t>()) / 1000;
  const auto who = text_at(frame, "for");
  const auto act = text_at(frame, "act");
  const auto label = screen_.words().command(act);
  count_down(seconds);
  if (seconds < 1) return;
  if (who.empty())
    screen_.tell(Tone::dim, fmt::format("  ⏱ {} s: {}", seconds, label.empty() ? act : label));
  else if (who == visit_.person)
    screen_.tell(
        Tone::good,
        fmt::format("  ⏱ {}{}",
                    fmt::format(fmt::runtime(screen_.say("tiene {} s", "you have {} s")), seconds),
                    label.empty() ? label : ": " + label));
}

// Second by second, until the house has stopped waiting.
void JoinedTable::count_down(std::int64_t seconds) {
  clock_timer_.cancel();
  screen_.set_clock(seconds < 1 ? std::nullopt : std::optional(seconds));
  if (seconds < 1) return;
  clock_timer_.expires_after(std::chrono::seconds(1));
  clock_timer_.async_wait([this, seconds](boost::system::error_code stopped) {
    if (!stopped) count_down(seconds - 1);
  });
}

void JoinedTable::take_answer(const Frame& frame, bool accepted) {
  unanswered_.erase(text_at(frame, "key"));
  if (!accepted) {
    const auto* problem = frame.if_contains("problem");
    screen_.refuse(objected(0, problem == nullptr ? json::value() : *problem, common_.lang()));
  }
  if (is_leaving_ && unanswered_.empty()) finish();
}

void JoinedTable::look_soon() {
  if (is_looking_) return;
  is_looking_ = true;
  look_timer_.expires_after(to_settle);
  look_timer_.async_wait([this](boost::system::error_code stopped) {
    is_looking_ = false;
    if (stopped) return;
    look();
    screen_.prompt();
  });
}

// Only what is new to the user is shown: another choice, or the same one in another coup.
void JoinedTable::look() {
  const bool is_same = coup_ == looked_coup_ && same_choice(looked_at_, offered_);
  if (is_same || !is_up_) return;
  const bool matters =
      std::ranges::any_of(offered_, [](const table::OwnedOption& one) { return !is_idle(one); });
  if (matters) return show();
  if (is_croupier()) screen_.tell_awaited(view_);
  looked_at_ = offered_;
  looked_coup_ = coup_;
}

void JoinedTable::show() {
  looked_at_ = menu_ = offered_;
  looked_coup_ = coup_;
  screen_.draw(view_, visit_.person);
  screen_.list(menu_, view_, visit_.person);
  if (draft_) screen_.ask(*draft_);
}

}  // namespace sabot::cli
