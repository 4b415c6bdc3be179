#include "sabot/rules/common/refusal.hpp"

#include <array>

namespace sabot::rules {
namespace {

struct Advice {
  RefusalCode code;
  std::string_view es;
  std::string_view en;
};

using enum RefusalCode;

constexpr std::array all{
    Advice{unknown_table, "No hay tal mesa. Mire la lista de mesas.",
           "There is no such table. Look at the list of tables."},
    Advice{unknown_person, "La mesa no conoce a esta persona. La dirección debe admitirla antes.",
           "The table does not know this person. The director must admit them first."},
    Advice{wrong_role, "No corresponde a su función. Pídaselo a quien la tenga.",
           "This is not an act of that office. Ask whoever holds it."},
    Advice{already_admitted, "Ya está en la mesa con ese nombre. Elija otro nombre.",
           "Somebody with this name is already admitted. Choose another name."},
    Advice{no_such_player, "La mesa no conoce a ningún jugador de ese nombre.",
           "The table knows no player of that name."},
    Advice{not_at_the_table, "Tome antes un asiento o colóquese detrás de uno.",
           "Take a seat, or stand behind one, first."},
    Advice{wrong_phase, "No es el momento. Mire qué órdenes admite ahora la mesa.",
           "Not in this phase. See which commands the table takes now."},
    Advice{coup_in_progress, "Espere a que termine la jugada.", "Wait until the coup is over."},
    Advice{bets_closed, "Ya se dijo «no va más». Apueste en la próxima jugada.",
           "\"No va más\" has been called. Bet in the next coup."},
    Advice{not_your_turn, "No le toca todavía.", "It is not yet time for that, or not your turn."},
    Advice{not_your_hand, "Esas cartas las tiene otra persona.", "Somebody else holds that hand."},
    Advice{not_revealed, "Muestre antes el orden y la sal de la talla anterior.",
           "Reveal the order and the salt of the last talla first."},
    Advice{already_placed, "Ya tiene sitio. Déjelo antes.",
           "You have a place already. Leave it first."},
    Advice{standing_not_allowed, "En esta mesa no se admiten jugadores de pie.",
           "Standing players are not admitted at this table."},
    Advice{unknown_seat, "Esta mesa no tiene ese departamento.",
           "This table has no such compartment."},
    Advice{seat_taken, "El asiento está ocupado. Elija otro o póngase en la lista de espera.",
           "The seat is taken. Choose another, or join the waiting list."},
    Advice{seat_promised, "La plaza es de quien espera en la lista.",
           "The vacant seat belongs to who waits on the list."},
    Advice{already_waiting, "Ya está en la lista de espera.",
           "You are on the waiting list already."},
    Advice{seats_are_free, "Hay asiento libre: tómelo.", "A seat is free: take it."},
    Advice{no_waiting_list, "En esta mesa no hay lista de espera.",
           "This table keeps no waiting list."},
    Advice{amount_not_positive, "La cantidad debe ser mayor que cero.",
           "The amount must be more than nothing."},
    Advice{amount_too_large, "Cantidad mayor de la que caben en los libros.",
           "The amount is larger than the books can hold."},
    Advice{chance_not_offered, "En esta mesa no se apuesta a esa suerte.",
           "This chance cannot be bet on at this table."},
    Advice{below_minimum, "La apuesta no llega al mínimo de la mesa. Súbala.",
           "The bet is below the table's minimum. Raise it."},
    Advice{above_maximum, "La apuesta pasa del máximo. Bájela.",
           "The bet is above the maximum. Lower it."},
    Advice{not_a_multiple, "La apuesta debe ser múltiplo del mínimo de la mesa.",
           "The bet must be a multiple of the table's minimum."},
    Advice{insufficient_chips, "No tiene fichas bastantes. Compre más en caja.",
           "Not enough chips. Buy more from the cashier."},
    Advice{no_such_bet, "No tiene apuesta en esa suerte.",
           "There is no bet of yours on that chance."},
    Advice{holder_must_bet, "Quien tiene el sabot ha de apostar antes, o cederlo.",
           "Who holds the sabot must bet first, or give the sabot up."},
    Advice{factor_not_allowed, "El reglamento no admite ese múltiplo para el máximo.",
           "The regulation does not allow that multiple for the maximum."},
    Advice{minimum_not_authorised, "El mínimo es inferior al autorizado. Súbalo.",
           "The minimum is below the authorised one. Raise it."},
    Advice{wrong_count, "El recuento no coincide. Cuente de nuevo.",
           "The count does not agree. Count again."},
    Advice{cut_out_of_range, "El corte debe dejar cartas a ambos lados.",
           "The cut must leave cards on both sides."},
    Advice{wrong_stop_place, "La carta de detención no deja debajo las cartas que debe.",
           "The stop card does not leave the right number of cards below it."},
    Advice{card_not_in_sabot, "Esa carta ya no puede estar en el sabot. Compruébela.",
           "That card cannot be in the sabot any more. Check it."},
    Advice{card_not_named, "Diga qué carta es.", "Name the card."},
    Advice{naming_differs,
           "Las cartas de una jugada se nombran todas al darlas, o todas al mostrarlas.",
           "The cards of one coup are named all when dealt, or all when shown."},
    Advice{reason_unfit, "Escriba el motivo, con 200 letras como mucho.",
           "Write the reason, in 200 characters at the most."},
};

}  // namespace

std::string_view advice(RefusalCode code, law::Language language) {
  for (const auto& one : all)
    if (one.code == code) return language == law::Language::es ? one.es : one.en;
  return {};
}

}  // namespace sabot::rules
