#pragma once
// Every command of the reglamento's punto y banca, by the people who give it.

#include <optional>
#include <string>
#include <vector>

#include <boost/describe/class.hpp>
#include <boost/describe/operators.hpp>

#include "sabot/base/card.hpp"
#include "sabot/base/closed.hpp"
#include "sabot/base/digest.hpp"
#include "sabot/base/money.hpp"
#include "sabot/rules/baccarat/accidents.hpp"
#include "sabot/rules/baccarat/talla.hpp"
#include "sabot/rules/common/attendance.hpp"
#include "sabot/rules/common/clock.hpp"
#include "sabot/rules/reglamento/words.hpp"

namespace sabot::reglamento {

using baccarat::CardFaceUp;
using baccarat::CountCards;
using baccarat::Cut;
using baccarat::DrawnEarly;
using baccarat::PlaceStopCard;
using baccarat::Reveal;
using rules::Admit;
using rules::ClockOut;
using rules::Leave;
using rules::RedeemChips;
using rules::SellChips;
using rules::Sit;
using rules::StandBehind;
using rules::Wait;
using boost::describe::operators::operator==;

// clang-format off
// The director
struct Open { Money minimum; Money maximum; };
struct Close {};
BOOST_DESCRIBE_STRUCT(Open, (), (minimum, maximum))
BOOST_DESCRIBE_STRUCT(Close, (), ())

// The deck: the pagador, but for the cut
struct Ensalada {};
struct Mix { int riffles = 0; std::optional<Digest> commitment; };
struct DeclineCut {};
BOOST_DESCRIBE_STRUCT(Ensalada, (), ())
BOOST_DESCRIBE_STRUCT(Mix, (), (riffles, commitment))
BOOST_DESCRIBE_STRUCT(DeclineCut, (), ())

// The remate
struct Bid { Money amount; };
struct CloseRemate {};
BOOST_DESCRIBE_STRUCT(Bid, (), (amount))
BOOST_DESCRIBE_STRUCT(CloseRemate, (), ())

// The sabot is offered: those who may go out with it, and the pagador, who goes on to the next
struct TakeBank { Money amount; };
struct DeclineBank {};
struct CloseOffer {};
BOOST_DESCRIBE_STRUCT(TakeBank, (), (amount))
BOOST_DESCRIBE_STRUCT(DeclineBank, (), ())
BOOST_DESCRIBE_STRUCT(CloseOffer, (), ())

// The player who has the sabot; the pagador announces the suite
struct RaiseBank { Money amount; };
struct TakeHalf {};
struct AnnounceSuite {};
struct GiveSuite {};
struct Desist {};  // after a tie on the first pass
BOOST_DESCRIBE_STRUCT(RaiseBank, (), (amount))
BOOST_DESCRIBE_STRUCT(TakeHalf, (), ())
BOOST_DESCRIBE_STRUCT(AnnounceSuite, (), ())
BOOST_DESCRIBE_STRUCT(GiveSuite, (), ())
BOOST_DESCRIBE_STRUCT(Desist, (), ())

// The players
struct Bet { Chance on{}; Money stake; };
struct Withdraw { Chance on{}; };
struct WaiveCards {};  // the player who is to see the punto's
struct Carta {};
struct No {};
BOOST_DESCRIBE_STRUCT(Bet, (), (on, stake))
BOOST_DESCRIBE_STRUCT(Withdraw, (), (on))
BOOST_DESCRIBE_STRUCT(WaiveCards, (), ())
BOOST_DESCRIBE_STRUCT(Carta, (), ())
BOOST_DESCRIBE_STRUCT(No, (), ())

// The pagador, in a pass. A hand is shown by its holder, or by the pagador for them.
struct NoVaMas {};
struct Cartas {};
struct Deal { std::optional<Card> card; };  // left out: face down, and nobody knows it yet
struct Show { Hand hand{}; std::optional<std::vector<Card>> cards; };
struct Pay {};
BOOST_DESCRIBE_STRUCT(NoVaMas, (), ())
BOOST_DESCRIBE_STRUCT(Cartas, (), ())
BOOST_DESCRIBE_STRUCT(Deal, (), (card))
BOOST_DESCRIBE_STRUCT(Show, (), (hand, cards))
BOOST_DESCRIBE_STRUCT(Pay, (), ())

// Errors, reported by the pagador, the table chief or the inspector
struct MisgiveCards { PersonId to; };  // the punto's
struct NoticeMisgiven {};
struct MisstateWish {};  // the pagador has called the other word
struct NoticeMisstated {};
// By the player who has the sabot: one of a hand, or the next of the sabot.
struct CardTurned { std::optional<Card> card; std::optional<Hand> hand; std::optional<int> place; };
struct UndueCard { Hand hand{}; Card card; };  // asked for by a hand that had to stand
struct Confusion {};                           // in handing out the cards
struct BurnDeck {};                            // the inspector: too many cards inverted
BOOST_DESCRIBE_STRUCT(MisgiveCards, (), (to))
BOOST_DESCRIBE_STRUCT(NoticeMisgiven, (), ())
BOOST_DESCRIBE_STRUCT(MisstateWish, (), ())
BOOST_DESCRIBE_STRUCT(NoticeMisstated, (), ())
BOOST_DESCRIBE_STRUCT(CardTurned, (), (card, hand, place))
BOOST_DESCRIBE_STRUCT(UndueCard, (), (hand, card))
BOOST_DESCRIBE_STRUCT(Confusion, (), ())
BOOST_DESCRIBE_STRUCT(BurnDeck, (), ())

// What is forbidden, and always refused: a client is told the article
struct TakePartner { PersonId with; };
struct JoinBets { PersonId with; };
struct CedeCards { PersonId to; };
struct AskReconstruction {};  // of cards or a pass that were burned
BOOST_DESCRIBE_STRUCT(TakePartner, (), (with))
BOOST_DESCRIBE_STRUCT(JoinBets, (), (with))
BOOST_DESCRIBE_STRUCT(CedeCards, (), (to))
BOOST_DESCRIBE_STRUCT(AskReconstruction, (), ())

// The table chief
struct Warn { PersonId person; Infraction about{}; };
struct Rule { Effect effect{}; std::string reason; };
BOOST_DESCRIBE_STRUCT(Warn, (), (person, about))
BOOST_DESCRIBE_STRUCT(Rule, (), (effect, reason))

// clang-format on

// Journals store a command by its place in this list: new ones go to the end.
using CommandList = boost::variant2::variant<
    Admit, SellChips, RedeemChips, Sit, StandBehind, Wait, Leave, Open, Close, CountCards, Ensalada,
    Mix, Cut, DeclineCut, PlaceStopCard, Reveal, Bid, CloseRemate, TakeBank, DeclineBank,
    CloseOffer, RaiseBank, TakeHalf, AnnounceSuite, GiveSuite, Desist, Bet, Withdraw, WaiveCards,
    Carta, No, NoVaMas, Cartas, Deal, Show, Pay, DrawnEarly, CardFaceUp, MisgiveCards,
    NoticeMisgiven, MisstateWish, NoticeMisstated, CardTurned, UndueCard, Confusion, BurnDeck,
    TakePartner, JoinBets, CedeCards, AskReconstruction, Warn, Rule, ClockOut>;

struct Command : CommandList {
  SABOT_CLOSED(Command, CommandList)
};

}  // namespace sabot::reglamento
