// What the commands, fields and words of chemin de fer are called.

#include <array>

#include "sabot/rules/baccarat/words.hpp"
#include "sabot/rules/chemin_de_fer/facts.hpp"

namespace sabot::chemin_de_fer {
namespace {

using rules::Sentence;

constexpr std::array commands{
    // The director
    Sentence{"authorise-banco", "fijar la libertad del banco", "set the freedom of banco"},
    Sentence{"note-elsewhere", "anotar plaza en otra mesa", "note a seat at another table"},
    // Places
    Sentence{"ask-change", "pedir cambio de plaza", "ask for another seat"},
    Sentence{"change-seat", "cambiar de plaza", "move to another seat"},
    Sentence{"step-away", "ausentarse un momento", "step away for a moment"},
    Sentence{"come-back", "volver a la plaza", "come back to the seat"},
    Sentence{"tip", "dar propina", "tip the croupiers"},
    // The talla
    Sentence{"mix-last", "mezclar por última vez", "mix for the last time"},
    Sentence{"decline-cut", "no cortar", "decline the cut"},
    // The bank
    Sentence{"take-bank", "tomar la banca", "take the bank"},
    Sentence{"refuse-bank", "no querer la banca", "refuse the bank"},
    Sentence{"bid", "pujar por la banca", "bid for the bank"},
    Sentence{"award-bank", "adjudicar la banca", "award the bank"},
    Sentence{"refuse-to-deal", "negarse a dar cartas", "refuse to deal"},
    Sentence{"raise-bank", "aumentar la banca", "raise the bank"},
    Sentence{"offer-association", "ofrecerse como asociado", "offer to be an associate"},
    Sentence{"accept-associate", "aceptar un asociado", "accept an associate"},
    Sentence{"put-in-garage", "llevar al garage", "put into the garage"},
    Sentence{"todo-va", "«todo va»", "«todo va»: all of it is at stake"},
    Sentence{"keep-bank", "seguir con la banca", "keep the bank"},
    Sentence{"pass-hand", "pasar la mano", "pass the hand"},
    Sentence{"announce-bank", "anunciar la banca", "announce the bank"},
    // Bets
    Sentence{"banco", "«banco»: toda la banca", "«banco»: the whole bank"},
    Sentence{"banco-seguido", "«banco seguido»", "«banco seguido»: banco again"},
    Sentence{"award-banco", "adjudicar el banco", "award the banco"},
    Sentence{"banco-con-la-mesa", "«con la mesa»: la mitad", "«con la mesa»: half of the bank"},
    Sentence{"ultimo-completo", "«con la mesa y último completo»",
             "«último completo»: half, and what is left"},
    Sentence{"remove-late-bets", "apartar apuestas tardías", "remove late bets"},
    Sentence{"no-van-mas", "«no van más»", "«no van más»: no more bets"},
    // The cards
    Sentence{"give-cards", "entregar las cartas", "hand the cards over"},
    Sentence{"take-cards", "levantar las cartas", "lift the cards"},
    Sentence{"reclaim-cards", "reclamar las cartas", "reclaim the cards"},
    Sentence{"abatir", "abatir: mostrar ocho o nueve", "abatir: show an eight or a nine"},
    Sentence{"dar-carta", "dar la carta", "give the card"},
    Sentence{"negar-carta", "negar la carta", "refuse the card"},
    Sentence{"pedir-cuadro", "pedir el cuadro", "ask for the cuadro"},
    Sentence{"pedir-consejo", "pedir consejo al crupier", "ask the croupier for advice"},
    Sentence{"go-on", "seguir con la jugada", "go on with the coup"},
    // What went wrong
    Sentence{"drawn-early", "carta sacada antes de tiempo", "a card was drawn too early"},
    Sentence{"card-face-up", "carta salida boca arriba", "a card came out face up"},
    Sentence{"cards-stuck", "cartas pegadas", "cards stuck together"},
    Sentence{"card-on-floor", "carta caída al suelo", "a card fell to the floor"},
    Sentence{"expose-card", "carta descubierta por error", "a card was exposed by mistake"},
    Sentence{"wrong-carta", "«carta» anunciada por error", "«carta» was called by mistake"},
    Sentence{"fifth-card", "quinta carta sacada", "a fifth card was drawn"},
    Sentence{"extra-cards", "cartas de más en la banca", "too many cards for the bank"},
    Sentence{"two-third-cards", "dos terceras cartas", "two third cards"},
    Sentence{"card-in-basket", "carta caída en la cesta", "a card fell into the basket"},
    Sentence{"thrown-unseen", "cartas tiradas sin verse", "cards were thrown away unseen"},
    Sentence{"misgive-cards", "cartas dadas a otro por error", "cards went to the wrong player"},
    Sentence{"cards-snatched", "cartas arrebatadas", "cards were snatched"},
    Sentence{"warn", "advertir a alguien", "warn somebody"},
    Sentence{"too-slow", "el punto tarda demasiado", "the punto takes too long"},
    Sentence{"outside-advice", "alguien aconseja a una mano", "somebody advises a hand"},
    Sentence{"followed-hand", "alguien sigue la mano", "somebody follows the hand"},
    Sentence{"bet-unwatched", "apuesta sin vigilar", "a bet was not watched"},
    Sentence{"drawn-in-error", "carta sacada sin tocar", "a card was drawn though none was due"},
    Sentence{"claim", "reclamar", "make a claim"},
    Sentence{"croupier-fault", "falta del crupier", "a mistake of the croupier's"},
    Sentence{"discard-early", "desechar lo sacado antes de tiempo", "discard what was drawn early"},
};

constexpr std::array fields{
    Sentence{"bank-minimum", "banca desde", "bank from"},
    Sentence{"bank-maximum", "banca hasta", "bank up to"},
    Sentence{"banco-free", "banco libre", "free banco"},
    Sentence{"cut-offered-to", "corta", "to cut"},
    Sentence{"offer", "banca ofrecida", "bank offered"},
    Sentence{"bids", "pujas", "bids"},
    Sentence{"bank", "banca", "bank"},
    Sentence{"proposals", "ofertas de asociación", "offers of association"},
    Sentence{"claims", "piden banco", "banco claimed by"},
    Sentence{"banco-by", "banco", "banco"},
    Sentence{"con-la-mesa", "con la mesa", "con la mesa"},
    Sentence{"ultimo-completo", "último completo", "último completo"},
    Sentence{"seguido", "banco seguido de", "banco seguido of"},
    Sentence{"owed-to", "cartas para", "cards due to"},
    // The bank
    Sentence{"banker", "banquero", "banker"},
    Sentence{"garage", "garage", "garage"},
    Sentence{"idle", "sin jugar", "idle"},
    Sentence{"members", "socios", "members"},
    Sentence{"coups", "jugadas", "coups"},
    Sentence{"todo-va", "todo va", "todo va"},
    Sentence{"why", "por", "why"},
    Sentence{"least", "desde", "from"},
    Sentence{"kind", "forma", "kind"},
    Sentence{"associate", "con", "with"},
    // Places, bets and hands
    Sentence{"absent", "ausente", "absent"},
    Sentence{"must-salute", "deja pasar la mano", "lets the hand pass"},
    Sentence{"plays", "juega", "plays"},
    Sentence{"late", "tardía", "late"},
    Sentence{"third", "tercera", "third"},
    Sentence{"bound", "obligada", "bound"},
    // Of commands
    Sentence{"free", "libre", "free"},
    Sentence{"seated", "tiene plaza", "has a seat"},
    Sentence{"line", "en la línea", "on the line"},
    Sentence{"with", "junto a", "together with"},
    Sentence{"place", "cuál", "which one"},
    Sentence{"of", "las dos primeras", "the first two"},
    Sentence{"which", "cuál", "which one"},
    Sentence{"about", "sobre", "about"},
    Sentence{"correctable", "tiene arreglo", "can be put right"},
};

constexpr std::array values{
    Sentence{"phase=passing", "las cartas pasan", "the cards go round"},
    Sentence{"phase=offering", "se ofrece la banca", "the bank is offered"},
    Sentence{"phase=retaking", "se ofrece recuperar la mano", "the hand may be taken back"},
    Sentence{"phase=auction", "subasta", "auction"},
    Sentence{"phase=forced", "banca forzosa", "forced bank"},
    Sentence{"phase=announcing", "se forma la banca", "the bank is made up"},
    Sentence{"phase=banco", "banco", "banco"},
    Sentence{"phase=giving", "entrega de cartas", "handing the cards over"},
    Sentence{"phase=lifting", "cartas por levantar", "cards to be lifted"},
    Sentence{"phase=slip", "error del punto", "the punto's slip"},
    Sentence{"phase=banker-answers", "responde el banquero", "the banker answers"},
    Sentence{"phase=banker-speaks", "habla el banquero", "the banker speaks"},
    Sentence{"phase=retiring", "retirada de apuestas", "bets may be withdrawn"},
    Sentence{"phase=showing", "se muestran las cartas", "showing"},
    Sentence{"phase=deciding", "decide el banquero", "the banker decides"},
    Sentence{"effect=give-card", "se da la carta", "the card is given"},
    Sentence{"effect=deem", "la mano vale lo dicho", "the hand is worth what is said"},
    Sentence{"effect=pass-bank", "pasa la banca", "the bank passes"},
    Sentence{"said=abatir", "abatir", "abatir"},
    Sentence{"why=initial", "primera banca de la talla", "first bank of the talla"},
    Sentence{"why=lost", "el banquero ha perdido", "the banker has lost"},
    Sentence{"why=passed", "mano pasada", "hand passed"},
    Sentence{"why=continued", "sigue de la talla anterior", "goes on from the last talla"},
    Sentence{"why=refused", "no quiso dar cartas", "refused to deal"},
    Sentence{"kind=solo", "solo", "alone"},
    Sentence{"kind=asociado", "asociado", "with an associate"},
    Sentence{"kind=seguido", "seguido", "seguido"},
    Sentence{"kind=completo", "completo", "complete"},
    Sentence{"bound=loose", "libre", "free"},
    Sentence{"bound=by-rule", "a sus reglas", "by its rules"},
    Sentence{"bound=drawing", "al cuadro, y pide", "by the cuadro, and draws"},
    Sentence{"bound=five-stands", "a sus reglas, y con 5 se planta", "by its rules, stands with 5"},
    Sentence{"bound=advised", "al consejo del crupier", "by the croupier's advice"},
    Sentence{"which=initial", "de las dos primeras", "of the first two"},
    Sentence{"which=third", "la tercera", "the third"},
    Sentence{"about=banker", "el banquero", "the banker"},
    Sentence{"about=bet", "una apuesta", "a bet"},
};

constexpr rules::Words labels{{}, commands, fields, values};
constexpr std::array<const rules::Words*, 5> all{&sentences, &labels, &descriptions,
                                                 &baccarat::family_words, &rules::common_words};

}  // namespace

rules::GameWords words() { return all; }

}  // namespace sabot::chemin_de_fer
