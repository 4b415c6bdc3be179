#pragma once
// The tables of the house: opened, found again after a restart, closed. A person who comes to a
// table is admitted here, and buys and returns chips.

#include <expected>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "sabot/rules/common/role.hpp"
#include "sabot/server/live_table.hpp"
#include "sabot/server/plan.hpp"
#include "sabot/server/staff.hpp"
#include "sabot/server/world.hpp"

namespace sabot::server {

class Hall {
 public:
  using Answered = std::move_only_function<void(Answer)>;
  using Made = std::move_only_function<void(std::expected<LiveTable*, Problem>)>;

  // With every table that is stored. One that cannot be resumed is there all the same, stopped.
  static std::expected<std::unique_ptr<Hall>, std::string> open(Storage& storage, Clock& clock,
                                                                Chance chance, table::HouseKey key,
                                                                const PlayMoney& money = {});
  Hall(const Hall&) = delete;
  Hall& operator=(const Hall&) = delete;
  ~Hall();

  void create(Plan plan, Made made);
  LiveTable* find(std::string_view id) const;
  const std::map<std::string, std::unique_ptr<LiveTable>, std::less<>>& tables() const {
    return tables_;
  }
  // Tables that cannot be played: closed for good, or damaged. Why not.
  const std::map<std::string, std::string, std::less<>>& past() const { return past_; }
  // Of any table, also of one that is closed; null where there is none of this id.
  const Door* door_of(std::string_view id) const;
  Wallets& wallets() { return *wallets_; }

  // Lets somebody come to a table in an office; twice is as good as once.
  void enter(LiveTable& table, const PersonId& person, rules::Role role, Answered answer);
  // Through a cashier, or through the house's own, who serves everybody.
  struct Trade {
    PersonId by = house_cashier;
    PersonId customer;
    Money amount;
    bool sells = true;  // or redeems
    std::optional<std::string> key;
  };
  void trade_chips(LiveTable& table, const Trade& trade, Answered answer);
  // This many bots in all, as far as there are seats; and who may ask for others from now on.
  void set_bots(LiveTable& table, int count, BotsBy by, Answered answer);

  const Counters& counters() const { return world_.counters; }
  const Digest& public_key() const { return world_.key.public_key(); }
  const table::HouseKey& key() const { return world_.key; }
  // All croupiers stop dealing; what is being stored is still announced.
  void rest();
  bool is_storing() const;

 private:
  Hall(Storage& storage, Clock& clock, Chance chance, table::HouseKey key,
       std::unique_ptr<Wallets> wallets);

  std::expected<std::unique_ptr<LiveTable>, std::string> resume(const store::TableInfo& info);
  // A table that is played no more is forgotten, as soon as nobody is busy with it.
  void retire(const std::string& id, std::string why);
  // The first commands of a table, those that are still missing.
  void prepare(LiveTable& table, Made made);
  void prepare_resumed();
  // How many of a table's first commands stand in its journal, and what it was told last of another
  // that has what only one may have.
  struct Opened {
    std::uint64_t commands = 0;
    std::optional<bool> told;
  };
  Opened opened_so_far(const LiveTable& table);
  // Whether another table than this one has it, or is being opened with it.
  bool is_had_elsewhere(const rules::OnlyOne* only, std::string_view table) const;
  // The first table that waits for it is opened, if none has it any more; the others are told.
  void open_waiting();
  bool is_seated_elsewhere(const PersonId& person, std::string_view table) const;

  std::unique_ptr<Wallets> wallets_;
  World world_;
  // Those that are being stored for the first time.
  std::map<std::string, std::unique_ptr<LiveTable>, std::less<>> founding_;
  // Those whose first commands are still to come, and which nobody can find until then.
  std::map<std::string, std::unique_ptr<LiveTable>, std::less<>> opening_;
  std::set<std::string, std::less<>> waiting_;  // of these, until another table is closed
  std::map<std::string, std::unique_ptr<LiveTable>, std::less<>> tables_;
  std::map<std::string, std::string, std::less<>> past_;
  std::map<std::string, Door, std::less<>> past_doors_;
  std::map<std::string, Clock::Timer, std::less<>> retiring_;
  std::uint64_t last_number_ = 0;  // of a table's id
};

}  // namespace sabot::server
