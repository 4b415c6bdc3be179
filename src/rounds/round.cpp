#include "sabot/rounds/round.hpp"

#include <algorithm>
#include <optional>

#include "sabot/base/forms.hpp"
#include "sabot/base/notation.hpp"
#include "sabot/law/catalogue.hpp"
#include "sabot/law/ruleset.hpp"
#include "sabot/rounds/check.hpp"
#include "sabot/rounds/setup.hpp"
#include "sabot/rules/common/refusal.hpp"

namespace sabot::rounds {
namespace {

// The words of a line with where each begins.
struct Word {
  std::string_view text;
  std::size_t column = 1;
};

std::vector<Word> words_of(std::string_view line) {
  std::vector<Word> words;
  for (std::size_t at = 0; at < line.size();) {
    const auto start = line.find_first_not_of(' ', at);
    if (start == line.npos) break;
    const auto end = std::min(line.find(' ', start), line.size());
    words.push_back({line.substr(start, end - start), start + 1});
    at = end;
  }
  return words;
}

class Reader {
 public:
  explicit Reader(std::string_view text) {
    constexpr std::string_view byte_order_mark = "\xEF\xBB\xBF";
    if (text.starts_with(byte_order_mark)) text.remove_prefix(byte_order_mark.size());
    for (std::size_t at = 0; at < text.size();) {
      const auto end = std::min(text.find('\n', at), text.size());
      auto line = text.substr(at, end - at);
      if (line.ends_with('\r')) line.remove_suffix(1);
      round_.lines.emplace_back(line);
      at = end + 1;
    }
  }

  std::expected<Round, RoundError> read() {
    for (line_ = 1; line_ <= round_.lines.size() && !error_; ++line_)
      read_line(round_.lines[line_ - 1]);
    if (!error_ && round_.game.empty()) line_ = 1, fail(1, "a round needs a line: game NAME");
    if (!error_ && round_.regulation.empty())
      line_ = 1, fail(1, "a round needs a line: rules REGULATION (es79, as11)");
    if (error_) return std::unexpected(*error_);
    return std::move(round_);
  }

 private:
  void read_line(std::string_view line) {
    if (!is_clean_text(line)) return fail(1, "the line is not UTF-8, or has a control character");
    const auto words = words_of(line);
    if (words.empty() || words.front().text.starts_with('#')) return;
    const auto mark = words.front().text;
    if (mark == "<" || mark == "!" || mark == "-") return expect(line, words.front().column);
    if (mark == ">") return step(StepKind::command, line, words);
    if (mark == ">>") return step(StepKind::silent, line, words);
    if (mark == "?") return step(StepKind::options, line, words);
    if (mark == "=") return step(StepKind::check, line, words);
    read_head(line, words);
  }

  void expect(std::string_view line, std::size_t column) {
    line = line.substr(0, line.find_last_not_of(' ') + 1);
    if (round_.steps.empty() || (round_.steps.back().kind != StepKind::command &&
                                 round_.steps.back().kind != StepKind::options))
      return fail(column,
                  "this line expects something of a command, but there is no command before it: "
                  "commands begin with >");
    round_.steps.back().expected.push_back({std::string(line.substr(column - 1)), line_});
    if (line[column - 1] == '-') return;
    check_event(line);
    check_refusal(line);
    check_articles(line);
  }

  // What could never match is a slip of the pen, and is reported as one.
  void check_event(std::string_view line) {
    const auto words = words_of(line);
    const bool any = words.size() > 1 && words[0].text == "<" && words[1].text == "...";
    if (any && words.size() > 2)
      fail(words[1].column,
           "\"< ...\" stands alone, for any number of events; what an event leaves open is written "
           "behind its name: < bet-placed by=ana ...");
    if (words.size() == 1) fail(line.size() + 1, "the line ends too soon");
  }

  void check_refusal(std::string_view line) {
    const auto words = words_of(line);
    if (words.size() < 2 || words[0].text != "!" || words[1].text != "refused") return;
    if (words.size() < 3) return fail(line.size() + 1, "the refusal's code is missing");
    if (from_text<rules::RefusalCode>(words[2].text)) return;
    std::vector<std::string_view> codes;
    for (const auto& code : enumerators<rules::RefusalCode>) codes.push_back(code.name);
    fail(words[2].column, describe_unknown("refusal", words[2].text, codes));
  }

  void check_articles(std::string_view line) {
    const auto open = opening_bracket(line);
    if (open == line.npos) return;
    if (!line.ends_with(']')) return fail(open + 1, "the bracket is not closed at the line's end");
    for (const auto& word : words_of(line.substr(open + 1, line.size() - open - 2)))
      if (word.text != "..." && !law::find(word.text))
        return fail(open + 1 + word.column,
                    "there is no row of the law called " + std::string(word.text));
  }

