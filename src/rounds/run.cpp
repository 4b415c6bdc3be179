#include "sabot/rounds/run.hpp"

#include <algorithm>
#include <map>

#include "sabot/base/forms.hpp"
#include "sabot/rounds/check.hpp"
#include "sabot/rounds/match.hpp"
#include "sabot/rounds/option_lines.hpp"
#include "sabot/rounds/setup.hpp"
#include "sabot/table/any_table.hpp"
#include "sabot/table/session.hpp"

namespace sabot::rounds {
namespace {

// Articles in a column of their own, where the line leaves room for it.
std::string with_articles(std::string line, const law::Citations& by) {
  constexpr std::size_t column = 56;
  line.resize(std::max(line.size() + 1, column), ' ');
  line += '[';
  for (const auto one : by) line += (line.back() == '[' ? "" : " ") + std::string(law::id(one));
  return line + "]";
}

class Runner {
 public:
  Runner(const Round& round, table::AnyTable& table) : round_(round), table_(table) {}

  Result run() {
    for (const auto& step : round_.steps) {
      if (step.kind == StepKind::silent) silent(step);
      if (step.kind == StepKind::command) command(step);
      if (step.kind == StepKind::options) options(step);
      if (step.kind == StepKind::check) check(step);
    }
    for (const auto& id : round_.proves)
      if (!result_.cited.contains(*law::find(id))) result_.unproven.push_back(id);
    result_.recorded = recorded();
    return std::move(result_);
  }

 private:
  std::vector<std::string> failed(const Step& step, const table::Failure& failure) {
    if (const auto* refusal = std::get_if<rules::Refusal>(&failure)) {
      cited_ = {refusal->by};
      return {with_articles("! refused " + to_text(refusal->code), refusal->by)};
    }
    if (const auto* notation = std::get_if<NotationError>(&failure))
      return {"! malformed line=" + std::to_string(step.line) +
              " column=" + std::to_string(notation->column + step.column - 1) +
              " what=" + to_text(notation->what)};
    return {"! failed what=" + to_text(table::describe(failure, law::Language::en))};
  }

  std::vector<std::string> submit(const Step& step) {
    cited_.clear();
    const auto told = table_.submit(step.text);
    if (!told) return failed(step, told.error());
    std::vector<std::string> lines;
    for (const auto& one : *told) {
      lines.push_back(with_articles("< " + one.notation, one.by));
      cited_.push_back(one.by);
    }
    return lines;
  }

  // "crupier count-cards count=*": the only number that the option leaves.
  std::string filled(const std::string& text) const {
    const auto parts = table::split_who(text);
    if (!text.ends_with("=" + std::string(as_the_rules_want)) || !parts) return text;
    for (const auto& option : table_.options(parts->first))
      for (const auto& field : option.fields)
        if (const auto* numbers = std::get_if<rules::Numbers>(&field.domain);
            numbers && text.contains(" " + std::string(option.command) + " "))
          return text.substr(0, text.size() - 1) + std::to_string(numbers->least);
    return text;
  }

  void silent(Step step) {
    step.text = filled(step.text);
    const auto lines = submit(step);
    if (!lines.empty() && lines.front().starts_with('!'))
      result_.differences.push_back({step.line, step.text, {"(to be accepted)"}, lines});
  }

  void command(const Step& step) { compare(step, submit(step)); }

  // Only what an expected line stands for is proven; what `< ...` passes over is not.
  void cite(const std::vector<std::size_t>& lines) {
    for (const auto line : lines)
      if (line < cited_.size()) result_.cited.insert(cited_[line].begin(), cited_[line].end());
  }

  void compare(const Step& step, std::vector<std::string> actual) {
    std::vector<std::string> expected;
    for (const auto& one : step.expected) expected.push_back(one.text);
    if (const auto stood_for = match_lines(expected, actual))
      cite(*stood_for);
    else
      result_.differences.push_back({step.line, step.text, expected, actual});
    came_[step.line] = std::move(actual);
  }

  void options(const Step& step) {
    cited_.clear();
    const auto who = PersonId::from(step.text);
    compare(step, who ? option_lines(table_.options(*who))
                      : std::vector<std::string>{"! malformed: this is no person's name"});
  }

  void check(const Step& step) {
    const auto outcome = check_line(table_, step.text);
    if (!outcome.holds)
      result_.differences.push_back({step.line, step.text, {step.text}, {outcome.actual}});
    came_[step.line] = {outcome.actual};
  }

  // The file again, with what came in place of what was expected.
  std::string recorded() const {
    std::map<std::size_t, const Step*> at;
    std::set<std::size_t> dropped;
    for (const auto& step : round_.steps) {
      if (step.kind != StepKind::silent) at[step.line] = &step;
      for (const auto& one : step.expected) dropped.insert(one.line);
    }
    std::string text;
    for (std::size_t line = 1; line <= round_.lines.size(); ++line) {
      if (dropped.contains(line)) continue;
      const auto step = at.find(line);
      const bool is_check = step != at.end() && step->second->kind == StepKind::check;
      text += (is_check ? "= " + came_.at(line).front() : round_.lines[line - 1]) + "\n";
      if (step != at.end() && !is_check)
        for (const auto& one : came_.at(line)) text += one + "\n";
    }
    return text;
  }

  const Round& round_;
  table::AnyTable& table_;
  std::vector<law::Citations> cited_;  // by each line of the step under way
  std::map<std::size_t, std::vector<std::string>> came_;
  Result result_;
};

}  // namespace

std::expected<Result, RoundError> run(const Round& round) {
  for (const auto& id : round.proves)
    if (!law::find(id))
      return std::unexpected(RoundError{round.proves_line, 1, "the catalogue has no row " + id});
  auto table = table::open_table(round.regulation, round.game, round.overlay);
  if (!table) return std::unexpected(RoundError{1, 1, table.error()});
  return Runner(round, **table).run();
}

}  // namespace sabot::rounds
