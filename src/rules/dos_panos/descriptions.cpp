// What each command of bacarrá a dos paños does, in one line.

#include <array>

#include "sabot/rules/dos_panos/facts.hpp"

namespace sabot::dos_panos {
namespace {

using rules::Sentence;

constexpr std::array commands{
    // The director
    Sentence{"authorise-banco", "Dice si quien haga banco juega a voluntad.",
             "Says whether a player who makes banco plays at will."},
    Sentence{"note-free-bank", "Anota si otra mesa de la casa tiene banca libre.",
             "Notes whether another table of the house has a free bank."},
    Sentence{"accept-proof", "Da por buena la prueba de fondos de un jugador.",
             "Accepts a player's proof of funds for a free bank."},
    Sentence{"begin-session", "Empieza la sesión siguiente, tras la cena.",
             "Begins the next session, after dinner."},
    // The bank
    Sentence{"announce-banker", "Anuncia quién será banquero y con cuánto.",
             "Announces who will be banker, and for how much."},
    Sentence{"open-auction", "Saca la banca a subasta.", "Puts the bank up for auction."},
    Sentence{"take-bank", "Deposita la cantidad y toma la banca.",
             "Deposits the amount and takes the bank."},
    Sentence{"refuse-bank", "Deja pasar la banca que se le ofrece.",
             "Lets the bank that is offered go by."},
    Sentence{"bid", "Puja en la subasta de la banca.", "Bids in the auction of the bank."},
    Sentence{"award-bank", "Adjudica la banca a la puja más alta.",
             "Awards the bank to the highest bid."},
    Sentence{"draw-lot", "Saca el número que decide entre iguales.",
             "Draws the number that decides between equals."},
    Sentence{"announce-stake", "Dice cuánto se juega la banca en esta jugada.",
             "Says how much of the bank is at stake in this coup."},
    Sentence{"keep-bank", "Sigue de banquero con lo que hay en la banca.",
             "Stays banker with what is in the bank."},
    Sentence{"leave-bank", "Deja la banca y retira lo que hay en ella.",
             "Leaves the bank and takes what is in it."},
    Sentence{"redeposit", "Pone otro depósito después de saltar la banca.",
             "Makes another deposit after the bank has broken."},
    // Bets
    Sentence{"open-bets", "Abre las apuestas de una jugada.", "Opens the bets of a coup."},
    Sentence{"banco", "Juega solo contra toda la banca, en los dos paños.",
             "Plays alone against the whole bank, on both paños."},
    Sentence{"award-banco", "Dice quién hace banco, o que nadie lo hace.",
             "Says who makes banco, or that nobody does."},
    Sentence{"bet", "Apuesta a un paño, o a caballo de los dos.",
             "Bets on one paño, or a caballo on both."},
    Sentence{"withdraw", "Retira su apuesta.", "Takes the bet back."},
    Sentence{"no-va-mas", "Cierra las apuestas de esta jugada.", "Closes the bets of this coup."},
    // The cards
    Sentence{"give-cards", "Lleva a cada paño sus dos cartas.", "Carries each paño its two cards."},
    Sentence{"take-cards", "Mira las cartas del paño que lleva.",
             "Looks at the cards of the paño in hand."},
    Sentence{"reclaim-cards", "Reclama las cartas que tiene otro por error.",
             "Reclaims the cards that somebody else has by mistake."},
    Sentence{"abatir", "Descubre en el acto un ocho o un nueve de dos cartas.",
             "Shows an eight or a nine of two cards at once."},
    Sentence{"pedir-cuadro", "Pide el cuadro: lo seguirá si dice lo mismo a ambos paños.",
             "Asks for the cuadro, to be followed where it agrees for both paños."},
    Sentence{"pedir-consejo", "Pide consejo al crupier: con cinco se plantará.",
             "Asks for the croupier's advice: with five it is to stand."},
    // What went wrong
    Sentence{"drawn-early", "Informa: se sacó una carta antes de cerrar las apuestas.",
             "Reports that a card was drawn before the bets were closed."},
    Sentence{"card-face-up", "Informa: una carta salió del sabot boca arriba.",
             "Reports that a card left the sabot face up."},
    Sentence{"cards-stuck", "Informa: salieron varias cartas pegadas.",
             "Reports that several cards came out stuck together."},
    Sentence{"card-on-floor", "Informa: una carta de esa mano cayó al suelo.",
             "Reports that a card of that hand fell to the floor."},
    Sentence{"misgive-cards", "Informa: las cartas de un paño están en manos de otro.",
             "Reports that a paño's cards are in the wrong player's hands."},
    Sentence{"expose-card", "Informa: una carta quedó descubierta al repartir.",
             "Reports that a card was exposed while dealing."},
    Sentence{"card-misdealt", "Informa: se dio carta a un paño que no la había pedido.",
             "Reports that a card went to a paño that had not asked for it."},
    Sentence{"card-withheld", "Informa: no se dio carta al paño que la había pedido.",
             "Reports that a paño did not get the card it had asked for."},
    Sentence{"card-in-basket", "Informa: cayó en la cesta una carta de esa mano.",
             "Reports that a card of that hand fell into the basket."},
    Sentence{"thrown-unseen", "Informa: una mano fue a la cesta sin mostrarse.",
             "Reports that a hand went into the basket without being shown."},
    Sentence{"wrong-score", "Informa: el banquero cantó un punto que no tenía.",
             "Reports that the banker announced a score that was not the bank's."},
    Sentence{"changed-word", "Informa: un paño dijo «carta» y «no».",
             "Reports that a paño said both «carta» and «no»."},
    Sentence{"too-slow", "Informa: quien lleva las cartas tarda demasiado.",
             "Reports that the player with the cards takes too long."},
    Sentence{"outside-advice", "Informa: alguien de fuera aconsejó a una mano.",
             "Reports that somebody else advised a hand."},
    Sentence{"warn", "Advierte a una persona por su conducta.",
             "Warns a person about their conduct."},
    Sentence{"claim", "Reclama al inspector antes de que se pague.",
             "Makes a claim to the inspector before the bets are paid."},
    Sentence{"discard-early", "Manda a la cesta las cartas sacadas antes de tiempo.",
             "Sends the cards that were drawn too early to the basket."},
    Sentence{"irregular-deal", "Resuelve sobre un reparto irregular y dice si tiene arreglo.",
             "Rules on an irregular deal, and says whether it can be put right."},
};

}  // namespace

const rules::Words descriptions{{}, {}, {}, {}, commands};

}  // namespace sabot::dos_panos
