#include <vector>

#include "sabot/law/catalogue.hpp"
#include "sabot/law/ruleset.hpp"
#include "sabot/rounds/round.hpp"

namespace sabot::rounds {
namespace {

std::string parallel(law::Regulation regulation, std::string_view id) {
  const auto citation = law::find(id);
  return std::string(citation ? law::id(law::in_force(regulation, *citation)) : id);
}

bool is_row(std::string_view id) {
  const auto citation = law::find(id);
  return citation && citation->provenance() == law::Provenance::article;
}

bool is_row_of(law::Regulation regulation, std::string_view id) {
  return is_row(id) && law::row(*law::find(id)).regulation == regulation;
}

std::vector<std::string> ids_in(std::string_view text) {
  std::vector<std::string> words(1);
  for (const char c : text) {
    if (c != ' ')
      words.back() += c;
    else if (!words.back().empty())
      words.emplace_back();
  }
  if (words.back().empty()) words.pop_back();
  return words;
}

// The articles in the brackets at a line's end. What is written with this text's own rows must
// match exactly; where it was written for another, this one may have a further row.
std::string translated(law::Regulation regulation, bool is_first, const std::string& given) {
  const auto line = given.substr(0, given.find_last_not_of(' ') + 1);
  const auto open = line.rfind('[');
  if (!line.ends_with(']') || open == line.npos) return given;
  const auto ids = ids_in(std::string_view(line).substr(open + 1, line.size() - open - 2));
  bool own = is_first;
  bool foreign = false;
  std::string text = line.substr(0, open + 1);
  for (const auto& id : ids) {
    own = own || is_row_of(regulation, id);
    foreign = foreign || (is_row(id) && !is_row_of(regulation, id));
    if (id != "...") text += parallel(regulation, id) + ' ';
  }
  return own && !foreign ? given : text + "...]";
}

}  // namespace

std::string read_under(std::string_view regulation, std::string_view id) {
  return parallel(*law::regulation_named(regulation), id);
}

Round under(const Round& round, std::string_view regulation) {
  const auto in_force = *law::regulation_named(regulation);
  Round other = round;
  other.regulation = regulation;
  other.also.clear();
  other.proves.clear();
  for (const auto& id : round.proves)
    if (const auto there = parallel(in_force, id); !is_row(there) || is_row_of(in_force, there))
      other.proves.push_back(there);
  for (auto& step : other.steps)
    for (auto& one : step.expected)
      one.text = translated(in_force, regulation == round.regulation, one.text);
  return other;
}

}  // namespace sabot::rounds
