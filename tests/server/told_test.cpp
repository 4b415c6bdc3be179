// Everybody at a table is told the same events, each in their own language.

#include <gtest/gtest.h>

#include <boost/json/parse.hpp>

#include "sabot/server/stored_table.hpp"
#include "server/house_fixture.hpp"

namespace sabot::server {
namespace {

using Told = HouseTest;

class Reader : public Viewer {
 public:
  Reader(const PersonId& person, law::Language language) : Viewer(person, false, language) {}
  void send(Frame frame) override { frames_.push_back(std::move(frame)); }

  // What was said of the first event of the last frame.
  std::string said() const {
    const auto frame = boost::json::parse(*frames_.back().text);
    return frame.at("events").at(0).at("said").as_string().c_str();
  }

 private:
  std::vector<Frame> frames_;
};

TEST_F(Told, EachInTheirOwnLanguage) {
  auto& table = create("punto-y-banca");
  Reader ana("ana"_who, law::Language::es);
  Reader spaniard(PersonId(), law::Language::es);
  Reader stranger(PersonId(), law::Language::en);
  for (auto* one : {&ana, &spaniard, &stranger}) table.attach(*one);
  ASSERT_TRUE(enter(table, "ana"_who));
  EXPECT_EQ(ana.said(), "La casa admite a ana (jugador)");
  EXPECT_EQ(spaniard.said(), "La casa admite a ana (jugador)");
  EXPECT_EQ(stranger.said(), "The house admits ana (player)");
  ASSERT_TRUE(say(table, "ana"_who, "sit seat=1"));
  EXPECT_EQ(ana.said(), "ana se sienta en la plaza 1");
  EXPECT_EQ(stranger.said(), "ana takes seat 1");
  for (auto* one : {&ana, &spaniard, &stranger}) table.detach(*one);
}

TEST_F(Told, WhatWasMissedComesInTheSameWords) {
  auto& table = create("chemin-de-fer");
  Reader then(PersonId(), law::Language::es);
  const auto before = table.sequence();
  table.attach(then);
  ASSERT_TRUE(enter(table, "ana"_who));
  table.detach(then);
  for (const auto language : {law::Language::es, law::Language::en}) {
    const auto told = told_since(world_.storage().reader(), hall_->key(), "t1", {before + 1, 500},
                                 PersonId(), language);
    ASSERT_TRUE(told);
    ASSERT_EQ(told->size(), 1U);
    const auto& said = told->front().events.front().json.at("said");
    EXPECT_EQ(said == boost::json::value(then.said()), language == law::Language::es) << said;
  }
}

}  // namespace
}  // namespace sabot::server
