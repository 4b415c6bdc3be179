#include "sabot/rules/common/words.hpp"

#include <array>

namespace sabot::rules {
namespace {

constexpr std::array events{
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
    Sentence{"table-closed", "Mesa cerrada", "Table closed"},
    Sentence{"bets-closed", "", ""},
    Sentence{"coup-ended", "", ""},
    Sentence{"coup-annulled", "Jugada anulada", "The coup is annulled"},
    Sentence{"ruling-given", "{by} resuelve ({effect}): {reason}",
             "{by} rules ({effect}): {reason}"},
    // What is done in that person's place follows, and speaks for itself.
    Sentence{"house-decided", "Se acabó el tiempo de {person}: decide la casa",
             "{person} is out of time: the house decides"},
};

constexpr std::array commands{
    Sentence{"admit", "admitir a alguien", "admit somebody"},
    Sentence{"sell-chips", "vender fichas", "sell chips"},
    Sentence{"redeem-chips", "cambiar fichas", "redeem chips"},
    Sentence{"sit", "sentarse", "sit down"},
    Sentence{"stand-behind", "quedarse de pie tras una plaza", "stand behind a seat"},
    Sentence{"wait", "esperar plaza", "wait for a seat"},
    Sentence{"leave", "dejar la mesa", "leave the table"},
    Sentence{"clock-out", "dar por agotado un tiempo", "call somebody's time"},
    Sentence{"open", "abrir la mesa", "open the table"},
    Sentence{"close", "cerrar la mesa", "close the table"},
    Sentence{"bet", "apostar", "bet"},
    Sentence{"withdraw", "retirar la apuesta", "withdraw the bet"},
    Sentence{"pay", "cobrar y pagar", "collect and pay"},
    Sentence{"rule", "resolver", "give a ruling"},
};

constexpr std::array fields{
    Sentence{"phase", "fase", "phase"},
    Sentence{"coup", "jugada", "coup"},
    Sentence{"currency", "moneda", "currency"},
    Sentence{"minimum", "mínimo", "minimum"},
    Sentence{"maximum", "máximo", "maximum"},
    Sentence{"awaited", "se espera a", "waiting for"},
    Sentence{"places", "plazas", "seats"},
    Sentence{"waiting", "esperan plaza", "waiting"},
    Sentence{"stakes", "apuestas", "stakes"},
    Sentence{"self", "usted", "you"},
    Sentence{"person", "persona", "person"},
    Sentence{"who", "quién", "who"},
    Sentence{"by", "por", "by"},
    Sentence{"to", "a", "to"},
    Sentence{"from", "de", "from"},
    Sentence{"on", "a", "on"},
    Sentence{"role", "función", "office"},
    Sentence{"seat", "plaza", "seat"},
    Sentence{"standing", "de pie", "standing"},
    Sentence{"chips", "fichas", "chips"},
    Sentence{"staked", "en juego", "at stake"},
    Sentence{"amount", "cantidad", "amount"},
    Sentence{"stake", "apuesta", "stake"},
    Sentence{"effect", "efecto", "effect"},
    Sentence{"reason", "motivo", "reason"},
    Sentence{"leaves-regulation", "fuera de la norma", "outside the rules"},
    Sentence{"setting", "ajuste", "setting"},
    Sentence{"value", "vale", "is"},
};

constexpr std::array values{
    Sentence{"role=player", "jugador", "player"},
    Sentence{"role=croupier", "crupier", "croupier"},
    Sentence{"role=pagador", "pagador", "pagador"},
    Sentence{"role=chief", "jefe de mesa", "table chief"},
    Sentence{"role=inspector", "inspector", "inspector"},
    Sentence{"role=director", "dirección", "director"},
    Sentence{"role=cashier", "caja", "cashier"},
    Sentence{"phase=closed", "cerrada", "closed"},
    Sentence{"phase=betting", "apuestas", "betting"},
    Sentence{"phase=paying", "pagos", "paying"},
    Sentence{"effect=annul", "se anula la jugada", "the coup is annulled"},
    Sentence{"effect=go-on", "sigue el juego", "play goes on"},
};

constexpr std::array descriptions{
    Sentence{"admit", "Deja entrar a una persona en la mesa, con la función que se diga.",
             "Lets a person come to the table, in the office named."},
    Sentence{"sell-chips", "Vende fichas de esta mesa a un jugador.",
             "Sells chips of this table to a player."},
    Sentence{"redeem-chips", "Recoge fichas de un jugador y las paga.",
             "Takes chips back from a player and pays for them."},
    Sentence{"sit", "Ocupa una plaza libre de la mesa.", "Takes a free seat at the table."},
    Sentence{"stand-behind", "Juega de pie, detrás de una plaza.",
             "Plays standing, behind one of the seats."},
    Sentence{"wait", "Se apunta en la lista de espera para la próxima plaza libre.",
             "Joins the waiting list for the next free seat."},
    Sentence{"leave", "Deja el sitio en la mesa; las fichas siguen siendo suyas.",
             "Gives up the place at the table; the chips remain yours."},
    Sentence{"clock-out", "Declara agotado el tiempo de alguien: decide la casa.",
             "Declares that somebody is out of time: the house decides."},
    Sentence{"open", "Abre la mesa y fija sus límites.", "Opens the table and sets its limits."},
    Sentence{"close", "Cierra la mesa para siempre y devuelve las fichas a todos.",
             "Closes the table for good and returns everybody's chips."},
    Sentence{"bet", "Pone sobre el tapete la cantidad que se diga.",
             "Puts the amount named on the felt."},
    Sentence{"withdraw", "Retira del tapete lo apostado.", "Takes the bet back from the felt."},
    Sentence{"pay", "Recoge las apuestas perdidas y paga las ganadas.",
             "Collects the bets that lost and pays those that won."},
    Sentence{"rule", "Resuelve lo que ningún artículo prevé, y dice por qué.",
             "Decides what no article foresees, and says why."},
};

}  // namespace

const Words common_words{events, commands, fields, values, descriptions};

}  // namespace sabot::rules
