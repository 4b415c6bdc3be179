#pragma once
// What the pages of the interface answer with, described once: what is sent and what the
// description of the interface says of it cannot differ.

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include <boost/describe/class.hpp>

#include "sabot/base/digest.hpp"
#include "sabot/base/money.hpp"
#include "sabot/base/person.hpp"
#include "sabot/ledger/posting.hpp"
#include "sabot/rules/common/departure_view.hpp"
#include "sabot/server/office.hpp"
#include "sabot/server/plan.hpp"
#include "sabot/server/wallets.hpp"

namespace sabot::net {

struct Me {
  PersonId person;
  bool guest = false;
  std::vector<server::Appointment> offices;
  std::string called;  // as the person writes it
};
BOOST_DESCRIBE_STRUCT(Me, (), (person, guest, offices, called))

// As administrators see somebody.
struct KnownPerson {
  PersonId person;
  bool guest = false;
  store::Milliseconds created = 0;
  std::vector<server::Appointment> offices;
  std::string called;
};
BOOST_DESCRIBE_STRUCT(KnownPerson, (), (person, guest, created, offices, called))

struct Offices {
  PersonId person;
  std::vector<server::Appointment> offices;
};
BOOST_DESCRIBE_STRUCT(Offices, (), (person, offices))

// A table as the lobby lists it.
struct TableSummary {
  std::string table;  // its id
  std::string name;
  std::string regulation;
  std::string game;
  server::Profile profile{};
  server::DealtBy dealt_by{};
  Money minimum;
  int seats = 0;               // none where everybody who has come may play
  std::uint64_t bots = 0;      // that fill seats
  std::uint64_t watching = 0;  // lines to it
  std::uint64_t sequence = 0;  // of its last record
  bool stopped = false;        // closed, or its last record could not be stored
  std::vector<rules::DepartureView> leaves_regulation;  // none where it keeps to it
  bool invited_only = false;
  bool seats_for_friends = false;
};
BOOST_DESCRIBE_STRUCT(TableSummary, (),
                      (table, name, regulation, game, profile, dealt_by, minimum, seats, bots,
                       watching, sequence, stopped, leaves_regulation, invited_only,
                       seats_for_friends))

// What is said of one table beside its summary.
struct TableDetails {
  server::Waits waits;
  std::string settings;  // the operator's, of the rules, in TOML
  server::BotsBy bots_by{};
};
BOOST_DESCRIBE_STRUCT(TableDetails, (), (waits, settings, bots_by))

struct OwnAccount {
  std::string table;
  ledger::AccountKind account{};
  Money amount;
};
BOOST_DESCRIBE_STRUCT(OwnAccount, (), (table, account, amount))

struct Holdings {
  PersonId person;
  Money chips;  // over all tables
  Money felt;
  std::vector<OwnAccount> accounts;
};
BOOST_DESCRIBE_STRUCT(Holdings, (), (person, chips, felt, accounts))

// What somebody has over all tables, as the house's books say.
struct Holder {
  PersonId person;
  Money chips;
  Money felt;
};
BOOST_DESCRIBE_STRUCT(Holder, (), (person, chips, felt))

// What somebody has beside chips at tables.
struct WalletSeen {
  PersonId person;
  Money held;
  Money due;  // this evening's allowance, with the first chips that are bought
  server::Giving giving{};
  Money an_evening;  // so much, where that is how play money is given out
};
BOOST_DESCRIBE_STRUCT(WalletSeen, (), (person, held, due, giving, an_evening))

struct WalletEntrySeen {
  std::uint64_t entry = 0;
  store::Milliseconds at = 0;
  Money amount;  // below zero: it left the wallet
  store::WalletReason why{};
  std::optional<PersonId> by;  // the cashier
  std::string table;           // whose chips; empty: at the counter
  std::uint64_t record = 0;
};
BOOST_DESCRIBE_STRUCT(WalletEntrySeen, (), (entry, at, amount, why, by, table, record))

// How an evening at a table went.
struct EveningSeen {
  std::string evening;  // the day on which it began
  std::string table;
  std::string name;
  std::string regulation;
  std::string game;
  Money bought;
  Money returned;
  Money there;                  // chips and bets that are still at the table
  std::optional<Money> result;  // none while part of it may lie in a bank
};
BOOST_DESCRIBE_STRUCT(EveningSeen, (),
                      (evening, table, name, regulation, game, bought, returned, there, result))

// Somebody who was asked to leave, and whether they are out already.
struct ShownOut {
  PersonId person;
  bool out = false;
};
BOOST_DESCRIBE_STRUCT(ShownOut, (), (person, out))

struct GameOffered {
  std::string game;
  std::string regulation;
};
BOOST_DESCRIBE_STRUCT(GameOffered, (), (game, regulation))

struct HouseSeen {
  std::vector<GameOffered> games;
  Digest key;       // by which the house's seals are checked
  std::string law;  // the catalogue's fingerprint
  bool open_house = false;
  std::string name;
  std::string welcome;
};
BOOST_DESCRIBE_STRUCT(HouseSeen, (), (games, key, law, open_house, name, welcome))

}  // namespace sabot::net
