// What the commands, fields and words of the reglamento's punto y banca are called.

#include <array>

#include "sabot/rules/baccarat/words.hpp"
#include "sabot/rules/reglamento/facts.hpp"

namespace sabot::reglamento {
namespace {

using rules::Sentence;

constexpr std::array commands{
    Sentence{"ensalada", "hacer la ensalada", "stir the cards: ensalada"},
    Sentence{"decline-cut", "no cortar", "do not cut"},
    Sentence{"bid", "pujar en el remate", "bid in the remate"},
    Sentence{"close-remate", "cerrar el remate", "close the remate"},
    Sentence{"take-bank", "salir con el sabot", "go out with the sabot"},
    Sentence{"decline-bank", "no querer el sabot", "decline the sabot"},
    Sentence{"close-offer", "seguir con el siguiente", "go on to the next"},
    Sentence{"raise-bank", "aumentar la banca", "raise the bank"},
    Sentence{"take-half", "retirar la mitad", "withdraw half"},
    Sentence{"announce-suite", "anunciar la suite", "announce the suite"},
    Sentence{"give-suite", "dar la suite", "give the suite"},
    Sentence{"desist", "desistir de la banca", "give the bank up"},
    Sentence{"waive-cards", "renunciar a las cartas", "waive the cards"},
    Sentence{"no-va-mas", "«no va más»", "«no va más»: no more bets"},
    Sentence{"cartas", "«cartas»", "«cartas»: deal the cards"},
    Sentence{"drawn-early", "carta sacada antes de tiempo", "a card was drawn too early"},
    Sentence{"card-face-up", "carta invertida", "an inverted card"},
    Sentence{"misgive-cards", "cartas de punto a otro jugador", "the punto's cards to another"},
    Sentence{"notice-misgiven", "advertir que las cartas son de otro",
             "notice that the cards are another's"},
    Sentence{"misstate-wish", "voluntad mal entendida", "the word was misheard"},
    Sentence{"notice-misstated", "advertir que se entendió mal", "notice that it was misheard"},
    Sentence{"card-turned", "carta vuelta por error", "a card turned by mistake"},
    Sentence{"undue-card", "carta pedida sin tocar", "a card asked for unduly"},
    Sentence{"confusion", "confusión al repartir", "confusion in dealing"},
    Sentence{"burn-deck", "quemar el mazo", "burn the deck"},
    Sentence{"take-partner", "tomar un socio", "take a partner"},
    Sentence{"join-bets", "unir apuestas", "join bets"},
    Sentence{"cede-cards", "ceder las cartas", "cede the cards"},
    Sentence{"ask-reconstruction", "pedir que se reconstruya", "ask for a reconstruction"},
    Sentence{"warn", "advertir a un jugador", "warn a player"},
};

constexpr std::array fields{
    Sentence{"riffles", "veces", "times"},
    Sentence{"place", "carta número", "card number"},
    Sentence{"about", "motivo", "about"},
    Sentence{"with", "con", "with"},
    Sentence{"cutter", "corta", "cuts"},
    Sentence{"bids", "ofertas", "bids"},
    Sentence{"offer", "se ofrece", "on offer"},
    Sentence{"why", "motivo", "why"},
    Sentence{"least", "por", "for"},
    Sentence{"bank", "banca", "bank"},
    Sentence{"title", "título", "by"},
    Sentence{"opening", "salida", "opening stake"},
    Sentence{"passes", "pases", "passes"},
    Sentence{"wins", "pases ganados", "passes won"},
    Sentence{"suite-announced", "suite anunciada", "suite announced"},
    Sentence{"sabot-at", "sabot en la plaza", "sabot at seat"},
    Sentence{"suite", "en suite", "in suite"},
    Sentence{"punto-holder", "cartas de punto", "punto's cards"},
    Sentence{"third", "tercera carta", "third card"},
    Sentence{"aside", "carta en espera", "card aside"},
};

constexpr std::array values{
    Sentence{"on=punto", "punto", "punto"},
    Sentence{"on=banca", "banca", "banca"},
    Sentence{"on=empate", "empate", "tie"},
    Sentence{"why=turn", "le toca", "in turn"},
    Sentence{"why=suite", "suite", "suite"},
    Sentence{"why=desisted", "desistió el anterior", "given up by another"},
    Sentence{"title=remate", "remate", "remate"},
    Sentence{"title=turn", "turno", "turn"},
    Sentence{"title=suite", "suite", "suite"},
    Sentence{"as=carta", "carta", "carta"},
    Sentence{"as=no", "no", "no"},
    Sentence{"about=partners", "jugar con socios", "playing with partners"},
    Sentence{"about=joined-bets", "unir apuestas", "joining bets"},
    Sentence{"about=ceding", "ceder las cartas", "ceding the cards"},
    Sentence{"about=filar", "filar las cartas", "squeezing the cards"},
    Sentence{"about=throwing", "arrojar las cartas", "throwing the cards"},
    Sentence{"effect=pass-sabot", "pasa el sabot", "the sabot passes"},
    Sentence{"effect=burn", "se quema una carta", "a card is burned"},
    Sentence{"effect=end-deck", "acaba el mazo", "the deck ends"},
    Sentence{"phase=ensalada", "ensalada", "ensalada"},
    Sentence{"phase=riffling", "baraje", "riffling"},
    Sentence{"phase=remate", "remate", "remate"},
    Sentence{"phase=improving", "mejora de ofertas", "improving the bids"},
    Sentence{"phase=offering", "se ofrece el sabot", "the sabot is offered"},
    Sentence{"phase=open-offer", "se ofrece a quien lo quiera", "open to whoever wants it"},
    Sentence{"phase=calling", "no va más", "no more bets"},
    Sentence{"phase=showing-punto", "se ven las cartas de punto", "the punto is shown"},
    Sentence{"phase=showing-banca", "se ven las cartas de banca", "the banca is shown"},
    Sentence{"phase=banca-speaks", "habla la banca", "the banca speaks"},
};

constexpr rules::Words labels{{}, commands, fields, values};
constexpr std::array<const rules::Words*, 5> all{&sentences, &labels, &descriptions,
                                                 &baccarat::family_words, &rules::common_words};

}  // namespace

rules::GameWords words() { return all; }

}  // namespace sabot::reglamento
