#include "sabot/server/problem.hpp"

#include <gtest/gtest.h>

#include <boost/json/serialize.hpp>

#include <set>

#include "sabot/base/forms.hpp"
#include "sabot/law/art.hpp"

namespace sabot::server {
namespace {

using namespace law::literals;

// Two languages, two sentences, each of which says what to do next.
void expect_texts(const Problem& problem) {
  for (const auto& text : {problem.en, problem.es}) {
    EXPECT_GT(text.size(), 10u) << problem.code;
    EXPECT_TRUE(text.ends_with('.')) << text;
    EXPECT_TRUE(is_clean_text(text)) << text;
  }
  EXPECT_NE(problem.en, problem.es) << problem.code;
  EXPECT_GE(problem.status, 400) << problem.code;
  EXPECT_LT(problem.status, 600) << problem.code;
}

TEST(Problem, HasTextsForEveryObjection) {
  std::set<std::string> texts;
  for (const auto& one : enumerators<Objection>) {
    const auto objected = problem(one.value);
    expect_texts(objected);
    EXPECT_EQ(objected.code, one.name);
    texts.insert(objected.en);
    texts.insert(objected.es);
  }
  EXPECT_EQ(texts.size(), 2 * enumerators<Objection>.size());
}

TEST(Problem, HasTextsForEveryRefusal) {
  for (const auto& one : enumerators<rules::RefusalCode>) {
    const auto refused = problem(table::Failure(rules::Refusal{one.value, "as11.pyb.A1-e"_art}));
    expect_texts(refused);
    EXPECT_EQ(refused.code, one.name);
    EXPECT_EQ(refused.status, 422);
    EXPECT_EQ(refused.by, law::Citations("as11.pyb.A1-e"_art));
  }
}

// One code means one thing, no matter who says it.
TEST(Problem, HasCodesOfItsOwn) {
  for (const auto& one : enumerators<Objection>)
    for (const auto& other : enumerators<rules::RefusalCode>) EXPECT_NE(one.name, other.name);
}

TEST(Problem, HasTheStatusThatAProgramExpects) {
  const auto status = [](Objection what) { return problem(what).status; };
  EXPECT_EQ(status(Objection::malformed), 400);
  EXPECT_EQ(status(Objection::not_signed_in), 401);
  EXPECT_EQ(status(Objection::wrong_password), 401);
  EXPECT_EQ(status(Objection::forbidden), 403);
  EXPECT_EQ(status(Objection::wrong_origin), 403);
  EXPECT_EQ(status(Objection::not_found), 404);
  EXPECT_EQ(status(Objection::method_not_allowed), 405);
  EXPECT_EQ(status(Objection::name_taken), 409);
  EXPECT_EQ(status(Objection::too_large), 413);
  EXPECT_EQ(status(Objection::key_reused), 409);
  EXPECT_EQ(status(Objection::too_many_requests), 429);
  for (const auto what : {Objection::table_stopped, Objection::shutting_down, Objection::overloaded,
                          Objection::cannot_store})
    EXPECT_EQ(status(what), 503);
}

TEST(Problem, SaysWhatIsWrongWithACommand) {
  const auto text = problem(table::Failure(NotationError{7, "there is no chance called x"}));
  EXPECT_EQ(text.code, "malformed");
  EXPECT_EQ(text.about, "7: there is no chance called x");
  EXPECT_EQ(problem(table::Failure(JsonError{"stake", "a number is needed"})).about,
            "stake: a number is needed");
  EXPECT_EQ(problem(table::Failure(JsonError{"", "an object is needed"})).about,
            "an object is needed");
  const auto code = [](table::JournalTrouble what) {
    return problem(table::Failure(table::JournalError{what, "/secret/path", {}})).code;
  };
  EXPECT_EQ(code(table::JournalTrouble::closed), "table-stopped");
  EXPECT_EQ(code(table::JournalTrouble::ended), "table-closed");
  EXPECT_EQ(code(table::JournalTrouble::too_long), "too-large");
  EXPECT_EQ(code(table::JournalTrouble::cannot_read), "cannot-store");
}

TEST(Problem, KeepsTheStoresOwnWordsInTheHouse) {
  using enum store::StoreTrouble;
  for (const auto what : {cannot_open, in_use, damaged, schema_refused, queue_full, busy, disk_full,
                          cannot_write, cannot_read, stopped, sequence_taken, already_answered}) {
    const auto told = problem(store::StoreError{what, "/srv/casino.db: SQLite 13"});
    expect_texts(told);
    EXPECT_EQ(told.about, "");
  }
  EXPECT_EQ(problem(store::StoreError{disk_full, ""}).status, 507);
  EXPECT_EQ(problem(store::StoreError{queue_full, ""}).code, "overloaded");
  EXPECT_EQ(problem(store::StoreError{stopped, ""}).code, "table-stopped");
  EXPECT_EQ(problem(store::StoreError{table_unknown, "mesa"}),
            problem(Objection::not_found, "mesa"));
  EXPECT_EQ(problem(store::StoreError{person_exists, "ana"}),
            problem(Objection::name_taken, "ana"));
}

TEST(Problem, IsWrittenAsProgramsReadIt) {
  const auto refused = problem(
      table::Failure(rules::Refusal{rules::RefusalCode::above_maximum, "as11.pyb.A1-e"_art}));
  EXPECT_EQ(boost::json::serialize(to_json(refused, law::Language::en)),
            R"({"type":"/problems/above-maximum","title":"It is above the maximum. Put up less.",)"
            R"("status":422,"detail":"It is above the maximum. Put up less.",)"
            R"("code":"above-maximum","articles":["as11.pyb.A1-e"]})");
  const auto taken = to_json(problem(Objection::name_taken, "ana2"), law::Language::es);
  EXPECT_EQ(taken.at("title"), "Ese nombre ya tiene dueño. Elija otro.");
  EXPECT_EQ(taken.at("detail"), "Ese nombre ya tiene dueño. Elija otro. (ana2)");
  EXPECT_EQ(taken.at("about"), "ana2");
  EXPECT_TRUE(taken.at("articles").as_array().empty());
}

}  // namespace
}  // namespace sabot::server
