// What people read of punto y banca.

#include <array>

#include "sabot/rules/baccarat/words.hpp"
#include "sabot/rules/punto_banca/facts.hpp"

namespace sabot::punto_banca {
namespace {

using rules::Sentence;

constexpr std::array events{
    Sentence{"table-opened", "Mesa abierta: mínimo {minimum}, máximo {maximum}",
             "Table open: minimum {minimum}, maximum {maximum}"},
    Sentence{"first-card-turned", "Primera carta: {card}. Se queman {burn}",
             "First card: {card}. {burn} are burned"},
    Sentence{"cards-burned", "{count} cartas a la cesta", "{count} cards into the basket"},
    Sentence{"sabot-offered", "Se ofrece el sabot a {to} (plaza {seat})",
             "The sabot is offered to {to} (seat {seat})"},
    Sentence{"sabot-open", "Nadie quiere el sabot: se espera",
             "Nobody wants the sabot: play waits"},
    Sentence{"sabot-taken", "{by} toma el sabot", "{by} takes the sabot"},
    Sentence{"sabot-declined", "{by} cede el sabot", "{by} declines the sabot"},
    Sentence{"sabot-to-croupier", "Reparte el crupier", "The croupier deals"},
    Sentence{"sabot-lost", "{by} pierde el sabot", "{by} loses the sabot"},
    Sentence{"sabot-withdrawn", "{from} deja el sabot por decisión del jefe",
             "{from} gives the sabot up by the chief's ruling"},
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
    Sentence{"cards-called", "", ""},
    Sentence{"hand-given", "Las cartas de {hand}, para {to}", "The cards of {hand} go to {to}"},
    Sentence{"wish-asked", "{of} dirá si pide o se planta", "It is for {of} to draw or stand"},
    Sentence{"natural", "{hand}: {total} con dos cartas", "{hand}: {total} with two cards"},
    Sentence{"stood", "{hand} ha de plantarse", "{hand} must stand"},
    // The regulation's own calls, each for the hand it is of. In English the ritual ones stand as
    // they are called, with what they mean.
    Sentence{"announced call=no-va-mas", "«No va más»", "«No va más» (no more bets)"},
    Sentence{"announced call=cartas", "«Cartas»", "«Cartas» (deal the cards)"},
    Sentence{"announced call=total hand=punto", "«El jugador: {total}»", "«The player: {total}»"},
    Sentence{"announced call=total hand=banca", "«La banca: {total}»", "«The bank: {total}»"},
    Sentence{"announced call=se-planta hand=punto", "«El jugador se planta: {total}»",
             "«The player stands: {total}»"},
    Sentence{"announced call=se-planta hand=banca", "«La banca se planta: {total}»",
             "«The bank stands: {total}»"},
    Sentence{"announced call=carta hand=punto", "«Carta para el jugador»", "«Card for the player»"},
    Sentence{"announced call=carta hand=banca", "«Carta para la banca»", "«Card for the bank»"},
    Sentence{"announced call=gana hand=punto", "«Gana el jugador con {total}»",
             "«The player wins with {total}»"},
    Sentence{"announced call=gana hand=banca", "«Gana la banca con {total}»",
             "«The bank wins with {total}»"},
    Sentence{"announced call=empate", "«Empate a {total}»", "«Tie at {total}»"},
};

constexpr std::array commands{
    Sentence{"turn-first-card", "descubrir la primera carta", "turn the first card"},
    Sentence{"burn", "quemar cartas", "burn cards"},
    Sentence{"take-sabot", "tomar el sabot", "take the sabot"},
    Sentence{"decline-sabot", "ceder el sabot", "decline the sabot"},
    Sentence{"no-va-mas", "«no va más»", "«no va más»: no more bets"},
    Sentence{"cartas", "«cartas»", "«cartas»: deal the cards"},
};

constexpr std::array fields{
    Sentence{"factor", "máximo, en mínimos", "maximum, in minimums"},
    Sentence{"multiples", "sólo múltiplos del mínimo", "multiples of the minimum only"},
    Sentence{"to-burn", "por quemar", "to burn"},
    Sentence{"offered-to", "sabot ofrecido a", "sabot offered to"},
    Sentence{"punto-holder", "cartas del punto", "punto's cards"},
    Sentence{"freed", "puede retirarse", "may be withdrawn"},
};

constexpr std::array values{
    Sentence{"on=punto", "punto", "punto"},
    Sentence{"on=banca", "banca", "banca"},
    Sentence{"on=empate", "empate", "empate"},
    Sentence{"effect=pass-sabot", "pasa el sabot", "the sabot passes"},
    Sentence{"effect=discard", "carta a la cesta", "a card is discarded"},
    Sentence{"phase=turning", "primera carta", "first card"},
    Sentence{"phase=burning", "quema", "burning"},
    Sentence{"phase=offering", "se ofrece el sabot", "the sabot is offered"},
    Sentence{"phase=calling", "no va más", "no more bets"},
    Sentence{"phase=showing-punto", "muestra el punto", "the punto is shown"},
    Sentence{"phase=showing-banca", "muestra la banca", "the bank is shown"},
};

constexpr std::array descriptions{
    Sentence{"turn-first-card", "Descubre la primera carta: dice cuántas se queman.",
             "Turns the first card up: it says how many are burned."},
    Sentence{"burn", "Echa a la cesta las cartas que dijo la primera.",
             "Puts as many cards into the basket as the first one said."},
    Sentence{"take-sabot", "Toma el sabot: apostará a la banca y mostrará sus cartas.",
             "Takes the sabot: you bet on the banca and show its cards."},
    Sentence{"decline-sabot", "Cede el sabot al jugador siguiente.",
             "Leaves the sabot to the next player."},
    Sentence{"bet", "Apuesta a que gana el punto, gana la banca o hay empate.",
             "Bets that the punto wins, that the banca wins or that they tie."},
    Sentence{"no-va-mas", "Cierra las apuestas de esta jugada.", "Closes the bets of this coup."},
    Sentence{"cartas", "Manda repartir las cuatro primeras cartas.",
             "Orders the first four cards to be dealt."},
};

constexpr rules::Words own{events, commands, fields, values, descriptions};
constexpr std::array<const rules::Words*, 3> all{&own, &baccarat::family_words,
                                                 &rules::common_words};

}  // namespace

rules::GameWords words() { return all; }

}  // namespace sabot::punto_banca
