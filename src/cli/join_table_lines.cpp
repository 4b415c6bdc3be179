// What somebody at a table says: keys, numbers of the menu, answers, lines of the notation.

#include <algorithm>
#include <chrono>

#include <boost/json/serialize.hpp>
#include <fmt/format.h>

#include "sabot/base/text.hpp"
#include "sabot/cli/join_table.hpp"

namespace sabot::cli {
namespace {

namespace json = boost::json;

std::string trimmed(std::string_view text) {
  const auto first = text.find_first_not_of(" \t");
  if (first == std::string_view::npos) return {};
  return std::string(text.substr(first, text.find_last_not_of(" \t") - first + 1));
}

}  // namespace

void JoinedTable::take_line(std::optional<std::string> line) {
  said_.push_back(std::move(line));
  take_lines();
  screen_.prompt();
}

// A script says its next line when the house has answered the one before; a person at any time.
bool JoinedTable::is_listening() const {
  if (said_.empty() || is_leaving_) return false;
  if (lines_.are_typed()) return is_up_ || !said_.front() || *said_.front() == "q";
  return is_up_ && unanswered_.empty() && until_.empty();
}

void JoinedTable::take_lines() {
  while (is_listening()) {
    const auto line = std::move(said_.front());
    said_.pop_front();
    if (!line) return say_goodbye();
    screen_.echo(*line);
    obey(trimmed(*line));
  }
}

void JoinedTable::obey(std::string line) {
  if (draft_) return answer(line);
  const auto word = line.substr(0, line.find(' '));
  const auto rest = trimmed(std::string_view(line).substr(word.size()));
  if (obey_word(word, rest)) return;
  try_choice(line);
}

// What is said to this program, and not to the croupier.
bool JoinedTable::obey_word(const std::string& word, const std::string& rest) {
  const bool alone = rest.empty();
  if (word != "q") would_leave_ = false;
  if (alone && word.empty() && go_on_dealing()) return true;
  if (alone && (word.empty() || word == "r"))
    ready();
  else if (alone && (word == "?" || word == "help"))
    screen_.help();
  else if (word == "?")
    explain(rest);
  else if (alone && (word == "v" || word == "m"))
    show();
  else if (alone && word == "q")
    leave();
  else if (alone && word == "x")
    screen_.tell(Tone::dim, screen_.say("  no hay nada a medias", "  nothing is being asked for"));
  else if (word == "law" && !alone)
    read_article(rest);
  else if (word == "chips" && !alone)
    buy(rest);
  else if (word == "redeem")
    redeem(rest);
  else if (word == "bots" && !alone)
    fill_seats(rest);
  else if (word == "until" && !alone)
    until_ = rest;
  else
    return false;
  // What is offered already need not be waited for.
  for (const auto& one : offered_)
    if (one.command == until_) until_.clear();
  return true;
}

void JoinedTable::answer(const std::string& line) {
  if (line == "x" || line == "q") {
    draft_.reset();
    return show();
  }
  if (!draft_->give(line))
    screen_.tell(Tone::bad, screen_.say("  eso no puede ser; x para dejarlo",
                                        "  that is not allowed; x drops the command"));
  go_on_with_draft();
}

void JoinedTable::try_choice(const std::string& line) {
  auto chosen = choose(line, menu_, offered_);
  if (!chosen) {
    screen_.tell(Tone::bad, screen_.say("  ese número no está, o ya no se ofrece",
                                        "  no such number, or it is no longer offered"));
    return show();
  }
  if (!chosen->draft && chosen->line.empty()) return tell_wrong(line, chosen->wrong);
  if (!chosen->draft) return give(chosen->line);
  draft_ = std::move(chosen->draft);
  go_on_with_draft();
}

// A word that cannot be so, or that could be several things: then all of them are shown.
void JoinedTable::tell_wrong(std::string_view line, std::string_view wrong) {
  const auto name = line.substr(0, line.find(' '));
  const bool is_offered = name != wrong || std::ranges::any_of(offered_, [&](const auto& one) {
                            return one.command == name;
                          });
  screen_.tell(Tone::bad,
               fmt::format("  {}: {}", without_controls(wrong),
                           is_offered ? screen_.say("no puede ser, o no basta; elija por el número",
                                                    "not allowed, or not enough; choose by number")
                                      : screen_.say("ahora no se ofrece", "not offered now")));
  if (is_offered) screen_.describe(menu_, name);
}

void JoinedTable::go_on_with_draft() {
  if (draft_->next() != nullptr) return screen_.ask(*draft_);
  const auto line = draft_->line();
  draft_.reset();
  give(line);
}

void JoinedTable::give(const std::string& line) {
  auto key = fmt::format("{}{:06}", key_prefix_, ++keys_);
  auto message = json::serialize(json::object{{"type", "command"}, {"key", key}, {"line", line}});
  socket_->send(message);
  unanswered_.emplace(std::move(key), std::move(message));
}

void JoinedTable::ready() {
  json::object message{{"type", "ready"}};
  if (sequence_) message["sequence"] = *sequence_;
  socket_->send(json::serialize(message));
  screen_.tell(Tone::dim, screen_.say("  listo", "  ready"));
}

void JoinedTable::buy(const std::string& amount) {
  if (const auto why = buy_chips(house_, visit_.table, amount)) screen_.refuse(*why);
}

// All that this person has by now, where no amount is said.
void JoinedTable::redeem(std::string amount) {
  if (amount.empty()) {
    const auto now = house_.get("/api/tables/" + visit_.table + "/view");
    if (!now) return screen_.refuse(now.error());
    const auto* view = find(*now, "view");
    const auto* self = view == nullptr ? nullptr : find(*view, "self");
    if (self != nullptr) amount = text_at(*self, "chips");
  }
  if (amount.empty() || amount == "0")
    return screen_.tell(
        Tone::dim, screen_.say("  no tiene fichas que cambiar", "  you have no chips to redeem"));
  if (const auto why = redeem_chips(house_, visit_.table, amount)) screen_.refuse(*why);
}

void JoinedTable::explain(const std::string& name) {
  screen_.describe(offered_, name == "*" ? std::string_view() : std::string_view(name));
}

bool JoinedTable::is_croupier() const {
  const auto* self = find(view_, "self");
  return self != nullptr && text_at(*self, "role") == "croupier";
}

bool JoinedTable::go_on_dealing() {
  if (!is_croupier()) return false;
  if (offered_.empty() || offered_.front().croupier == rules::CroupierAct::never) {
    screen_.tell(Tone::dim, screen_.say("  ahora no hay nada que hacer", "  nothing to do now"));
    screen_.tell_awaited(view_);
    return true;
  }
  draft_ = Draft(offered_.front());
  go_on_with_draft();
  return true;
}

void JoinedTable::fill_seats(const std::string& count) {
  const auto number = from_text<std::int64_t>(count);
  constexpr std::int64_t most = 100;
  if (!number || *number < 0 || *number > most)
    return screen_.tell(Tone::bad, screen_.say("  bots 4: un número", "  bots 4: a number"));
  if (const auto why = set_bots(house_, visit_.table, static_cast<int>(*number)))
    screen_.refuse(*why);
}

void JoinedTable::read_article(const std::string& id) {
  constexpr std::string_view in_ids =
      "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789.-_";
  if (id.find_first_not_of(in_ids) != std::string::npos)
    return screen_.tell(Tone::bad, screen_.say("  un artículo se escribe como as11.cdf.C3-c",
                                               "  an article is written like as11.cdf.C3-c"));
  const auto row = house_.get("/api/law/" + id);
  if (row)
    screen_.show_article(*row);
  else
    screen_.refuse(row.error());
}

bool JoinedTable::may_get_up() const {
  return is_up_ && std::ranges::any_of(offered_, [](const auto& one) {
           return one.command == "leave" && one.fields.empty();
         });
}

// Somebody at a terminal who cannot get up now is told so, and goes all the same if they insist.
void JoinedTable::leave() {
  const auto* self = find(view_, "self");
  // At a wheel nobody needs a seat to have bets on the cloth.
  const bool is_bound = is_up_ && self != nullptr &&
                        (text_at(*self, "seat") != "0" || text_at(*self, "staked") != "0");
  if (!is_bound || may_get_up() || would_leave_ || !lines_.are_typed()) return say_goodbye();
  would_leave_ = true;
  screen_.tell(Tone::bad,
               screen_.say("  Ahora no puede levantarse. Espere, o q otra vez para irse:\n"
                           "  su plaza y lo que tiene en juego se quedan.",
                           "  You cannot get up now. Wait, or q again to quit: your\n"
                           "  seat and what you have at stake stay."));
}

// The player gets up if allowed; if not, the seat is kept until the house takes it.
void JoinedTable::say_goodbye() {
  is_leaving_ = true;
  draft_.reset();
  if (const auto result = purse_.so_far(); result && result->total != Money{})
    screen_.tell_result(*result);
  if (!may_get_up()) return finish();
  give("leave");
  call_timer_.expires_after(std::chrono::seconds(3));
  call_timer_.async_wait([this](boost::system::error_code stopped) {
    if (!stopped) finish();
  });
}

}  // namespace sabot::cli
