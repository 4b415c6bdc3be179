#include "sabot/cli/join_lobby.hpp"

#include <algorithm>
#include <cctype>
#include <iostream>
#include <map>

#include <boost/json/array.hpp>
#include <fmt/format.h>

#include "sabot/base/forms.hpp"
#include "sabot/base/money.hpp"
#include "sabot/cli/join_person.hpp"

namespace sabot::cli {
namespace {

namespace json = boost::json;

json::array list_of(const json::value& value) {
  return value.is_array() ? value.get_array() : json::array();
}

class Lobby {
 public:
  Lobby(Common& common, DistantHouse& house, Lines& lines, const JoinWish& wish)
      : common_(common), house_(house), lines_(lines), wish_(wish) {}

  // Which table, by its id; none, and a message, where there is none.
  std::optional<std::string> choose_table() {
    if (!wish_.table.empty()) {
      const bool is_id = std::ranges::all_of(wish_.table, [](unsigned char c) {
        return std::isalnum(c) != 0 || c == '-' || c == '_';
      });
      if (is_id) return wish_.table;
      return failed("no hay tal mesa", "there is no such table");
    }
    if (common_.json) return failed("con --json hace falta --table", "--json needs --table");
    const auto tables = house_.get("/api/tables");
    if (!tables) return objected(tables.error());
    greet();
    const auto list = list_of(*tables);
    if (list.empty()) {
      std::cout << common_.say("No hay mesas todavía: abra usted la primera.\n",
                               "There are no tables yet: open the first.\n");
      return open_table();
    }
    print_tables(list);
    const auto answer = ask("¿Qué mesa?", "Which table?", "1");
    if (!answer) return std::nullopt;
    if (*answer == "n") return open_table();
    for (std::size_t i = 0; i < list.size(); ++i)
      if (const auto id = text_at(list[i], "table");
          *answer == std::to_string(i + 1) || *answer == id)
        return id;
    return failed("no está en la lista", "it is not in the list");
  }

  bool enter(const std::string& table) {
    if (wish_.watch) return true;
    const auto path = "/api/tables/" + table;
    if (const auto in =
            house_.post(path + "/entry", {{"as", wish_.as}, {"invitation", wish_.invitation}});
        !in)
      return objected(in.error()), false;
    if (bots_ > 0)
      if (const auto why = set_bots(house_, table, bots_)) return objected(*why), false;
    if (wish_.as == "croupier") warn_where_the_house_deals(path);
    if (wish_.as != "player") return true;
    const auto snapshot = house_.get(path + "/view");
    if (!snapshot) return objected(snapshot.error()), false;
    return bring_chips(table, *snapshot);
  }

 private:
  // As the house calls itself, and what it says to those who come.
  void greet() {
    const auto house = house_.get("/api/house");
    if (!house) return;
    std::cout << tinted(Tone::strong, text_at(*house, "name")) << '\n';
    if (const auto welcome = text_at(*house, "welcome"); !welcome.empty())
      std::cout << welcome << '\n';
  }

  std::optional<std::string> ask(std::string_view es, std::string_view en,
                                 const std::string& proposed) {
    auto answer = ask_line(lines_, std::string(common_.say(es, en)), proposed);
    if (!answer)
      common_.fail(common_.say("se acabó la entrada antes de llegar a la mesa",
                               "the input ended on the way to the table"));
    return answer;
  }
  std::nullopt_t failed(std::string_view es, std::string_view en) {
    common_.fail(common_.say(es, en));
    return std::nullopt;
  }
  std::nullopt_t objected(const Objected& why) {
    fail(common_, why);
    return std::nullopt;
  }

  void print_tables(const json::array& tables) const {
    std::cout << tinted(Tone::strong, common_.say("Mesas", "Tables")) << '\n';
    for (std::size_t i = 0; i < tables.size(); ++i) {
      const auto& one = tables[i];
      const bool by_hand = text_at(one, "dealt-by") == "person";
      const auto facts = fmt::format(
          "{}, {} {}, {}, {}{} {}, {} {}", text_at(one, "regulation"),
          common_.say("mínimo", "minimum"), text_at(one, "minimum"), text_at(one, "profile"),
          by_hand ? common_.say("da un crupier, ", "dealt by hand, ") : std::string_view(),
          text_at(one, "bots"), common_.say("autómatas", "bots"), text_at(one, "watching"),
          common_.say("presentes", "present"));
      std::cout << fmt::format("{:>3}  {:<8} {:<24} {}\n", i + 1, text_at(one, "table"),
                               text_at(one, "name"), tinted(Tone::dim, facts));
    }
    std::cout << fmt::format("  n  {}\n", common_.say("abrir otra", "open another"));
  }

  std::optional<std::string> open_table() {
    const auto house = house_.get("/api/house");
    if (!house) return objected(house.error());
    const auto* offered = find(*house, "games");
    const auto games = offered == nullptr ? json::array() : list_of(*offered);
    if (games.empty()) return failed("la casa no tiene juegos", "the house has no games");
    for (std::size_t i = 0; i < games.size(); ++i)
      std::cout << fmt::format("{:>3}  {:<24} {}\n", i + 1, text_at(games[i], "game"),
                               tinted(Tone::dim, text_at(games[i], "regulation")));
    const auto which = ask("¿Qué juego?", "Which game?", "1");
    if (!which) return std::nullopt;
    const auto number = from_text<std::int64_t>(*which);
    if (!number || *number < 1 || *number > std::ssize(games))
      return failed("no está en la lista", "it is not in the list");
    const auto& game = games[static_cast<std::size_t>(*number - 1)];
    const auto how = ask("¿Cómo?", "How?", "minimum=5 profile=club bots=4");
    if (!how) return std::nullopt;
    return open_table(game, *how);
  }