  // Where the articles begin; a bracket between quotes is part of a text.
  static std::size_t opening_bracket(std::string_view line) {
    bool quoted = false;
    for (std::size_t at = 0; at < line.size(); ++at) {
      if (quoted && line[at] == '\\')
        ++at;
      else if (line[at] == '"')
        quoted = !quoted;
      else if (line[at] == '[' && !quoted)
        return at;
    }
    return line.npos;
  }

  void step(StepKind kind, std::string_view line, const std::vector<Word>& words) {
    if (words.size() < 2) return fail(line.size() + 1, "the line ends too soon");
    const auto column = words[1].column;
    if (kind == StepKind::check && !is_check(line.substr(column - 1)))
      return fail(column, std::string(how_to_check));
    round_.steps.push_back({kind, std::string(line.substr(column - 1)), line_, column, false, {}});
  }

  void read_head(std::string_view line, const std::vector<Word>& words) {
    const auto key = words.front().text;
    const bool is_setup = key != "game" && key != "rules" && key != "set" && key != "proves";
    if (is_setup) return read_setup(line, key);
    if (words.size() < 2) return fail(words.front().column, unknown(key));
    if (key == "game" && words.size() > 2) return fail(words[2].column, "a round has one game");
    if (key == "game") return read_once(round_.game, words);
    if (key == "rules") return read_rules(words);
    if (key == "set") return read_settings(words);
    read_proves(words);
  }

  // The rules are known before anything is played by them.
  bool too_late(const Word& key) {
    if (round_.steps.empty()) return false;
    fail(key.column,
         std::string(key.text) + " stands before the table, the players and everything else");
    return true;
  }

  void read_once(std::string& value, const std::vector<Word>& words) {
    if (too_late(words.front())) return;
    if (!value.empty())
      return fail(words.front().column, std::string(words.front().text) + " stands twice");
    value = words[1].text;
  }

  void read_rules(const std::vector<Word>& words) {
    // A single one is checked when the round is played; several are compared with each other first.
    for (std::size_t i = 1; i < words.size() && words.size() > 2; ++i)
      if (!law::regulation_named(words[i].text))
        return fail(words[i].column, "there is no regulation " + std::string(words[i].text));
    read_once(round_.regulation, words);
    for (std::size_t i = 2; i < words.size(); ++i) {
      if (words[i].text == round_.regulation || std::ranges::count(round_.also, words[i].text) > 0)
        return fail(words[i].column, std::string(words[i].text) + " stands twice");
      round_.also.emplace_back(words[i].text);
    }
  }

  void read_settings(const std::vector<Word>& words) {
    if (too_late(words.front())) return;
    for (std::size_t i = 1; i < words.size(); ++i) {
      const auto toml = setting_as_toml(words[i].text);
      if (!toml) return fail(words[i].column, "a setting is name=value, without quotes");
      std::string name(words[i].text.substr(0, words[i].text.find('=')));
      if (std::ranges::count(round_.settings, name, &Setting::name) > 0)
        return fail(words[i].column, name + " is set twice");
      round_.overlay += *toml;
      round_.settings.push_back({std::move(name), *toml, line_, words[i].column});
    }
  }

  void read_proves(const std::vector<Word>& words) {
    round_.proves_line = line_;
    for (std::size_t i = 1; i < words.size(); ++i) round_.proves.emplace_back(words[i].text);
  }

  void read_setup(std::string_view line, std::string_view key) {
    const auto commands = setup_commands(round_.regulation, round_.game, line);
    if (!commands) return fail(commands.error().column, commands.error().what);
    if (commands->empty())
      return fail(static_cast<std::size_t>(key.data() - line.data()) + 1, unknown(key));
    for (const auto& command : *commands)
      round_.steps.push_back({StepKind::silent, command, line_, 1, true, {}});
  }

  static std::string unknown(std::string_view key) {
    return "\"" + std::string(key) +
           "\" begins no line of a round; these do: game, rules, set, "
           "proves, table, player, sabot, >, >>, <, !, ?, -, = and #";
  }

  void fail(std::size_t column, std::string what) {
    if (!error_) error_ = RoundError{line_, column, std::move(what)};
  }

  Round round_;
  std::size_t line_ = 0;
  std::optional<RoundError> error_;
};

}  // namespace

std::expected<Round, RoundError> read_round(std::string_view text) { return Reader(text).read(); }

}  // namespace sabot::rounds
