#pragma once
// A table played by itself: an automatic croupier, the rest of the staff, and bots in the first
// seats.

#include <algorithm>
#include <expected>
#include <functional>
#include <string>
#include <vector>

#include "sabot/table/any_table.hpp"
#include "sabot/table/automatic_croupier.hpp"
#include "sabot/table/bot.hpp"
#include "sabot/table/choosing.hpp"
#include "sabot/table/session_plan.hpp"

namespace sabot::table {

// Told what everybody at the table may see of each command's events.
using Listener = std::function<void(const std::vector<Told>& events)>;

// Opens the table and brings everybody to it, with their chips: the commands, in order.
std::vector<std::string> opening_commands(const rules::GameFacts& facts, const SessionPlan& plan);
std::vector<PersonId> player_names(int count);
std::string chips_for(const PersonId& to, const SessionPlan& plan);
// What the person is told, with the code and the articles.
std::string describe(const rules::Refusal& refusal, law::Language language);
std::string describe(const Failure& failure, law::Language language);

// Nothing, or what went wrong.
using Done = std::expected<void, std::string>;

// How long a session waits. A random player may let a round go by with something to do, or do one
// idle thing after another.
struct Patience {
  int rounds_before_closing = 3;        // in which somebody acts, until the croupier closes a phase
  int rounds_of_silence = 20;           // until nobody can go on
  int rounds_without_croupier = 1'000;  // likewise
};

template <chance::RandomSource S>
class Session {
  using Milestone = rules::Milestone;

 public:
  Session(AnyTable& table, const SessionPlan& plan, S& source, Listener listener)
      : table_(table),
        facts_(facts_of(table.regulation(), table.game())),
        seating_(seating_of(table.regulation(), table.game())),
        ruler_(staff_of(facts_, facts_.ruler)),
        croupier_(source),
        listener_(std::move(listener)),
        plan_(plan) {
    for (const auto& name : player_names(plan.players))
      players_.push_back({name, bot(name, source)});
  }

  // Everybody comes and takes a seat, and nothing is dealt yet.
  Done open() {
    for (const auto& line : opening_commands(facts_, plan_))
      if (auto done = submit(line); !done) return done;
    for (const auto& [self, next] : players_) {
      if (table_.places(self)) continue;  // there are no seats to take
      const auto options = table_.options(self);
      const auto* sit = find_option(options, "sit");
      if (sit == nullptr)
        return std::unexpected("there is no seat left for " + std::string(self.handle()) +
                               ": let fewer players sit down");
      const auto view = table_.view(self);
      const auto seat = seating_.seat_in(view.as_object(), *sit);
      if (auto done = submit_for(self, "sit seat=" + seat); !done) return done;
    }
    return {};
  }

  // One whole talla, from the counting to the end; one coup in a game without tallas.
  Done play_talla() {
    if (plan_.rebuys)
      if (auto sold = refill(); !sold) return std::unexpected(sold.error());
    if (nobody_can_play()) return std::unexpected(std::string(poverty));
    return play_until(facts_.in_tallas ? Milestone::series_ended : Milestone::coup_ended);
  }
  // Where there are no tallas, what was promised has been shown by then.
  Done reveal() { return facts_.in_tallas ? play_until(Milestone::revealed) : Done(); }

 private:
  struct Player {
    PersonId self;
    Bot next;
  };

  Bot bot(const PersonId& self, S& source) const {
    Whim whim{[&source](std::uint32_t bound) { return source.below(bound); }};
    const bool odd = players_.size() % 2 == 1;
    const bool random = plan_.bots == Bots::random || (plan_.bots == Bots::mixed && odd);
    return random ? random_bot(std::move(whim)) : seating_.player(self, std::move(whim));
  }

  // Round after round: everybody with something to do acts, then the croupier.
  Done play_until(Milestone end) {
    last_ = Milestone::none;
    ways_out_ = 0;
    int silent = 0;
    int waited = 0;
    while (last_ != end) {
      if (plan_.rebuys && chips_went_)
        if (auto sold = refill(); !sold) return std::unexpected(sold.error());
      auto moved = play_round(end);
      if (!moved) return std::unexpected(moved.error());
      if (last_ == end) return {};
      silent = *moved ? 0 : silent + 1;
      auto acted = croupier_acts(*moved && waited < patience_.rounds_before_closing);
      if (!acted) return std::unexpected(acted.error());
      waited = *acted ? 0 : waited + 1;
      if (*acted) silent = 0;
      if (silent < patience_.rounds_of_silence && waited < patience_.rounds_without_croupier)
        continue;
      if (auto done = find_a_way_out(); !done) return done;
      silent = waited = 0;
    }
    return {};
  }

