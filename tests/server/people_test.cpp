#include "sabot/server/people.hpp"

#include <gtest/gtest.h>

#include <vector>

#include "sabot/base/forms.hpp"
#include "server/people_fixture.hpp"

namespace sabot::server {
namespace {

constexpr Milliseconds day = Milliseconds{24} * 60 * 60 * 1000;

TEST_F(PeopleTest, LetsGuestsInByATokenOfTheirOwn) {
  const auto ana = enter("ana").value();
  const auto blas = enter("blas").value();
  EXPECT_EQ(ana.person, "ana"_who);
  EXPECT_EQ(ana.token.size(), 64u);
  EXPECT_NE(ana.token, blas.token);
  EXPECT_EQ(ana.expires, world_.clock().now() + 30 * day);
  EXPECT_EQ(people_->who(ana.token), "ana"_who);
  EXPECT_EQ(people_->who(blas.token), "blas"_who);
  EXPECT_EQ(people_->expires(ana.token), ana.expires);
  EXPECT_TRUE(people_->is_guest("ana"_who));
  EXPECT_FALSE(people_->is_guest("eva"_who));
  EXPECT_EQ(people_->password_hash_of("ana"), std::nullopt);
  EXPECT_EQ(people_->who(""), std::nullopt);
  EXPECT_EQ(people_->who(std::string(64, '0')), std::nullopt);
  EXPECT_EQ(people_->who(ana.token + "0"), std::nullopt);
  // The token is nowhere in the store, under no name.
  EXPECT_NE(to_text(world_.storage().reader().sessions()->front().token), ana.token);
}

TEST_F(PeopleTest, TellsNobodyBeforeItIsDurable) {
  std::optional<Entered> entered;
  people_->enter_as_guest("ana", [&](auto answer) { entered = answer.value(); });
  EXPECT_FALSE(entered);
  EXPECT_FALSE(people_->exists("ana"_who));
  world_.storage().pump();
  ASSERT_TRUE(entered);
  EXPECT_TRUE(people_->exists("ana"_who));
}

TEST_F(PeopleTest, GivesANameToExactlyOneOfTwoWhoAskAtOnce) {
  std::vector<std::string> told;
  const auto tell = [&](const auto& answer) { told.push_back(code(answer)); };
  people_->enter_as_guest("ana", tell);
  people_->register_account("ana", "hash", tell);
  people_->enter_as_guest("ana", tell);
  world_.storage().pump();
  EXPECT_EQ(told, (std::vector<std::string>{"name-taken", "name-taken", "done"}));
  EXPECT_TRUE(people_->is_guest("ana"_who));
  EXPECT_EQ(world_.storage().reader().people()->size(), 1u);
}

TEST_F(PeopleTest, ProposesANameThatIsFree) {
  ASSERT_TRUE(enter("ana"));
  EXPECT_EQ(enter("ana").error().about, "ana2");
  ASSERT_TRUE(enter("ana2"));
  EXPECT_EQ(enter("ana").error(), problem(Objection::name_taken, "ana3"));
  ASSERT_TRUE(enter("dieciseis-letras"));
  EXPECT_EQ(enter("dieciseis-letras").error().about, "dieciseis-letra2");
  // With all small numbers gone it is any other.
  for (int i = 3; i < 100; ++i) ASSERT_TRUE(enter("ana" + std::to_string(i)));
  const auto proposed = enter("ana").error().about;
  ASSERT_TRUE(PersonId::from(proposed)) << proposed;
  EXPECT_TRUE(enter(proposed));
}

TEST_F(PeopleTest, RefusesNamesThatAreNoneOrTheHouses) {
  for (const auto* name : {"", "1ana", "Casa", "casa", "crupier", "inspector", "jefe", "caja",
                           "bot", "bot1", "Bot27", "bot27", "a\tb"}) {
    EXPECT_EQ(code(enter(name)), "name-unfit") << name;
    EXPECT_EQ(code(join(name)), "name-unfit") << name;
  }
  for (const auto* name : {"bota", "bot1a", "casas", "a-_9"})
    EXPECT_EQ(code(enter(name)), "done") << name;
  EXPECT_EQ(world_.storage().reader().people()->size(), 4u);
}

TEST_F(PeopleTest, KeepsNamesAsTheyAreWritten) {
  const auto ana = enter("Ana María");
  ASSERT_TRUE(ana);
  EXPECT_EQ(ana->person, "ana-maria"_who);
  EXPECT_EQ(ana->called, "Ana María");
  EXPECT_EQ(code(enter("ana maria")), "name-taken");
  restart();
  EXPECT_EQ(people_->called("ana-maria"_who), "Ana María");
  EXPECT_EQ(people_->called("eva"_who), "eva");
}

TEST_F(PeopleTest, FreesANameThatCouldNotBeStored) {
  world_.storage().fail(store::StoreTrouble::queue_full);
  EXPECT_EQ(code(enter("ana")), "overloaded");
  EXPECT_FALSE(people_->exists("ana"_who));
  world_.storage().fail(std::nullopt);
  EXPECT_EQ(code(enter("ana")), "done");
}

TEST_F(PeopleTest, KeepsAccountsByTheirPassword) {
  const auto entered = join("ana", "secret").value();
  EXPECT_EQ(people_->who(entered.token), "ana"_who);
  EXPECT_FALSE(people_->is_guest("ana"_who));
  EXPECT_EQ(people_->password_hash_of("ana"), "secret");
  EXPECT_EQ(people_->password_hash_of("eva"), std::nullopt);
  EXPECT_EQ(people_->password_hash_of("no name"), std::nullopt);
  const auto again = sign_in("ana"_who, "secret").value();
  EXPECT_NE(again.token, entered.token);
  EXPECT_EQ(people_->who(again.token), "ana"_who);
  EXPECT_EQ(people_->who(entered.token), "ana"_who);
  EXPECT_EQ(code(sign_in("ana"_who, "another")), "wrong-password");
  EXPECT_EQ(code(sign_in("eva"_who, "secret")), "wrong-password");
  ASSERT_TRUE(enter("blas"));
  EXPECT_EQ(code(sign_in("blas"_who, "")), "wrong-password");
}

TEST_F(PeopleTest, AddsAnAccountForSomebodyElse) {
  const auto added =
      answered<PersonId>([&](auto answer) { people_->add_account("ana", "hash", answer); });
  EXPECT_EQ(added.value(), "ana"_who);
  EXPECT_TRUE(world_.storage().reader().sessions()->empty());
  EXPECT_TRUE(sign_in("ana"_who));
}

TEST_F(PeopleTest, MakesAnAccountOfAGuest) {
  const auto guest = enter("ana").value();
  const auto upgrade = [&](PersonId person) {
    return answered<Entered>([&](auto answer) { people_->upgrade(person, "hash", answer); });
  };
  const auto account = upgrade("ana"_who);
  ASSERT_TRUE(account);
  EXPECT_FALSE(people_->is_guest("ana"_who));
  EXPECT_TRUE(sign_in("ana"_who));
  EXPECT_EQ(code(upgrade("ana"_who)), "unfit");
  EXPECT_EQ(code(upgrade("eva"_who)), "not-found");
  // Somebody who had the guest's token has nothing of the account.
  for (int i = 0; i < 2; ++i, restart()) {
    EXPECT_EQ(people_->who(guest.token), std::nullopt);
    EXPECT_EQ(people_->who(account->token), "ana"_who);
  }
}

TEST_F(PeopleTest, EndsOtherSessionsWithANewPassword) {
  const auto one = join("ana").value();
  const auto two = sign_in("ana"_who).value();
  const auto blas = join("blas").value();
  ASSERT_TRUE(set_password("ana"_who, "new", two.token));
  EXPECT_EQ(people_->who(one.token), std::nullopt);
  EXPECT_EQ(people_->who(two.token), "ana"_who);
  EXPECT_EQ(people_->who(blas.token), "blas"_who);
  EXPECT_EQ(code(sign_in("ana"_who, "hash")), "wrong-password");
  EXPECT_EQ(code(sign_in("ana"_who, "new")), "done");
  restart();
  EXPECT_EQ(people_->who(one.token), std::nullopt);
  EXPECT_EQ(people_->who(two.token), "ana"_who);
  // Another person's token keeps nothing.
  ASSERT_TRUE(set_password("ana"_who, "newer", blas.token));
  EXPECT_EQ(people_->who(two.token), std::nullopt);
  EXPECT_EQ(people_->who(blas.token), "blas"_who);
  EXPECT_EQ(code(set_password("eva"_who, "x")), "not-found");
  ASSERT_TRUE(enter("carla"));
  EXPECT_EQ(code(set_password("carla"_who, "x")), "unfit");
}

// The old password was compared while it was being changed: it no longer opens anything.
TEST_F(PeopleTest, OpensNoSessionByAPasswordThatIsBeingChanged) {
  ASSERT_TRUE(join("ana", "old"));
  std::vector<std::string> told;
  const auto tell = [&](const auto& answer) { told.push_back(code(answer)); };
  people_->set_password("ana"_who, "new", {}, tell);
  people_->open_session("ana"_who, "old", tell);
  people_->set_language("ana"_who, law::Language::es, tell);
  world_.storage().pump();
  people_->open_session("ana"_who, "old", tell);
  EXPECT_EQ(told, (std::vector<std::string>{"overloaded", "overloaded", "done", "wrong-password"}));
  restart();
  EXPECT_EQ(people_->password_hash_of("ana"), "new");
}

TEST_F(PeopleTest, EndsSessionsInTheirTime) {
  const auto ana = enter("ana").value();
  world_.clock().advance(30 * day - 1);
  EXPECT_EQ(people_->who(ana.token), "ana"_who);
  world_.clock().advance(1);
  EXPECT_EQ(people_->who(ana.token), std::nullopt);
  EXPECT_EQ(people_->expires(ana.token), std::nullopt);
  people_->touch(ana.token);
  EXPECT_EQ(world_.storage().pump(), 0);
  restart();
  EXPECT_EQ(people_->who(ana.token), std::nullopt);
  world_.clock().advance(1);
  people_->prune();
  world_.storage().pump();
  EXPECT_TRUE(world_.storage().reader().sessions()->empty());
}

TEST_F(PeopleTest, ProlongsASessionInUseOnceADay) {
  const auto ana = enter("ana").value();
  const auto writes = [&] {
    people_->touch(ana.token);
    people_->touch(ana.token);
    return world_.storage().pump();
  };
  EXPECT_EQ(writes(), 0);
  world_.clock().advance(day - 1);
  EXPECT_EQ(writes(), 0);
  world_.clock().advance(1);
  EXPECT_EQ(writes(), 1);
  EXPECT_EQ(writes(), 0);
  EXPECT_EQ(people_->expires(ana.token), ana.expires + day);
  world_.clock().advance(29 * day + 1);
  restart();
  EXPECT_EQ(people_->who(ana.token), "ana"_who);
  // What cannot be stored is tried again.
  world_.storage().fail(store::StoreTrouble::disk_full);
  EXPECT_EQ(writes(), 1);
  EXPECT_EQ(people_->expires(ana.token), ana.expires + day);
  world_.storage().fail(std::nullopt);
  EXPECT_EQ(writes(), 1);
  EXPECT_EQ(people_->expires(ana.token), world_.clock().now() + 30 * day);
}

TEST_F(PeopleTest, LogsOut) {
  const auto one = join("ana").value();
  const auto two = sign_in("ana"_who).value();
  ASSERT_TRUE(log_out(one.token));
  EXPECT_EQ(people_->who(one.token), std::nullopt);
  EXPECT_EQ(people_->who(two.token), "ana"_who);
  EXPECT_TRUE(log_out(one.token));
  EXPECT_TRUE(log_out("nonsense"));
  restart();
  EXPECT_EQ(people_->who(one.token), std::nullopt);
  EXPECT_EQ(people_->who(two.token), "ana"_who);
}

TEST_F(PeopleTest, LogsOutEverywhere) {
  const auto one = join("ana").value();
  const auto two = sign_in("ana"_who).value();
  const auto blas = join("blas").value();
  const auto everywhere = [&] {
    return answered<void>([&](auto answer) { people_->log_out_everywhere("ana"_who, answer); });
  };
  world_.storage().fail(store::StoreTrouble::disk_full);
  EXPECT_EQ(everywhere().error().status, 507);
  EXPECT_EQ(people_->who(one.token), "ana"_who);
  EXPECT_EQ(code(log_out(one.token)), "cannot-store");
  EXPECT_EQ(people_->who(one.token), "ana"_who);
  world_.storage().fail(std::nullopt);
  ASSERT_TRUE(everywhere());
  for (int i = 0; i < 2; ++i, restart()) {
    EXPECT_EQ(people_->who(one.token), std::nullopt);
    EXPECT_EQ(people_->who(two.token), std::nullopt);
    EXPECT_EQ(people_->who(blas.token), "blas"_who);
  }
}

// Logging out, using and opening sessions, all before any of it is announced: what a new process
// finds is what this one believes.
TEST_F(PeopleTest, AgreesWithTheStoreWhateverIsUnderWay) {
  const auto one = join("ana").value();
  world_.clock().advance(day);
  std::vector<std::string> tokens{one.token};
  const auto opened = [&](const auto& answer) { tokens.push_back(answer.value().token); };
  const auto done = [](const auto& answer) { EXPECT_TRUE(answer); };
  people_->open_session("ana"_who, "hash", opened);
  people_->log_out(one.token, done);
  EXPECT_EQ(people_->who(one.token), std::nullopt);
  people_->touch(one.token);
  people_->open_session("ana"_who, "hash", opened);
  people_->log_out_everywhere("ana"_who, done);
  people_->open_session("ana"_who, "hash", opened);
  world_.storage().pump();
  ASSERT_EQ(tokens.size(), 4u);
  for (int i = 0; i < 2; ++i, restart())
    for (std::size_t each = 0; each < tokens.size(); ++each)
      EXPECT_EQ(people_->who(tokens[each]).has_value(), each == 3) << each;
}

TEST_F(PeopleTest, FindsEverythingAgain) {
  const auto ana = enter("ana").value();
  const auto blas = join("blas", "secret").value();
  ASSERT_TRUE(grant("blas"_who, Office::croupier, "one"));
  ASSERT_TRUE(grant("blas"_who, Office::auditor));
  ASSERT_TRUE(answered<void>(
      [&](auto answer) { people_->set_language("ana"_who, law::Language::en, answer); }));
  restart();
  EXPECT_EQ(people_->who(ana.token), "ana"_who);
  EXPECT_EQ(people_->who(blas.token), "blas"_who);
  EXPECT_EQ(people_->expires(blas.token), blas.expires);
  EXPECT_TRUE(people_->is_guest("ana"_who));
  EXPECT_EQ(people_->language_of("ana"_who), law::Language::en);
  EXPECT_EQ(people_->language_of("blas"_who), std::nullopt);
  EXPECT_EQ(people_->password_hash_of("blas"), "secret");
  EXPECT_EQ(people_->offices_of("blas"_who),
            (std::vector<Appointment>{{Office::auditor, ""}, {Office::croupier, "one"}}));
  EXPECT_EQ(code(enter("ana")), "name-taken");
  const auto all = people_->list({}, 10);
  ASSERT_EQ(all.size(), 2u);
  EXPECT_EQ(all[1].person, "blas"_who);
  EXPECT_EQ(all[1].offices.size(), 2u);
  EXPECT_TRUE(all[0].is_guest);
  EXPECT_EQ(people_->list({}, 1).size(), 1u);
  EXPECT_EQ(people_->list("ana"_who, 10).front().person, "blas"_who);
}

}  // namespace
}  // namespace sabot::server
