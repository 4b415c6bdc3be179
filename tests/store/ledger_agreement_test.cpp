// The balances that SQL keeps and the ledger's own are the same, whatever is posted; and the one
// takes exactly what the other takes.

#include <gtest/gtest.h>
#include <rapidcheck.h>
#include <rapidcheck/gtest.h>

#include "sabot/store/appender.hpp"
#include "sabot/store/posting_text.hpp"
#include "sabot/store/schema.hpp"
#include "store/scratch.hpp"

namespace sabot::store {
namespace {

ledger::Account any_account() {
  using ledger::AccountKind;
  const auto kind = *rc::gen::element(AccountKind::cage, AccountKind::house, AccountKind::chips,
                                      AccountKind::felt, AccountKind::bank, AccountKind::tips);
  // Now and then somebody's where it is nobody's, or the other way round.
  const bool owned = is_personal(kind) != (*rc::gen::inRange(0, 20) == 0);
  return {kind, owned ? *rc::gen::element("ana"_who, "blas"_who) : PersonId()};
}

ledger::Posting any_posting() {
  const auto cents = *rc::gen::weightedOneOf<std::int64_t>(
      {{20, rc::gen::inRange<std::int64_t>(-1, 200)},
       {1, rc::gen::inRange<std::int64_t>(INT64_MAX - 100, INT64_MAX)}});
  const auto reason = *rc::gen::element(ledger::Reason::bet_placed, ledger::Reason::tip);
  return {any_account(), any_account(), Money{cents}, reason,
          *rc::gen::element(law::Citations(), law::Citations{law::Citation{1030}})};
}

RC_GTEST_PROP(LedgerAgreement, BothTakeTheSame, ()) {
  const Scratch scratch;
  auto database = Database::open(scratch / "store.db", Access::create).value();
  // Nothing of this is to outlive the test.
  RC_ASSERT(database.execute("PRAGMA synchronous = OFF; PRAGMA foreign_keys = ON").has_value());
  RC_ASSERT(migrate(database).has_value());
  auto appender = Appender::on(database).value();
  Scribe scribe("one");
  ledger::Ledger books;
  RC_ASSERT(appender.write(scribe.open()).has_value());

  for (int left = *rc::gen::inRange(1, 30); left > 0; --left) {
    std::vector<ledger::Posting> postings;
    for (int more = *rc::gen::inRange(0, 4); more > 0; --more) postings.push_back(any_posting());
    const auto before = scribe;
    const auto stored = appender.write(scribe.next("record", postings));
    RC_ASSERT(stored.has_value() == books.post(postings).has_value());
    if (stored) continue;
    RC_ASSERT(stored.error().what == StoreTrouble::posting_refused);
    scribe = before;
  }

  auto reader = Reader::open(scratch / "store.db").value();
  RC_ASSERT(verify(reader, "one").has_value());
  const auto balances = reader.balances("one").value();
  for (const auto& [account, amount] : balances) RC_ASSERT(books.balance(account) == amount);
}

RC_GTEST_PROP(LedgerAgreement, AccountsAreReadAsTheyAreWritten, ()) {
  const auto account = any_account();
  const auto text = account_text(account);
  RC_ASSERT(text.has_value() == (is_personal(account.kind) != account.owner.is_nobody()));
  if (text) RC_ASSERT(read_account(*text) == account);
}

TEST(PostingText, RefusesWhatItWouldNotWrite) {
  for (const auto* text : {"", "chips", "chips:", "chips:Ana", "cage:ana", "cage:", "nothing"})
    EXPECT_FALSE(read_account(text)) << text;
  EXPECT_EQ(read_articles("")->size(), 0u);
  for (const auto* text : {" ", "nothing", "A-25 nothing"})
    EXPECT_FALSE(read_articles(text)) << text;
  const auto both = read_articles("A-25 as11.pyb.A1-e");
  ASSERT_TRUE(both);
  EXPECT_EQ(articles_text(*both), "A-25 as11.pyb.A1-e");
}

}  // namespace
}  // namespace sabot::store
