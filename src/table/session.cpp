#include "sabot/table/session.hpp"

#include <array>

#include "sabot/base/forms.hpp"
#include "sabot/base/spanish.hpp"

namespace sabot::table {
namespace {

constexpr std::array<std::string_view, 14> names{"ana",   "blas", "carla", "diego", "elena",
                                                 "fidel", "gala", "hugo",  "ines",  "juan",
                                                 "katia", "luis", "marta", "nico"};

}  // namespace

std::vector<PersonId> player_names(int count) {
  std::vector<PersonId> people;
  for (int i = 0; i < count && i < static_cast<int>(names.size()); ++i)
    people.push_back(*PersonId::from(names[static_cast<std::size_t>(i)]));
  return people;
}

std::vector<std::string> opening_commands(const rules::GameFacts& facts, const SessionPlan& plan) {
  auto lines = opening_of(facts, {.minimum = plan.minimum, .factor = plan.factor});
  for (const auto& person : player_names(plan.players)) {
    lines.push_back("casa admit person=" + std::string(person.handle()) + " role=player");
    lines.push_back(chips_for(person, plan));
  }
  return lines;
}

std::string chips_for(const PersonId& to, const SessionPlan& plan) {
  return "caja sell-chips to=" + std::string(to.handle()) + " amount=" + to_text(plan.chips);
}

std::string describe(const rules::Refusal& refusal, law::Language language) {
  std::string text(rules::advice(refusal.code, language));
  text += " (" + to_text(refusal.code);
  for (const auto one : refusal.by) text += " " + std::string(law::id(one));
  return text + ")";
}

std::string describe(const Failure& failure, law::Language language) {
  const auto said = [&](std::string_view where, const std::string& what) {
    const auto english = std::string(where) + ": " + what;
    return language == law::Language::es ? spanish(english) : english;
  };
  if (const auto* notation = std::get_if<NotationError>(&failure))
    return said("column " + std::to_string(notation->column), notation->what);
  if (const auto* json = std::get_if<JsonError>(&failure)) return said(json->path, json->what);
  if (const auto* refusal = std::get_if<rules::Refusal>(&failure))
    return describe(*refusal, language);
  return describe(std::get<JournalError>(failure), language);
}

}  // namespace sabot::table
