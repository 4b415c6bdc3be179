#pragma once
// A talla dealt at a table, by the game's own decide and apply, from an order that is known
// beforehand: its coups as the table decided them.

#include <functional>
#include <ostream>
#include <span>
#include <variant>
#include <vector>

#include "sabot/base/invariant.hpp"
#include "sabot/rules/chemin_de_fer/game.hpp"
#include "sabot/rules/punto_banca/game.hpp"
#include "sabot/sim/coup.hpp"

namespace sabot::sim {

// For Google Test.
inline void PrintTo(const Coup& coup, std::ostream* out) {
  *out << "punto " << coup.punto << ", banca " << coup.banca << ", " << coup.cards << " cards";
}

struct TableTalla {
  std::vector<Coup> coups;
  std::vector<bool> choices;  // of those who might have done otherwise: whether they drew
  int burned = 0;
};

template <class Game>
class TablePlay {
 public:
  using Rules = typename Game::Rules;
  using Command = typename Game::Command;
  // Says whether somebody who may choose draws.
  using Coin = std::function<bool()>;

  TablePlay(const Rules& rules, std::span<const Card> order, Coin coin)
      : rules_(rules), order_(order), coin_(std::move(coin)), state_(Game::initial(rules)) {}

  void must(const PersonId& who, const Command& command) {
    require(may(who, command), "table: a command was refused");
  }
  // Whether the table took it.
  bool may(const PersonId& who, const Command& command) {
    const auto decision = Game::decide(rules_, state_, {who, command});
    if (!decision) return false;
    for (const auto& one : *decision) {
      Game::apply(state_, one.event);
      note(one.event);
    }
    return true;
  }
  // Tosses a coin if the table would take either.
  bool draws(const PersonId& who, const Command& carta, const Command& no) {
    const bool may_draw = Game::decide(rules_, state_, {who, carta}).has_value();
    const bool may_stand = Game::decide(rules_, state_, {who, no}).has_value();
    if (!may_draw || !may_stand) return may_draw;
    choices_.push_back(coin_());
    return choices_.back();
  }

  const typename Game::State& state() const { return state_; }
  Card next() const { return order_[next_]; }
  bool is_over() const { return over_; }
  const TableTalla& played() const { return played_; }

 private:
  void note(const typename Game::Event& event) {
    visit([&](const auto& one) { hear(one); }, event);
  }
  void hear(const auto&) {}
  void hear(const punto_banca::CoupDecided& event) { decided(event); }
  void hear(const chemin_de_fer::CoupDecided& event) { decided(event); }
  void hear(const punto_banca::CardDealt&) { ++dealt_, ++next_; }
  void hear(const chemin_de_fer::CardDealt&) { ++dealt_, ++next_; }
  void hear(const punto_banca::FirstCardTurned&) { ++next_; }
  void hear(const punto_banca::CardsBurned& event) {
    played_.burned = event.count;
    next_ += static_cast<std::size_t>(event.count);
  }
  void hear(const baccarat::TallaEnded&) { over_ = true; }

  void decided(const auto& event) {
    // What the punto says against a natural makes no difference: it gets no card.
    const bool natural = dealt_ == 4 && baccarat::is_natural(event.banca);
    if (!natural) played_.choices.insert(played_.choices.end(), choices_.begin(), choices_.end());
    choices_.clear();
    played_.coups.push_back({static_cast<Winner>(event.winner), event.punto, event.banca, dealt_});
    dealt_ = 0;
  }

  const Rules& rules_;
  std::span<const Card> order_;
  Coin coin_;
  typename Game::State state_;
  TableTalla played_;
  std::vector<bool> choices_;  // of the coup under way
  std::size_t next_ = 0;
  int dealt_ = 0;
  bool over_ = false;
};

// Nobody bets, and the croupier holds both hands.
TableTalla play_at_table(const punto_banca::Rules& rules, std::span<const Card> order);

// Four players; the banker asks for the cuadro if it is to be followed.
TableTalla play_at_table(const chemin_de_fer::Rules& rules, std::span<const Card> order,
                         bool by_cuadro, std::function<bool()> coin);

}  // namespace sabot::sim
