#pragma once
// A table played by itself: an automatic croupier, a table chief who has nothing to do, a cashier,
// and bots in the first seats.

#include <expected>
#include <functional>
#include <string>
#include <vector>

#include "sabot/table/any_table.hpp"
#include "sabot/table/automatic_croupier.hpp"
#include "sabot/table/bot.hpp"

namespace sabot::table {

struct SessionPlan {
  int players = 7;
  Money chips = 1000_units;
  Money minimum = 5_units;
  int factor = 100;
};

// Told what everybody at the table may see of each command's events.
using Listener = std::function<void(const std::vector<Told>& events)>;

// Opens the table and brings everybody to it: the commands, in order.
std::vector<std::string> opening_commands(const SessionPlan& plan);
std::vector<PersonId> player_names(int count);
// What the person is told, with the code and the articles.
std::string describe(const rules::Refusal& refusal, law::Language language);
std::string describe(const Failure& failure, law::Language language);

template <chance::RandomSource S>
class Session {
 public:
  Session(AnyTable& table, const SessionPlan& plan, S& source, Listener listener)
      : table_(table), croupier_(source), listener_(std::move(listener)), plan_(plan) {
    for (const auto& name : player_names(plan.players)) bots_.emplace_back(name, source);
  }

  // Everybody comes and takes the first seat there is, and nothing is dealt yet; or what went
  // wrong.
  std::expected<void, std::string> open() {
    for (const auto& line : opening_commands(plan_))
      if (auto done = submit(line); !done) return done;
    for (const auto& bot : bots_) {
      const auto options = table_.options(bot.self());
      const auto* sit = find_option(options, "sit");
      if (sit == nullptr)
        return std::unexpected("there is no seat left for " + std::string(bot.self().handle()) +
                               ": let fewer players sit down");
      const auto& seats = std::get<rules::OneOf>(sit->fields.front().domain).values;
      if (auto done = submit_for(bot.self(), "sit seat=" + seats.front()); !done) return done;
    }
    return {};
  }

  // One whole talla, from the counting to the end; or what went wrong.
  std::expected<void, std::string> play_talla() { return play_until("talla-ended"); }
  std::expected<void, std::string> reveal() { return play_until("order-revealed"); }

 private:
  std::expected<void, std::string> play_until(std::string_view event) {
    for (last_event_.clear(); last_event_ != event;) {
      bool moved = false;
      for (auto& bot : bots_)
        if (const auto line = bot.next(table_.options(bot.self()), table_.view(bot.self()))) {
          if (auto done = submit_for(bot.self(), *line); !done) return done;
          moved = true;
        }
      if (const auto line = croupier_.next(table_.options(croupier_id))) {
        if (auto done = submit_for(croupier_id, *line); !done) return done;
        moved = true;
      }
      if (!moved) return std::unexpected("nobody at the table has anything left to do");
    }
    return {};
  }

  std::expected<void, std::string> submit_for(const PersonId& who, const std::string& line) {
    return submit(std::string(who.handle()) + " " + line);
  }

  std::expected<void, std::string> submit(const std::string& line) {
    if (auto told = table_.submit(line); !told)
      return std::unexpected(line + ": " + describe(told.error(), law::Language::en));
    for (const auto& one : table_.told_to(croupier_id)) {
      croupier_.hear(one.json);
      const auto& name = one.json.at("event").as_string();
      if (name == "talla-ended" || name == "order-revealed") last_event_ = name.c_str();
    }
    listener_(table_.told_to(PersonId()));
    return {};
  }

  static inline const PersonId croupier_id = "crupier"_who;

  AnyTable& table_;
  AutomaticCroupier<S> croupier_;
  std::vector<Bot<S>> bots_;
  Listener listener_;
  SessionPlan plan_;
  std::string last_event_;
};

}  // namespace sabot::table
