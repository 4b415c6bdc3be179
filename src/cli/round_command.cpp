#include <filesystem>
#include <fstream>
#include <iostream>
#include <memory>

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <boost/json/serialize.hpp>
#include <fmt/format.h>

#include "sabot/base/forms.hpp"
#include "sabot/cli/command.hpp"
#include "sabot/cli/coverage.hpp"
#include "sabot/cli/failed_file.hpp"
#include "sabot/rounds/run.hpp"

// sabot round FILE…: has a round judged.

namespace sabot::cli {
namespace {

struct RoundOptions {
  std::vector<std::string> files;
  bool record = false;
};

std::string told_under(const Common& common, const std::string& regulation) {
  if (regulation.empty()) return {};
  return fmt::format(" ({} {})", common.say("según", "under"), regulation);
}

// A line of a round is the same in every language, but what is wrong with a command is for people.
std::string read_aloud(const Common& common, const std::string& line) {
  constexpr std::string_view field = " what=";
  if (line.starts_with('(') || line.starts_with("! malformed: ")) return common.say_error(line);
  const auto at = line.find(field);
  if (!line.starts_with('!') || at == line.npos) return line;
  const auto what = from_text<std::string>(line.substr(at + field.size()));
  return what ? line.substr(0, at + field.size()) + to_text(common.say_error(*what)) : line;
}

void print_differences(const Common& common, const std::string& file,
                       const rounds::Result& result) {
  for (const auto& one : result.differences) {
    std::cout << fmt::format("{}:{}: {}{}\n", file, one.line, tinted(Tone::strong, one.step),
                             told_under(common, one.under));
    for (const auto& line : one.expected)
      std::cout << tinted(Tone::bad, "  - " + read_aloud(common, line)) << '\n';
    for (const auto& line : one.actual)
      std::cout << tinted(Tone::good, "  + " + read_aloud(common, line)) << '\n';
    if (one.expected.empty() && one.actual.empty())
      std::cout << common.say("  (nada)\n", "  (nothing)\n");
  }
  for (const auto& one : result.unproven)
    std::cout << fmt::format("{}: {} {}{}\n", file,
                             common.say("ninguna línea comparada cita", "no compared line cites"),
                             one.id, told_under(common, one.under));
}

boost::json::object as_json(const std::string& file, const rounds::Result& result) {
  boost::json::array differences;
  for (const auto& one : result.differences) {
    boost::json::object difference{
        {"line", one.line},
        {"step", one.step},
        {"expected", boost::json::array(one.expected.begin(), one.expected.end())},
        {"actual", boost::json::array(one.actual.begin(), one.actual.end())}};
    if (!one.under.empty()) difference["under"] = one.under;
    differences.push_back(std::move(difference));
  }
  boost::json::array unproven;
  for (const auto& one : result.unproven)
    unproven.emplace_back(one.under.empty() ? one.id : one.id + " (" + one.under + ")");
  boost::json::array cited;
  for (const auto one : result.cited) cited.emplace_back(law::id(one));
  return {{"file", file},
          {"passed", result.passed()},
          {"differences", std::move(differences)},
          {"unproven", std::move(unproven)},
          {"cited", std::move(cited)}};
}

boost::json::object error_json(const std::string& file, const rounds::RoundError& error) {
  return {{"file", file},
          {"passed", false},
          {"error", {{"line", error.line}, {"column", error.column}, {"what", error.what}}}};
}

bool write_file(Common& common, const std::string& path, const std::string& text) {
  std::ofstream out(path, std::ios::binary | std::ios::trunc);
  out << text;
  out.close();
  if (!out) fail_to_write(common, path);
  return !out.fail();
}

void worse(Common& common, Exit exit) { common.exit = std::max(common.exit, exit); }

// What a round claims to prove is its author's: recording cannot make it so. So what has been
// recorded is judged again.
void record(Common& common, const std::string& file, const std::string& before, std::string after,
            boost::json::array& json) {
  auto again = rounds::run(*rounds::read_round(after));
  // A line that names its own number has moved with the recording: once more.
  if (again->recorded != after) {
    after = again->recorded;
    again = rounds::run(*rounds::read_round(after));
  }
  if (before != after && !write_file(common, file, after)) return;
  if (before != after && !common.json)
    std::cout << fmt::format("{}: {}\n", file, common.say("anotado", "recorded"));
  json.push_back(as_json(file, *again));
  if (again->passed()) return;
  worse(common, Exit::not_so);
  if (!common.json) print_differences(common, file, *again);
}

void judge_file(Common& common, const RoundOptions& options, const std::string& file,
                boost::json::array& json) {
  const auto text = read_file(common, file);
  if (!text) return;
  const auto round = rounds::read_round(*text);
  const auto result = round ? rounds::run(*round) : std::unexpected(round.error());
  if (!result) {
    worse(common, Exit::failed);
    const auto& error = result.error();
    json.push_back(error_json(file, error));
    if (!common.json)
      std::cerr << fmt::format("{}:{}:{}: {}\n", file, error.line, error.column,
                               common.say_error(error.what));
    return;
  }
  if (options.record) return record(common, file, *text, result->recorded, json);
  json.push_back(as_json(file, *result));
  if (result->passed()) return;
  worse(common, Exit::not_so);
  if (!common.json) print_differences(common, file, *result);
}

// A folder stands for every round below it.
std::vector<std::string> expand(const std::vector<std::string>& given) {
  std::vector<std::string> files;
  for (const auto& one : given) {
    if (std::filesystem::is_directory(one))
      std::ranges::copy(round_files(one), std::back_inserter(files));
    else
      files.push_back(one);
  }
  std::ranges::sort(files);
  return files;
}

void judge(Common& common, const RoundOptions& options) {
  boost::json::array json;
  const auto files = expand(options.files);
  if (files.empty())
    return common.fail(common.say("no hay ninguna ronda ahí: sus ficheros acaban en .round",
                                  "there are no rounds there: their files end in .round"));
  for (const auto& file : files) judge_file(common, options, file, json);
  if (common.json) {
    std::cout << boost::json::serialize(json) << '\n';
    return;
  }
  // A file that could not be read was not judged.
  if (options.record || json.empty()) return;
  const auto failed = std::ranges::count_if(
      json, [](const auto& one) { return !one.as_object().at("passed").as_bool(); });
  const bool one = json.size() == 1;
  std::cout << fmt::format("{} {}, {} {}\n", json.size(),
                           one ? common.say("ronda", "round") : common.say("rondas", "rounds"),
                           failed, common.say("sin cumplirse", "failed"));
}

}  // namespace

void add_round(Command program, Common& common) {
  auto options = std::make_shared<RoundOptions>();
  const auto command = add_command(program, common, "round",
                                   {"Juzga según el reglamento una jugada puesta por escrito",
                                    "Judges a written coup by the regulation"},
                                   "sabot round tests/rounds/punto-y-banca");
  command
      .add_option(common.text("FICHERO", "FILE"), options->files,
                  common.text("Ficheros de rondas, o carpetas con ellos",
                              "Round files, or folders of rounds"))
      .required();
  command.add_flag(
      "--record", options->record,
      common.text("Escribe en el fichero lo que ha salido, en lugar de lo que esperaba",
                  "Replace what the file expects with what came"));
  command.callback([&common, options] { judge(common, *options); });
}

}  // namespace sabot::cli
