#include "sabot/rounds/setup.hpp"

#include <algorithm>
#include <variant>

#include <boost/describe/class.hpp>

#include "sabot/base/card.hpp"
#include "sabot/base/money.hpp"
#include "sabot/base/person.hpp"

namespace sabot::rounds {
namespace {

using Lines = std::vector<std::string>;

struct Player {
  PersonId name;
  std::optional<int> seat;
  std::optional<int> behind;
  std::optional<Money> chips;
};
BOOST_DESCRIBE_STRUCT(Player, (), (name, seat, behind, chips))

namespace punto_banca {

struct Table {
  Money minimum;
  int factor = 0;
  std::optional<bool> multiples;
  std::optional<bool> standing;
};
struct Sabot {
  Card first;
  std::optional<int> count;  // left out: as many as the rules want
  std::optional<int> below;  // the same
};
BOOST_DESCRIBE_STRUCT(Table, (), (minimum, factor, multiples, standing))
BOOST_DESCRIBE_STRUCT(Sabot, (), (first, count, below))
using Setup = std::variant<Table, Player, Sabot>;

}  // namespace punto_banca

namespace chemin_de_fer {

struct Table {
  Money minimum;
  std::optional<Money> bank_minimum;
  std::optional<bool> banco_free;
};
struct Sabot {
  std::optional<int> count;
  std::optional<int> below;
};
BOOST_DESCRIBE_STRUCT(Table, (), (minimum, bank_minimum, banco_free))
BOOST_DESCRIBE_STRUCT(Sabot, (), (count, below))
using Setup = std::variant<Table, Player, Sabot>;

}  // namespace chemin_de_fer

std::string admit(std::string_view who, std::string_view role) {
  return "casa admit person=" + std::string(who) + " role=" + std::string(role);
}

std::string number(const std::optional<int>& value) {
  return value ? std::to_string(*value) : std::string(as_the_rules_want);
}

struct Expand {
  Lines operator()(const Player& player) const {
    const std::string name(player.name.handle());
    Lines lines{admit(name, "player")};
    if (player.chips)
      lines.push_back("caja sell-chips to=" + name + " amount=" + to_text(*player.chips));
    if (player.seat) lines.push_back(name + " sit seat=" + std::to_string(*player.seat));
    if (player.behind)
      lines.push_back(name + " stand-behind seat=" + std::to_string(*player.behind));
    return lines;
  }

  Lines operator()(const punto_banca::Table& table) const {
    const auto flag = [](const std::optional<bool>& value) {
      return value.value_or(false) ? "true" : "false";
    };
    return {admit("crupier", "croupier"), admit("jefe", "chief"), admit("caja", "cashier"),
            "casa open minimum=" + to_text(table.minimum) +
                " factor=" + std::to_string(table.factor) + " multiples=" + flag(table.multiples) +
                " standing=" + flag(table.standing)};
  }
  Lines operator()(const punto_banca::Sabot& sabot) const {
    return {"crupier count-cards count=" + number(sabot.count),
            "crupier mix",
            "crupier cut at=20",
            "crupier place-stop-card below=" + number(sabot.below),
            "crupier turn-first-card card=" + to_text(sabot.first),
            "crupier burn " + std::string(as_the_rules_want)};
  }

  Lines operator()(const chemin_de_fer::Table& table) const {
    const auto bank =
        table.bank_minimum ? " bank-minimum=" + to_text(*table.bank_minimum) : std::string();
    Lines lines{admit("crupier", "croupier"), admit("inspector", "inspector"),
                admit("caja", "cashier"), "casa open minimum=" + to_text(table.minimum) + bank};
    if (table.banco_free.value_or(false)) lines.push_back("casa authorise-banco free=true");
    return lines;
  }
  Lines operator()(const chemin_de_fer::Sabot& sabot) const {
    return {"crupier count-cards count=" + number(sabot.count), "crupier mix", "crupier mix-last",
            std::string(as_the_rules_want) + " cut at=20",
            "crupier place-stop-card below=" + number(sabot.below)};
  }
};

template <class Setup>
std::expected<Lines, NotationError> expanded(std::string_view text) {
  const auto setup = read_notation<Setup>(text);
  if (!setup) return std::unexpected(setup.error());
  return std::visit(Expand{}, *setup);
}

}  // namespace

std::expected<Lines, NotationError> setup_commands(std::string_view game, std::string_view line) {
  const auto start = std::min(line.find_first_not_of(' '), line.size());
  const auto key = line.substr(start, line.find(' ', start) - start);
  if (key != "table" && key != "player" && key != "sabot") return Lines{};
  std::string text(line);
  // "player blas seat=1" reads better than "player name=blas seat=1".
  constexpr std::string_view inserted = "name=";
  const auto name = line.find_first_not_of(' ', start + key.size());
  const bool is_named = key == "player" && name != line.npos;
  if (is_named) text.insert(name, inserted);
  auto commands = game == "chemin-de-fer" ? expanded<chemin_de_fer::Setup>(text)
                                          : expanded<punto_banca::Setup>(text);
  // Places are reported as the author wrote the line.
  if (!commands && is_named && commands.error().column > name + inserted.size())
    commands.error().column -= inserted.size();
  return commands;
}

std::optional<std::string> setting_as_toml(std::string_view setting) {
  const auto equals = setting.find('=');
  if (equals == 0 || equals == setting.npos || equals + 1 == setting.size()) return std::nullopt;
  if (setting.find_first_of("\"\\") != setting.npos) return std::nullopt;
  const auto quoted = [](std::string_view value) {
    // TOML has no whole number that begins with 0; as a text it is told apart by what wants it.
    const bool number = value.find_first_not_of("0123456789") == value.npos &&
                        (value == "0" || !value.starts_with('0'));
    const bool plain = value == "true" || value == "false" || (number && !value.empty());
    return plain ? std::string(value) : "\"" + std::string(value) + "\"";
  };
  std::string toml = std::string(setting.substr(0, equals)) + " = ";
  const auto value = setting.substr(equals + 1);
  if (!value.contains(',')) return toml + quoted(value) + "\n";
  toml += "[";
  for (std::size_t at = 0; at <= value.size();) {
    const auto end = std::min(value.find(',', at), value.size());
    toml += (at == 0 ? "" : ", ") + quoted(value.substr(at, end - at));
    at = end + 1;
  }
  return toml + "]\n";
}

}  // namespace sabot::rounds
