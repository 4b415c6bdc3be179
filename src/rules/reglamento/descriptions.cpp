// What each command of the reglamento's punto y banca does, in one line.

#include <array>

#include "sabot/rules/reglamento/facts.hpp"

namespace sabot::reglamento {
namespace {

using rules::Sentence;

constexpr std::array commands{
    Sentence{"ensalada", "Vuelca las cartas boca abajo y las revuelve.",
             "Tips the cards out face down and stirs them."},
    Sentence{"decline-cut", "Deja el corte al jugador de su izquierda.",
             "Leaves the cut to the player on the left."},
    Sentence{"bid", "Ofrece una cantidad para salir con la primera banca.",
             "Bids an amount for going out with the first bank."},
    Sentence{"close-remate", "Adjudica la banca a la oferta más alta.",
             "Awards the bank to the highest bid."},
    Sentence{"take-bank", "Toma el sabot y pone esa cantidad de banca.",
             "Takes the sabot and lays down that amount as the bank."},
    Sentence{"decline-bank", "Deja pasar el sabot.", "Lets the sabot go by."},
    Sentence{"close-offer", "Nadie de pie lo quiere: pasa al siguiente.",
             "Nobody who stands wants it: on to the next."},
    Sentence{"raise-bank", "Añade esa cantidad a su banca.", "Adds that amount to your bank."},
    Sentence{"take-half", "Retira la mitad de su banca, en fichas enteras.",
             "Takes half of your bank back, in whole chips."},
    Sentence{"announce-suite", "Permite a quien banca retirarse con lo ganado.",
             "Lets the holder leave with what the bank has won."},
    Sentence{"give-suite", "Retira su banca: otro puede seguirla por lo mismo.",
             "Takes your bank back: another may go on with it for as much."},
    Sentence{"desist", "Renuncia a la banca tras el empate del primer pase.",
             "Gives the bank up after a tie on the first pass."},
    Sentence{"bet", "Apuesta a punto o a banca, hasta un máximo entre las dos.",
             "Bets on punto or banca, up to one maximum for both."},
    Sentence{"waive-cards", "Deja que vea las cartas la segunda apuesta.",
             "Lets the second highest bettor see the cards."},
    Sentence{"no-va-mas", "Cierra las apuestas de este pase.", "Closes the bets of this pass."},
    Sentence{"cartas", "Pide las cuatro primeras cartas.", "Asks for the first four cards."},
    Sentence{"drawn-early", "Se sacó una carta sin que se pidiera: se quema.",
             "A card was drawn before it was asked for: it is burned."},
    Sentence{"card-face-up", "Salió una carta con la cara a la vista: se quema.",
             "A card came out with its face in sight: it is burned."},
    Sentence{"misgive-cards", "Las cartas de punto están en manos de otro jugador.",
             "The punto's cards are in another player's hands."},
    Sentence{"notice-misgiven", "Las cartas de punto vuelven a quien corresponde.",
             "The punto's cards go to the right player."},
    Sentence{"misstate-wish", "El pagador cantó lo contrario de lo que se dijo.",
             "The pagador called the opposite of what was said."},
    Sentence{"notice-misstated", "Se advierte que el pagador cantó otra cosa.",
             "It is noticed that the pagador called something else."},
    Sentence{"card-turned", "Quien tiene el sabot volvió una carta sin tocar.",
             "The holder turned a card over that was not due."},
    Sentence{"undue-card", "Salió una carta que una mano pidió sin tocarle.",
             "A card came out for a hand that had to stand."},
    Sentence{"confusion", "Se repartieron mal las cartas: se queman.",
             "The cards were handed out wrongly: they are burned."},
    Sentence{"burn-deck", "Hay demasiadas cartas invertidas: se quema el mazo.",
             "Too many cards are inverted: the deck is burned."},
    Sentence{"take-partner", "No se admite: quien tiene el sabot juega solo.",
             "Not allowed: whoever has the sabot plays alone."},
    Sentence{"join-bets", "No se admite: las apuestas son personales.",
             "Not allowed: bets are personal."},
    Sentence{"cede-cards", "No se admite: se ven las cartas o se renuncia a ellas.",
             "Not allowed: one looks at the cards or waives them."},
    Sentence{"ask-reconstruction", "No se admite: lo quemado no se reconstruye.",
             "Not allowed: what is burned is not reconstructed."},
    Sentence{"warn", "Deja constancia de una conducta prohibida.",
             "Records conduct that is forbidden."},
};

}  // namespace

const rules::Words descriptions{{}, {}, {}, {}, commands};

}  // namespace sabot::reglamento
