#include "sabot/base/reflect.hpp"
#include "sabot/rules/reglamento/rulings.hpp"

// What people may not do: the table refuses it and says why, and the chief records what no table
// can prevent (arts. 8, 16, 18, 45, 50).

namespace sabot::reglamento {
namespace {

law::Citation row_of(Infraction about) {
  switch (about) {
    case Infraction::partners: return "ar.pyb.8-a"_art;
    case Infraction::joined_bets: return "ar.pyb.18-a"_art;
    case Infraction::ceding: return "ar.pyb.45-a"_art;
    case Infraction::filar:
    case Infraction::throwing: break;
  }
  return "ar.pyb.16-b"_art;
}

}  // namespace

Bar bar(const Context& at, As<TakePartner>) {
  if (auto bar = bar_player(at, "ar.pyb.8-a"_art)) return bar;
  return refusal(RefusalCode::no_partners, "ar.pyb.8-a"_art);
}

void offer(const Context&, As<TakePartner>, Options&) {}

Decision rule(const Context&, const TakePartner&) {
  return refuse(RefusalCode::no_partners, "ar.pyb.8-a"_art);
}

Bar bar(const Context& at, As<JoinBets>) {
  if (auto bar = bar_player(at, "ar.pyb.18-a"_art)) return bar;
  return refusal(RefusalCode::bets_may_not_join, "ar.pyb.18-a"_art);
}

void offer(const Context&, As<JoinBets>, Options&) {}

Decision rule(const Context&, const JoinBets&) {
  return refuse(RefusalCode::bets_may_not_join, "ar.pyb.18-a"_art);
}

// Nothing that was burned comes back.
Bar bar(const Context& at, As<AskReconstruction>) {
  if (auto bar = bar_player(at, "ar.pyb.50-b"_art)) return bar;
  if (at.state.burned == 0) return refusal(RefusalCode::wrong_phase, "ar.pyb.50-b"_art);
  return refusal(RefusalCode::claim_not_admitted, "ar.pyb.50-b"_art);
}

Decision rule(const Context&, const AskReconstruction&) {
  return refuse(RefusalCode::claim_not_admitted, "ar.pyb.50-b"_art);
}

Bar bar(const Context& at, As<Warn>) {
  if (auto bar = rules::bar_unless(at.actor, Role::chief, at.rules.chief)) return bar;
  if (at.phase_is(Phase::closed)) return refusal(RefusalCode::wrong_phase, "S-16"_art);
  return std::nullopt;
}

void offer(const Context& at, As<Warn>, Options& out) {
  rules::OneOf names;
  for (const auto& one : at.state.people.all())
    if (one.role == Role::player && one.is_placed()) names.values.emplace_back(one.id.handle());
  rules::OneOf abouts;
  for (const auto& one : enumerators<Infraction>) abouts.values.emplace_back(one.name);
  if (!names.values.empty())
    out.push_back({"warn", {{"person", std::move(names)}, {"about", std::move(abouts)}}});
}

Decision rule(const Context& at, const Warn& command) {
  const Citations by{row_of(command.about)};
  if (auto bar = baccarat::bar_named(at, command.person, by)) return std::unexpected(*bar);
  return Course(at).add(Warned{command.person, command.about}, by).done();
}

}  // namespace sabot::reglamento
