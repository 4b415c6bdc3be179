#pragma once
// Every command of chemin de fer, with who gives it.

#include <optional>
#include <string>
#include <vector>

#include <boost/describe/class.hpp>
#include <boost/describe/operators.hpp>

#include "sabot/base/closed.hpp"
#include "sabot/rules/chemin_de_fer/words.hpp"
#include "sabot/rules/common/attendance.hpp"
#include "sabot/rules/common/clock.hpp"
#include "sabot/rules/baccarat/accidents.hpp"
#include "sabot/rules/baccarat/talla.hpp"

namespace sabot::chemin_de_fer {

using baccarat::CardFaceUp;
using baccarat::CardsStuck;
using baccarat::CountCards;
using baccarat::Cut;
using baccarat::DrawnEarly;
using baccarat::PlaceStopCard;
using baccarat::Reveal;
using rules::Admit;
using rules::ClockOut;
using rules::Leave;
using rules::RedeemChips;
using rules::SeatNumber;
using rules::SellChips;
using rules::Sit;
using rules::StandBehind;
using rules::Wait;
using boost::describe::operators::operator==;

// clang-format off
// The director
struct Open { Money minimum; std::optional<Money> bank_minimum; };
struct Close {};
struct AuthoriseBanco { bool free = false; };
struct NoteElsewhere { PersonId person; bool seated = false; };  // he has a seat at another table
BOOST_DESCRIBE_STRUCT(Open, (), (minimum, bank_minimum))
BOOST_DESCRIBE_STRUCT(Close, (), ())
BOOST_DESCRIBE_STRUCT(AuthoriseBanco, (), (free))
BOOST_DESCRIBE_STRUCT(NoteElsewhere, (), (person, seated))

// A talla is prepared: the croupier, and the players who mix and cut
struct Mix {};
struct MixLast { std::optional<Digest> commitment; };
struct DeclineCut {};
BOOST_DESCRIBE_STRUCT(Mix, (), ())
BOOST_DESCRIBE_STRUCT(MixLast, (), (commitment))
BOOST_DESCRIBE_STRUCT(DeclineCut, (), ())

// Places
struct AskChange {};
struct ChangeSeat { SeatNumber seat = 0; };
struct StepAway {};
struct ComeBack {};
struct Tip { Money amount; };
BOOST_DESCRIBE_STRUCT(AskChange, (), ())
BOOST_DESCRIBE_STRUCT(ChangeSeat, (), (seat))
BOOST_DESCRIBE_STRUCT(StepAway, (), ())
BOOST_DESCRIBE_STRUCT(ComeBack, (), ())
BOOST_DESCRIBE_STRUCT(Tip, (), (amount))

// The bank: players, but AwardBank and AnnounceBank are the croupier's
struct TakeBank { Money amount; std::optional<PersonId> associate; };
struct RefuseBank {};
struct Bid { Money amount; };
struct AwardBank {};
struct RefuseToDeal {};
struct RaiseBank { Money amount; };
struct OfferAssociation { PersonId to; Money amount; };
struct AcceptAssociate { PersonId person; };
struct PutInGarage { Money amount; };
struct TodoVa {};
struct KeepBank {};
struct PassHand {};
struct AnnounceBank {};
BOOST_DESCRIBE_STRUCT(TakeBank, (), (amount, associate))
BOOST_DESCRIBE_STRUCT(RefuseBank, (), ())
BOOST_DESCRIBE_STRUCT(Bid, (), (amount))
BOOST_DESCRIBE_STRUCT(AwardBank, (), ())
BOOST_DESCRIBE_STRUCT(RefuseToDeal, (), ())
BOOST_DESCRIBE_STRUCT(RaiseBank, (), (amount))
BOOST_DESCRIBE_STRUCT(OfferAssociation, (), (to, amount))
BOOST_DESCRIBE_STRUCT(AcceptAssociate, (), (person))
BOOST_DESCRIBE_STRUCT(PutInGarage, (), (amount))
BOOST_DESCRIBE_STRUCT(TodoVa, (), ())
BOOST_DESCRIBE_STRUCT(KeepBank, (), ())
BOOST_DESCRIBE_STRUCT(PassHand, (), ())
BOOST_DESCRIBE_STRUCT(AnnounceBank, (), ())

// Bets: players, but AwardBanco and NoVanMas are the croupier's, RemoveLateBets the banker's
struct Banco { std::optional<PersonId> associate; };
struct BancoSeguido {};
struct AwardBanco {};
struct BancoConLaMesa {};
struct UltimoCompleto {};  // «con la mesa y último completo»
// `line`: it lies on the line and plays for half. `plays`: so much of it, the rest being changed
// at once. `with`: joined to somebody else's bet.
struct Bet {
  Money stake; std::optional<bool> line; std::optional<Money> plays; std::optional<PersonId> with;
};
struct Withdraw {};
struct RemoveLateBets {};
struct NoVanMas {};
BOOST_DESCRIBE_STRUCT(Banco, (), (associate))
BOOST_DESCRIBE_STRUCT(BancoSeguido, (), ())
BOOST_DESCRIBE_STRUCT(AwardBanco, (), ())
BOOST_DESCRIBE_STRUCT(BancoConLaMesa, (), ())
BOOST_DESCRIBE_STRUCT(UltimoCompleto, (), ())
BOOST_DESCRIBE_STRUCT(Bet, (), (stake, line, plays, with))
BOOST_DESCRIBE_STRUCT(Withdraw, (), ())
BOOST_DESCRIBE_STRUCT(RemoveLateBets, (), ())
BOOST_DESCRIBE_STRUCT(NoVanMas, (), ())

// The coup. The banker deals; the croupier enters what comes out of the sabot, and hands it over
struct Deal { std::optional<Card> card; };  // left out: face down, and nobody knows it yet
struct GiveCards {};
struct TakeCards {};     // who they were given to lifts them
struct ReclaimCards {};  // whose they are, from whoever got them by mistake
struct Carta {};
struct No {};
struct Abatir {};
struct DarCarta {};    // the banker gives the punto a card,
struct NegarCarta {};  // or refuses it after a slip
struct PedirCuadro {};
struct PedirConsejo {};  // the punto asks the croupier
struct GoOn {};          // the croupier, once bets have been withdrawn
struct Show { Hand hand{}; std::optional<std::vector<Card>> cards; };
struct Pay {};
BOOST_DESCRIBE_STRUCT(Deal, (), (card))
BOOST_DESCRIBE_STRUCT(GiveCards, (), ())
BOOST_DESCRIBE_STRUCT(TakeCards, (), ())
BOOST_DESCRIBE_STRUCT(ReclaimCards, (), ())
BOOST_DESCRIBE_STRUCT(Carta, (), ())
BOOST_DESCRIBE_STRUCT(No, (), ())
BOOST_DESCRIBE_STRUCT(Abatir, (), ())
BOOST_DESCRIBE_STRUCT(DarCarta, (), ())
BOOST_DESCRIBE_STRUCT(NegarCarta, (), ())
BOOST_DESCRIBE_STRUCT(PedirCuadro, (), ())
BOOST_DESCRIBE_STRUCT(PedirConsejo, (), ())
BOOST_DESCRIBE_STRUCT(GoOn, (), ())
BOOST_DESCRIBE_STRUCT(Show, (), (hand, cards))
BOOST_DESCRIBE_STRUCT(Pay, (), ())

// Errors and infractions, reported by the croupier or the inspector. `of` are the hand's first two
// cards where nobody has named them yet.
struct CardOnFloor { Hand hand{}; };
struct ExposeCard { Culprit by{}; Hand hand{}; int place = 0; std::optional<Card> card; };
// The croupier called «carta» after the punto's «no»; the banker drew none, one or two.
struct WrongCarta {
  std::optional<std::vector<Card>> cards; std::optional<std::vector<Card>> of;
};
struct FifthCard { std::optional<Card> card; };
struct ExtraCards { int count = 0; };              // beyond the banker's two
struct TwoThirdCards { Hand hand{}; std::vector<Card> cards; std::optional<std::vector<Card>> of; };
struct CardInBasket { Fallen which{}; };           // one of the punto's, by the banker
struct ThrownUnseen { Hand hand{}; };              // into the basket before anybody saw it
struct MisgiveCards { PersonId to; };
struct CardsSnatched { PersonId by; };
struct Warn { PersonId person; };
struct TooSlow {};                                 // who holds the punto's cards
struct OutsideAdvice { Hand hand{}; };
struct FollowedHand { PersonId person; };          // a standing player who moved after the hand
struct BetUnwatched { PersonId person; };
struct DrawnInError { std::optional<Card> card; };  // though no card was due
BOOST_DESCRIBE_STRUCT(CardOnFloor, (), (hand))
BOOST_DESCRIBE_STRUCT(ExposeCard, (), (by, hand, place, card))
BOOST_DESCRIBE_STRUCT(WrongCarta, (), (cards, of))
BOOST_DESCRIBE_STRUCT(FifthCard, (), (card))
BOOST_DESCRIBE_STRUCT(ExtraCards, (), (count))
BOOST_DESCRIBE_STRUCT(TwoThirdCards, (), (hand, cards, of))
BOOST_DESCRIBE_STRUCT(CardInBasket, (), (which))
BOOST_DESCRIBE_STRUCT(ThrownUnseen, (), (hand))
BOOST_DESCRIBE_STRUCT(MisgiveCards, (), (to))
BOOST_DESCRIBE_STRUCT(CardsSnatched, (), (by))
BOOST_DESCRIBE_STRUCT(Warn, (), (person))
BOOST_DESCRIBE_STRUCT(TooSlow, (), ())
BOOST_DESCRIBE_STRUCT(OutsideAdvice, (), (hand))
BOOST_DESCRIBE_STRUCT(FollowedHand, (), (person))
BOOST_DESCRIBE_STRUCT(BetUnwatched, (), (person))
BOOST_DESCRIBE_STRUCT(DrawnInError, (), (card))

// A player's claim, and the inspector's word
struct Claim { ClaimAbout about{}; std::string reason; };
struct CroupierFault { bool correctable = false; std::string reason; };
struct DiscardEarly { std::string reason; };  // cards drawn before the bets were closed
struct Rule {
  Effect effect{}; std::string reason; std::optional<Hand> hand; std::optional<int> total;
};
BOOST_DESCRIBE_STRUCT(Claim, (), (about, reason))
BOOST_DESCRIBE_STRUCT(CroupierFault, (), (correctable, reason))
BOOST_DESCRIBE_STRUCT(DiscardEarly, (), (reason))
BOOST_DESCRIBE_STRUCT(Rule, (), (effect, reason, hand, total))

// clang-format on

// Journals store a command by its place in this list: new ones go to the end.
using CommandList = boost::variant2::variant<
    Admit, SellChips, RedeemChips, Sit, StandBehind, Wait, Leave, Open, Close, AuthoriseBanco,
    NoteElsewhere, CountCards, Mix, MixLast, Cut, DeclineCut, PlaceStopCard, Reveal, AskChange,
    ChangeSeat, StepAway, ComeBack, Tip, TakeBank, RefuseBank, Bid, AwardBank, RefuseToDeal,
    RaiseBank, OfferAssociation, AcceptAssociate, PutInGarage, TodoVa, KeepBank, PassHand,
    AnnounceBank, Banco, BancoSeguido, AwardBanco, BancoConLaMesa, UltimoCompleto, Bet, Withdraw,
    RemoveLateBets, NoVanMas, Deal, GiveCards, TakeCards, ReclaimCards, Carta, No, Abatir, DarCarta,
    NegarCarta, PedirCuadro, PedirConsejo, GoOn, Show, Pay, DrawnEarly, CardFaceUp, CardsStuck,
    CardOnFloor, ExposeCard, WrongCarta, FifthCard, ExtraCards, TwoThirdCards, CardInBasket,
    ThrownUnseen, MisgiveCards, CardsSnatched, Warn, TooSlow, OutsideAdvice, FollowedHand,
    BetUnwatched, Claim, CroupierFault, DiscardEarly, Rule, ClockOut, DrawnInError>;

struct Command : CommandList {
  SABOT_CLOSED(Command, CommandList)
};

}  // namespace sabot::chemin_de_fer
