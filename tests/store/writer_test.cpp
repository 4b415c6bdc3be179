#include "sabot/store/writer.hpp"

#include <gtest/gtest.h>

#include <future>
#include <optional>

#include "store/scratch.hpp"

namespace sabot::store {
namespace {

class WriterTest : public testing::Test {
 protected:
  WriterTest() {
    auto opened = Writer::open(path_);
    EXPECT_TRUE(fine(opened));
    writer_ = *std::move(opened);
    EXPECT_TRUE(fine(writer_->write(one_.open())));
  }

  Reader reader() const { return Reader::open(path_).value(); }
  std::uint64_t stored(std::string_view table) const { return reader().chain(table)->length(); }

  Scratch scratch_;
  std::filesystem::path path_ = scratch_ / "store.db";
  std::unique_ptr<Writer> writer_;
  Scribe one_{"one"};
};

TEST_F(WriterTest, StoresATableWithItsRecords) {
  const auto append = one_.next("uno");
  ASSERT_TRUE(fine(writer_->write(append)));
  auto store = reader();
  const auto tables = store.tables().value();
  ASSERT_EQ(tables.size(), 1u);
  EXPECT_EQ(tables[0], Scribe("one").open().info);
  std::vector<std::string> payloads;
  std::vector<Milliseconds> times;
  ASSERT_TRUE(store.records("one", 0, [&](const StoredRecord& record) {
    payloads.emplace_back(record.payload.begin(), record.payload.end());
    times.push_back(record.at);
  }));
  EXPECT_EQ(payloads, (std::vector<std::string>{"genesis", "uno"}));
  EXPECT_EQ(times, (std::vector<Milliseconds>{1000, 1001}));
  EXPECT_EQ(store.chain("one")->head(), one_.chain().head());
  EXPECT_EQ(store.hash("one", 1).value(), append.hash);
  EXPECT_EQ(store.hash("one", 2).value(), std::nullopt);
  payloads.clear();
  ASSERT_TRUE(store.records("one", 1, [&](const StoredRecord& record) {
    payloads.emplace_back(record.payload.begin(), record.payload.end());
  }));
  EXPECT_EQ(payloads, std::vector<std::string>{"uno"});
}

TEST_F(WriterTest, RefusesWhatDoesNotContinueTheTable) {
  const auto before = one_;
  ASSERT_TRUE(fine(writer_->write(one_.next("uno"))));
  auto other = before;
  EXPECT_EQ(trouble(writer_->write(other.next("another"))), StoreTrouble::sequence_taken);
  auto ahead = one_;
  (void)ahead.next("skipped");
  EXPECT_EQ(trouble(writer_->write(ahead.next("tres"))), StoreTrouble::does_not_follow);
  auto forged = Scribe(one_).next("dos");
  forged.payload.push_back('!');
  EXPECT_EQ(trouble(writer_->write(forged)), StoreTrouble::does_not_follow);
  auto long_one = Scribe(one_).next(std::string(table::max_payload_bytes + 1, 'x'));
  EXPECT_EQ(trouble(writer_->write(long_one)), StoreTrouble::too_long);
  EXPECT_EQ(trouble(writer_->write(Scribe("none").next("uno"))), StoreTrouble::table_unknown);
  EXPECT_EQ(trouble(writer_->write(Scribe("one").open())), StoreTrouble::table_exists);
  auto astray = Scribe("two").open();
  astray.first = Scribe(one_).next("dos");
  EXPECT_EQ(trouble(writer_->write(astray)), StoreTrouble::does_not_follow);
  auto garbled = Scribe("two").open();
  garbled.info.settings = "{";
  EXPECT_EQ(trouble(writer_->write(garbled)), StoreTrouble::not_json);
  EXPECT_EQ(reader().tables()->size(), 1u);
  // None of them has stopped the table.
  EXPECT_TRUE(fine(writer_->write(one_.next("dos"))));
  EXPECT_EQ(stored("one"), 3u);
}

TEST_F(WriterTest, KeepsBalancesBesideThePostings) {
  const ledger::Posting lost{chips("ana"), house, 30_cents, ledger::Reason::bet_lost,
                             law::Citation{1024}};
  ASSERT_TRUE(fine(writer_->write(one_.next("sale", {sold("ana", 100), sold("blas", 5)}))));
  ASSERT_TRUE(fine(writer_->write(one_.next("loss", {lost}))));
  auto store = reader();
  const std::vector<ledger::Balance> expected{
      {cage, Money{-105}}, {chips("ana"), 70_cents}, {chips("blas"), 5_cents}, {house, 30_cents}};
  EXPECT_EQ(store.balances("one").value(), expected);
  std::vector<StoredPosting> postings;
  ASSERT_TRUE(fine(store.postings("one", 2, [&](const auto& one) { postings.push_back(one); })));
  ASSERT_EQ(postings.size(), 1u);
  EXPECT_EQ(postings[0].posting.debit, lost.debit);
  EXPECT_EQ(postings[0].posting.amount, lost.amount);
  EXPECT_EQ(postings[0].posting.reason, lost.reason);
  EXPECT_EQ(postings[0].posting.by, lost.by);
  EXPECT_TRUE(fine(verify(store, "one")));
}

TEST_F(WriterTest, RefusesPostingsThatNoLedgerWouldTake) {
  ASSERT_TRUE(fine(writer_->write(one_.next("sale", {sold("ana", 100)}))));
  const auto before = reader().balances("one").value();
  const auto refused = [&](ledger::Posting posting) {
    // The first would be possible: it must be undone with the second.
    return trouble(writer_->write(Scribe(one_).next("bad", {sold("blas", 1), posting})));
  };
  constexpr auto reason = ledger::Reason::bet_lost;
  EXPECT_EQ(refused({chips("ana"), house, 101_cents, reason, {}}), StoreTrouble::posting_refused);
  EXPECT_EQ(refused({chips("eva"), house, 1_cents, reason, {}}), StoreTrouble::posting_refused);
  EXPECT_EQ(refused({chips("ana"), house, 0_cents, reason, {}}), StoreTrouble::posting_refused);
  EXPECT_EQ(refused({house, house, 1_cents, reason, {}}), StoreTrouble::posting_refused);
  EXPECT_EQ(refused({cage, {ledger::AccountKind::felt, {}}, 1_cents, reason, {}}),
            StoreTrouble::posting_refused);
  EXPECT_EQ(refused({house, chips("ana"), Money{INT64_MAX}, reason, {}}),
            StoreTrouble::posting_refused);
  EXPECT_EQ(reader().balances("one").value(), before);
  EXPECT_EQ(stored("one"), 2u);
  EXPECT_TRUE(fine(verify_all(path_)));
}

TEST_F(WriterTest, KeepsASecretUntilItIsDroppedWithARecord) {
  auto append = one_.next("mix");
  append.secret = bytes_of("the order");
  ASSERT_TRUE(fine(writer_->write(append)));
  ASSERT_TRUE(fine(writer_->write(one_.next("deal"))));
  EXPECT_EQ(reader().secret("one").value(), bytes_of("the order"));
  // A record that is refused does not change it either.
  auto refused = one_.next("taken");
  refused.sequence = 0;
  refused.secret = DropSecret{};
  EXPECT_EQ(trouble(writer_->write(refused)), StoreTrouble::sequence_taken);
  EXPECT_EQ(reader().secret("one").value(), bytes_of("the order"));
  Scribe again("one", *reader().chain("one"));
  auto reveal = again.next("reveal");
  reveal.secret = DropSecret{};
  ASSERT_TRUE(fine(writer_->write(reveal)));
  EXPECT_EQ(reader().secret("one").value(), std::nullopt);
  auto empty = again.next("empty");
  empty.secret = bytes_of("");
  ASSERT_TRUE(fine(writer_->write(empty)));
  EXPECT_EQ(reader().secret("one").value(), bytes_of(""));
}

TEST_F(WriterTest, AnswersARepeatedCommandAsBefore) {
  auto append = one_.next("bet");
  append.answers = CommandKey{"ana"_who, "k1"};
  ASSERT_TRUE(fine(writer_->write(append)));
  const Refused refused{"one", 9, {"ana"_who, "k2"}, R"({"code":"not-now"})"};
  ASSERT_TRUE(fine(writer_->write(refused)));
  EXPECT_EQ(reader().answer("one", {"ana"_who, "k1"}).value(), (Answer{1, ""}));
  EXPECT_EQ(reader().answer("one", {"ana"_who, "k2"}).value(),
            (Answer{std::nullopt, refused.refusal}));
  EXPECT_EQ(reader().answer("one", {"blas"_who, "k1"}).value(), std::nullopt);

  auto twice = Scribe(one_).next("bet");
  twice.answers = append.answers;
  EXPECT_EQ(trouble(writer_->write(twice)), StoreTrouble::already_answered);
  EXPECT_EQ(trouble(writer_->write(refused)), StoreTrouble::already_answered);
  EXPECT_EQ(trouble(writer_->write(Refused{"none", 9, {"ana"_who, "k"}, "{}"})),
            StoreTrouble::table_unknown);
  EXPECT_EQ(trouble(writer_->write(Refused{"one", 9, {"ana"_who, "k3"}, "no"})),
            StoreTrouble::not_json);
  twice.answers->person = "blas"_who;
  EXPECT_TRUE(fine(writer_->write(twice)));
}

TEST_F(WriterTest, KeepsWhatElseIsToBeKnown) {
  EXPECT_EQ(reader().meta("key").value(), std::nullopt);
  ASSERT_TRUE(fine(writer_->write(SetMeta{"key", "old"})));
  ASSERT_TRUE(fine(writer_->write(SetMeta{"key", "new"})));
  EXPECT_EQ(reader().meta("key").value(), "new");
}

// The first write holds the writer's thread in its callback until the rest has been submitted, so
// that all of it makes one batch.
TEST_F(WriterTest, FailsOneWriteOfABatchAlone) {
  Scribe two("two");
  std::promise<void> begun;
  std::promise<void> submitted;
  ASSERT_TRUE(writer_->submit(two.open(), [&](const Stored<void>&) {
    begun.set_value();
    submitted.get_future().wait();
  }));
  begun.get_future().wait();
  std::vector<std::optional<StoreTrouble>> told;
  const auto tell = [&](Stored<void> done) {
    told.push_back(done ? std::nullopt : std::optional(done.error().what));
  };
  auto fork = one_;
  ASSERT_TRUE(writer_->submit(one_.next("uno"), tell));
  ASSERT_TRUE(writer_->submit(fork.next("otro"), tell));
  ASSERT_TRUE(writer_->submit(two.next("dos"), tell));
  ASSERT_TRUE(writer_->submit(fork.next("after the other"), tell));
  ASSERT_TRUE(writer_->submit(one_.next("tres"), tell));
  submitted.set_value();
  writer_.reset();
  EXPECT_EQ(told, (std::vector<std::optional<StoreTrouble>>{
                      std::nullopt, StoreTrouble::sequence_taken, std::nullopt,
                      StoreTrouble::does_not_follow, std::nullopt}));
  EXPECT_EQ(stored("one"), 3u);
  EXPECT_EQ(stored("two"), 2u);
  EXPECT_TRUE(fine(verify_all(path_)));
}

TEST_F(WriterTest, RefusesMoreThanItHasRoomForAndGoesOn) {
  writer_.reset();
  writer_ = Writer::open(path_, 2).value();
  std::promise<void> submitted;
  std::promise<void> begun;
  ASSERT_TRUE(writer_->submit(one_.next("uno"), [&](const Stored<void>&) {
    begun.set_value();
    submitted.get_future().wait();
  }));
  begun.get_future().wait();
  int told = 0;
  const auto tell = [&](const Stored<void>& done) { told += done.has_value(); };
  ASSERT_TRUE(writer_->submit(one_.next("dos"), tell));
  ASSERT_TRUE(writer_->submit(one_.next("tres"), tell));
  EXPECT_EQ(trouble(writer_->submit(Scribe(one_).next("more"), tell)), StoreTrouble::queue_full);
  submitted.set_value();
  // Closing stores what is waiting.
  writer_.reset();
  EXPECT_EQ(told, 2);
  EXPECT_EQ(stored("one"), 4u);
}

TEST_F(WriterTest, HasOneWriterAtATime) {
  EXPECT_EQ(trouble(Writer::open(path_)), StoreTrouble::in_use);
  std::filesystem::create_symlink(path_, scratch_ / "other name");
  EXPECT_EQ(trouble(Writer::open(scratch_ / "other name")), StoreTrouble::in_use);
  writer_.reset();
  EXPECT_TRUE(fine(Writer::open(scratch_ / "other name")));
}

TEST_F(WriterTest, LetsNobodyElseReadItsFiles) {
  for (const auto* suffix : {"", "-wal", "-shm", ".lock"}) {
    auto file = path_;
    file += suffix;
    EXPECT_EQ(std::filesystem::status(file).permissions(),
              std::filesystem::perms::owner_read | std::filesystem::perms::owner_write)
        << file;
  }
}

TEST_F(WriterTest, SaysInBothLanguagesWhatToDo) {
  for (auto what = StoreTrouble::cannot_open; what <= StoreTrouble::would_lose;
       what = static_cast<StoreTrouble>(static_cast<int>(what) + 1)) {
    const auto es = describe({what, "x"}, law::Language::es);
    EXPECT_NE(es, describe({what, "x"}, law::Language::en));
    EXPECT_TRUE(es.ends_with("(x)"));
  }
}

}  // namespace
}  // namespace sabot::store
