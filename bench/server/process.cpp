#include "bench/server/process.hpp"

#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <cstdio>
#include <fstream>
#include <stdexcept>
#include <utility>

namespace sabot::bench {
namespace {

// {"url":"http://127.0.0.1:40123","data":…}
std::uint16_t port_in(const std::string& line) {
  const auto colon = line.find("127.0.0.1:");
  if (colon == std::string::npos) throw std::runtime_error("the server did not open: " + line);
  return static_cast<std::uint16_t>(std::stoi(line.substr(colon + 10)));
}

}  // namespace

ServerProcess::ServerProcess(std::string program, std::filesystem::path data) {
  std::array<int, 2> pipe{};
  if (::pipe(pipe.data()) != 0) throw std::runtime_error("no pipe");
  child_ = ::fork();
  if (child_ == 0) {
    ::dup2(pipe[1], STDOUT_FILENO);
    ::close(pipe[0]);
    const auto file = data.string();
    ::execl(program.c_str(), program.c_str(), "serve", "--json", "--listen", "127.0.0.1:0",
            "--data", file.c_str(), "--sign-ins-a-minute", "1000000", "--guests-a-minute",
            "1000000", "--connections-per-address", "0", "--requests-a-second", "1000000",
            "--quick-tables", "true", "--tables-per-person", "0", "--commands-a-second", "1000000",
            "--log", "warning", nullptr);
    ::_exit(127);
  }
  ::close(pipe[1]);
  std::string line;
  std::array<char, 512> text{};
  while (line.find('\n') == std::string::npos) {
    const auto got = ::read(pipe[0], text.data(), text.size());
    if (got <= 0) break;
    line.append(text.data(), static_cast<std::size_t>(got));
  }
  ::close(pipe[0]);
  port_ = port_in(line);
}

ServerProcess::~ServerProcess() {
  ::kill(child_, SIGTERM);
  ::waitpid(child_, nullptr, 0);
}

std::int64_t ServerProcess::resident_kib() const {
  std::ifstream status("/proc/" + std::to_string(child_) + "/status");
  std::string word;
  while (status >> word)
    if (word == "VmRSS:") {
      std::int64_t kib = 0;
      status >> kib;
      return kib;
    }
  return 0;
}

double ServerProcess::cpu_seconds() const {
  std::ifstream stat("/proc/" + std::to_string(child_) + "/stat");
  std::string word;
  double user = 0;
  double system = 0;
  for (int i = 1; i <= 13; ++i) stat >> word;
  stat >> user >> system;
  return (user + system) / static_cast<double>(::sysconf(_SC_CLK_TCK));
}

}  // namespace sabot::bench
