#pragma once
// The fields of a table's state, for those who keep it as bytes.

#include <boost/describe/class.hpp>
#include <boost/describe/enum.hpp>

#include "sabot/rules/baccarat/state_fields.hpp"
#include "sabot/rules/chemin_de_fer/state.hpp"

namespace sabot::chemin_de_fer {

BOOST_DESCRIBE_ENUM(Cause, cuadro_asked, card_exposed, both_exposed, banker_exposed,
                    carta_miscalled, outside_advice, croupiers_advice, croupier_holds)
BOOST_DESCRIBE_STRUCT(Mark, (),
                      (who, must_salute, absent, elsewhere, follows, unwatched, unwatched_before,
                       slow, refusals))
BOOST_DESCRIBE_STRUCT(Proposal, (), (by, to, amount))
BOOST_DESCRIBE_STRUCT(Member, (), (who, bank, garage))
BOOST_DESCRIBE_STRUCT(Bank, (),
                      (banker, title, why, members, awarded, won, winnings, coups, won_last,
                       todo_va, idle, passed_by, unwilling))
BOOST_DESCRIBE_STRUCT(Together, (), (by, associate, amount))
BOOST_DESCRIBE_STRUCT(Offer, (),
                      (why, to, at, least, asked, passed_by, unwilling, together, bids, auctioned,
                       acquired))
BOOST_DESCRIBE_STRUCT(BancoClaim, (), (by, kind, associate))
BOOST_DESCRIBE_STRUCT(Stake, (), (by, amount, plays, late))
BOOST_DESCRIBE_STRUCT(Bond, (), (to, causes))
BOOST_DESCRIBE_STRUCT(HandState, (),
                      (first, open, third, third_fell, lifted, seen, shown, deemed_first, deemed,
                       said, judged, abated, abate_lost, bond, said_under, asked))
BOOST_DESCRIBE_STRUCT(State, (),
                      (phase, people, places, marks, change_asked, proposals, minimum, bank_minimum,
                       bank_maximum, banco_free, talla, coup, sabot, stop_card_appeared, unrevealed,
                       cut_offered_to, cut_declined, turn, last_seated, bank, offer, may_continue,
                       former_banker, former_bank, former_banco, last_banco, claims, stakes,
                       banco_by, con_la_mesa, ultimo_completo, seguido, seguido_used, sole_bettor,
                       croupier, owed_to, holder, relieved, named, hands, noted, banca_must_open,
                       aside, fifth, due, interrupted, forfeited, winner))

}  // namespace sabot::chemin_de_fer

namespace sabot {

template <>
struct BytesForm<chemin_de_fer::Mark> : FieldBytes<chemin_de_fer::Mark> {};
template <>
struct BytesForm<chemin_de_fer::Proposal> : FieldBytes<chemin_de_fer::Proposal> {};
template <>
struct BytesForm<chemin_de_fer::Member> : FieldBytes<chemin_de_fer::Member> {};
template <>
struct BytesForm<chemin_de_fer::Bank> : FieldBytes<chemin_de_fer::Bank> {};
template <>
struct BytesForm<chemin_de_fer::Together> : FieldBytes<chemin_de_fer::Together> {};
template <>
struct BytesForm<chemin_de_fer::Offer> : FieldBytes<chemin_de_fer::Offer> {};
template <>
struct BytesForm<chemin_de_fer::BancoClaim> : FieldBytes<chemin_de_fer::BancoClaim> {};
template <>
struct BytesForm<chemin_de_fer::Stake> : FieldBytes<chemin_de_fer::Stake> {};
template <>
struct BytesForm<chemin_de_fer::Bond> : FieldBytes<chemin_de_fer::Bond> {};
template <>
struct BytesForm<chemin_de_fer::HandState> : FieldBytes<chemin_de_fer::HandState> {};
template <>
struct BytesForm<chemin_de_fer::State> : FieldBytes<chemin_de_fer::State> {};

}  // namespace sabot
