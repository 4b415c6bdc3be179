#include "sabot/server/driver.hpp"

#include <algorithm>
#include <chrono>

#include "sabot/base/forms.hpp"
#include "sabot/server/live_table.hpp"
#include "sabot/server/staff.hpp"
#include "sabot/table/choosing.hpp"
#include "sabot/table/any_table.hpp"

namespace sabot::server {
namespace {

// How often each bot may act before the croupier goes on.
constexpr int acts_of_a_bot = 3;
// For how long a bank goes on without anybody there: its owner may have lost the line.
constexpr Milliseconds bank_goes_on = 5 * 60 * 1000;
// What a bot buys, in minimum stakes.
constexpr int bot_stack = 100;

}  // namespace

Driver::Driver(World& world, LiveTable& table)
    : world_(world), table_(table), last_here_(world.clock.now()) {
  if (table.plan().dealt_by == DealtBy::automatic) dealer_ = world.chance.dealer();
  change_bots();
}

Driver::~Driver() { rest(); }

void Driver::rest() {
  world_.clock.cancel(std::exchange(step_timer_, 0));
  world_.clock.cancel(std::exchange(bots_timer_, 0));
  step_.reset();
  step_due_ = false;
}

void Driver::recall(const Secret& secret, const std::vector<table::ToldRecord>& since) {
  if (!dealer_) return;
  dealer_->recall(secret.memory);
  for (const auto& record : since)
    for (const auto& event : record.events) dealer_->hear(event.heard);
}

void Driver::hear(const std::vector<table::Told>& events) {
  for (auto& bot : bots_) bot.asked = false;
  for (const auto& one : events) {
    if (dealer_) dealer_->hear(one.heard);
    if (one.milestone == rules::Milestone::house_decided) ++world_.counters.houses_word;
  }
}

void Driver::consider() {
  if (rests()) {
    tell_end();
    return rest();
  }
  consider_bots();
  auto step = next_step();
  if (!step) {
    tell_end();
    world_.clock.cancel(std::exchange(step_timer_, 0));
    step_.reset();
    step_due_ = false;
    return;
  }
  const bool is_same = step_ && step_->is_same(*step);
  if (is_same && step_due_) return act();
  if (!is_same) {
    step_began_ = world_.clock.now();
    step_due_ = false;
  }
  const auto ends = step_began_ + step->wait;
  const bool goes_on = is_same && step_timer_ != 0 && ends == step_ends_;
  if (!goes_on) tell_end();
  step->told = goes_on && step_->told;
  step_ = std::move(step);
  step_ends_ = ends;
  // Also of a wait that goes on, where somebody has come who may speak.
  tell_clock(*step_);
  if (!goes_on) schedule();
}

void Driver::schedule() {
  world_.clock.cancel(std::exchange(step_timer_, 0));
  const auto wait = std::max<Milliseconds>(step_ends_ - world_.clock.now(), 0);
  step_timer_ = world_.clock.after(std::chrono::milliseconds(wait), [this] {
    step_timer_ = 0;
    step_due_ = true;
    table_.pump();
  });
}

void Driver::act() {
  const auto step = *std::exchange(step_, std::nullopt);
  step_due_ = false;
  phase_began_ = table_.table().length();
  ready_.clear();
  bot_acts_ = 0;
  const auto options = table_.table().options(step.who);
  const auto* option = table::croupier_choice(options);
  if (option == nullptr || option->command != step.act) return say(step.who, step.act);
  auto line = dealer_->next(options, table_.table().chance());
  if (!line) return;
  // A successor must know what this croupier has promised.
  store::SecretChange secret;
  if (table::promises(*option)) {
    std::vector<std::uint8_t> bytes;
    append_bytes(bytes, Secret{table_.table().length(), dealer_->memory()});
    secret = std::move(bytes);
  } else if (table::shows_what_was_promised(*option)) {
    secret = store::DropSecret{};
  }
  say(step.who, *std::move(line), std::move(secret));
}

std::optional<Request> Driver::last_word() {
  const auto options = table_.table().options(house_croupier);
  // Revealing comes before all its other acts.
  const auto* option = table::croupier_choice(options);
  if (!dealer_ || option == nullptr || option->facts.croupier != rules::CroupierAct::first)
    return std::nullopt;
  auto line = dealer_->next(options, table_.table().chance());
  if (!line) return std::nullopt;
  return Request{.who = house_croupier,
                 .command = *std::move(line),
                 .key = {},
                 .answer = [](const Answer&) {},
                 .secret = store::DropSecret{}};
}

void Driver::say(const PersonId& who, std::string line, store::SecretChange secret) {
  const auto length = table_.table().length();
  table_.submit(Request{.who = who,
                        .command = std::move(line),
                        .key = {},
                        .answer =
                            [this, who, length](const Answer& answer) {
                              // Nothing is gained by saying it again before something happens,
                              // unless there was only no room for it.
                              if (!answer && !is_bot(who.handle()) &&
                                  answer.error().code != to_text(Objection::overloaded))
                                refused_at_ = length;
                            },
                        .secret = std::move(secret)});
}

bool Driver::rests() {
  const auto now = world_.clock.now();
  if (somebody_is_here()) last_here_ = now;
  if (last_here_ == now || bets_lie_there()) return false;
  return !bank_lies_there() || now - last_here_ > bank_goes_on;
}

// At an empty table nobody deals, whoever may be watching; nor do bots play for those who watch and
// have not come to it.
bool Driver::somebody_is_here() const {
  return std::ranges::any_of(table_.lines_, [&](const auto& line) {
    const auto& person = line.viewer->person();
    if (person.is_nobody()) return false;
    return table_.table().places(person) || (!bots_.empty() && table_.table().role_of(person));
  });
}

bool Driver::is_used_up() const {
  const auto most = table_.plan().most_records;
  if (most == 0 || table_.table().length() < most) return false;
  return table::is_offered(table_.table().options(house_director), table_.game().facts->closing);
}

void Driver::ready(const PersonId& person, std::optional<std::uint64_t> seen) {
  // If it was said before the croupier's last act, it was meant for what that act has ended.
  if (!seen || *seen >= phase_began_) ready_.insert(person);
}

bool Driver::bets_lie_there() const {
  return std::ranges::any_of(table_.table().books().accounts(), [&](const ledger::Balance& one) {
    return one.account.kind == ledger::AccountKind::felt && one.amount.cents != 0 &&
           std::ranges::find(bots_, one.account.owner, &Seat::self) == bots_.end();
  });
}

bool Driver::bank_lies_there() const {
  using ledger::AccountKind;
  return std::ranges::any_of(table_.table().books().accounts(), [&](const ledger::Balance& one) {
    const auto kind = one.account.kind;
    return (kind == AccountKind::bank || kind == AccountKind::garage) && one.amount.cents != 0;
  });
}

void Driver::change_bots() {
  const auto& plan = table_.plan();
  const auto& seating = *table_.game().seating;
  for (auto& bot : bots_) bot.leaving = std::ranges::find(plan.bots, bot.self) == plan.bots.end();
  const auto add = [&](const PersonId& self, bool leaving) {
    if (std::ranges::find(bots_, self, &Seat::self) == bots_.end())
      bots_.push_back(
          {self, seating.player(self, table::Whim{world_.chance.below}), false, leaving});
  };
  for (const auto& self : plan.bots) add(self, false);
  // Bots that were sent away before the house was opened again.
  for (int i = 1; i <= most_bots; ++i)
    if (table_.table().seats(bot_name(i)))
      add(bot_name(i), !std::ranges::count(plan.bots, bot_name(i)));
}

bool Driver::bots_are_silent() const {
  return bot_acts_ > acts_of_a_bot * std::ssize(bots_) || std::ranges::all_of(bots_, &Seat::asked);
}

void Driver::consider_bots() {
  if (bots_are_silent() || bots_timer_ != 0) return;
  bots_timer_ = world_.clock.after(std::chrono::milliseconds(table_.plan().waits.bots), [this] {
    bots_timer_ = 0;
    if (!table_.is_storing()) table_.alone([this] { ask_bots(); });
  });
}

void Driver::ask_bots() {
  for (auto& bot : bots_) {
    if (bot.asked) continue;
    bot.asked = true;
    auto word = word_of(bot);
    if (!word) continue;
    // A person who deals goes on at any time, and the player asked must answer.
    if (dealer_) ++bot_acts_;
    return say(word->first, std::move(word->second));
  }
  std::erase_if(bots_,
                [&](const Seat& one) { return one.leaving && !table_.table().seats(one.self); });
  // All are silent now: the croupier may be waiting for that.
  table_.pump();
}

std::optional<std::pair<PersonId, std::string>> Driver::word_of(Seat& seat) {
  const auto& table = table_.table();
  const std::string self(seat.self.handle());
  const auto options = table.options(seat.self);
  if (seat.leaving) {
    if (table::find_option(options, "leave") == nullptr) return std::nullopt;
    return std::pair(seat.self, std::string("leave"));
  }
  if (!table.role_of(seat.self))
    return std::pair(house_director, "admit person=" + self + " role=player");
  const auto view = table.view(seat.self);
  if (table_.game().seating->is_broke(view.as_object(), seat.self))
    return std::pair(house_cashier, "sell-chips to=" + self + " amount=" +
                                        to_text(Money{table_.plan().minimum.cents * bot_stack}));
  const auto* sit = table::find_option(options, "sit");
  if (sit != nullptr && !table.seats(seat.self))
    return std::pair(seat.self,
                     "sit seat=" + table_.game().seating->seat_in(view.as_object(), *sit));
  table::Outlook outlook(options, [&] { return view; });
  if (auto line = seat.next(outlook)) return std::pair(seat.self, *std::move(line));
  return std::nullopt;
}

}  // namespace sabot::server
