#include "sabot/rounds/run.hpp"

#include <algorithm>
#include <map>

#include "sabot/base/forms.hpp"
#include "sabot/law/legal.hpp"
#include "sabot/law/ruleset.hpp"
#include "sabot/rounds/check.hpp"
#include "sabot/rounds/match.hpp"
#include "sabot/rounds/option_lines.hpp"
#include "sabot/rounds/setup.hpp"
#include "sabot/table/any_table.hpp"
#include "sabot/table/choosing.hpp"
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
      // Nothing that follows a command which should have been accepted means anything.
      if (step.kind == StepKind::silent && !silent(step)) break;
      if (step.kind == StepKind::command) command(step);
      if (step.kind == StepKind::options) options(step);
      if (step.kind == StepKind::check) check(step);
    }
    for (const auto& id : round_.proves)
      if (!result_.cited.contains(*law::find(id))) result_.unproven.push_back({id, {}});
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
    for (const auto& one : table_.told_whole()) {
      lines.push_back(with_articles("< " + one.notation, one.by));
      cited_.push_back(one.by);
    }
    return lines;
  }

  // Everybody at the table, and the croupier.
  std::vector<std::string> people() const {
    std::vector<std::string> names{"crupier"};
    for (const auto& place : table_.table_view(PersonId()).places)
      names.emplace_back(place.person.handle());
    return names;
  }

  bool is_offered(const std::string& who, std::string_view command) const {
    const auto options = table_.options(PersonId::from(who).value());
    return table::find_option(options, command) != nullptr;
  }

  // "* cut at=20": by anybody who may do so now.
  std::string given_by_somebody(const std::string& text) const {
    const auto who = std::string(as_the_rules_want) + " ";
    if (!text.starts_with(who)) return text;
    const auto command = text.substr(who.size());
    for (const auto& one : people())
      if (is_offered(one, command.substr(0, command.find(' ')))) return one + " " + command;
    return "crupier " + command;
  }

  // "crupier count-cards count=*": the only number that the option leaves; 0 where it is not
  // offered, so that the table says why. "crupier burn *": only if it is offered; empty where it is
  // not.
  std::string filled(const std::string& text) const {
    const auto parts = table::split_who(text);
    if (!parts || !text.ends_with(as_the_rules_want)) return text;
    const auto command = text.substr(0, text.size() - as_the_rules_want.size());
    const auto options = table_.options(parts->first);
    const auto option = std::ranges::find_if(options, [&](const rules::Option& one) {
      return text.contains(" " + std::string(one.command) + " ");
    });
    if (command.ends_with(' ')) return option == options.end() ? "" : command;
    const auto* numbers = option == options.end() || option->fields.empty()
                              ? nullptr
                              : std::get_if<rules::Numbers>(&option->fields.front().domain);
    return command + std::to_string(numbers ? numbers->least : 0);
  }

  bool silent(Step step) {
    step.text = filled(given_by_somebody(step.text));
    if (step.text.empty()) return true;
    auto lines = submit(step);
    const bool accepted = lines.empty() || !lines.front().starts_with('!');
    if (accepted) return true;
    if (step.is_setup) lines.push_back(what_failed(step));
    const auto& text = step.is_setup ? round_.lines[step.line - 1] : step.text;
    result_.differences.push_back({{}, step.line, text, {"(to be accepted)"}, std::move(lines)});
    return false;
  }

  // A line of the set-up stands for several commands: which of them was refused, and when.
  std::string what_failed(const Step& step) const {
    const auto phase = table_.table_view(PersonId()).phase;
    const auto command = step.text.substr(0, step.text.find('='));
    const auto end = command.rfind(' ');
    // "crupier count-cards count": without the field that the runner filled in.
    const auto named = command.size() < step.text.size() ? command.substr(0, end) : command;
    const bool of_a_sabot = named == "crupier count-cards";
    const bool too_soon = of_a_sabot && phase != "counting" && phase != "closed";
    return "(at " + named + ", in the phase " + phase +
           (too_soon ? ": the sabot is filled between tallas, and one is under way)" : ")");
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
      result_.differences.push_back({{}, step.line, step.text, expected, actual});
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
      result_.differences.push_back({{}, step.line, step.text, {step.text}, {outcome.actual}});
    came_[step.line] = {outcome.actual};
  }

  std::string unrecorded() const {
    std::string text;
    for (const auto& line : round_.lines) text += line + "\n";
    return text;
  }

  // The file again, with what came in place of what was expected; as it is where a command that
  // had to be accepted was not.
  std::string recorded() const {
    std::map<std::size_t, const Step*> at;
    std::set<std::size_t> dropped;
    for (const auto& step : round_.steps) {
      if (step.kind != StepKind::silent) at[step.line] = &step;
      for (const auto& one : step.expected) dropped.insert(one.line);
    }
    std::string text;
    for (std::size_t line = 1; line <= round_.lines.size(); ++line) {
      const auto step = at.find(line);
      // What was not reached stays as it is.
      if (step != at.end() && !came_.contains(line)) return unrecorded();
      if (dropped.contains(line)) continue;
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

// Each setting by itself first, so that a wrong one is reported where it stands; only whether the
// table leaves the regulation bears on all of them.
std::optional<RoundError> wrong_setting(const Round& round) {
  const auto ruleset = law::Ruleset::of(round.regulation, round.game);
  if (!ruleset) return std::nullopt;
  const auto leaves = std::ranges::find(round.settings, law::leaving_key, &Setting::name);
  const auto said = leaves == round.settings.end() ? std::string() : leaves->toml;
  for (const auto& one : round.settings) {
    auto alone = *ruleset;
    const bool is_that = one.name == law::leaving_key;
    if (const auto laid = alone.overlay(is_that ? one.toml : said + one.toml); !laid)
      return RoundError{one.line, one.column, laid.error().what};
  }
  return std::nullopt;
}

// What is wrong with a value, or with several together, begins with a setting's name.
RoundError not_opened(const Round& round, const std::string& what) {
  for (const auto& one : round.settings)
    if (what.starts_with(one.name + " ")) return {one.line, one.column, what};
  const bool has_settings = !round.settings.empty();
  return {has_settings ? round.settings.back().line : 1, 1, what};
}

std::expected<Result, RoundError> run_one(const Round& round) {
  if (auto wrong = wrong_setting(round)) return std::unexpected(*std::move(wrong));
  auto table = table::open_table(round.regulation, round.game, round.overlay);
  if (!table) return std::unexpected(not_opened(round, table.error()));
  return Runner(round, **table).run();
}

// What came under one of several regulations, told apart by its name.
void add(Result& all, Result more, const std::string& regulation) {
  for (auto& one : more.differences) {
    one.under = regulation;
    all.differences.push_back(std::move(one));
  }
  for (auto& one : more.unproven) all.unproven.push_back({std::move(one.id), regulation});
  all.cited.merge(more.cited);
}

std::expected<Result, RoundError> run_under_each(const Round& round) {
  std::vector<std::string> regulations{round.regulation};
  regulations.insert(regulations.end(), round.also.begin(), round.also.end());
  Result all;
  std::set<std::string> demanded;
  for (const auto& regulation : regulations) {
    const auto here = under(round, regulation);
    auto result = run_one(here);
    if (!result) {
      auto error = result.error();
      error.what = "under " + regulation + ": " + error.what;
      return std::unexpected(std::move(error));
    }
    if (all.recorded.empty()) all.recorded = result->recorded;
    demanded.insert(here.proves.begin(), here.proves.end());
    add(all, *std::move(result), regulation);
  }
  // A row that none of these texts has, nor a parallel of it, would be claimed in vain.
  for (const auto& id : round.proves) {
    const auto read_as = [&](const std::string& regulation) {
      return demanded.contains(read_under(regulation, id));
    };
    if (std::ranges::none_of(regulations, read_as)) all.unproven.push_back({id, {}});
  }
  return all;
}

}  // namespace

std::expected<Result, RoundError> run_by(const Round& round, const law::Ruleset& ruleset) {
  auto table = table::game_of(ruleset).open(ruleset, round.overlay, std::nullopt);
  if (!table) return std::unexpected(RoundError{1, 1, table.error()});
  return Runner(round, **table).run();
}

std::expected<Result, RoundError> run(const Round& round) {
  for (const auto& id : round.proves)
    if (!law::find(id))
      return std::unexpected(RoundError{round.proves_line, 1, "the catalogue has no row " + id});
  return round.also.empty() ? run_one(round) : run_under_each(round);
}

}  // namespace sabot::rounds
