#pragma once
// What happens at a table by itself: the automatic croupier's acts at their pace, the clocks, the
// house's word for a person whose clock runs out, and the bots that fill seats. It acts only when
// nothing is being stored and nobody waits to speak; and it rests while nobody is there and
// nobody's chips are on the cloth. A table that has all the records that it may have is closed
// before the next coup.

#include <cstdint>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "sabot/server/plan.hpp"
#include "sabot/server/request.hpp"
#include "sabot/server/viewer.hpp"
#include "sabot/server/world.hpp"
#include "sabot/table/any_table.hpp"
#include "sabot/table/bot.hpp"

namespace sabot::server {

class LiveTable;

class Driver {
 public:
  static constexpr int most_bots = 20;  // at one table

  Driver(World& world, LiveTable& table);
  ~Driver();

  // Nothing is being stored and nobody waits to speak.
  void consider();
  // What a record said; whole, for the croupier's ears alone.
  void hear(const std::vector<table::Told>& events);
  // This person has nothing more to say, having seen the table up to this record.
  void ready(const PersonId& person, std::optional<std::uint64_t> seen);
  void recall(const Secret& secret, const std::vector<table::ToldRecord>& since);
  void rest();
  // The order of the last talla, where it was promised and is still to be shown.
  std::optional<Request> last_word();
  // Of the wait that everybody has been told of and that is not over.
  std::optional<Frame> clock() const;
  // The plan's bots have changed.
  void change_bots();

 private:
  // The next thing that happens by itself.
  struct Step {
    PersonId who;
    std::string act;        // the command, or the whole line if that is known
    std::string what;       // the same with its fields, as far as they are settled
    PersonId awaited = {};  // whose clock it is
    Milliseconds wait = 0;
    bool clock = false;  // people are told of it
    bool told = false;

    bool is_same(const Step& other) const { return who == other.who && what == other.what; }
  };
  struct Seat {
    PersonId self;
    table::Bot next;
    bool asked = false;  // since the last record
    bool leaving = false;
  };

  bool rests();
  bool somebody_is_here() const;
  // On the cloth; and in a bank, which goes on from coup to coup.
  bool bets_lie_there() const;
  bool bank_lies_there() const;
  bool is_used_up() const;

  std::optional<Step> next_step();
  void schedule();
  void tell_clock(Step& step);
  // That a wait that people were told of is over before its time.
  void tell_end();
  void act();

  // The croupier's next act, once nobody has to be waited for.
  Step step_of(const PersonId& who, const rules::Option& act) const;
  // A player on a line who has not said that they are ready, and what they may do.
  struct Speaker {
    PersonId person;
    const std::vector<rules::Option>* options;
  };
  std::vector<Speaker> unready() const;
  // Those of them who may do themselves what the croupier is about to do.
  std::vector<PersonId> able(const rules::Option& act) const;
  // How long they are waited for before an act that closes a phase; not at all where they have
  // nothing to say.
  Milliseconds time_to_speak() const;
  void note_phase();

  bool bots_are_silent() const;
  void consider_bots();
  void ask_bots();
  std::optional<std::pair<PersonId, std::string>> word_of(Seat& seat);
  void say(const PersonId& who, std::string line, store::SecretChange secret = {});

  World& world_;
  LiveTable& table_;
  std::unique_ptr<Dealer> dealer_;
  std::vector<Seat> bots_;
  std::optional<Step> step_;
  Milliseconds step_began_ = 0;
  bool step_due_ = false;
  Clock::Timer step_timer_ = 0;
  Milliseconds step_ends_ = 0;
  Clock::Timer bots_timer_ = 0;
  int bot_acts_ = 0;            // since the croupier's last act
  Milliseconds last_here_ = 0;  // somebody was
  std::set<PersonId> ready_;
  std::string phase_;
  bool had_a_say_ = false;         // somebody on a line had a part in the game during this phase
  std::uint64_t phase_began_ = 0;  // by this record, the croupier's last act
  std::uint64_t refused_at_ = 0;   // the house's own word was refused at this length of the journal
};

}  // namespace sabot::server
