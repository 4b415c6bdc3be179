#pragma once
// Watches a session: after every command no cent is lost, and in the end every talla came in the
// order that was promised.

#include <gtest/gtest.h>

#include <map>
#include <string>
#include <vector>

#include "sabot/base/forms.hpp"
#include "sabot/table/any_table.hpp"
#include "sabot/table/talla_check.hpp"

namespace sabot::table {

inline Money sum_of(const ledger::Ledger& books, ledger::AccountKind kind) {
  Money sum;
  for (const auto& [account, amount] : books.accounts())
    if (account.kind == kind) sum += amount;
  return sum;
}

class SessionWatch {
 public:
  explicit SessionWatch(const AnyTable& table) : table_(table) {}

  // After a command: what happened, as the journal has it.
  void look() {
    ++commands;
    for (const auto& one : table_.told_whole()) {
      check.hear(one.heard);
      const auto name = text(one.json, "event");
      ++seen[name];
      if (one.json.contains("kind")) ++seen[name + " " + text(one.json, "kind")];
      if (one.json.contains("title")) ++seen[name + " " + text(one.json, "title")];
      if (name == "chips-sold") sold_ += *from_text<Money>(text(one.json, "amount"));
    }
    expect_every_cent();
  }

  std::map<std::string, int> seen;  // events, and "banco-made seguido" besides
  TallaCheck check;
  int commands = 0;

 private:
  static std::string text(const boost::json::object& event, std::string_view key) {
    return std::string(std::string_view(event.at(key).as_string()));
  }

  // What the cashier has sold lies somewhere at the table, and nothing else does.
  void expect_every_cent() const {
    const auto& books = table_.books();
    EXPECT_EQ(books.total(), Money{});
    Money at_the_table;
    for (const auto& [account, amount] : books.accounts()) {
      if (account.kind == ledger::AccountKind::cage) continue;
      EXPECT_TRUE(account.kind == ledger::AccountKind::house || amount >= Money{});
      at_the_table += amount;
    }
    EXPECT_EQ(at_the_table, sold_);
  }

  const AnyTable& table_;
  Money sold_;
};

}  // namespace sabot::table
