#pragma once
// What people read of a game, in Spanish and English, as data: what a croupier would say of each
// event, and what its commands, fields and words are called.

#include <span>
#include <string_view>

namespace sabot::rules {

// `of` is the name of what the texts are for: an event, a command, a field, or a field's value
// ("role=chief").
//
// For an event there may follow what its fields must be for this sentence to be the one:
// "bet-placed late=true", or which two of them must differ: "bet-placed plays!=stake". In the text
// {field} is the field's value. The first sentence whose conditions hold and whose fields the event
// has is used. An empty one: the event goes without saying.
struct Sentence {
  std::string_view of;
  std::string_view es;
  std::string_view en;
};

struct Words {
  std::span<const Sentence> events;
  std::span<const Sentence> commands;  // "take-bank": "tomar la banca"
  std::span<const Sentence> fields;    // of commands and views; "cards-left": "cartas"
  // A word in a sentence may have its article: "hand=banca": "la banca". A field that is a person
  // anywhere has no words here, lest somebody be called by them.
  std::span<const Sentence> values;
  // What each command does, in one line: "sit": "Takes a free seat."
  std::span<const Sentence> descriptions = {};
};

// A game's own words, then those that it shares with others; the first that fit are used.
using GameWords = std::span<const Words* const>;

// What every game has: people and their places, chips, bets, the clock, rulings.
extern const Words common_words;

}  // namespace sabot::rules
