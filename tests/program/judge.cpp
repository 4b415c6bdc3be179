// judge FOLDER: every round below it must pass. What `sabot round` does, without the program: the
// sanitizers need the rules, and not the commands and the network.

#include <filesystem>
#include <fstream>
#include <iostream>
#include <iterator>
#include <string>

#include "sabot/rounds/run.hpp"

namespace {

bool passes(const std::filesystem::path& file) {
  std::ifstream in(file, std::ios::binary);
  const std::string text((std::istreambuf_iterator<char>(in)), {});
  const auto round = sabot::rounds::read_round(text);
  const auto result = round ? sabot::rounds::run(*round) : std::unexpected(round.error());
  if (!result) {
    std::cerr << file.string() << ':' << result.error().line << ": " << result.error().what << '\n';
    return false;
  }
  for (const auto& one : result->differences)
    std::cerr << file.string() << ':' << one.line << ": " << one.step << ' ' << one.under << '\n';
  for (const auto& one : result->unproven)
    std::cerr << file.string() << ": nothing cites " << one.id << ' ' << one.under << '\n';
  return result->passed();
}

}  // namespace

int main(int argc, char** argv) {
  int judged = 0;
  int failed = 0;
  for (int i = 1; i < argc; ++i)
    for (const auto& entry : std::filesystem::recursive_directory_iterator(argv[i]))
      if (entry.path().extension() == ".round") {
        ++judged;
        failed += passes(entry.path()) ? 0 : 1;
      }
  std::cout << judged << " rounds, " << failed << " failed\n";
  return judged > 0 && failed == 0 ? 0 : 1;
}
