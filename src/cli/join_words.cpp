#include "sabot/cli/join_words.hpp"

#include <algorithm>
#include <array>
#include <span>

#include "sabot/cli/sentences.hpp"

namespace sabot::cli {
namespace {

constexpr std::array commands{
    // Places
    Sentence{"sit", "sentarse", "sit down"},
    Sentence{"stand-behind", "quedarse de pie tras una plaza", "stand behind a seat"},
    Sentence{"wait", "esperar plaza", "wait for a seat"},
    Sentence{"leave", "dejar la mesa", "leave the table"},
    Sentence{"ask-change", "pedir cambio de plaza", "ask for another seat"},
    Sentence{"change-seat", "cambiar de plaza", "move to another seat"},
    Sentence{"step-away", "ausentarse un momento", "step away for a moment"},
    Sentence{"come-back", "volver a la plaza", "come back to the seat"},
    Sentence{"tip", "dar propina", "tip the croupiers"},
    // The talla
    Sentence{"mix", "mezclar las cartas", "mix the cards"},
    Sentence{"cut", "cortar", "cut the cards"},
    Sentence{"decline-cut", "no cortar", "decline the cut"},
    Sentence{"take-sabot", "tomar el sabot", "take the sabot"},
    Sentence{"decline-sabot", "ceder el sabot", "decline the sabot"},
    // The bank
    Sentence{"take-bank", "tomar la banca", "take the bank"},
    Sentence{"refuse-bank", "no querer la banca", "refuse the bank"},
    Sentence{"bid", "pujar por la banca", "bid for the bank"},
    Sentence{"refuse-to-deal", "negarse a dar cartas", "refuse to deal"},
    Sentence{"raise-bank", "aumentar la banca", "raise the bank"},
    Sentence{"offer-association", "ofrecerse como asociado", "offer to be an associate"},
    Sentence{"accept-associate", "aceptar un asociado", "accept an associate"},
    Sentence{"put-in-garage", "llevar al garage", "put into the garage"},
    Sentence{"todo-va", "«todo va»", "«todo va»: all of it is at stake"},
    Sentence{"keep-bank", "seguir con la banca", "keep the bank"},
    Sentence{"pass-hand", "pasar la mano", "pass the hand"},
    // Bets
    Sentence{"bet", "apostar", "bet"},
    Sentence{"withdraw", "retirar la apuesta", "withdraw the bet"},
    Sentence{"banco", "«banco»: toda la banca", "«banco»: the whole bank"},
    Sentence{"banco-seguido", "«banco seguido»", "«banco seguido»: banco again"},
    Sentence{"banco-con-la-mesa", "«con la mesa»: la mitad", "«con la mesa»: half of the bank"},
    Sentence{"ultimo-completo", "«con la mesa y último completo»",
             "«último completo»: half, and what is left"},
    Sentence{"remove-late-bets", "apartar apuestas tardías", "remove late bets"},
    // The cards
    Sentence{"take-cards", "levantar las cartas", "lift the cards"},
    Sentence{"reclaim-cards", "reclamar las cartas", "reclaim the cards"},
    Sentence{"carta", "«carta»: pedir", "«carta»: draw"},
    Sentence{"no", "«no»: plantarse", "«no»: stand"},
    Sentence{"abatir", "abatir: mostrar ocho o nueve", "abatir: show an eight or a nine"},
    Sentence{"dar-carta", "dar la carta", "give the card"},
    Sentence{"negar-carta", "negar la carta", "refuse the card"},
    Sentence{"pedir-cuadro", "pedir el cuadro", "ask for the cuadro"},
    Sentence{"pedir-consejo", "pedir consejo al crupier", "ask the croupier for advice"},
    Sentence{"show", "mostrar las cartas", "show the cards"},
    Sentence{"claim", "reclamar", "make a claim"},
};

constexpr std::array keys{
    Sentence{"talla", "talla", "talla"},
    Sentence{"coup", "jugada", "coup"},
    Sentence{"minimum", "mínimo", "minimum"},
    Sentence{"maximum", "máximo", "maximum"},
    Sentence{"bank-minimum", "banca desde", "bank from"},
    Sentence{"bank-maximum", "banca hasta", "bank up to"},
    Sentence{"cards-left", "cartas", "cards"},
    Sentence{"banco-free", "banco libre", "free banco"},
    Sentence{"stop-card-appeared", "última jugada", "last coup"},
    Sentence{"cut-offered-to", "corta", "to cut"},
    Sentence{"offered-to", "sabot ofrecido a", "sabot offered to"},
    Sentence{"holder", "en manos de", "held by"},
    Sentence{"punto-holder", "cartas del punto", "punto's cards"},
    Sentence{"owed-to", "cartas para", "cards due to"},
    Sentence{"banco-by", "banco", "banco"},
    Sentence{"con-la-mesa", "con la mesa", "con la mesa"},
    Sentence{"due", "falta carta", "card due to"},
    Sentence{"winner", "gana", "winner"},
    Sentence{"offer", "banca ofrecida", "bank offered"},
    Sentence{"bids", "pujas", "bids"},
    Sentence{"bank", "banca", "bank"},
    Sentence{"banker", "banquero", "banker"},
    Sentence{"amount", "cantidad", "amount"},
    Sentence{"garage", "garage", "garage"},
    Sentence{"coups", "jugadas", "coups"},
    Sentence{"least", "desde", "from"},
    Sentence{"stakes", "apuestas", "stakes"},
    Sentence{"plays", "juega", "plays"},
    Sentence{"waiting", "esperan plaza", "waiting"},
    Sentence{"awaited", "se espera a", "waiting for"},
    Sentence{"punto", "punto", "punto"},
    Sentence{"banca", "banca", "banca"},
    Sentence{"seat", "plaza", "seat"},
    Sentence{"chips", "fichas", "chips"},
    Sentence{"places", "plazas", "seats"},
    Sentence{"to", "a", "to"},
    Sentence{"on", "a", "on"},
    Sentence{"to-burn", "por quemar", "to burn"},
    Sentence{"leaves-regulation", "fuera de la norma", "outside the rules"},
    Sentence{"setting", "ajuste", "setting"},
    Sentence{"value", "vale", "is"},
};

std::string_view label(std::span<const Sentence> all, std::string_view word,
                       law::Language language) {
  const auto found = std::ranges::find(all, word, &Sentence::of);
  if (found == all.end()) return {};
  return language == law::Language::es ? found->es : found->en;
}

}  // namespace

std::string_view command_label(std::string_view command, law::Language language) {
  return label(commands, command, language);
}

std::string_view view_label(std::string_view key, law::Language language) {
  const auto known = label(keys, key, language);
  return known.empty() ? key : known;
}

}  // namespace sabot::cli
