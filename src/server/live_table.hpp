#pragma once
// One table of the house: a queue of commands, of which one at a time is decided, stored, and only
// then takes effect and is announced. Nobody sees what is not stored. When a record cannot be
// stored, the table stops where it is.

#include <cstdint>
#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "sabot/server/driver.hpp"
#include "sabot/server/plan.hpp"
#include "sabot/server/request.hpp"
#include "sabot/server/training.hpp"
#include "sabot/server/viewer.hpp"
#include "sabot/server/world.hpp"

namespace sabot::server {

class LiveTable {
 public:
  // With the times of its records since the last seal.
  LiveTable(World& world, std::string id, Plan plan, std::unique_ptr<table::AnyTable> table,
            const table::Times& times);
  ~LiveTable();
  LiveTable(const LiveTable&) = delete;
  LiveTable& operator=(const LiveTable&) = delete;

  const std::string& id() const { return id_; }
  const Plan& plan() const { return plan_; }
  const table::Game& game() const { return game_; }
  const table::AnyTable& table() const { return *table_; }
  const std::optional<Problem>& stopped() const { return stopped_; }
  // What it has, opened or not, that no other table of the house may have beside it.
  const rules::OnlyOne* only_one() const { return only_one_; }
  // Of the last record.
  std::uint64_t sequence() const { return table_->length() - 1; }
  // Whether this person has a seat here, or is being given one: until that is stored, or refused,
  // it counts at every other table.
  bool seats(const PersonId& person) const { return sitting_ == person || table_->seats(person); }

  // Whether it comes through depends on the rules; it is always answered, perhaps at once.
  void submit(Request request);

  // From now on the viewer is sent everything that it may see; first what there is to see now, or,
  // for one who has been here before, what was missed since this sequence.
  void attach(Viewer& viewer, std::optional<std::uint64_t> since = std::nullopt);
  void detach(Viewer& viewer);
  std::size_t viewers() const { return lines_.size(); }
  boost::json::object snapshot(const PersonId& person) const;
  // Why this person may do what they may do now, and what keeps them from the rest.
  boost::json::object reasons(const PersonId& person, law::Language language) const;
  // Null at a table that shows no odds.
  const Training* training() const { return training_.get(); }

  // This person has nothing more to say before the croupier's next act, having seen this record.
  void ready(const PersonId& person, std::optional<std::uint64_t> seen = std::nullopt);

  using Answered = std::move_only_function<void(Answer)>;
  // Changes what the table is set up with, once that is stored; one change after the other.
  using PlanChange = std::function<void(Plan&)>;
  void change(PlanChange change, Answered answer);
  // Fills seats with bots, or sends bots away.
  void set_bots(std::vector<PersonId> bots, BotsBy by, Answered answer);
  // This person leaves, of their own will: their chips return to their wallet.
  void depart(const PersonId& person, Answered answer);
  // The house leads them out as soon as the rules let them leave, and their chips return. Whether
  // they are out already.
  bool show_out(const PersonId& person);

  // The table is closed, and what that leads to is done: nothing comes after it.
  void close(const PersonId& by, Answered answer);

  // The croupier begins to deal; after `rest` it touches nothing any more, and what is being stored
  // is still announced.
  void start();
  void rest();
  bool is_storing() const { return storing_ || !changes_.empty(); }
  // Closed, though some last records may still have to come.
  bool is_ending() const { return ending_; }
  // For good: nobody sits here any more, whatever seats are written down.
  bool is_closed() const;

  // What the automatic croupier knew, and all that it has heard since.
  void recall(const Secret& secret, const std::vector<table::ToldRecord>& since);

 private:
  friend class Driver;

  struct Line {
    Viewer* viewer;
    std::vector<rules::Option> options;  // as last sent
  };

  enum class Sealing : std::uint8_t { none, coup, last };

  // A failure in it stops this table alone.
  void alone(const std::function<void()>& act);
  void pump();
  void take_all();
  void take(Request request);
  bool is_answered_before(Request& request);
  // Whether the table must first be told of a seat that the person has elsewhere (S-40).
  bool notes_elsewhere(Request& request);
  void store(const table::Prepared& prepared, Request request);
  void store(const table::Prepared& prepared, Request request, Milliseconds at);
  void store_seal(bool last);
  // The last records of a table that is closed: everybody has their chips back, the croupier shows
  // the order still owed, the house sets its seal.
  void end();
  std::optional<Request> returned_chips() const;
  Request chips_back(const PersonId& person, Money amount) const;
  Money chips_of(const PersonId& person) const;
  // Why the table's director does not let somebody do this.
  std::optional<Problem> kept_out(const Request& request) const;
  // Who has left, or come back.
  void note_parting(const PersonId& who, const std::vector<table::Told>& events);
  // Stores what the house still has to do for those who have left or are being shown out.
  bool see_off();
  bool returns_chips();
  bool leads_out();
  void next_change();
  void store_refusal(Request request, const Problem& why);
  void stored(store::Stored<void> result);
  void follow(store::Stored<void> result);
  void keep_standing();
  void stop(const Problem& why);
  void tell(std::uint64_t sequence, Milliseconds at);
  // The last record's events with their sentences.
  std::vector<table::Told> told_to(const PersonId& person, law::Language language) const;
  void tell_line(Line& line, std::uint64_t sequence, std::string update);
  std::optional<boost::json::object> hint_for(const PersonId& person,
                                              const std::vector<rules::Option>& options) const;
  void send(Viewer& viewer, Frame frame);
  void broadcast(const Frame& frame);
  bool catch_up(Viewer& viewer, std::uint64_t since);
  bool send_missed(Viewer& viewer, std::uint64_t since);
  std::expected<table::Prepared, table::Failure> prepare(Request& request);
  // The reading by which only the house may say this, where somebody else says it.
  std::optional<law::Citation> told_by_house_alone(const Request& request) const;
  // Whether this is another croupier where the house deals by itself.
  bool is_another_croupier(const PersonId& person) const;
  std::vector<rules::Option> options_of(const PersonId& person) const;

  World& world_;
  std::string id_;
  Plan plan_;
  const table::Game& game_;
  const rules::OnlyOne* only_one_;
  std::unique_ptr<table::AnyTable> table_;
  std::unique_ptr<Training> training_;
  std::map<PersonId, bool> noted_;  // who has a seat elsewhere, as the table was told
  PersonId sitting_;                // whose wish to sit down is being decided or stored
  std::deque<Request> queue_;
  Request current_;                 // what is being stored
  std::optional<Problem> refusal_;  // of it, if that is what is stored
  bool storing_ = false;
  std::deque<std::pair<PlanChange, Answered>> changes_;  // the first is being stored
  Sealing sealing_ = Sealing::none;                      // what is being stored
  bool ending_ = false;                                  // closed, and the last records are due
  Request closed_by_;                                    // answered when those are stored, too
  std::uint64_t closed_at_ = 0;                          // by this record
  bool pumping_ = false;
  bool resting_ = true;
  Milliseconds at_ = 0;          // of what is being stored
  Wallets::Held money_;          // that moves with it
  table::Times times_;           // of the records since the last seal
  std::set<PersonId> gone_;      // whose chips return, as they come off the felt
  std::set<PersonId> outgoing_;  // being shown out
  std::uint64_t tried_at_ = 0;   // at this length of the journal nobody could leave
  std::optional<Problem> stopped_;
  std::vector<Line> lines_;
  Driver driver_;
};

}  // namespace sabot::server
