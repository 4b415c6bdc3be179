#pragma once
// Why somebody did not get what they asked for, as RFC 9457 (problem+json) writes it: the rules'
// refusals with their code and articles, and what the server itself objects to.

#include <cstdint>
#include <string>

#include <boost/describe/enum.hpp>
#include <boost/json/object.hpp>

#include "sabot/law/catalogue.hpp"
#include "sabot/law/citation.hpp"
#include "sabot/store/error.hpp"
#include "sabot/table/any_table.hpp"

namespace sabot::server {

// What the server objects to. On the wire by name, never by number.
enum class Objection : std::uint8_t {
  malformed,  // not JSON, not a command, not a number where one is needed
  not_found,  // no such page, table, record, article
  method_not_allowed,
  too_large,
  not_signed_in,
  wrong_password,  // or no such account: which of them is not said
  forbidden,       // for another role
  wrong_origin,    // another site's page asks in this person's name
  name_taken,
  name_unfit,
  password_unfit,
  unknown_role,
  too_many_requests,
  key_reused,     // an idempotency key with a different command
  table_stopped,  // its last record could not be stored
  table_closed,
  shutting_down,
  overloaded,  // too much is waiting to be stored
  cannot_store,
  not_offered,       // under this table's profile
  unfit,             // a request that contradicts itself or the house's settings
  no_room,           // on the disk, or in what one person may have
  too_little_money,  // in the wallet
  barred,            // from this table
  seats_kept,        // for friends
};
BOOST_DESCRIBE_ENUM(Objection, malformed, not_found, method_not_allowed, too_large, not_signed_in,
                    wrong_password, forbidden, wrong_origin, name_taken, name_unfit, password_unfit,
                    unknown_role, too_many_requests, key_reused, table_stopped, table_closed,
                    shutting_down, overloaded, cannot_store, not_offered, unfit, no_room,
                    too_little_money, barred, seats_kept)

struct Problem {
  int status = 400;  // HTTP's
  std::string code;  // "above-maximum", "not-signed-in"
  std::string en;    // what happened and what to do next
  std::string es;
  std::string about;  // what exactly: a field, a name; the same in both languages
  law::Citations by;

  friend bool operator==(const Problem&, const Problem&) = default;
};

Problem problem(Objection objection, std::string about = {});
Problem problem(const table::Failure& failure);
Problem problem(const store::StoreError& error);

// {"type": "…/above-maximum", "title": …, "status": 422, "detail": …, "code": …, "articles": […]}
boost::json::object to_json(const Problem& problem, law::Language language);

}  // namespace sabot::server
