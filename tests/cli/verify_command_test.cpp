#include <gtest/gtest.h>

#include <boost/json/array.hpp>
#include <boost/json/parse.hpp>

#include "cli/program.hpp"
#include "sabot/base/forms.hpp"
#include "store/played.hpp"

namespace sabot::cli {
namespace {

using store::key_of;
using store::played;

// A house with two tables, which is being written.
class VerifyCommand : public testing::Test {
 protected:
  VerifyCommand() {
    played("t1", 3, key_of(1)).store(data);
    played("t2", 1, key_of(1)).store(data);
  }

  store::Scratch scratch;
  const std::string data = (scratch / "casino.db").string();
  const std::string key = to_text(key_of(1).public_key());
};

TEST_F(VerifyCommand, OneTableOfAStoreInUse) {
  const auto writer = store::Writer::open(data).value();
  const auto said = run({"verify", "--data", data, "t1", "--key", key, "--json"});
  EXPECT_EQ(said.exit, Exit::done) << said.out << said.err;
  const auto json = boost::json::parse(said.out);
  EXPECT_EQ(json.at("table"), "t1");
  EXPECT_TRUE(json.at("verified").as_bool());
  EXPECT_EQ(json.at("seals").to_number<int>(), 3);
  const std::string head(json.at("head").as_string());
  EXPECT_EQ(run({"verify", "--data", data, "t1", "--head", head}).exit, Exit::done);
  EXPECT_EQ(run({"verify", "--data", data, "t2", "--head", head}).exit, Exit::not_so);
}

TEST_F(VerifyCommand, AWholeHouseWhoseBooksSumToZero) {
  const auto said = run({"verify", "--data", data, "--json"});
  EXPECT_EQ(said.exit, Exit::done) << said.out << said.err;
  const auto json = boost::json::parse(said.out);
  EXPECT_TRUE(json.at("verified").as_bool());
  EXPECT_EQ(json.at("tables").as_array().size(), 2U);
  EXPECT_EQ(json.at("books").at("cage"), "-10000");
  EXPECT_EQ(json.at("sum"), "0");
  const auto text = run({"verify", "--data", data}).out;
  EXPECT_NE(text.find("t1: verified  punto-y-banca as11"), std::string::npos) << text;
  EXPECT_NE(text.find("(2 of 2 tables)"), std::string::npos) << text;
}

TEST_F(VerifyCommand, TheFirstThatIsWrongWithItsRecordAndArticles) {
  {
    auto database = store::Database::open(data, store::Access::write).value();
    ASSERT_TRUE(database.execute(
        "DROP TRIGGER postings_are_final;"
        "UPDATE postings SET cents = cents + 1 WHERE table_id = 't2' AND sequence = "
        "(SELECT min(sequence) FROM postings WHERE table_id = 't2')"));
  }
  EXPECT_EQ(run({"verify", "--data", data, "t1"}).exit, Exit::done);
  const auto one = run({"verify", "--data", data, "t2", "--json"});
  EXPECT_EQ(one.exit, Exit::not_so);
  const auto json = boost::json::parse(one.out);
  EXPECT_FALSE(json.at("verified").as_bool());
  EXPECT_GT(json.at("sequence").to_number<int>(), 0);
  EXPECT_FALSE(json.at("articles").as_array().empty());
  const auto all = run({"verify", "--data", data});
  EXPECT_EQ(all.exit, Exit::not_so);
  EXPECT_NE(all.out.find("t2: rejected: record"), std::string::npos) << all.out;
  EXPECT_NE(all.out.find("(1 of 2 tables)"), std::string::npos) << all.out;
}

TEST_F(VerifyCommand, TheHousesKeyInTheStoreIsDemanded) {
  const auto keep = [&](const std::string& value) {
    ASSERT_TRUE(store::Writer::open(data).value()->write(store::SetMeta{"house-key", value}));
  };
  keep(key);
  EXPECT_EQ(run({"verify", "--data", data}).exit, Exit::done);
  keep(to_text(key_of(2).public_key()));
  EXPECT_EQ(run({"verify", "--data", data}).exit, Exit::not_so);
  EXPECT_EQ(run({"verify", "--data", data, "--key", key}).exit, Exit::done);
}

TEST_F(VerifyCommand, CalledWrongly) {
  EXPECT_EQ(run({"verify"}).exit, Exit::failed);
  EXPECT_EQ(run({"verify", "--data", data + ".none"}).exit, Exit::failed);
  EXPECT_EQ(run({"verify", "--data", data, "--head", std::string(64, '0')}).exit, Exit::failed);
  const auto said = run({"verify", "--data", data, "t3"});
  EXPECT_EQ(said.exit, Exit::failed);
  EXPECT_NE(said.err.find("there is no table t3; there are: t1, t2"), std::string::npos)
      << said.err;
}

}  // namespace
}  // namespace sabot::cli
