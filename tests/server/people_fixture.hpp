#pragma once
// People in a world of a test's own, with two tables, "one" and "two"; what is asked of them is
// answered at once.

#include <expected>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include <gtest/gtest.h>

#include "sabot/server/people.hpp"
#include "server/world.hpp"
#include "store/scratch.hpp"

namespace sabot::server {

class PeopleTest : public testing::Test {
 protected:
  PeopleTest() {
    EXPECT_TRUE(store(store::Scribe("one").open()));
    EXPECT_TRUE(store(store::Scribe("two").open()));
    load();
  }

  bool store(store::Write write) {
    bool stored = false;
    world_.storage().submit(std::move(write),
                            [&](const store::Stored<void>& done) { stored = done.has_value(); });
    world_.storage().pump();
    return stored;
  }
  void load() { people_ = People::load(world_.storage(), world_.clock()).value(); }
  // As a new process would begin.
  void restart() {
    people_.reset();
    world_.restart();
    load();
  }

  // Asks, answers everybody who waits, and gives what was answered.
  template <class T, class Ask>
  std::expected<T, Problem> answered(Ask ask) {
    std::optional<std::expected<T, Problem>> answer;
    ask([&](std::expected<T, Problem> one) {
      EXPECT_FALSE(answer) << "answered twice";
      answer.emplace(std::move(one));
    });
    world_.storage().pump();
    EXPECT_TRUE(answer) << "never answered";
    return *std::move(answer);
  }
  std::expected<Entered, Problem> enter(std::string_view name) {
    return answered<Entered>([&](auto answer) { people_->enter_as_guest(name, answer); });
  }
  std::expected<Entered, Problem> join(std::string_view name, std::string_view hash = "hash") {
    return answered<Entered>(
        [&](auto answer) { people_->register_account(name, std::string(hash), answer); });
  }
  std::expected<Entered, Problem> sign_in(PersonId person, std::string_view hash = "hash") {
    return answered<Entered>([&](auto answer) { people_->open_session(person, hash, answer); });
  }
  std::expected<void, Problem> set_password(PersonId person, std::string_view hash,
                                            std::string_view kept = {}) {
    return answered<void>(
        [&](auto answer) { people_->set_password(person, std::string(hash), kept, answer); });
  }
  std::expected<void, Problem> log_out(std::string_view token) {
    return answered<void>([&](auto answer) { people_->log_out(token, answer); });
  }
  std::expected<void, Problem> grant(PersonId person, Office office, std::string table = {}) {
    return answered<void>([&](auto answer) {
      people_->grant(person, {office, std::move(table)}, answer);
    });
  }
  std::expected<void, Problem> revoke(PersonId person, Office office, std::string table = {}) {
    return answered<void>([&](auto answer) {
      people_->revoke(person, {office, std::move(table)}, answer);
    });
  }
  template <class T>
  static std::string code(const std::expected<T, Problem>& answer) {
    return answer ? "done" : answer.error().code;
  }

  TestWorld world_;
  std::unique_ptr<People> people_;
};

}  // namespace sabot::server
