#include "sabot/cli/panos_options.hpp"

#include <utility>

#include <fmt/format.h>

#include "sabot/base/forms.hpp"

namespace sabot::cli {
namespace {

std::optional<odds::PanoStakes> read_stakes(Common& common, const std::string& text) {
  if (text.empty()) return odds::PanoStakes{};
  const auto colon = text.find(':');
  const auto first = odds::read_fraction(text.substr(0, colon));
  const auto second = odds::read_fraction(colon == text.npos ? "" : text.substr(colon + 1));
  if (first && second && *first >= 0 && *second >= 0 && *first + *second > 0)
    return odds::PanoStakes{*first, *second};
  common.fail(common.say("--panos son las apuestas de los dos paños, como 100:50",
                         "--panos is the stakes on both paños, such as 100:50"));
  return std::nullopt;
}

}  // namespace

void PanosOptions::add_to(Command command, const Common& common) {
  command.add_option("--panos", stakes,
                     common.text("Con dos paños, lo apostado en el primero y en el segundo: "
                                 "100:50; si falta, lo mismo en los dos",
                                 "With two paños, what is staked on the first and the second: "
                                 "100:50; if left out, the same on both"));
  command
      .add_option(
          "--bank", bank,
          common.text("Con dos paños, banca limitada o libre, de lo que depende la "
                      "deducción; si falta, la de la mesa",
                      "With two paños, a limited bank or a free one, on which the deduction "
                      "depends; if left out, the table's"))
      .one_of({"limited", "free"});
}

void PanosOptions::add_banker(Command command, const Common& common) {
  command
      .add_option("--banker", banker,
                  common.text("Con dos paños, cómo juega el banquero donde el cuadro no indica lo "
                              "mismo para ambos: contra el primero, el segundo, el de más apuesta, "
                              "pidiendo, plantándose o lo mejor",
                              "With two paños, how the banker plays where the cuadro does not say "
                              "the same for both: against the first, the second, the one with the "
                              "larger stake, drawing, standing, or what is best"))
      .show_default("larger")
      .one_of({"first", "second", "larger", "draw", "stand", "best"});
}

bool PanosOptions::are_idle(Common& common) const {
  for (const auto& [name, value] :
       {std::pair<std::string_view, const std::string&>("--panos", stakes),
        {"--bank", bank},
        {"--banker", banker}})
    if (!value.empty()) {
      common.fail(std::string(name) + std::string(common.say(" es solo para juegos con dos paños",
                                                             " is for games with two paños only")));
      return true;
    }
  return false;
}

std::optional<PanosOptions::Read> PanosOptions::read(Common& common) const {
  const auto both = read_stakes(common, stakes);
  if (!both) return std::nullopt;
  Read read{*both, std::nullopt, odds::BankerPlays::larger};
  if (!bank.empty()) read.bank = *from_text<odds::BankKind>(bank);
  if (!banker.empty()) read.banker = *from_text<odds::BankerPlays>(banker);
  return read;
}

bool says_nothing_of_panos(Common& common, std::initializer_list<IdleOption> options) {
  for (const auto& [name, given, es, en] : options) {
    if (!given) continue;
    auto why = std::string(name) + std::string(common.say(" no es para juegos con dos paños",
                                                          " is not for games with two paños"));
    if (!es.empty()) why += ": " + std::string(common.say(es, en));
    common.fail(why);
    return true;
  }
  return false;
}

std::string panos_stakes_text(const Common& common, const odds::PanoStakes& stakes,
                              odds::BankKind bank, const odds::Fraction& deduction) {
  const auto kind = bank == odds::BankKind::limited ? common.say("banca limitada", "limited bank")
                                                    : common.say("banca libre", "free bank");
  return fmt::format("{} {}, {} {}; {}, {} {}", odds::fraction_text(stakes.first),
                     common.say("en el primer paño", "on the first paño"),
                     odds::fraction_text(stakes.second),
                     common.say("en el segundo", "on the second"), kind,
                     common.say("deducción", "deduction"), odds::fraction_text(deduction));
}

}  // namespace sabot::cli
