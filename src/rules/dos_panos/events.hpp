#pragma once
// Everything that can happen in bacarrá a dos paños.

#include <optional>
#include <string>
#include <vector>

#include <boost/describe/class.hpp>
#include <boost/describe/operators.hpp>

#include "sabot/base/closed.hpp"
#include "sabot/rules/baccarat/accidents.hpp"
#include "sabot/rules/baccarat/talla.hpp"
#include "sabot/rules/common/attendance.hpp"
#include "sabot/rules/dos_panos/words.hpp"

namespace sabot::dos_panos {

using baccarat::AsideDiscarded;
using baccarat::CardDiscarded;
using baccarat::CardsCounted;
using baccarat::CardsCut;
using baccarat::CardSetAside;
using baccarat::CardsMixed;
using baccarat::CardsStuckNoted;
using baccarat::OrderExcused;
using baccarat::OrderRevealed;
using baccarat::StopCardAppeared;
using baccarat::StopCardPlaced;
using baccarat::TallaEnded;
using rules::Admitted;
using rules::ChipsRedeemed;
using rules::ChipsSold;
using rules::Left;
using rules::PutOnList;
using rules::Seated;
using rules::SeatNumber;
using rules::StoodBehind;
using boost::describe::operators::operator==;

// clang-format off
// The table
struct TableOpened {
  Money minimum; std::optional<Money> maximum; Money bank_minimum;
  std::optional<Money> bank_maximum; BankKind bank{};
};
struct TableClosed {};
struct BancoAuthorised { bool free = false; };
struct FreeBankNoted { bool elsewhere = false; };
struct ProofAccepted { PersonId person; };
struct SessionBegan { int session = 0; };
BOOST_DESCRIBE_STRUCT(TableOpened, (), (minimum, maximum, bank_minimum, bank_maximum, bank))
BOOST_DESCRIBE_STRUCT(TableClosed, (), ())
BOOST_DESCRIBE_STRUCT(BancoAuthorised, (), (free))
BOOST_DESCRIBE_STRUCT(FreeBankNoted, (), (elsewhere))
BOOST_DESCRIBE_STRUCT(ProofAccepted, (), (person))
BOOST_DESCRIBE_STRUCT(SessionBegan, (), (session))

// The bank is awarded
struct BankVacant { Vacancy why{}; };
struct BankerAnnounced { PersonId person; Money amount; int tallas = 1; };
struct BankOffered { PersonId to; Money amount; };
struct BankRefused { PersonId by; };
struct AuctionOpened { Money least; int tallas = 1; };
struct BidMade { PersonId by; Money amount; };
struct LotDue { std::vector<PersonId> among; };
struct LotDrawn { int number = 0; };
struct NobodyBanks {};
struct GameEnded {};
// `until`: the last talla that it is awarded for.
struct BankTaken { PersonId by; Money amount; Title title{}; int until = 0; };
BOOST_DESCRIBE_STRUCT(BankVacant, (), (why))
BOOST_DESCRIBE_STRUCT(BankerAnnounced, (), (person, amount, tallas))
BOOST_DESCRIBE_STRUCT(BankOffered, (), (to, amount))
BOOST_DESCRIBE_STRUCT(BankRefused, (), (by))
BOOST_DESCRIBE_STRUCT(AuctionOpened, (), (least, tallas))
BOOST_DESCRIBE_STRUCT(BidMade, (), (by, amount))
BOOST_DESCRIBE_STRUCT(LotDue, (), (among))
BOOST_DESCRIBE_STRUCT(LotDrawn, (), (number))
BOOST_DESCRIBE_STRUCT(NobodyBanks, (), ())
BOOST_DESCRIBE_STRUCT(GameEnded, (), ())
BOOST_DESCRIBE_STRUCT(BankTaken, (), (by, amount, title, until))

// The bank is somebody's
struct BankStays { PersonId by; Money amount; };  // from one talla to the next
struct StakeAnnounced { Money amount; };
struct BankKept { PersonId by; };
struct BankLeft { PersonId by; Money amount; };
struct BankBarred { PersonId person; };           // from banking again with this sabot
struct BankBroken { PersonId by; };
struct Redeposited { PersonId by; Money amount; int until = 0; };
struct FundsAdded { PersonId by; Money amount; };  // a free bank pays what it has not got
struct BankReturned { PersonId to; Money amount; };
BOOST_DESCRIBE_STRUCT(BankStays, (), (by, amount))
BOOST_DESCRIBE_STRUCT(StakeAnnounced, (), (amount))
BOOST_DESCRIBE_STRUCT(BankKept, (), (by))
BOOST_DESCRIBE_STRUCT(BankLeft, (), (by, amount))
BOOST_DESCRIBE_STRUCT(BankBarred, (), (person))
BOOST_DESCRIBE_STRUCT(BankBroken, (), (by))
BOOST_DESCRIBE_STRUCT(Redeposited, (), (by, amount, until))
BOOST_DESCRIBE_STRUCT(FundsAdded, (), (by, amount))
BOOST_DESCRIBE_STRUCT(BankReturned, (), (to, amount))

// Bets: what of all that lies in one place plays on each paño
struct BetsOpened { bool banco = false; };  // whoever wants the whole bank says so first
struct BancoClaimed { PersonId by; };
struct NoBanco {};
struct PanosLotDue {};                      // banco was called on both
struct BancoMade { PersonId by; };
struct BancoMayRepeat { PersonId by; int left = 0; };
struct BancoLapsed { PersonId by; };
struct BetPlaced { PersonId by; On on{}; Money stake; Money primero; Money segundo; };
struct BetWithdrawn { PersonId by; On on{}; Money stake; };
// The bank does not cover all of it: `back` goes back, and this much is left to play.
struct BetCut { PersonId by; On on{}; Money back; Money primero; Money segundo; };
struct BetReturned { PersonId by; On on{}; Money stake; };
struct BetsClosed { PersonId croupier; };
struct CardsOwedTo { Hand hand{}; PersonId person; };  // whose a paño's cards will be
BOOST_DESCRIBE_STRUCT(BetsOpened, (), (banco))
BOOST_DESCRIBE_STRUCT(BancoClaimed, (), (by))
BOOST_DESCRIBE_STRUCT(NoBanco, (), ())
BOOST_DESCRIBE_STRUCT(PanosLotDue, (), ())
BOOST_DESCRIBE_STRUCT(BancoMade, (), (by))
BOOST_DESCRIBE_STRUCT(BancoMayRepeat, (), (by, left))
BOOST_DESCRIBE_STRUCT(BancoLapsed, (), (by))
BOOST_DESCRIBE_STRUCT(BetPlaced, (), (by, on, stake, primero, segundo))
BOOST_DESCRIBE_STRUCT(BetWithdrawn, (), (by, on, stake))
BOOST_DESCRIBE_STRUCT(BetCut, (), (by, on, back, primero, segundo))
BOOST_DESCRIBE_STRUCT(BetReturned, (), (by, on, stake))
BOOST_DESCRIBE_STRUCT(BetsClosed, (), (croupier))
BOOST_DESCRIBE_STRUCT(CardsOwedTo, (), (hand, person))

// Cards
struct CardDealt { Hand hand{}; std::optional<Card> card; Face face{}; Source from{}; };
// Third cards of a coup that is restored: taken from a hand, laid loose, given to another hand.
struct ThirdTaken { Hand hand{}; Card card; };
struct CardLoose { Card card; };  // straight from the sabot, to a paño that asked for none
struct ThirdGiven { Hand hand{}; Card card; };
struct LooseDiscarded { int count = 0; };
struct CardExposed { Hand hand{}; int place = 0; Card card; };
struct HandGiven { Hand hand{}; PersonId to; };
struct HandLifted { Hand hand{}; PersonId by; std::vector<Card> cards; };  // only the holder sees
struct HandChecked { Hand hand{}; std::vector<Card> cards; };  // by the croupier, for nobody else
struct HandShown { Hand hand{}; std::vector<Card> cards; int total = 0; };
struct HandDeemed { Hand hand{}; int total = 0; };
struct HandRebuilt { Hand hand{}; int total = 0; };  // by those who saw it
struct PanoVoided { Hand hand{}; };
BOOST_DESCRIBE_STRUCT(CardDealt, (), (hand, card, face, from))
BOOST_DESCRIBE_STRUCT(ThirdTaken, (), (hand, card))
BOOST_DESCRIBE_STRUCT(CardLoose, (), (card))
BOOST_DESCRIBE_STRUCT(ThirdGiven, (), (hand, card))
BOOST_DESCRIBE_STRUCT(LooseDiscarded, (), (count))
BOOST_DESCRIBE_STRUCT(CardExposed, (), (hand, place, card))
BOOST_DESCRIBE_STRUCT(HandGiven, (), (hand, to))
BOOST_DESCRIBE_STRUCT(HandLifted, (), (hand, by, cards))
BOOST_DESCRIBE_STRUCT(HandChecked, (), (hand, cards))
BOOST_DESCRIBE_STRUCT(HandShown, (), (hand, cards, total))
BOOST_DESCRIBE_STRUCT(HandDeemed, (), (hand, total))
BOOST_DESCRIBE_STRUCT(HandRebuilt, (), (hand, total))
BOOST_DESCRIBE_STRUCT(PanoVoided, (), (hand))

// What is said, and what is due
struct Announced {
  Call call{}; std::optional<Hand> hand{}; std::optional<int> total{};
  std::optional<Money> amount{}; std::optional<PersonId> person{};
};
struct Turn { Phase to{}; PersonId of; };  // whose word or act comes next
struct Declared { Hand hand{}; Declaration what{}; };
struct Misdeclared { Hand hand{}; Declaration what{}; };
struct Rectified { Hand hand{}; Declaration to{}; };
struct AbateLost { Hand hand{}; };
struct CoupRestored { Culprit after{}; };
// The banker draws with 5 or less and otherwise stands, whatever the cuadro says.
struct FiveBinds {};
struct HandBound { Hand hand{}; Binding to{}; };
struct CuadroAsked { PersonId by; };
struct AdviceAsked { PersonId by; };
struct CardDue { Hand hand{}; };
BOOST_DESCRIBE_STRUCT(Announced, (), (call, hand, total, amount, person))
BOOST_DESCRIBE_STRUCT(Turn, (), (to, of))
BOOST_DESCRIBE_STRUCT(Declared, (), (hand, what))
BOOST_DESCRIBE_STRUCT(Misdeclared, (), (hand, what))
BOOST_DESCRIBE_STRUCT(Rectified, (), (hand, to))
BOOST_DESCRIBE_STRUCT(AbateLost, (), (hand))
BOOST_DESCRIBE_STRUCT(CoupRestored, (), (after))
BOOST_DESCRIBE_STRUCT(FiveBinds, (), ())
BOOST_DESCRIBE_STRUCT(HandBound, (), (hand, to))
BOOST_DESCRIBE_STRUCT(CuadroAsked, (), (by))
BOOST_DESCRIBE_STRUCT(AdviceAsked, (), (by))
BOOST_DESCRIBE_STRUCT(CardDue, (), (hand))

// The coup ends
struct PanoDecided { Hand hand{}; Winner winner{}; int punto = 0; int banca = 0; };
struct BetLost { PersonId by; On on{}; Hand hand{}; Money stake; };
struct BetWon { PersonId by; On on{}; Hand hand{}; Money stake; Money winnings; };
struct Deducted { Money amount; };
struct BankWon { PersonId by; Money amount; };   // net of both paños and of the deduction
struct BankLost { PersonId by; Money amount; };
struct TurnPassed { Hand hand{}; SeatNumber seat = 0; };
struct CoupAnnulled {};
struct CoupEnded { int coup = 0; };
BOOST_DESCRIBE_STRUCT(PanoDecided, (), (hand, winner, punto, banca))
BOOST_DESCRIBE_STRUCT(BetLost, (), (by, on, hand, stake))
BOOST_DESCRIBE_STRUCT(BetWon, (), (by, on, hand, stake, winnings))
BOOST_DESCRIBE_STRUCT(Deducted, (), (amount))
BOOST_DESCRIBE_STRUCT(BankWon, (), (by, amount))
BOOST_DESCRIBE_STRUCT(BankLost, (), (by, amount))
BOOST_DESCRIBE_STRUCT(TurnPassed, (), (hand, seat))
BOOST_DESCRIBE_STRUCT(CoupAnnulled, (), ())
BOOST_DESCRIBE_STRUCT(CoupEnded, (), (coup))

// Errors, infractions and rulings that leave a mark of their own
struct CardPickedUp { Hand hand{}; };
struct CardRecovered { Hand hand{}; };  // from the basket
struct CardsMisgiven { Hand hand{}; PersonId to; };
struct CardsRecovered { Hand hand{}; PersonId from; PersonId by; };
struct MisdealNoted { Hand hand{}; };
struct WithholdingNoted { Hand hand{}; };
struct HandThrown { Hand hand{}; Thrower by{}; };
struct ScoreMisannounced { int total = 0; };
struct WordChanged { Hand hand{}; };
struct HolderRelieved { Hand hand{}; PersonId from; };
struct AdviceNoted { Hand hand{}; };
struct Warned { PersonId person; };
struct ClaimHeard { PersonId by; std::string reason; };
struct FaultCorrected { std::string reason; };
struct RulingGiven { PersonId by; Effect effect{}; std::string reason; };
struct HouseDecided { PersonId person; HouseAct act{}; };
BOOST_DESCRIBE_STRUCT(CardPickedUp, (), (hand))
BOOST_DESCRIBE_STRUCT(CardRecovered, (), (hand))
BOOST_DESCRIBE_STRUCT(CardsMisgiven, (), (hand, to))
BOOST_DESCRIBE_STRUCT(CardsRecovered, (), (hand, from, by))
BOOST_DESCRIBE_STRUCT(MisdealNoted, (), (hand))
BOOST_DESCRIBE_STRUCT(WithholdingNoted, (), (hand))
BOOST_DESCRIBE_STRUCT(HandThrown, (), (hand, by))
BOOST_DESCRIBE_STRUCT(ScoreMisannounced, (), (total))
BOOST_DESCRIBE_STRUCT(WordChanged, (), (hand))
BOOST_DESCRIBE_STRUCT(HolderRelieved, (), (hand, from))
BOOST_DESCRIBE_STRUCT(AdviceNoted, (), (hand))
BOOST_DESCRIBE_STRUCT(Warned, (), (person))
BOOST_DESCRIBE_STRUCT(ClaimHeard, (), (by, reason))
BOOST_DESCRIBE_STRUCT(FaultCorrected, (), (reason))
BOOST_DESCRIBE_STRUCT(RulingGiven, (), (by, effect, reason))
BOOST_DESCRIBE_STRUCT(HouseDecided, (), (person, act))

// clang-format on

// Journals store an event by its place in this list: new ones go to the end.
using EventList = boost::variant2::variant<
    Admitted, ChipsSold, ChipsRedeemed, Seated, StoodBehind, PutOnList, Left, TableOpened,
    TableClosed, BancoAuthorised, FreeBankNoted, ProofAccepted, SessionBegan, CardsCounted,
    CardsMixed, CardsCut, StopCardPlaced, StopCardAppeared, TallaEnded, OrderRevealed, OrderExcused,
    BankVacant, BankerAnnounced, BankOffered, BankRefused, AuctionOpened, BidMade, LotDue, LotDrawn,
    NobodyBanks, GameEnded, BankTaken, BankStays, StakeAnnounced, BankKept, BankLeft, BankBarred,
    BankBroken, Redeposited, FundsAdded, BankReturned, BetsOpened, BancoClaimed, NoBanco,
    PanosLotDue, BancoMade, BancoMayRepeat, BancoLapsed, BetPlaced, BetWithdrawn, BetCut,
    BetReturned, BetsClosed, CardsOwedTo, CardDealt, CardSetAside, AsideDiscarded, CardDiscarded,
    ThirdTaken, CardLoose, ThirdGiven, LooseDiscarded, CardExposed, HandGiven, HandLifted,
    HandChecked, HandShown, HandDeemed, HandRebuilt, PanoVoided, Announced, Turn, Declared,
    Misdeclared, Rectified, AbateLost, CoupRestored, FiveBinds, HandBound, CuadroAsked, AdviceAsked,
    CardDue, PanoDecided, BetLost, BetWon, Deducted, BankWon, BankLost, TurnPassed, CoupAnnulled,
    CoupEnded, CardsStuckNoted, CardPickedUp, CardRecovered, CardsMisgiven, CardsRecovered,
    MisdealNoted, WithholdingNoted, HandThrown, ScoreMisannounced, WordChanged, HolderRelieved,
    AdviceNoted, Warned, ClaimHeard, FaultCorrected, RulingGiven, HouseDecided>;

struct Event : EventList {
  SABOT_CLOSED(Event, EventList)
};

}  // namespace sabot::dos_panos
