#include "sabot/law/catalogue.hpp"
#include "sabot/law/ruleset.hpp"
#include "sabot/rounds/round.hpp"

namespace sabot::rounds {
namespace {

// The id of the same rule in the other text; the id itself where it has none.
std::string parallel(law::Regulation regulation, std::string_view id) {
  const auto citation = law::find(id);
  return std::string(citation ? law::id(law::in_force(regulation, *citation)) : id);
}

bool is_row_of_another(law::Regulation regulation, std::string_view id) {
  const auto citation = law::find(id);
  return citation && citation->provenance() == law::Provenance::article &&
         law::row(*citation).regulation != regulation;
}

// The articles in the brackets at a line's end. One text may have a row more for the same rule.
std::string translated(law::Regulation regulation, const std::string& line) {
  const auto open = line.rfind('[');
  if (!line.ends_with(']') || open == line.npos) return line;
  std::string text = line.substr(0, open + 1);
  std::string word;
  for (std::size_t at = open + 1; at < line.size(); ++at) {
    if (line[at] != ' ' && line[at] != ']') {
      word += line[at];
      continue;
    }
    if (word != "...") text += parallel(regulation, word) + ' ';
    word.clear();
  }
  return text + "...]";
}

}  // namespace

Round under(const Round& round, std::string_view regulation) {
  const auto in_force = *law::regulation_named(regulation);
  Round other = round;
  other.regulation = regulation;
  other.also.clear();
  other.proves.clear();
  for (const auto& id : round.proves)
    if (const auto there = parallel(in_force, id); !is_row_of_another(in_force, there))
      other.proves.push_back(there);
  for (auto& step : other.steps)
    for (auto& one : step.expected) one.text = translated(in_force, one.text);
  return other;
}

}  // namespace sabot::rounds
