#pragma once
// What people send to the pages of the interface. Whatever is left out stays as it is here.

#include <optional>
#include <string>

#include <boost/describe/class.hpp>

#include "sabot/base/money.hpp"
#include "sabot/base/person.hpp"
#include "sabot/server/plan.hpp"

namespace sabot::net {

struct GuestBody {
  std::string name;
};
BOOST_DESCRIBE_STRUCT(GuestBody, (), (name))

struct CredentialsBody {
  std::string name;
  std::string password;
};
BOOST_DESCRIBE_STRUCT(CredentialsBody, (), (name, password))

// The password that a person has, and the one that they want.
struct PasswordBody {
  std::string current;
  std::string password;
};
BOOST_DESCRIBE_STRUCT(PasswordBody, (), (current, password))

// In which office: player, or one that the person holds; and by which link.
struct EntryBody {
  std::string as = "player";
  std::string invitation;
};
BOOST_DESCRIBE_STRUCT(EntryBody, (), (as, invitation))

struct BotsBody {
  int count = 0;
  std::optional<server::BotsBy> by;  // who may ask from now on, as the table's director says
};
BOOST_DESCRIBE_STRUCT(BotsBody, (), (count, by))

struct ChipsBody {
  std::string table;
  Money amount;
  std::optional<PersonId> person;  // a cashier serves others
};
BOOST_DESCRIBE_STRUCT(ChipsBody, (), (table, amount, person))

// Money taken in or paid out at the counter.
struct CounterBody {
  PersonId person;
  Money amount;
};
BOOST_DESCRIBE_STRUCT(CounterBody, (), (person, amount))

// What a table's director changes of its door; the rest stays as it is.
struct DoorBody {
  std::optional<server::Entry> entry;
  std::optional<std::vector<PersonId>> friends;
  std::optional<bool> seats_for_friends;
  bool new_invitation = false;  // links that were given away open it no more
};
BOOST_DESCRIBE_STRUCT(DoorBody, (), (entry, friends, seats_for_friends, new_invitation))

struct BarBody {
  bool barred = true;
};
BOOST_DESCRIBE_STRUCT(BarBody, (), (barred))

}  // namespace sabot::net
