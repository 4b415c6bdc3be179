#include "sabot/table/standing.hpp"

#include <algorithm>

namespace sabot {
namespace {

using ledger::Account;
using ledger::AccountKind;

constexpr Account cage{AccountKind::cage, {}};

bool move(ledger::Ledger& books, const Account& from, const Account& to, Money amount) {
  const ledger::Posting posting{from, to, amount, ledger::Reason::chips_sold, {}};
  return books.post({&posting, 1}).has_value();
}

// Everything comes from the cage, which ends with what it had: the books sum to zero.
bool restore(ledger::Ledger& books, const Account& account, Money amount) {
  if (account == cage) return true;
  if (amount > Money{}) return move(books, cage, account, amount);
  if (amount < Money{}) return move(books, account, cage, Money{-amount.cents});
  // The people keep the order in which they were first met, those without chips, too.
  if (account.kind != AccountKind::chips) return true;
  return move(books, cage, account, Money{1}) && move(books, account, cage, Money{1});
}

}  // namespace

void BytesForm<SabotCount>::write(ByteWriter& out, const SabotCount& value) {
  sabot::write(out, value.packs());
  sabot::write(out, value.size() - value.left());
  for (int i = 0; i < Card::kinds; ++i)
    sabot::write(out, value.packs() - value.count_of(Card::from_index(i)));
}

bool BytesForm<SabotCount>::read(ByteReader& in, SabotCount& value) {
  int packs = 0;
  int drawn = 0;
  if (!sabot::read(in, packs) || !sabot::read(in, drawn)) return false;
  value = SabotCount(packs);
  if (packs < 0 || drawn < 0 || drawn > value.size()) return in.fail();
  value.draw_unseen(drawn);
  for (int i = 0; i < Card::kinds; ++i) {
    int seen = 0;
    if (!sabot::read(in, seen)) return false;
    if (seen < 0 || seen > UINT8_MAX) return in.fail();
    for (; seen != 0; --seen) value.see(Card::from_index(i));
  }
  return true;
}

void BytesForm<rules::People>::write(ByteWriter& out, const rules::People& value) {
  sabot::write(out, value.all());
  sabot::write(out, value.waiting());
}

bool BytesForm<rules::People>::read(ByteReader& in, rules::People& value) {
  std::vector<rules::Person> all;
  std::vector<PersonId> waiting;
  if (!sabot::read(in, all) || !sabot::read(in, waiting)) return false;
  value = {};
  for (const auto& one : all) {
    value.admit(one.id, one.role);
    value.place(one.id, one.seat, one.standing);
    value.give(one.id, one.chips);
  }
  for (const auto& one : waiting) value.put_on_list(one);
  return true;
}

void BytesForm<ledger::Ledger>::write(ByteWriter& out, const ledger::Ledger& value) {
  const auto all = value.accounts();
  out.varint(all.size());
  for (const auto& [account, amount] : all) {
    sabot::write(out, account.kind);
    sabot::write(out, account.owner);
    sabot::write(out, amount);
  }
}

bool BytesForm<ledger::Ledger>::read(ByteReader& in, ledger::Ledger& value) {
  std::size_t count = 0;
  if (!in.count(count)) return false;
  value = {};
  for (; count != 0; --count) {
    Account account;
    Money amount;
    if (!sabot::read(in, account.kind) || !sabot::read(in, account.owner) ||
        !sabot::read(in, amount))
      return false;
    if (!restore(value, account, amount)) return in.fail();
  }
  return true;
}

}  // namespace sabot
