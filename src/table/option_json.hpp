#pragma once
// What a person may do, as JSON: the form in which options leave a table for pages, terminals and
// programs. The names of the kinds and of their keys are a promise to them.
//   {"command": "bet", "act": "play", "fields": [
//     {"name": "on", "kind": "one-of", "values": ["punto", "banca"]},
//     {"name": "stake", "kind": "amounts", "least": "5", "greatest": "100", "step": "5"}]}
// with "croupier": "routine", "closing" or "first" where it is the croupier's ordinary next act,
// and "staff": "keeping", "report" or "ruling" where it is for people who serve; and the other
// kinds:
//   {"kind": "numbers", "least": 1, "greatest": 9}
//   {"kind": "cards", "cards": ["Ac", …], "may-be-left-out": true}
//   {"kind": "card-list", "count": 2, "at-most": {"Ac": 6, …}}     none oftener than this
//   {"kind": "text", "greatest-length": 200}
//   {"kind": "new-person", "known": ["ana", …]}
//   {"kind": "digest", "may-be-left-out": false}

#include <expected>
#include <string>
#include <vector>

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <boost/json/storage_ptr.hpp>

#include "sabot/base/json.hpp"
#include "sabot/rules/common/option.hpp"

namespace sabot::table {

using sabot::to_json;

// A server makes thousands of these in a second: everything in one is allocated from `storage`,
// which may be a boost::json::monotonic_resource over a buffer of the caller's.
boost::json::object to_json(const rules::Option& option, boost::json::storage_ptr storage = {});
boost::json::array to_json(const std::vector<rules::Option>& options,
                           boost::json::storage_ptr storage = {});

// An option that came from elsewhere and keeps its own names.
struct OwnedOption {
  struct Field {
    std::string name;
    rules::Domain domain;
  };
  std::string command;
  std::vector<Field> fields;
  rules::PlayerAct act = rules::PlayerAct::play;
  rules::CroupierAct croupier = rules::CroupierAct::never;
  rules::StaffAct staff = rules::StaffAct::never;

  // For whatever takes options of the rules; its names are views of this one.
  rules::Option option() const;
};

// The inverse of to_json. Keys that are not known are passed over, so that an older client reads
// what a newer server says; a kind that is not known is an error.
std::expected<OwnedOption, JsonError> read_option(const boost::json::object& object);
std::expected<std::vector<OwnedOption>, JsonError> read_options(const boost::json::array& array);

}  // namespace sabot::table
