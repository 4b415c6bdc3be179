#include "sabot/cli/password_prompt.hpp"

#include <signal.h>
#include <termios.h>
#include <unistd.h>

#include <array>
#include <iostream>

#include <fmt/format.h>

#include "sabot/server/passwords.hpp"

namespace sabot::cli {
namespace {

constexpr std::array ending{SIGINT, SIGTERM, SIGHUP};

// Nothing typed is shown while it lives; not even a signal leaves the terminal so.
class Unseen {
 public:
  Unseen() {
    ::tcgetattr(STDIN_FILENO, &before_);
    struct sigaction act {};
    act.sa_handler = &Unseen::end;
    for (std::size_t i = 0; i < ending.size(); ++i) ::sigaction(ending[i], &act, &actions_[i]);
    auto quiet = before_;
    quiet.c_lflag &= ~static_cast<tcflag_t>(ECHO);
    quiet.c_lflag |= ECHONL;
    ::tcsetattr(STDIN_FILENO, TCSAFLUSH, &quiet);
  }
  Unseen(const Unseen&) = delete;
  Unseen& operator=(const Unseen&) = delete;
  ~Unseen() {
    ::tcsetattr(STDIN_FILENO, TCSAFLUSH, &before_);
    for (std::size_t i = 0; i < ending.size(); ++i) ::sigaction(ending[i], &actions_[i], nullptr);
  }

 private:
  static void end(int signal) {
    ::tcsetattr(STDIN_FILENO, TCSAFLUSH, &before_);
    ::signal(signal, SIG_DFL);
    ::raise(signal);
  }

  static inline termios before_{};
  std::array<struct sigaction, ending.size()> actions_{};
};

std::optional<std::string> read_line(std::string_view prompt) {
  std::cerr << prompt << ": " << std::flush;
  const Unseen unseen;
  std::string line;
  if (!std::getline(std::cin, line)) return std::nullopt;
  return line;
}

std::optional<std::string> ask_twice(Common& common, std::string_view name) {
  const auto prompt = fmt::format("{} {}", common.say("Contraseña de", "Password for"), name);
  auto first = read_line(prompt);
  auto second = first ? read_line(common.say("Otra vez", "Again")) : std::nullopt;
  const bool same = first && second && *first == *second;
  if (second) server::wipe(*second);
  if (same) return first;
  if (first) server::wipe(*first);
  common.fail(common.say("las dos contraseñas no coinciden; repítalo",
                         "the two passwords differ; try again"));
  return std::nullopt;
}

std::optional<std::string> take_line(Common& common) {
  std::string line;
  if (std::getline(std::cin, line)) return line;
  common.fail(common.say("falta la contraseña: désela en una línea de la entrada estándar",
                         "the password is missing: give it as a line on standard input"));
  return std::nullopt;
}

}  // namespace

std::optional<std::string> ask_known_password(const Common& common, const std::string& name) {
  return read_line(fmt::format("{} {}", common.say("Contraseña de", "Password for"), name));
}

std::optional<std::string> ask_password(Common& common, const PersonId& person) {
  auto password =
      ::isatty(STDIN_FILENO) != 0 ? ask_twice(common, person.handle()) : take_line(common);
  if (!password) return std::nullopt;
  const auto unfit = server::unfit_password(*password, person);
  if (!unfit) return password;
  server::wipe(*password);
  common.fail(fmt::format("{} ({})", common.say(unfit->es, unfit->en), unfit->about));
  return std::nullopt;
}

}  // namespace sabot::cli
