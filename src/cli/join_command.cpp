#include <memory>

#include "sabot/cli/command.hpp"
#include "sabot/cli/join_table.hpp"

// sabot join: sits down at a table of a house, from a terminal or a script.

namespace sabot::cli {
namespace {

// A table's link, http://…/t/t1?invitation=…, says which house and which table.
JoinWish read_link(JoinWish wish) {
  constexpr std::string_view way = "/t/";
  constexpr std::string_view key = "?invitation=";
  const auto at = wish.url.find(way, wish.url.find("//") + 2);
  if (at == std::string::npos) return wish;
  auto table = wish.url.substr(at + way.size());
  wish.url.resize(at);
  if (const auto question = table.find(key); question != std::string::npos) {
    wish.invitation = table.substr(question + key.size());
    table.resize(question);
  }
  if (wish.table.empty()) wish.table = table;
  return wish;
}

void join(Common& common, const JoinWish& asked) {
  const auto wish = read_link(asked);
  const auto url = net::read_url(wish.url);
  if (!url) return common.fail(url.error());
  DistantHouse house(*url, {wish.insecure}, common.lang());
  Lines lines;
  const auto visit = go_to_table(common, house, lines, wish);
  if (!visit) return;
  JoinedTable(common, house, lines, *visit).run();
}

}  // namespace

void add_join(Command program, Common& common) {
  auto wish = std::make_shared<JoinWish>();
  const auto command =
      add_command(program, common, "join",
                  {"Se sienta en una mesa de una casa, desde una terminal o con un guion de "
                   "líneas; con --json los mensajes de la casa llegan tal cual, uno por línea",
                   "Sits down at a table of a house, from a terminal or a script; with --json, "
                   "every message from the house is printed as it is, one per line"},
                  "sabot join http://127.0.0.1:8080 --name ana");
  command
      .add_option("URL", wish->url,
                  common.text("La dirección de la casa, como la dice sabot serve, o el enlace de "
                              "una mesa",
                              "The address of the house, as sabot serve prints it, or a table's "
                              "link"))
      .required();
  command.add_option("--table", wish->table,
                     common.text("Qué mesa; si falta, se enumeran. Con --json hace falta",
                                 "Which table; if left out, the tables are listed. "
                                 "--json needs it"));
  command.add_option(
      "--name", wish->name,
      common.text("Entra como invitado con este nombre; si falta, con el de la última vez",
                  "Come in as a guest with this name; the last one used if left out"));
  command
      .add_option("--account", wish->account,
                  common.text("Entra con una cuenta y su contraseña",
                              "Come in with an account and its password"))
      .excludes("--name");
  command
      .add_option("--as", wish->as,
                  common.text("Con qué cargo: player (jugador) o, si lo tiene, croupier (crupier), "
                              "inspector, director, cashier (caja)",
                              "In which role: player or, if you hold the office, croupier, "
                              "inspector, director, cashier"))
      .show_default();
  command.add_option("--chips", wish->chips,
                     common.text("Compra estas fichas si no tiene ninguna; 0: no compra",
                                 "Buy this amount of chips if you have none; 0 buys nothing"));
  command.add_flag("--watch", wish->watch, common.text("Solo mira", "Only watch")).excludes("--as");
  command.add_flag("--insecure", wish->insecure,
                   common.text("Con https: no comprueba de quién es el certificado",
                               "With https: do not check the certificate"));
  command.callback([&common, wish] { join(common, *wish); });
}

}  // namespace sabot::cli
