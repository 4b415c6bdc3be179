#include "sabot/rules/baccarat/words.hpp"

#include <array>

namespace sabot::baccarat {
namespace {

using rules::Sentence;

constexpr std::array events{
    Sentence{"cards-counted", "Recuento: {count} cartas", "Counted: {count} cards"},
    Sentence{"cards-mixed", "Mezcladas. Compromiso con el orden: {commitment}",
             "Mixed. Commitment to the order: {commitment}"},
    Sentence{"cards-mixed", "Mezcladas", "Mixed"},
    Sentence{"cards-cut", "{by} corta en la carta {at}", "{by} cuts at card {at}"},
    Sentence{"stop-card-placed", "Carta de detención, con {below} cartas debajo",
             "Stop card in, with {below} cards below it"},
    Sentence{"stop-card-appeared", "Aparece la carta de detención: última jugada",
             "The stop card appears: last coup"},
    Sentence{"talla-ended", "Fin de la talla {talla}", "End of talla {talla}"},
    Sentence{"order-revealed", "Se muestran el orden y la sal {salt}",
             "Order and salt are shown: {salt}"},
    Sentence{"order-excused", "No hará falta mostrar el orden", "The order need not be shown"},
    Sentence{"card-dealt", "Carta para {hand}: {card}", "Card to {hand}: {card}"},
    Sentence{"card-discarded", "La carta siguiente, a la cesta",
             "The next card goes to the basket"},
    Sentence{"hand-shown", "{hand} muestra {cards}", "{hand} shows {cards}"},
    Sentence{"declared hand=punto what=carta", "El punto: «carta»", "The punto: «carta»"},
    Sentence{"declared hand=punto what=no", "El punto: «no»", "The punto: «no»"},
    Sentence{"card-due", "Falta la carta de {hand}", "A card is due to {hand}"},
    Sentence{"coup-decided", "Punto {punto}, banca {banca}", "Punto {punto}, banca {banca}"},
};

constexpr std::array commands{
    Sentence{"count-cards", "contar las cartas", "count the cards"},
    Sentence{"mix", "mezclar las cartas", "mix the cards"},
    Sentence{"cut", "cortar", "cut the cards"},
    Sentence{"place-stop-card", "poner la carta de detención", "place the stop card"},
    Sentence{"reveal", "mostrar el orden prometido", "show the order that was promised"},
    Sentence{"deal", "dar una carta", "deal a card"},
    Sentence{"carta", "«carta»: pedir", "«carta»: draw"},
    Sentence{"no", "«no»: plantarse", "«no»: stand"},
    Sentence{"show", "mostrar las cartas", "show the cards"},
};

constexpr std::array fields{
    Sentence{"talla", "talla", "talla"},
    Sentence{"cards-left", "cartas", "cards"},
    Sentence{"basket", "cesta", "basket"},
    Sentence{"cagnotte", "pozo", "cagnotte"},
    Sentence{"stop-card-appeared", "última jugada", "last coup"},
    Sentence{"commitment", "compromiso con el orden", "commitment to the order"},
    Sentence{"count", "cuántas", "how many"},
    Sentence{"at", "en la carta", "at card"},
    Sentence{"below", "cartas debajo", "cards below it"},
    Sentence{"salt", "sal", "salt"},
    Sentence{"order", "orden", "order"},
    Sentence{"card", "carta", "card"},
    Sentence{"cards", "cartas", "cards"},
    Sentence{"hand", "mano", "hand"},
    Sentence{"punto", "punto", "punto"},
    Sentence{"banca", "banca", "banca"},
    Sentence{"total", "puntos", "total"},
    Sentence{"said", "ha dicho", "has said"},
    Sentence{"due", "falta carta", "card due to"},
    Sentence{"winner", "gana", "winner"},
    Sentence{"holder", "en manos de", "held by"},
};

// In a sentence a hand has its article; on the felt and as a bet it has none.
constexpr std::array values{
    Sentence{"hand=punto", "el punto", "the punto"},
    Sentence{"hand=banca", "la banca", "the bank"},
    Sentence{"due=punto", "punto", "punto"},
    Sentence{"due=banca", "banca", "banca"},
    Sentence{"winner=punto", "punto", "punto"},
    Sentence{"winner=banca", "banca", "banca"},
    Sentence{"winner=empate", "empate", "tie"},
    Sentence{"said=carta", "carta", "carta"},
    Sentence{"said=no", "no", "no"},
    Sentence{"phase=counting", "recuento", "counting the cards"},
    Sentence{"phase=mixing", "mezcla", "mixing"},
    Sentence{"phase=cutting", "corte", "cutting"},
    Sentence{"phase=stopping", "carta de detención", "placing the stop card"},
    Sentence{"phase=dealing", "reparto", "dealing"},
    Sentence{"phase=punto-speaks", "habla el punto", "the punto speaks"},
    Sentence{"phase=drawing", "tercera carta", "third card"},
    Sentence{"effect=end-talla", "acaba la talla", "the talla ends"},
};

constexpr std::array descriptions{
    Sentence{"count-cards", "Cuenta las cartas con las que se jugará la talla.",
             "Counts the cards with which the talla will be played."},
    Sentence{"mix", "Mezcla las cartas antes del corte.", "Mixes the cards before the cut."},
    Sentence{"cut", "Corta las cartas por donde se diga.", "Cuts the cards at the place named."},
    Sentence{"place-stop-card", "Pone la carta que anunciará el final de la talla.",
             "Puts in the card that will announce the end of the talla."},
    Sentence{"reveal", "Muestra el orden de las cartas que se prometió antes del corte.",
             "Shows the order of the cards that was promised before the cut."},
    Sentence{"deal", "Saca la carta siguiente del sabot.", "Draws the next card from the sabot."},
    Sentence{"carta", "Pide una tercera carta.", "Asks for a third card."},
    Sentence{"no", "Se planta: no quiere tercera carta.", "Stands: no third card."},
    Sentence{"show", "Vuelve boca arriba las cartas de una mano.",
             "Turns the cards of a hand face up."},
};

}  // namespace

const rules::Words family_words{events, commands, fields, values, descriptions};

}  // namespace sabot::baccarat
