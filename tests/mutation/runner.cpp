// runner FILE JOBS SECONDS ROUND...: for each mutant's number in FILE, whether any of the rounds
// notices it. Which mutants a round reaches is seen once, with none switched on; each mutant then
// runs in a process of its own against the rounds that reach it, until the first that fails. Says
// a line for each: its number, and "noticed ROUND", "survived" or "unreached".

#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/time.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <cstdlib>
#include <cstring>
#include <fstream>
#include <iostream>
#include <iterator>
#include <map>
#include <string>
#include <vector>

#include "mutant.hpp"
#include "sabot/rounds/run.hpp"

namespace sabot_mutant {
int active = 0;
std::uint8_t reached[most];
}  // namespace sabot_mutant

namespace {

using Clock = std::chrono::steady_clock;

struct Judged {
  std::string file;
  sabot::rounds::Round round;
  std::vector<std::uint8_t> reached;
  Clock::duration took{};
};

bool passes(const sabot::rounds::Round& round) {
  try {
    const auto result = sabot::rounds::run(round);
    return result && result->passed();
  } catch (...) {
    return false;
  }
}

std::vector<Judged> baseline(int argc, char** argv) {
  std::vector<Judged> all;
  for (int i = 4; i < argc; ++i) {
    std::ifstream in(argv[i], std::ios::binary);
    const std::string text((std::istreambuf_iterator<char>(in)), {});
    auto round = sabot::rounds::read_round(text);
    std::memset(sabot_mutant::reached, 0, sizeof sabot_mutant::reached);
    const auto start = Clock::now();
    if (!round || !passes(*round)) {
      std::cerr << argv[i] << ": does not pass as the rules stand\n";
      std::exit(2);
    }
    all.push_back({argv[i],
                   *std::move(round),
                   {std::begin(sabot_mutant::reached), std::end(sabot_mutant::reached)},
                   Clock::now() - start});
  }
  // The quickest first: most mutants do not live long.
  std::ranges::sort(all, {}, &Judged::took);
  return all;
}

// In a process of its own: leaves the place of the first round that fails.
[[noreturn]] void try_mutant(int number, const std::vector<Judged>& rounds, int seconds,
                             int* first_failed) {
  rlimit memory{};
  memory.rlim_cur = memory.rlim_max = rlim_t{3} << 30;
  setrlimit(RLIMIT_AS, &memory);
  sabot_mutant::active = number;
  for (std::size_t i = 0; i < rounds.size(); ++i) {
    if (rounds[i].reached[static_cast<std::size_t>(number)] == 0) continue;
    first_failed[number] = static_cast<int>(i);  // whatever ends the process, this round did it
    alarm(static_cast<unsigned>(seconds));
    if (!passes(rounds[i].round)) _exit(1);
  }
  _exit(0);
}

bool is_reached(int number, const std::vector<Judged>& rounds) {
  return std::ranges::any_of(rounds, [&](const Judged& one) {
    return one.reached[static_cast<std::size_t>(number)] != 0;
  });
}

}  // namespace

int main(int argc, char** argv) {
  if (argc < 5) return 2;
  std::ifstream numbers(argv[1]);
  const std::vector<int> all{std::istream_iterator<int>(numbers), {}};
  const auto rounds = baseline(argc, argv);
  const auto jobs = static_cast<std::size_t>(std::atoi(argv[2]));
  auto* first_failed =
      static_cast<int*>(mmap(nullptr, sizeof(int) * sabot_mutant::most, PROT_READ | PROT_WRITE,
                             MAP_SHARED | MAP_ANONYMOUS, -1, 0));
  std::map<pid_t, int> running;
  const auto wait_for_one = [&] {
    int status = 0;
    const auto child = wait(&status);
    const int number = running.extract(child).mapped();
    const bool survived = WIFEXITED(status) && WEXITSTATUS(status) == 0;
    std::cout << number << ' '
              << (survived
                      ? "survived"
                      : "noticed " + rounds[static_cast<std::size_t>(first_failed[number])].file)
              << std::endl;
  };
  for (const int number : all) {
    if (!is_reached(number, rounds)) {
      std::cout << number << " unreached" << std::endl;
      continue;
    }
    if (running.size() == jobs) wait_for_one();
    const auto child = fork();
    if (child == 0) try_mutant(number, rounds, std::atoi(argv[3]), first_failed);
    running[child] = number;
  }
  while (!running.empty()) wait_for_one();
  return 0;
}
