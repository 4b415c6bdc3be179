#pragma once
// What odds, solve and simulate are asked of games with two paños, and of no other.

#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>

#include "sabot/cli/command.hpp"
#include "sabot/odds/panos/report.hpp"

namespace sabot::cli {

struct PanosOptions {
  std::string stakes;
  std::string bank;
  std::string banker;

  void add_to(Command command, const Common& common);
  // How the banker plays where the cuadro leaves it; `solve` has a --banker of its own.
  void add_banker(Command command, const Common& common);

  // Refused, with a message, where the game has only one.
  bool are_idle(Common& common) const;

  struct Read {
    odds::PanoStakes stakes;
    std::optional<odds::BankKind> bank;
    odds::BankerPlays banker{};
  };
  // None, and a message, where a stake is no amount.
  std::optional<Read> read(Common& common) const;
};

// What means nothing with two paños is refused by its name, with what to ask for instead.
struct IdleOption {
  std::string_view name;
  bool given = false;
  std::string_view es = {};
  std::string_view en = {};
};
bool says_nothing_of_panos(Common& common, std::initializer_list<IdleOption> options);

// "100 on the first paño, 50 on the second; limited bank, deduction 1/50"
std::string panos_stakes_text(const Common& common, const odds::PanoStakes& stakes,
                              odds::BankKind bank, const odds::Fraction& deduction);

}  // namespace sabot::cli
