#include "sabot/cli/announcer.hpp"

#include <algorithm>
#include <array>

#include <boost/json/serialize.hpp>

namespace sabot::cli {
namespace {

struct Sentence {
  std::string_view event;
  std::string_view es;
  std::string_view en;
};

// {field} is the field's value. Announced calls have a table of their own.
constexpr std::array sentences{
    Sentence{"admitted", "La casa admite a {person} ({role})",
             "The house admits {person} ({role})"},
    Sentence{"chips-sold", "{to} compra {amount} en fichas", "{to} buys {amount} in chips"},
    Sentence{"chips-redeemed", "{from} cambia {amount} en fichas",
             "{from} redeems {amount} in chips"},
    Sentence{"seated", "{person} se sienta en la plaza {seat}", "{person} takes seat {seat}"},
    Sentence{"stood-behind", "{person} se queda de pie tras la plaza {seat}",
             "{person} stands behind seat {seat}"},
    Sentence{"put-on-list", "{person} espera plaza: número {place} de la lista",
             "{person} waits for a seat: number {place} on the list"},
    Sentence{"left", "{person} deja la mesa", "{person} leaves the table"},
    Sentence{"table-opened", "Mesa abierta: mínimo {minimum}, máximo {maximum}",
             "Table open: minimum {minimum}, maximum {maximum}"},
    Sentence{"table-closed", "Mesa cerrada", "Table closed"},
    Sentence{"cards-counted", "Recuento: {count} cartas", "Counted: {count} cards"},
    Sentence{"cards-mixed", "Mezcladas. Compromiso con el orden: {commitment}",
             "Mixed. Commitment to the order: {commitment}"},
    Sentence{"cards-cut", "{by} corta en la carta {at}", "{by} cuts at card {at}"},
    Sentence{"stop-card-placed", "Carta de detención, con {below} cartas debajo",
             "Stop card in, with {below} cards below it"},
    Sentence{"first-card-turned", "Primera carta: {card}. Se queman {burn}",
             "First card: {card}. {burn} are burned"},
    Sentence{"cards-burned", "{count} cartas a la cesta", "{count} cards into the basket"},
    Sentence{"stop-card-appeared", "Aparece la carta de detención: última jugada",
             "The stop card appears: last coup"},
    Sentence{"talla-ended", "Fin de la talla {talla}", "End of talla {talla}"},
    Sentence{"order-revealed", "Se muestran el orden y la sal {salt}",
             "Order and salt are shown: {salt}"},
    Sentence{"sabot-offered", "Se ofrece el sabot a {to} (plaza {seat})",
             "The sabot is offered to {to} (seat {seat})"},
    Sentence{"sabot-open", "Nadie quiere el sabot: se espera",
             "Nobody wants the sabot: play waits"},
    Sentence{"sabot-taken", "{by} toma el sabot", "{by} takes the sabot"},
    Sentence{"sabot-declined", "{by} cede el sabot", "{by} declines the sabot"},
    Sentence{"sabot-to-croupier", "Reparte el crupier", "The croupier deals"},
    Sentence{"sabot-lost", "{by} pierde el sabot", "{by} loses the sabot"},
    Sentence{"bet-placed", "{by} apuesta {stake} a {on}", "{by} bets {stake} on {on}"},
    Sentence{"bet-withdrawn", "{by} retira {stake} de {on}", "{by} withdraws {stake} from {on}"},
    Sentence{"bet-lost", "{by} pierde {stake} a {on}", "{by} loses {stake} on {on}"},
    Sentence{"bet-won", "{by} cobra {winnings} por {stake} a {on}",
             "{by} wins {winnings} for {stake} on {on}"},
    Sentence{"deducted", "Deducción a {from}: {amount}", "Deducted from {from}: {amount}"},
    Sentence{"bet-freed", "{by} puede retirar sus {stake} de {on}",
             "{by} may withdraw the {stake} on {on}"},
    Sentence{"bet-returned", "Se devuelven a {by} {stake} de {on}",
             "{by} gets {stake} on {on} back"},
    Sentence{"bets-closed", "", ""},
    Sentence{"cards-called", "", ""},
    Sentence{"card-dealt", "Carta a {hand}: {card}", "Card to {hand}: {card}"},
    Sentence{"hand-given", "Las cartas del {hand}, para {to}", "The {hand}'s cards go to {to}"},
    Sentence{"hand-shown", "{hand} muestra {cards}", "{hand} shows {cards}"},
    Sentence{"natural", "{hand}: {total} con dos cartas", "{hand}: {total} with two cards"},
    Sentence{"card-due", "{hand} ha de pedir carta", "{hand} must draw"},
    Sentence{"stood", "{hand} ha de plantarse", "{hand} must stand"},
    Sentence{"coup-decided", "Punto {punto}, banca {banca}", "Punto {punto}, banca {banca}"},
    Sentence{"coup-ended", "", ""},
    Sentence{"ruling-given", "{by} resuelve ({effect}): {reason}",
             "{by} rules ({effect}): {reason}"},
    Sentence{"card-discarded", "La carta siguiente, a la cesta",
             "The next card goes to the basket"},
    Sentence{"sabot-withdrawn", "{from} deja el sabot por decisión del jefe",
             "{from} gives the sabot up by the chief's ruling"},
    Sentence{"order-excused", "No hará falta mostrar el orden", "The order need not be shown"},
    Sentence{"coup-annulled", "Jugada anulada", "The coup is annulled"},
};

// The regulation's own calls, each for the hand it is of. In English the ritual ones stand as
// they are called, with what they mean.
constexpr std::array calls{
    Sentence{"no-va-mas", "«No va más»", "«No va más» (no more bets)"},
    Sentence{"cartas", "«Cartas»", "«Cartas» (deal the cards)"},
    Sentence{"total punto", "«El jugador: {total}»", "«The player: {total}»"},
    Sentence{"total banca", "«La banca: {total}»", "«The bank: {total}»"},
    Sentence{"se-planta punto", "«El jugador se planta: {total}»", "«The player stands: {total}»"},
    Sentence{"se-planta banca", "«La banca se planta: {total}»", "«The bank stands: {total}»"},
    Sentence{"carta punto", "«Carta para el jugador»", "«Card for the player»"},
    Sentence{"carta banca", "«Carta para la banca»", "«Card for the bank»"},
    Sentence{"gana punto", "«Gana el jugador con {total}»", "«The player wins with {total}»"},
    Sentence{"gana banca", "«Gana la banca con {total}»", "«The bank wins with {total}»"},
    Sentence{"empate", "«Empate a {total}»", "«Tie at {total}»"},
};

// Words of the notation that are English in a Spanish sentence.
constexpr std::array words{
    Sentence{"player", "jugador", "player"},
    Sentence{"croupier", "crupier", "croupier"},
    Sentence{"chief", "jefe de mesa", "table chief"},
    Sentence{"director", "dirección", "director"},
    Sentence{"cashier", "caja", "cashier"},
    Sentence{"annul", "se anula la jugada", "the coup is annulled"},
    Sentence{"pass-sabot", "pasa el sabot", "the sabot passes"},
    Sentence{"discard", "carta a la cesta", "a card is discarded"},
    Sentence{"end-talla", "acaba la talla", "the talla ends"},
    Sentence{"go-on", "sigue el juego", "play goes on"},
};

std::string word_text(const std::string& word, law::Language language) {
  const auto known = std::ranges::find(words, word, &Sentence::event);
  if (known == words.end()) return word;
  return std::string(language == law::Language::es ? known->es : known->en);
}

std::string value_text(const boost::json::value& value) {
  if (value.is_string()) return std::string(value.as_string());
  if (value.is_array()) {
    std::string text;
    for (const auto& one : value.as_array()) text += (text.empty() ? "" : " ") + value_text(one);
    return text;
  }
  return boost::json::serialize(value);
}

std::string field_text(const boost::json::object& event, std::string_view name,
                       law::Language language) {
  const auto* value = event.if_contains(name);
  if (value == nullptr) return name == "card" ? "🂠" : "";
  const auto text = value_text(*value);
  if (name.starts_with("card")) return pretty_cards(text);
  return name == "role" || name == "effect" ? word_text(text, language) : text;
}

std::string fill(std::string_view sentence, const boost::json::object& event,
                 law::Language language) {
  std::string text;
  while (!sentence.empty()) {
    const auto open = std::min(sentence.find('{'), sentence.size());
    text += sentence.substr(0, open);
    sentence.remove_prefix(open);
    if (sentence.empty()) break;
    const auto close = sentence.find('}');
    text += field_text(event, sentence.substr(1, close - 1), language);
    sentence.remove_prefix(close + 1);
  }
  return text;
}

}  // namespace

std::string pretty_cards(std::string_view cards) {
  constexpr std::array<std::string_view, 4> symbols{"♣", "♦", "♥", "♠"};
  std::string text;
  for (const char c : cards) {
    const auto suit = std::string_view("cdhs").find(c);
    if (suit != std::string_view::npos)
      text += symbols[suit];
    else if (c == 'T')
      text += "10";
    else
      text += c;
  }
  return text;
}

std::string announce(const table::Told& told, law::Language language) {
  const auto in = [&](const Sentence& one) {
    return fill(language == law::Language::es ? one.es : one.en, told.json, language);
  };
  const std::string name(told.json.at("event").as_string());
  if (name == "announced") {
    std::string words_called(told.json.at("call").as_string());
    if (const auto* hand = told.json.if_contains("hand"))
      words_called += " " + std::string(hand->as_string());
    const auto call = std::ranges::find(calls, words_called, &Sentence::event);
    return call == calls.end() ? told.notation : in(*call);
  }
  const auto sentence = std::ranges::find(sentences, name, &Sentence::event);
  return sentence == sentences.end() ? told.notation : in(*sentence);
}

}  // namespace sabot::cli
