#include "sabot/server/plan.hpp"

#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>

#include "sabot/base/forms.hpp"
#include "sabot/base/json.hpp"
#include "sabot/server/names.hpp"

namespace sabot::server {

using sabot::to_json;

namespace {

constexpr int longest_wait = 10 * 60 * 1000;
constexpr std::size_t longest_table_name = 60;

// Whether all of them are so.
bool are(const Waits& waits, bool (*so)(int wait, int least)) {
  const auto& least = least_waits;
  return so(waits.betting, least.betting) && so(waits.decision, least.decision) &&
         so(waits.dealing, least.dealing) && so(waits.bots, least.bots) &&
         so(waits.own, least.own) && so(waits.word, least.word);
}

std::unexpected<Problem> unfit(std::string about) {
  return std::unexpected(problem(Objection::unfit, std::move(about)));
}

}  // namespace

std::optional<Problem> hasty(const Waits& waits) {
  if (are(waits, [](int wait, int least) { return wait >= least; })) return std::nullopt;
  return problem(Objection::unfit,
                 "waits: from 2000 milliseconds (betting, decision, word) and 200 (dealing, bots, "
                 "own); shorter ones are for directors");
}

std::optional<Problem> crowded_door(const Door& door) {
  if (door.friends.size() <= most_at_a_door && door.barred.size() <= most_at_a_door)
    return std::nullopt;
  return problem(Objection::unfit, "door: at most 500 friends, and 500 who are barred");
}

std::expected<Plan, Problem> read_plan(const boost::json::object& asked) {
  auto plan = from_json<Plan>(asked);
  if (!plan) return std::unexpected(problem(table::Failure(plan.error())));
  if (plan->name.empty()) plan->name = plan->game;
  if (count_characters(plan->name) > longest_table_name)
    return unfit("name: at most 60 characters");
  if (!is_shown(plan->name)) return unfit("name: no control characters");
  if (!plan->bots.empty()) return unfit("bots: ask for them once the table is there");
  if (!plan->door.invitation.empty()) return unfit("door: the house makes the invitation");
  if (auto crowded = crowded_door(plan->door)) return std::unexpected(*std::move(crowded));
  if (!are(plan->waits, [](int wait, int) { return wait >= 0 && wait <= longest_wait; }))
    return unfit("waits: from 0 to 600000 milliseconds");
  if (table::games_named(plan->game).empty()) {
    std::string about = "game: there are";
    for (const auto name : table::game_names()) about += " " + std::string(name);
    return unfit(std::move(about));
  }
  return *std::move(plan);
}

std::string settings_of(const Plan& plan) {
  return boost::json::serialize(boost::json::object{{"minimum", to_text(plan.minimum)},
                                                    {"factor", plan.factor},
                                                    {"dealt-by", to_text(plan.dealt_by)},
                                                    {"waits", to_json(plan.waits)},
                                                    {"bots", to_json(plan.bots)},
                                                    {"bots-by", to_text(plan.bots_by)},
                                                    {"most-records", plan.most_records},
                                                    {"door", to_json(plan.door)}});
}

std::expected<Plan, std::string> plan_of(const store::TableInfo& info) {
  boost::system::error_code bad;
  const auto settings = boost::json::parse(info.settings, bad);
  if (bad) return std::unexpected("its settings are not JSON");
  auto plan = from_json<Plan>(settings);
  if (!plan) return std::unexpected("settings, " + plan.error().path + ": " + plan.error().what);
  const auto profile = from_text<Profile>(info.profile);
  if (!profile) return std::unexpected("there is no profile " + info.profile);
  plan->name = info.name;
  plan->regulation = info.regulation;
  plan->game = info.game;
  plan->overlay = info.overlay;
  plan->profile = *profile;
  return *std::move(plan);
}

}  // namespace sabot::server