  // Whether anybody has done anything.
  std::expected<bool, std::string> play_round(Milestone until) {
    bool moved = false;
    for (auto& [self, next] : players_) {
      Outlook at(table_.options(self), [&] { return table_.view(self); });
      const auto line = next(at);
      if (!line) continue;
      if (auto done = submit_for(self, *line); !done) return std::unexpected(done.error());
      if (last_ == until) return true;
      moved = true;
    }
    return moved;
  }

  // Whether the croupier did, who closes no phase while somebody may still have something to say.
  std::expected<bool, std::string> croupier_acts(bool others_speak) {
    const auto who = staff_to_act(table_, facts_);
    if (!who) return false;
    const auto options = table_.options(*who);
    if (others_speak && croupier_choice(options)->facts.closes_a_phase()) return false;
    if (auto done = submit_for(*who, *croupier_.next(options, table_.chance())); !done)
      return std::unexpected(done.error());
    return true;
  }

  // Nobody acts: chips for those without, or else the inspector's word, but not for ever.
  Done find_a_way_out() {
    if (plan_.rebuys) {
      auto sold = refill();
      if (!sold) return std::unexpected(sold.error());
      if (*sold) return {};
    }
    const bool first = ways_out_++ == 0;
    if (first && !facts_.way_out.empty() && is_offered(table_.options(ruler_), facts_.way_out))
      return submit_for(ruler_, std::string(facts_.way_out));
    if (nobody_can_play()) return std::unexpected(std::string(poverty));
    // The croupier does not begin with too few: the table says so, if that is why.
    if (facts_.beginning.empty()) return std::unexpected(std::string(nothing_left));
    const auto begun = table_.submit("crupier " + std::string(facts_.beginning));
    const auto* refusal = begun ? nullptr : std::get_if<rules::Refusal>(&begun.error());
    if (refusal != nullptr && refusal->code == rules::RefusalCode::too_few_players)
      return std::unexpected(describe(*refusal, plan_.language));
    return std::unexpected(std::string(nothing_left));
  }

  // Whether anybody bought chips.
  std::expected<bool, std::string> refill() {
    chips_went_ = false;
    bool sold = false;
    if (plan_.chips < plan_.minimum) return false;
    for (const auto& one : players_)
      if (is_broke(one.self)) {
        if (auto done = submit(chips_for(one.self, plan_)); !done)
          return std::unexpected(done.error());
        sold = true;
      }
    return sold;
  }

  bool is_broke(const PersonId& who) const {
    return seating_.is_broke(table_.view(who).as_object(), who);
  }
  bool nobody_can_play() const {
    const auto broke = [&](const Player& one) { return is_broke(one.self); };
    return facts_.among_players &&
           std::ranges::count_if(players_, broke) + 1 >= std::ssize(players_);
  }

  Done submit_for(const PersonId& who, const std::string& line) {
    return submit(std::string(who.handle()) + " " + line);
  }

  Done submit(const std::string& line) {
    if (auto told = table_.submit(line); !told)
      return std::unexpected(line + ": " + describe(told.error(), plan_.language));
    for (const auto& one : table_.told_to(croupier_id)) {
      croupier_.hear(one.heard);
      const auto milestone = one.milestone;
      const bool coup = milestone == Milestone::coup_ended;
      if (milestone == Milestone::series_ended || milestone == Milestone::revealed ||
          (coup && !facts_.in_tallas))
        last_ = milestone;
      if (coup) ways_out_ = 0;
      if (coup || milestone == Milestone::chips_given) chips_went_ = true;
    }
    listener_(table_.told_to(PersonId()));
    return {};
  }

  static inline const PersonId croupier_id = "crupier"_who;
  static constexpr Patience patience_{};
  static constexpr std::string_view nothing_left = "nobody at the table has anything left to do";
  static constexpr std::string_view poverty = "nobody at the table can afford to play on";

  AnyTable& table_;
  const rules::GameFacts& facts_;
  const Seating& seating_;
  PersonId ruler_;
  AutomaticCroupier<S> croupier_;
  std::vector<Player> players_;
  Listener listener_;
  SessionPlan plan_;
  Milestone last_ = Milestone::none;  // of those that a session is played to
  bool chips_went_ = false;           // somebody may be broke
  int ways_out_ = 0;                  // since the last coup ended
};

}  // namespace sabot::table
