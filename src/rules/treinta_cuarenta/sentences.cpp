// What people read of treinta y cuarenta.

#include <array>

#include "sabot/rules/baccarat/words.hpp"
#include "sabot/rules/treinta_cuarenta/facts.hpp"

namespace sabot::treinta_cuarenta {
namespace {

using rules::Sentence;

constexpr std::array events{
    Sentence{"table-opened", "Mesa abierta: mínimo {minimum}, máximo {maximum}",
             "Table open: minimum {minimum}, maximum {maximum}"},
    Sentence{"cut-declined", "{by} no quiere cortar", "{by} does not want to cut"},
    Sentence{"stop-card-placed", "Carta roja delante de las {below} últimas",
             "Red card before the last {below}"},
    Sentence{"stop-card-appeared", "Aparece la carta roja", "The red card appears"},
    Sentence{"rest-counted", "Recuento de las últimas: {count} cartas",
             "The last ones are counted: {count} cards"},
    Sentence{"bet-placed insurance=0", "{by} apuesta {stake} a {on}", "{by} bets {stake} on {on}"},
    Sentence{"bet-placed", "{by} apuesta {stake} a {on} y la asegura con {insurance}",
             "{by} bets {stake} on {on} and insures it for {insurance}"},
    Sentence{"bet-withdrawn insurance=0", "{by} retira {stake} de {on}",
             "{by} withdraws {stake} from {on}"},
    Sentence{"bet-withdrawn", "{by} retira {stake} de {on} y {insurance} del seguro",
             "{by} withdraws {stake} from {on}, and {insurance} of insurance"},
    Sentence{"bet-returned insurance=0", "Se devuelven a {by} {stake} de {on}",
             "{by} gets {stake} on {on} back"},
    Sentence{"bet-returned", "Se devuelven a {by} {stake} de {on} y {insurance} del seguro",
             "{by} gets {stake} on {on} back, and {insurance} of insurance"},
    Sentence{"bet-lost", "{by} pierde {stake} a {on}", "{by} loses {stake} on {on}"},
    Sentence{"bet-won", "{by} cobra {winnings} por {stake} a {on}",
             "{by} wins {winnings} for {stake} on {on}"},
    Sentence{"insurance-taken", "Seguro de {by} a {on}: {amount} para la casa",
             "Insurance of {by} on {on}: {amount} for the house"},
    Sentence{"insurance-returned", "Se devuelven a {by} {amount} del seguro a {on}",
             "{by} gets {amount} of insurance on {on} back"},
    Sentence{"insured-spared", "{by} conserva {stake} a {on}: iban asegurados",
             "{by} keeps {stake} on {on}: it was insured"},
    Sentence{"bets-closed", "«No va más»", "«No va más» (no more bets)"},
    Sentence{"card-dealt", "{card} para {row}: {total}", "{card} to {row}: {total}"},
    Sentence{"row-closed", "«{call}» para {row}", "«{call}» for {row}"},
    Sentence{"coup-announced color=gana", "«Ganan {wins}: color gana»", "«{wins} win: color wins»"},
    Sentence{"coup-announced color=pierde", "«Ganan {wins}: color pierde»",
             "«{wins} win: color loses»"},
    Sentence{"coup-announced", "«Empate a {negra}»", "«Tie at {negra}»"},
    Sentence{"cards-cleared", "", ""},
    Sentence{"last-coup-announced", "Última jugada de la sesión", "Last coup of the session"},
    Sentence{"last-coup-played", "Se ha jugado la última de la sesión",
             "The last coup of the session has been played"},
    Sentence{"refait-met times=1", "", ""},
    Sentence{"refait-met",
             "{by} pierde otra mitad de lo que tiene en prisión a {on}: quedan {value}",
             "{by} loses another half of what is in prison on {on}: {value} is left"},
    Sentence{"choice-offered", "{to} puede retirar {half} de {on} o dejar {prison} en prisión",
             "{to} may take back {half} on {on}, or leave {prison} in prison"},
    Sentence{"half-returned", "{by} retira {returned} de {on}; {lost} son de la banca",
             "{by} takes back {returned} on {on}; the bank has {lost}"},
    Sentence{"imprisoned", "{by} deja {value} a {on} en prisión",
             "{by} leaves {value} on {on} in prison"},
    Sentence{"prisoner-freed", "{by} recupera {value} de {on}: sale de prisión",
             "{by} gets {value} on {on} back: it is free"},
    Sentence{"prisoner-lost", "{by} pierde {value} que tenía en prisión a {on}",
             "{by} loses {value} that was in prison on {on}"},
    Sentence{"card-discarded", "La carta siguiente se aparta", "The next card is put aside"},
};

constexpr std::array commands{
    Sentence{"decline-cut", "no cortar", "decline the cut"},
    Sentence{"place-stop-card", "poner la carta roja", "place the red card"},
    Sentence{"count-rest", "contar las últimas cartas", "count the last cards"},
    Sentence{"half", "retirar la mitad", "take half back"},
    Sentence{"prison", "dejar en prisión", "leave in prison"},
    Sentence{"no-va-mas", "«no va más»", "«no va más»: no more bets"},
    Sentence{"ultima-jugada", "anunciar la última jugada", "announce the last coup"},
};

constexpr std::array fields{
    Sentence{"insured", "asegurada", "insured"},
    Sentence{"insurance", "seguro", "insurance"},
    Sentence{"insurance-from", "se asegura desde", "insurance from"},
    Sentence{"stop-card-appeared", "carta roja", "red card"},
    Sentence{"row", "fila", "row"},
    Sentence{"negra", "fila negra", "black row"},
    Sentence{"roja", "fila roja", "red row"},
    Sentence{"call", "se canta", "called"},
    Sentence{"wins", "ganan", "win"},
    Sentence{"color", "color", "color"},
    Sentence{"tallador", "tallador", "tallador (deals)"},
    Sentence{"last", "última jugada", "last coup"},
    Sentence{"over", "sesión terminada", "session over"},
    Sentence{"prison", "prisión", "prison"},
    Sentence{"half", "la mitad", "half"},
    Sentence{"times", "veces", "times"},
    Sentence{"asked", "por decidir", "to be decided"},
    Sentence{"lost", "perdido", "lost"},
    Sentence{"returned", "devuelto", "given back"},
    Sentence{"winnings", "ganancia", "winnings"},
    Sentence{"croupier", "crupier", "croupier"},
    Sentence{"act", "decisión", "decision"},
};

constexpr std::array values{
    Sentence{"on=rojo", "rojo", "rojo (red)"},
    Sentence{"on=negro", "negro", "negro (black)"},
    Sentence{"on=color", "color", "color"},
    Sentence{"on=inverso", "inverso", "inverso"},
    Sentence{"wins=rojo", "rojo", "rojo"},
    Sentence{"wins=negro", "negro", "negro"},
    Sentence{"wins=color", "color", "color"},
    Sentence{"wins=inverso", "inverso", "inverso"},
    Sentence{"color=gana", "gana", "wins"},
    Sentence{"color=pierde", "pierde", "loses"},
    Sentence{"row=negra", "la fila negra", "the black row"},
    Sentence{"row=roja", "la fila roja", "the red row"},
    Sentence{"call=cero", "cero", "zero"},
    Sentence{"call=uno", "uno", "one"},
    Sentence{"call=dos", "dos", "two"},
    Sentence{"call=tres", "tres", "three"},
    Sentence{"call=cuatro", "cuatro", "four"},
    Sentence{"call=cinco", "cinco", "five"},
    Sentence{"call=seis", "seis", "six"},
    Sentence{"call=siete", "siete", "seven"},
    Sentence{"call=ocho", "ocho", "eight"},
    Sentence{"call=nueve", "nueve", "nine"},
    Sentence{"call=cuarenta", "cuarenta", "forty"},
    Sentence{"phase=stopping", "carta roja", "placing the red card"},
    Sentence{"phase=dealing-negra", "fila negra", "black row"},
    Sentence{"phase=dealing-roja", "fila roja", "red row"},
    Sentence{"phase=choosing", "mitad o prisión", "half or prison"},
    Sentence{"phase=recounting", "recuento de las últimas", "counting the last cards"},
    Sentence{"effect=discard", "se aparta una carta", "a card is put aside"},
    Sentence{"act=decline-cut", "no corta", "no cut"},
    Sentence{"act=prison", "en prisión", "prison"},
    Sentence{"act=half", "la mitad", "half back"},
};

constexpr std::array descriptions{
    Sentence{"decline-cut", "Deja el corte al jugador siguiente.",
             "Leaves the cut to the next player."},
    Sentence{"place-stop-card", "Pone la carta roja delante de las últimas.",
             "Puts the red card before the last ones."},
    Sentence{"count-rest", "Cuenta las cartas que quedaban tras la carta roja.",
             "Counts the cards that were left behind the red one."},
    Sentence{"bet", "Apuesta a rojo, negro, color o inverso; se puede asegurar.",
             "Bets on rojo, negro, color or inverso; it may be insured."},
    Sentence{"half", "Tras 31 a 31 recupera la mitad y pierde la otra mitad.",
             "After 31 and 31, takes half of the stake back and loses the rest."},
    Sentence{"prison", "Tras 31 a 31 deja la apuesta en prisión hasta otra jugada.",
             "After 31 and 31, leaves the stake in prison until another coup."},
    Sentence{"no-va-mas", "Cierra las apuestas de esta jugada.", "Closes the bets of this coup."},
    Sentence{"ultima-jugada", "Anuncia que la próxima jugada será la última de la sesión.",
             "Announces that the next coup is the last of the session."},
};

constexpr rules::Words own{events, commands, fields, values, descriptions};
constexpr std::array<const rules::Words*, 3> all{&own, &baccarat::family_words,
                                                 &rules::common_words};

}  // namespace

rules::GameWords words() { return all; }

}  // namespace sabot::treinta_cuarenta