  std::optional<std::string> open_table(const json::value& game, std::string_view how) {
    std::map<std::string, std::string, std::less<>> given{
        {"minimum", "5"}, {"profile", "club"}, {"bots", "4"}, {"dealt-by", "automatic"}};
    while (!how.empty()) {
      const auto word = how.substr(0, how.find(' '));
      how.remove_prefix(std::min(word.size() + 1, how.size()));
      if (word.empty()) continue;
      const auto known = given.find(word.substr(0, word.find('=')));
      if (known == given.end() || !word.contains('='))
        return failed(
            "puede decir minimum=… profile=club|training|regulated bots=… "
            "dealt-by=automatic|person",
            "you may give minimum=… profile=club|training|regulated bots=… "
            "dealt-by=automatic|person");
      known->second = word.substr(word.find('=') + 1);
    }
    const auto bots = from_text<std::int64_t>(given["bots"]);
    if (!bots || *bots < 0 || *bots > 100) return failed("bots=0, 1, 2…", "bots=0, 1, 2…");
    bots_ = static_cast<int>(*bots);
    const auto made = house_.post("/api/tables", {{"regulation", text_at(game, "regulation")},
                                                  {"game", text_at(game, "game")},
                                                  {"profile", given["profile"]},
                                                  {"minimum", given["minimum"]},
                                                  {"dealt-by", given["dealt-by"]}});
    if (!made) return objected(made.error());
    return text_at(*made, "table");
  }

  void warn_where_the_house_deals(const std::string& path) {
    const auto table = house_.get(path);
    if (!table || text_at(*table, "dealt-by") != "automatic") return;
    std::cerr << "sabot: "
              << common_.say(
                     "en esta mesa da cartas la casa: un crupier solo puede mirar. Para "
                     "dar usted, abra una con dealt-by=person\n",
                     "the house deals at this table: a croupier can only watch. To deal "
                     "yourself, open one with dealt-by=person\n");
  }

  // Enough for an evening, within what the person owns where the house gives no more.
  Money proposed_chips(const json::value& view) {
    constexpr int many = 200;
    const auto minimum = from_text<Money>(text_at(view, "minimum"));
    const auto usual =
        (minimum ? checked_times(*minimum, many) : std::nullopt).value_or(1000_units);
    const auto wallet = house_.get("/api/wallet");
    if (!wallet || text_at(*wallet, "giving") == "free") return usual;
    const auto held = from_text<Money>(text_at(*wallet, "held"));
    const auto due = from_text<Money>(text_at(*wallet, "due"));
    return std::min(usual, held.value_or(Money{}) + due.value_or(Money{}));
  }

  // Buys chips for a player who has none; where the person cannot, a message says so.
  bool bring_chips(const std::string& table, const json::value& snapshot) {
    const auto* view = find(snapshot, "view");
    const auto* self = view == nullptr ? nullptr : find(*view, "self");
    if (self == nullptr || text_at(*self, "chips") != "0") return true;
    auto amount = wish_.chips;
    if (amount.empty()) {
      const auto proposed = to_text(proposed_chips(*view));
      if (common_.json) {
        amount = proposed;
      } else {
        const auto answer =
            ask("¿Cuántas fichas compra?", "How many chips will you buy?", proposed);
        if (!answer) return false;
        amount = *answer;
      }
    }
    if (amount == "0") return true;
    const auto why = buy_chips(house_, table, amount);
    if (!why) return true;
    if (why->code != "forbidden" && why->code != "too-little-money") return objected(*why), false;
    std::cerr << "sabot: " << why->detail << '\n';
    return true;
  }

  Common& common_;
  DistantHouse& house_;
  Lines& lines_;
  const JoinWish& wish_;
  int bots_ = 0;
};

}  // namespace

std::optional<Objected> buy_chips(DistantHouse& house, const std::string& table,
                                  const std::string& amount) {
  const auto bought = house.post("/api/cage/purchases", {{"table", table}, {"amount", amount}});
  return bought ? std::nullopt : std::optional(bought.error());
}

std::optional<Objected> redeem_chips(DistantHouse& house, const std::string& table,
                                     const std::string& amount) {
  const auto done = house.post("/api/cage/redemptions", {{"table", table}, {"amount", amount}});
  return done ? std::nullopt : std::optional(done.error());
}

std::optional<Objected> set_bots(DistantHouse& house, const std::string& table, int count) {
  const auto set = house.put("/api/tables/" + table + "/bots", {{"count", count}});
  return set ? std::nullopt : std::optional(set.error());
}

std::optional<Visit> go_to_table(Common& common, DistantHouse& house, Lines& lines,
                                 const JoinWish& wish) {
  const auto person = come_in(common, house, lines, wish);
  if (!person) return std::nullopt;
  Lobby lobby(common, house, lines, wish);
  const auto table = lobby.choose_table();
  if (!table || !lobby.enter(*table)) return std::nullopt;
  return Visit{*person, *table};
}

}  // namespace sabot::cli
