#pragma once
// What a training table adds: the exact odds of its rules, and how a hand is best played where the
// rules leave a choice. No other profile has any of it. It is computed when somebody first needs
// it, in the server's thread.

#include <expected>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include <boost/json/object.hpp>

#include "sabot/base/person.hpp"
#include "sabot/law/ruleset.hpp"
#include "sabot/rules/common/game_facts.hpp"
#include "sabot/rules/common/option.hpp"
#include "sabot/server/plan.hpp"

namespace sabot::server {

class Training {
 public:
  // None where the odds of the game are not known.
  static std::unique_ptr<Training> of(const Plan& plan, const rules::GameFacts& facts);
  ~Training();

  // For every bet what it is worth on average, from a full sabot. Null where the rules leave too
  // much open.
  const boost::json::object* odds() const;

  // For somebody who may choose to draw or to stand: how often to draw, in the equilibrium of
  // both sides. None where nothing is left to choose.
  std::optional<boost::json::object> hint(const PersonId& person,
                                          const std::vector<rules::Option>& options,
                                          const boost::json::object& view) const;

 private:
  struct Reckoned;

  Training(law::Ruleset ruleset, std::optional<rules::DrawWords> draws);
  const Reckoned& reckoned() const;

  law::Ruleset ruleset_;
  std::optional<rules::DrawWords> draws_;
  mutable std::unique_ptr<const Reckoned> reckoned_;
};

}  // namespace sabot::server
