#pragma once
// What a croupier would say of each event, in Spanish and English.

#include <span>
#include <string_view>

namespace sabot::cli {

// `of` is the event's name, then what its fields must be for this sentence to be the one:
// "bet-placed late=true", or which two of them must differ: "bet-placed plays!=stake". In the text
// {field} is the field's value. The first sentence whose conditions hold and whose fields the event
// has is used. An empty one: the event goes without saying.
struct Sentence {
  std::string_view of;
  std::string_view es;
  std::string_view en;
};

// What the games share, and punto y banca.
std::span<const Sentence> common_sentences();
std::span<const Sentence> chemin_de_fer_sentences();

// Words of the notation that are English in a Spanish sentence, or vice versa; and the hands, each
// with its article.
std::span<const Sentence> words();

}  // namespace sabot::cli
