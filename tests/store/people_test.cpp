// People, their sessions and their offices in the store.

#include <gtest/gtest.h>

#include <array>

#include "sabot/store/backup.hpp"
#include "sabot/store/schema.hpp"
#include "sabot/store/writer.hpp"
#include "store/scratch.hpp"

namespace sabot::store {
namespace {

constexpr auto hash = "$argon2id$v=19$m=8,t=1,p=1$salt$hash";

Digest token(std::uint8_t number) {
  Digest digest;
  digest.bytes.fill(number);
  return digest;
}

class PeopleStoreTest : public testing::Test {
 protected:
  PeopleStoreTest() : writer_(Writer::open(path_).value()) {
    EXPECT_TRUE(fine(writer_->write(one_.open())));
    EXPECT_TRUE(fine(writer_->write(PutPerson{.info = ana_, .is_new = true})));
    EXPECT_TRUE(fine(writer_->write(PutPerson{.info = blas_, .is_new = true})));
  }

  Reader reader() const { return Reader::open(path_).value(); }
  Database database() const { return Database::open(path_, Access::write).value(); }
  static SessionInfo session(std::uint8_t number, std::string_view person, Milliseconds expires) {
    return {token(number), *PersonId::from(person), 10, expires};
  }

  Scratch scratch_;
  std::filesystem::path path_ = scratch_ / "store.db";
  std::unique_ptr<Writer> writer_;
  Scribe one_{"one"};
  PersonInfo ana_{"ana"_who, PersonKind::guest, {}, 5, {}};
  PersonInfo blas_{"blas"_who, PersonKind::account, hash, 6, law::Language::es};
};

TEST_F(PeopleStoreTest, KeepsPeople) {
  EXPECT_EQ(reader().people().value(), (std::vector{ana_, blas_}));
  // A guest becomes an account; the date of creation stays what it was.
  auto changed = ana_;
  changed.kind = PersonKind::account;
  changed.password = hash;
  changed.language = law::Language::en;
  changed.created = 99;
  ASSERT_TRUE(fine(writer_->write(PutPerson{.info = changed})));
  changed.created = 5;
  EXPECT_EQ(reader().people().value(), (std::vector{changed, blas_}));
}

TEST_F(PeopleStoreTest, GivesAHandleOnceAndForGood) {
  EXPECT_EQ(trouble(writer_->write(PutPerson{.info = ana_, .is_new = true})),
            StoreTrouble::person_exists);
  EXPECT_EQ(trouble(writer_->write(PutPerson{.info = {.handle = "eva"_who}})),
            StoreTrouble::person_unknown);
  EXPECT_EQ(trouble(database().execute("DELETE FROM people")), StoreTrouble::schema_refused);
  EXPECT_EQ(trouble(database().execute("UPDATE people SET handle = 'x' WHERE handle = 'ana'")),
            StoreTrouble::schema_refused);
}

TEST_F(PeopleStoreTest, RefusesAnAccountWithoutAPasswordAndAGuestWithOne) {
  auto bare = blas_;
  bare.password.reset();
  EXPECT_EQ(trouble(writer_->write(PutPerson{.info = bare})), StoreTrouble::schema_refused);
  bare.kind = PersonKind::guest;
  EXPECT_EQ(trouble(writer_->write(PutPerson{.info = bare})), StoreTrouble::schema_refused);
  auto locked = ana_;
  locked.password = hash;
  EXPECT_EQ(trouble(writer_->write(PutPerson{.info = locked})), StoreTrouble::schema_refused);
  EXPECT_EQ(trouble(writer_->write(PutPerson{.info = PersonInfo(), .is_new = true})),
            StoreTrouble::schema_refused);
  EXPECT_EQ(reader().people().value(), (std::vector{ana_, blas_}));
}

TEST_F(PeopleStoreTest, OpensProlongsAndEndsSessions) {
  const auto first = session(1, "ana", 100);
  const auto second = session(2, "ana", 200);
  const auto other = session(3, "blas", 300);
  for (const auto& one : {first, second, other}) ASSERT_TRUE(fine(writer_->write(PutSession{one})));
  EXPECT_EQ(reader().sessions().value(), (std::vector{first, second, other}));

  const auto longer = session(1, "ana", 150);
  ASSERT_TRUE(fine(writer_->write(PutSession{longer, true})));
  EXPECT_EQ(reader().sessions().value(), (std::vector{longer, second, other}));
  ASSERT_TRUE(fine(writer_->write(DropSession{token(1)})));
  // What has ended is not extended.
  ASSERT_TRUE(fine(writer_->write(PutSession{longer, true})));
  EXPECT_EQ(reader().sessions().value(), (std::vector{second, other}));
  ASSERT_TRUE(fine(writer_->write(PruneSessions{200})));
  EXPECT_EQ(reader().sessions().value(), (std::vector{second, other}));
  ASSERT_TRUE(fine(writer_->write(PruneSessions{201})));
  EXPECT_EQ(reader().sessions().value(), std::vector{other});
  ASSERT_TRUE(fine(writer_->write(PutSession{first})));
  ASSERT_TRUE(fine(writer_->write(DropSessions{"blas"_who})));
  EXPECT_EQ(reader().sessions().value(), std::vector{first});

  EXPECT_EQ(trouble(writer_->write(PutSession{session(4, "eva", 100)})),
            StoreTrouble::person_unknown);
  EXPECT_EQ(trouble(writer_->write(PutSession{session(4, "ana", 10)})),
            StoreTrouble::schema_refused);
  // Nobody takes over somebody else's.
  ASSERT_TRUE(fine(writer_->write(PutSession{session(1, "blas", 900)})));
  EXPECT_EQ(reader().sessions().value(), std::vector{first});
}

TEST_F(PeopleStoreTest, StoresAPersonAndTheSessionsTogether) {
  const PersonInfo eva{"eva"_who, PersonKind::guest, {}, 7, {}};
  // A session that the schema refuses leaves no person behind.
  const PutPerson broken{.info = eva, .is_new = true, .session = session(1, "eva", 1)};
  EXPECT_EQ(trouble(writer_->write(broken)), StoreTrouble::schema_refused);
  EXPECT_EQ(reader().people()->size(), 2u);
  const auto opened = session(1, "eva", 100);
  ASSERT_TRUE(fine(writer_->write(PutPerson{.info = eva, .is_new = true, .session = opened})));
  EXPECT_EQ(reader().sessions().value(), std::vector{opened});

  ASSERT_TRUE(fine(writer_->write(PutSession{session(2, "eva", 100)})));
  const auto of_blas = session(3, "blas", 100);
  ASSERT_TRUE(fine(writer_->write(PutSession{of_blas})));
  ASSERT_TRUE(
      fine(writer_->write(PutPerson{.info = eva, .session = opened, .ends_other_sessions = true})));
  EXPECT_EQ(reader().sessions().value(), (std::vector{of_blas, opened}));
  ASSERT_TRUE(fine(writer_->write(PutPerson{.info = eva, .ends_other_sessions = true})));
  EXPECT_EQ(reader().sessions().value(), std::vector{of_blas});
}

TEST_F(PeopleStoreTest, GrantsAndRevokesOffices) {
  const RoleInfo here{"blas"_who, "one", "croupier"};
  const RoleInfo everywhere{"ana"_who, "", "auditor"};
  for (const auto& role : {here, everywhere, here})
    ASSERT_TRUE(fine(writer_->write(GrantRole{role})));
  EXPECT_EQ(reader().roles().value(), (std::vector{everywhere, here}));
  EXPECT_EQ(trouble(writer_->write(GrantRole{{"eva"_who, "", "auditor"}})),
            StoreTrouble::person_unknown);
  EXPECT_EQ(trouble(writer_->write(GrantRole{{"ana"_who, "none", "auditor"}})),
            StoreTrouble::table_unknown);
  EXPECT_EQ(trouble(writer_->write(GrantRole{{"ana"_who, "", ""}})), StoreTrouble::schema_refused);
  ASSERT_TRUE(fine(writer_->write(RevokeRole{here})));
  ASSERT_TRUE(fine(writer_->write(RevokeRole{here})));
  EXPECT_EQ(reader().roles().value(), std::vector{everywhere});
  EXPECT_TRUE(fine(verify_all(path_)));
}

TEST_F(PeopleStoreTest, IsVerifiedWithTheRest) {
  ASSERT_TRUE(fine(verify_all(path_)));
  writer_.reset();
  const auto pristine = scratch_ / "pristine.db";
  std::filesystem::copy_file(path_, pristine);
  // A connection that does not check foreign keys: what it leaves belongs to nothing.
  for (const auto* harm :
       {"INSERT INTO sessions VALUES (zeroblob(32), 'eva', 1, 2)",
        "INSERT INTO roles (person, table_id, role) VALUES ('eva', '', 'x')",
        "INSERT INTO roles (person, table_id, role) VALUES ('ana', 'no', 'x')"}) {
    std::filesystem::copy_file(pristine, path_, std::filesystem::copy_options::overwrite_existing);
    ASSERT_TRUE(database().execute(harm)) << harm;
    EXPECT_EQ(trouble(verify_all(path_)), StoreTrouble::damaged) << harm;
  }
}

TEST_F(PeopleStoreTest, ChangesTheSettingsOfATable) {
  ASSERT_TRUE(fine(writer_->write(SetSettings{"one", R"({"pace":3})"})));
  EXPECT_EQ(reader().tables()->front().settings, R"({"pace":3})");
  EXPECT_EQ(trouble(writer_->write(SetSettings{"one", "{"})), StoreTrouble::not_json);
  EXPECT_EQ(trouble(writer_->write(SetSettings{"none", "{}"})), StoreTrouble::table_unknown);
  EXPECT_EQ(reader().tables()->front().settings, R"({"pace":3})");
  EXPECT_EQ(table_of(SetSettings{"one", "{}"}), "one");
  EXPECT_EQ(table_of(GrantRole{{"ana"_who, "one", "x"}}), "");
}

TEST_F(PeopleStoreTest, ForgetsTheOldestAnswersFirst) {
  for (const auto& [key, at] : {std::pair("a", 30), {"b", 10}, {"c", 20}, {"d", 40}})
    ASSERT_TRUE(fine(writer_->write(Refused{"one", at, {"ana"_who, key}, "{}"})));
  const auto left = [&] {
    std::string keys;
    for (const auto* key : {"a", "b", "c", "d"})
      if (reader().answer("one", {"ana"_who, key})->has_value()) keys += key;
    return keys;
  };
  ASSERT_TRUE(fine(writer_->write(PruneAnswers{10})));
  EXPECT_EQ(left(), "abcd");
  ASSERT_TRUE(fine(writer_->write(PruneAnswers{40, 2})));
  EXPECT_EQ(left(), "ad");
  ASSERT_TRUE(fine(writer_->write(PruneAnswers{40, 2})));
  EXPECT_EQ(left(), "d");
  EXPECT_TRUE(fine(verify_all(path_)));
}

TEST_F(PeopleStoreTest, IsNotRestoredWhereSomebodyWouldBeForgotten) {
  const auto copy = scratch_ / "copy.db";
  ASSERT_TRUE(fine(backup(path_, copy)));
  ASSERT_TRUE(fine(writer_->write(PutPerson{.info = {.handle = "eva"_who}, .is_new = true})));
  writer_.reset();
  EXPECT_EQ(trouble(restore(copy, path_)), StoreTrouble::would_lose);
  EXPECT_EQ(reader().people()->size(), 3u);
}

// As the program before it left it: a table with money on it and answered commands.
TEST(PeopleMigration, KeepsAllThatAnEarlierVersionHas) {
  const Scratch scratch;
  const auto path = scratch / "store.db";
  Scribe one("one");
  const auto sale = [&] {
    auto opened = Database::open(path, Access::create).value();
    EXPECT_TRUE(fine(migrate(opened, migrations().first(1))));
    // One write at a time, as SQL of version 1 alone: the appender is of this version.
    const auto genesis = one.open().first;
    auto append = one.next("sale");
    auto table = opened.prepare(
        "INSERT INTO tables VALUES ('one', 7, 'Mesa', 'as11', "
        "'punto-y-banca', '', 'club', '{\"pace\":2}')");
    EXPECT_TRUE(fine(table->run()));
    auto record = opened.prepare("INSERT INTO records VALUES ('one', ?, 5, ?, ?)");
    for (const auto& each : {genesis, append})
      EXPECT_TRUE(fine(record->run(each.sequence, Bytes(each.payload), Bytes(each.hash.bytes))));
    EXPECT_TRUE(fine(opened.execute(
        "INSERT INTO postings VALUES ('one', 1, 0, 'cage', 'chips:ana', 50, 'chips-sold', '');"
        "INSERT INTO balances VALUES ('one', 'cage', -50), ('one', 'chips:ana', 50);"
        "INSERT INTO secrets VALUES ('one', x'0102');"
        "INSERT INTO answers VALUES ('one', 'ana', 'k', 5, 1, NULL);"
        "INSERT INTO meta VALUES ('key', 'value')")));
    return append;
  }();
  EXPECT_EQ(trouble(Reader::open(path)), StoreTrouble::older);

  const auto writer = Writer::open(path).value();
  auto reader = Reader::open(path).value();
  EXPECT_TRUE(fine(verify_all(path)));
  EXPECT_EQ(reader.tables()->front().settings, R"({"pace":2})");
  EXPECT_EQ(reader.chain("one")->head(), sale.hash);
  EXPECT_EQ(reader.balances("one")->back(), (ledger::Balance{chips("ana"), 50_cents}));
  EXPECT_EQ(reader.secret("one").value(), (std::vector<std::uint8_t>{1, 2}));
  EXPECT_EQ(reader.answer("one", {"ana"_who, "k"}).value(), (Answer{1, ""}));
  EXPECT_EQ(reader.meta("key").value(), "value");
  EXPECT_TRUE(reader.people()->empty());
  // And goes on.
  EXPECT_TRUE(fine(writer->write(one.next("more", {sold("ana", 5)}))));
  EXPECT_TRUE(fine(writer->write(PutPerson{.info = {.handle = "ana"_who}, .is_new = true})));
  EXPECT_TRUE(fine(writer->write(GrantRole{{"ana"_who, "one", "auditor"}})));
  EXPECT_TRUE(fine(verify_all(path)));
}

}  // namespace
}  // namespace sabot::store
