#pragma once
// Seven people at a table of punto y banca and the croupier who deals to them: what everything
// here is measured on. The same seed always gives the same play.

#include <cstdint>
#include <string>
#include <vector>

#include "sabot/base/card.hpp"
#include "sabot/chance/commitment.hpp"
#include "sabot/chance/seeded_source.hpp"
#include "sabot/rules/punto_banca/game.hpp"
#include "sabot/table/record.hpp"

namespace sabot::bench {

using Game = punto_banca::PuntoBanca;
using Command = rules::By<punto_banca::Command>;
using Events = std::vector<rules::Ruled<punto_banca::Event>>;

// Punto y banca as as11 has it, with nothing overlaid.
const punto_banca::Rules& as11_rules();
table::Genesis genesis();

// The house opens the table; seven people come, buy chips and sit down.
std::vector<Command> opening();

// Everybody at once: whatever the state of the table asks for next, somebody does it.
class Everybody {
 public:
  explicit Everybody(std::uint64_t seed) : source_(seed, 0) {}

  // After the opening.
  Command next(const punto_banca::State& state);

 private:
  Command prepare(const punto_banca::State& state);
  Command bet_or_close(const punto_banca::State& state);
  Command bet(const PersonId& who, bool holds_the_sabot);
  punto_banca::Mix mix(int packs);
  Card draw() { return cut_[next_card_++]; }

  chance::SeededSource source_;
  chance::SealedOrder sealed_;
  std::vector<Card> cut_;
  std::size_t next_card_ = 0;
};

// A play written down, with what each command led to.
struct Play {
  std::vector<Command> commands;
  std::vector<Events> events;  // of each command
  std::vector<std::vector<std::uint8_t>> payloads;
  std::int64_t coups = 0;
  std::int64_t event_count = 0;
};

// The opening and that many whole tallas, from counting the cards to revealing their order.
Play record_play(std::uint64_t seed, int tallas);
// Several plays of one talla each.
const std::vector<Play>& short_plays();

}  // namespace sabot::bench
