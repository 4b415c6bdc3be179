#pragma once
// What the pages of the interface answer with, described once: what is sent and what the
// description of the interface says of it cannot differ.

#include <cstdint>
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

namespace sabot::net {

struct Me {
  PersonId person;
  bool guest = false;
  std::vector<server::Appointment> offices;
};
BOOST_DESCRIBE_STRUCT(Me, (), (person, guest, offices))

// As administrators see somebody.
struct KnownPerson {
  PersonId person;
  bool guest = false;
  store::Milliseconds created = 0;
  std::vector<server::Appointment> offices;
};
BOOST_DESCRIBE_STRUCT(KnownPerson, (), (person, guest, created, offices))

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
  std::uint64_t bots = 0;      // that fill seats
  std::uint64_t watching = 0;  // lines to it
  std::uint64_t sequence = 0;  // of its last record
  bool stopped = false;        // closed, or its last record could not be stored
  std::vector<rules::DepartureView> leaves_regulation;  // none where it keeps to it
};
BOOST_DESCRIBE_STRUCT(TableSummary, (),
                      (table, name, regulation, game, profile, dealt_by, minimum, bots, watching,
                       sequence, stopped, leaves_regulation))

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
};
BOOST_DESCRIBE_STRUCT(HouseSeen, (), (games, key, law, open_house))

}  // namespace sabot::net
