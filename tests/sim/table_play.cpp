#include "sim/table_play.hpp"

namespace sabot::sim {
namespace {

const PersonId house = "casa"_who;
const PersonId croupier = "crupier"_who;

using PuntoBanca = TablePlay<punto_banca::PuntoBanca>;
using CheminDeFer = TablePlay<chemin_de_fer::CheminDeFer>;

void step(PuntoBanca& table, const punto_banca::Rules& rules) {
  using namespace punto_banca;
  using punto_banca::Burn;
  using punto_banca::Hand;
  switch (table.state().phase) {
    case Phase::counting: return table.must(croupier, CountCards{table.state().sabot.size()});
    case Phase::mixing: return table.must(croupier, Mix{});
    case Phase::cutting: return table.must(croupier, Cut{1});
    case Phase::stopping: return table.must(croupier, PlaceStopCard{rules.cards_below_stop.value});
    case Phase::turning: return table.must(croupier, TurnFirstCard{table.next()});
    case Phase::burning: return table.must(croupier, Burn{});
    case Phase::betting: return table.must(croupier, NoVaMas{});
    case Phase::calling: return table.must(croupier, Cartas{});
    case Phase::dealing:
    case Phase::drawing: return table.must(croupier, Deal{table.next()});
    case Phase::showing_punto: return table.must(croupier, Show{Hand::punto, {}});
    case Phase::showing_banca: return table.must(croupier, Show{Hand::banca, {}});
    case Phase::paying: return table.must(croupier, Pay{});
    default: throw BrokenInvariant("table: a phase that nobody goes on from");
  }
}

const std::vector<PersonId> players{"ana"_who, "blas"_who, "carla"_who, "diego"_who};
const std::vector<PersonId> everybody{"ana"_who, "blas"_who, "carla"_who, "diego"_who,
                                      "crupier"_who};

// Anybody who may do it does.
template <class Command>
void somebody(CheminDeFer& table, const Command& command) {
  for (const auto& one : everybody)
    if (table.may(one, command)) return;
  throw BrokenInvariant("table: nobody may go on");
}

void prepare(CheminDeFer& table, const chemin_de_fer::Rules& rules) {
  using namespace chemin_de_fer;
  switch (table.state().phase) {
    case Phase::counting: return table.must(croupier, CountCards{table.state().sabot.size()});
    case Phase::mixing: return table.must(croupier, Mix{});
    case Phase::passing: return table.must(croupier, MixLast{});
    case Phase::cutting: return somebody(table, Cut{1});
    case Phase::stopping: return table.must(croupier, PlaceStopCard{rules.cards_below_stop.value});
    case Phase::offering: return somebody(table, TakeBank{100_units, {}});
    case Phase::announcing: return table.must(croupier, AnnounceBank{});
    case Phase::banco: return table.must(croupier, AwardBanco{});
    case Phase::betting:
      if (table.state().stakes.empty()) return somebody(table, Bet{5_units, {}, {}, {}});
      return table.must(croupier, NoVanMas{});
    case Phase::deciding: return somebody(table, KeepBank{});
    default: throw BrokenInvariant("table: a phase that nobody goes on from");
  }
}

void speak(CheminDeFer& table, const PersonId& who) {
  using namespace chemin_de_fer;
  if (table.may(who, Abatir{})) return;
  if (table.draws(who, Carta{}, No{}))
    table.must(who, Carta{});
  else
    table.must(who, No{});
}

void show(CheminDeFer& table) {
  using namespace chemin_de_fer;
  using chemin_de_fer::Hand;
  for (const auto hand : {Hand::punto, Hand::banca})
    if (!table.state().hand(hand).shown) return somebody(table, Show{hand, {}});
}

void play(CheminDeFer& table, bool by_cuadro) {
  using namespace chemin_de_fer;
  const auto& banker = table.state().bank.banker;
  switch (table.state().phase) {
    case Phase::dealing:
    case Phase::drawing: return table.must(croupier, Deal{table.next()});
    case Phase::giving: return table.must(croupier, GiveCards{});
    case Phase::lifting: return somebody(table, TakeCards{});
    case Phase::punto_speaks: return speak(table, table.state().holder);
    case Phase::banker_answers:
      if (!table.may(banker, Abatir{})) table.must(banker, DarCarta{});
      return;
    case Phase::banker_speaks:
      if (by_cuadro) table.may(banker, PedirCuadro{});
      return speak(table, banker);
    case Phase::showing: return show(table);
    case Phase::paying: return table.must(croupier, Pay{});
    default: throw BrokenInvariant("table: a phase that nobody goes on from");
  }
}

void open(CheminDeFer& table) {
  using namespace chemin_de_fer;
  const auto cashier = "caja"_who;
  table.must(house, Admit{croupier, rules::Role::croupier});
  table.must(house, Admit{cashier, rules::Role::cashier});
  table.must(house, Open{5_units, {}});
  int seat = 0;
  for (const auto& player : players) {
    table.must(house, Admit{player, rules::Role::player});
    table.must(cashier, SellChips{player, 100'000_units});
    table.must(player, Sit{++seat});
  }
}

}  // namespace

TableTalla play_at_table(const punto_banca::Rules& rules, std::span<const Card> order) {
  using namespace punto_banca;
  PuntoBanca table(rules, order, [] { return true; });
  table.must(house, Admit{croupier, rules::Role::croupier});
  table.must(house, Open{.minimum = 5_units,
                         .factor = rules.factors.value.front(),
                         .multiples = true,
                         .standing = false});
  while (!table.is_over()) step(table, rules);
  return table.played();
}

TableTalla play_at_table(const chemin_de_fer::Rules& rules, std::span<const Card> order,
                         bool by_cuadro, std::function<bool()> coin) {
  CheminDeFer table(rules, order, std::move(coin));
  open(table);
  while (!table.is_over())
    if (chemin_de_fer::is_coup(table.state().phase))
      play(table, by_cuadro);
    else
      prepare(table, rules);
  return table.played();
}

}  // namespace sabot::sim
