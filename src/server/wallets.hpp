#pragma once
// What people own in the house beside their chips at tables. Chips are bought from a wallet and
// return to it, each time in one write with the record that sells or redeems them; the house gives
// out play money by a rule of its own.
//
// Belongs to the server's thread. What is being stored is held back from the moment in which it is
// decided, so that two tables never take the same money.

#include <expected>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include <boost/describe/enum.hpp>

#include "sabot/base/money.hpp"
#include "sabot/base/person.hpp"
#include "sabot/ledger/posting.hpp"
#include "sabot/server/problem.hpp"
#include "sabot/server/storage.hpp"

namespace sabot::server {

// How a house gives out play money.
enum class Giving : std::uint8_t {
  free,       // whatever somebody lacks when they buy chips
  allowance,  // so much an evening, with the first chips that are bought in it
  cashier,    // nothing: the cashier takes it in
};
BOOST_DESCRIBE_ENUM(Giving, free, allowance, cashier)

struct PlayMoney {
  Giving giving = Giving::free;
  Money an_evening = {};
};
// "free", "cashier", or an amount: that much an evening.
std::optional<PlayMoney> read_play_money(std::string_view text);

class Wallets {
 public:
  static std::expected<std::unique_ptr<Wallets>, store::StoreError> load(Storage& storage,
                                                                         const Clock& clock,
                                                                         const PlayMoney& rule);
  Wallets(const Wallets&) = delete;
  Wallets& operator=(const Wallets&) = delete;

  const PlayMoney& rule() const { return rule_; }
  // As it is stored.
  Money held_by(const PersonId& person) const;
  // This evening's allowance, where it is still to come.
  Money due_to(const PersonId& person) const;
  // In all wallets, for the house's books.
  Money held() const;

  // What a record does to wallets, held back until it is known whether it was stored.
  struct Held {
    std::vector<store::WalletChange> changes = {};
    PersonId allowed = {};                            // somebody who gets an allowance with it,
    std::optional<Milliseconds> allowed_before = {};  // and when they had the last
  };
  // Of the chips that these postings sell or redeem, by this person: the house's own cashier, who
  // gives by the rule, or a cashier of flesh and blood, who takes in what the wallet lacks.
  std::expected<Held, Problem> hold(std::span<const ledger::Posting> postings, const PersonId& by);
  void settle(const Held& held, bool stored);

  // At the counter: an amount above zero is taken in, one below zero is paid out. With a key, once.
  using Answered = std::move_only_function<void(std::expected<Money, Problem>)>;
  void move(const store::WalletChange& change, const std::optional<std::string>& key,
            Answered answer);

 private:
  struct Wallet {
    std::int64_t stored = 0;
    std::int64_t leaving = 0;  // of it, being stored
    std::optional<Milliseconds> allowed = {};
  };

  Wallets(Storage& storage, const Clock& clock, const PlayMoney& rule)
      : storage_(storage), clock_(clock), rule_(rule) {}

  // What a purchase needs beside what the wallet has.
  std::expected<void, Problem> cover(Held& held, Wallet& wallet, const PersonId& person,
                                     Money price, const PersonId& by);
  bool is_due(const Wallet& wallet) const;
  // Takes what leaves each wallet, over all changes, out of reach; or gives it back.
  void reserve(const Held& held, int sign);

  Storage& storage_;
  const Clock& clock_;
  PlayMoney rule_;
  std::map<PersonId, Wallet> wallets_;
};

}  // namespace sabot::server
