// What the commands, fields and words of bacarrá a dos paños are called.

#include <array>

#include "sabot/rules/baccarat/words.hpp"
#include "sabot/rules/dos_panos/facts.hpp"

namespace sabot::dos_panos {
namespace {

using rules::Sentence;

constexpr std::array commands{
    // The director
    Sentence{"authorise-banco", "fijar la libertad del banco", "set the freedom of banco"},
    Sentence{"note-free-bank", "anotar otra banca libre", "note another free bank"},
    Sentence{"accept-proof", "dar por buenos unos fondos", "accept proof of funds"},
    Sentence{"begin-session", "empezar la sesión siguiente", "begin the next session"},
    // The bank
    Sentence{"announce-banker", "anunciar al banquero", "announce the banker"},
    Sentence{"open-auction", "subastar la banca", "auction the bank"},
    Sentence{"take-bank", "tomar la banca", "take the bank"},
    Sentence{"refuse-bank", "no querer la banca", "refuse the bank"},
    Sentence{"bid", "pujar por la banca", "bid for the bank"},
    Sentence{"award-bank", "adjudicar la banca", "award the bank"},
    Sentence{"draw-lot", "sortear", "draw lots"},
    Sentence{"announce-stake", "anunciar lo que se juega", "announce the stake"},
    Sentence{"keep-bank", "seguir con la banca", "keep the bank"},
    Sentence{"leave-bank", "dejar la banca", "leave the bank"},
    Sentence{"redeposit", "depositar de nuevo", "make a new deposit"},
    // Bets
    Sentence{"open-bets", "abrir las apuestas", "open the bets"},
    Sentence{"banco", "«banco»: toda la banca", "«banco»: the whole bank"},
    Sentence{"award-banco", "adjudicar el banco", "award the banco"},
    Sentence{"no-va-mas", "«ya no va más»", "«ya no va más»: no more bets"},
    // The cards
    Sentence{"give-cards", "llevar las cartas", "carry the cards"},
    Sentence{"take-cards", "mirar las cartas", "look at the cards"},
    Sentence{"reclaim-cards", "reclamar las cartas", "reclaim the cards"},
    Sentence{"abatir", "abatir: mostrar ocho o nueve", "abatir: show an eight or a nine"},
    Sentence{"pedir-cuadro", "pedir el cuadro", "ask for the cuadro"},
    Sentence{"pedir-consejo", "pedir consejo al crupier", "ask the croupier for advice"},
    // What went wrong
    Sentence{"drawn-early", "carta sacada antes de tiempo", "a card was drawn too early"},
    Sentence{"card-face-up", "carta salida boca arriba", "a card came out face up"},
    Sentence{"cards-stuck", "cartas pegadas", "cards stuck together"},
    Sentence{"card-on-floor", "carta caída al suelo", "a card fell to the floor"},
    Sentence{"misgive-cards", "cartas en manos de otro", "cards in the wrong hands"},
    Sentence{"expose-card", "carta descubierta al repartir", "a card was exposed while dealing"},
    Sentence{"card-misdealt", "carta a un paño que no la pidió",
             "a card to a paño that had not asked"},
    Sentence{"card-withheld", "carta no dada al paño que la pidió",
             "no card to a paño that had asked"},
    Sentence{"card-in-basket", "carta caída en la cesta", "a card fell into the basket"},
    Sentence{"thrown-unseen", "cartas tiradas sin mostrarse", "cards thrown away unshown"},
    Sentence{"wrong-score", "punto mal cantado por el banquero",
             "the banker announced a wrong score"},
    Sentence{"changed-word", "un paño dijo las dos palabras", "a paño said both words"},
    Sentence{"too-slow", "tarda demasiado", "takes too long"},
    Sentence{"outside-advice", "alguien aconseja a una mano", "somebody advises a hand"},
    Sentence{"warn", "advertir a alguien", "warn somebody"},
    Sentence{"claim", "reclamar", "make a claim"},
    Sentence{"discard-early", "desechar lo sacado antes de tiempo", "discard what was drawn early"},
    Sentence{"irregular-deal", "reparto irregular", "an irregular deal"},
};

constexpr std::array fields{
    Sentence{"session", "sesión", "session"},
    Sentence{"bank-kind", "banca", "bank"},
    Sentence{"bank-minimum", "banca desde", "bank from"},
    Sentence{"bank-maximum", "banca hasta", "bank up to"},
    Sentence{"seats-per-pano", "plazas por paño", "seats on each paño"},
    Sentence{"offer", "banca ofrecida", "bank offered"},
    Sentence{"bids", "pujas", "bids"},
    Sentence{"lot", "sorteo", "lot"},
    Sentence{"bank", "banca", "bank"},
    Sentence{"claims", "piden banco", "banco claimed by"},
    Sentence{"banco-by", "banco", "banco"},
    Sentence{"banco-right", "puede repetir banco", "may repeat banco"},
    Sentence{"first-turn", "turno del primer paño", "first paño's turn"},
    Sentence{"second-turn", "turno del segundo paño", "second paño's turn"},
    Sentence{"primero", "primer paño", "first paño"},
    Sentence{"segundo", "segundo paño", "second paño"},
    Sentence{"loose", "cartas en espera", "cards waiting"},
    Sentence{"restored", "jugada restablecida", "coup restored"},
    // The bank
    Sentence{"banker", "banquero", "banker"},
    Sentence{"initial", "al empezar", "at first"},
    Sentence{"coups", "jugadas", "coups"},
    Sentence{"until", "hasta la talla", "until talla"},
    Sentence{"why", "por", "why"},
    // Hands
    Sentence{"owed-to", "cartas para", "cards due to"},
    Sentence{"third", "tercera", "third"},
    Sentence{"bound", "obligada", "bound"},
    Sentence{"voided", "nula", "void"},
    // Of commands
    Sentence{"free", "libre", "free"},
    Sentence{"elsewhere", "en otra mesa", "at another table"},
    Sentence{"tallas", "tallas", "tallas"},
    Sentence{"number", "número", "number"},
    Sentence{"new-sabot", "sabot nuevo", "new sabot"},
    Sentence{"line", "en la raya", "on the line"},
    Sentence{"place", "cuál", "which one"},
    Sentence{"seen", "la habían visto", "it had been seen"},
    Sentence{"correctable", "tiene arreglo", "can be put right"},
};

constexpr std::array values{
    Sentence{"hand=primero", "el primer paño", "the first paño"},
    Sentence{"hand=segundo", "el segundo paño", "the second paño"},
    Sentence{"due=primero", "primer paño", "first paño"},
    Sentence{"due=segundo", "segundo paño", "second paño"},
    Sentence{"on=primero", "primer paño", "first paño"},
    Sentence{"on=segundo", "segundo paño", "second paño"},
    Sentence{"on=caballo", "a caballo", "a caballo"},
    Sentence{"winner=nulo", "nulo", "void"},
    Sentence{"bank-kind=limited", "limitada", "limited"},
    Sentence{"bank-kind=free", "libre", "free"},
    Sentence{"why=opening", "apertura", "opening"},
    Sentence{"why=abandoned", "el banquero la ha dejado", "the banker has left it"},
    Sentence{"restored=player", "error de un paño", "a paño's error"},
    Sentence{"restored=croupier", "no fue falta del banquero", "no fault of the banker's"},
    Sentence{"restored=banker", "error del banquero", "the banker's error"},
    Sentence{"phase=opening", "banca por adjudicar", "the bank is to be awarded"},
    Sentence{"phase=offering", "se ofrece la banca", "the bank is offered"},
    Sentence{"phase=auction", "subasta", "auction"},
    Sentence{"phase=lot", "sorteo", "lot"},
    Sentence{"phase=announcing", "empieza una jugada", "a coup is to begin"},
    Sentence{"phase=banco", "banco", "banco"},
    Sentence{"phase=banco-lot", "sorteo entre los paños", "lot between the paños"},
    Sentence{"phase=giving", "entrega de cartas", "handing the cards over"},
    Sentence{"phase=first-speaks", "habla el primer paño", "the first paño speaks"},
    Sentence{"phase=second-speaks", "habla el segundo paño", "the second paño speaks"},
    Sentence{"phase=banker-speaks", "habla el banquero", "the banker speaks"},
    Sentence{"phase=showing", "se muestran las cartas", "showing"},
    Sentence{"phase=deciding", "decide el banquero", "the banker decides"},
    Sentence{"phase=broken", "la banca ha saltado", "the bank is broken"},
    Sentence{"effect=deem", "la mano vale lo dicho", "the hand is worth what is said"},
    Sentence{"effect=pass-bank", "pasa la banca", "the bank passes"},
    Sentence{"said=abatir", "abatir", "abatir"},
    Sentence{"bound=loose", "libre", "free"},
    Sentence{"bound=cuadro", "al cuadro", "by the cuadro"},
    Sentence{"bound=drawing", "al cuadro, y pide", "by the cuadro, and draws"},
    Sentence{"bound=five-stands", "a sus reglas, y con 5 se planta", "by its rules, stands with 5"},
};

constexpr rules::Words labels{{}, commands, fields, values};
constexpr std::array<const rules::Words*, 5> all{&sentences, &labels, &descriptions,
                                                 &baccarat::family_words, &rules::common_words};

}  // namespace

rules::GameWords words() { return all; }

}  // namespace sabot::dos_panos
