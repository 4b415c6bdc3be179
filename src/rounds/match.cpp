#include "sabot/rounds/match.hpp"

#include <algorithm>

namespace sabot::rounds {
namespace {

struct Parts {
  std::string_view body;      // without blanks at its end
  std::string_view articles;  // "[…]", or empty
};

std::string_view trimmed(std::string_view text) {
  const auto end = text.find_last_not_of(' ');
  return end == text.npos ? std::string_view() : text.substr(0, end + 1);
}

// A bracket within quotes belongs to the text: only one that closes the line is the articles'.
Parts split(std::string_view line) {
  line = trimmed(line);
  if (!line.ends_with(']')) return {line, {}};
  const auto open = line.rfind('[');
  if (open == line.npos) return {line, {}};
  return {trimmed(line.substr(0, open)), line.substr(open)};
}

// The next word, with its quoted value whole.
std::string_view take_word(std::string_view& rest) {
  rest.remove_prefix(std::min(rest.find_first_not_of(' '), rest.size()));
  std::size_t end = 0;
  for (bool quoted = false; end < rest.size() && (quoted || rest[end] != ' '); ++end) {
    if (quoted && rest[end] == '\\')
      ++end;
    else if (rest[end] == '"')
      quoted = !quoted;
  }
  end = std::min(end, rest.size());
  const auto word = rest.substr(0, end);
  rest.remove_prefix(end);
  return word;
}

std::vector<std::string_view> words(std::string_view text) {
  std::vector<std::string_view> all;
  for (auto word = take_word(text); !word.empty(); word = take_word(text)) all.push_back(word);
  return all;
}

bool body_matches(std::string_view expected, std::string_view actual) {
  auto wanted = words(expected);
  const auto came = words(actual);
  if (std::erase(wanted, "...") == 0) return wanted == came;
  // The mark and the name in their places, the fields anywhere behind them.
  const std::size_t fixed = std::min<std::size_t>(2, wanted.size());
  if (came.size() < fixed ||
      !std::equal(wanted.begin(), wanted.begin() + static_cast<std::ptrdiff_t>(fixed),
                  came.begin()))
    return false;
  return std::all_of(
      wanted.begin() + static_cast<std::ptrdiff_t>(fixed), wanted.end(),
      [&](std::string_view field) { return std::ranges::find(came, field) != came.end(); });
}

// [A B]: these, in this order. With ... anywhere among them: these, in whatever order, and there
// may be others.
bool articles_match(std::string_view expected, std::string_view actual) {
  const auto inside = [](std::string_view brackets) {
    return brackets.size() < 2 ? std::vector<std::string_view>()
                               : words(brackets.substr(1, brackets.size() - 2));
  };
  auto wanted = inside(expected);
  const auto came = inside(actual);
  if (std::erase(wanted, "...") == 0) return wanted == came;
  return std::ranges::all_of(
      wanted, [&](std::string_view one) { return std::ranges::find(came, one) != came.end(); });
}

bool is_anything(const std::string& line) {
  return trimmed(line) == "< ..." || trimmed(line) == "- ...";
}
// Events by events and options by options; a refusal is never passed over.
bool may_pass_over(const std::string& anything, const std::string& came) {
  return came.front() == anything.front();
}

}  // namespace

bool line_matches(std::string_view expected, std::string_view actual) {
  const auto wanted = split(expected);
  const auto came = split(actual);
  if (!wanted.articles.empty() && !articles_match(wanted.articles, came.articles)) return false;
  return body_matches(wanted.body, came.body);
}

std::optional<std::vector<std::size_t>> match_lines(const std::vector<std::string>& expected,
                                                    const std::vector<std::string>& actual) {
  const auto wanted = expected.size();
  const auto came = actual.size();
  // fits[e][a]: the expected lines from e on match those that came from a on. From the end, so
  // that many `< ...` cost no more than their number times the lines.
  std::vector<std::vector<bool>> fits(wanted + 1, std::vector<bool>(came + 1, false));
  fits[wanted][came] = true;
  for (auto e = wanted; e-- > 0;)
    for (auto a = came + 1; a-- > 0;)
      fits[e][a] = is_anything(expected[e])
                       ? fits[e + 1][a] ||
                             (a < came && may_pass_over(expected[e], actual[a]) && fits[e][a + 1])
                       : a < came && fits[e + 1][a + 1] && line_matches(expected[e], actual[a]);
  if (!fits[0][0]) return std::nullopt;
  std::vector<std::size_t> stood_for;
  for (std::size_t e = 0, a = 0; e < wanted; ++e) {
    if (is_anything(expected[e]))
      while (!fits[e + 1][a]) ++a;
    else
      stood_for.push_back(a++);
  }
  return stood_for;
}

}  // namespace sabot::rounds
