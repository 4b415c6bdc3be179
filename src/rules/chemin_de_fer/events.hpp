#pragma once
// Everything that can happen in chemin de fer.

#include <optional>
#include <string>
#include <vector>

#include <boost/describe/class.hpp>
#include <boost/describe/operators.hpp>

#include "sabot/base/closed.hpp"
#include "sabot/rules/chemin_de_fer/words.hpp"
#include "sabot/rules/common/attendance.hpp"
#include "sabot/rules/baccarat/accidents.hpp"
#include "sabot/rules/baccarat/talla.hpp"

namespace sabot::chemin_de_fer {

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
struct TableOpened { Money minimum; Money bank_minimum; std::optional<Money> bank_maximum; };
struct TableClosed {};
struct BancoAuthorised { bool free = false; };
struct NotedElsewhere { PersonId person; bool seated = false; };
BOOST_DESCRIBE_STRUCT(TableOpened, (), (minimum, bank_minimum, bank_maximum))
BOOST_DESCRIBE_STRUCT(TableClosed, (), ())
BOOST_DESCRIBE_STRUCT(BancoAuthorised, (), (free))
BOOST_DESCRIBE_STRUCT(NotedElsewhere, (), (person, seated))

// The talla
struct CardsPassed { PersonId by; };  // mixed by him, on their way round
struct CutOffered { PersonId to; SeatNumber seat = 0; };
struct CutDeclined { PersonId by; };
struct CutToCroupier {};  // nobody has wanted to
BOOST_DESCRIBE_STRUCT(CardsPassed, (), (by))
BOOST_DESCRIBE_STRUCT(CutOffered, (), (to, seat))
BOOST_DESCRIBE_STRUCT(CutDeclined, (), (by))
BOOST_DESCRIBE_STRUCT(CutToCroupier, (), ())

// Places
struct ChangeAsked { PersonId person; };
struct SeatChanged { PersonId person; SeatNumber from = 0; SeatNumber to = 0; };
struct MustSalute { PersonId person; };  // he came to his place in the middle of a talla
struct Saluted { PersonId person; };     // he has let the hand pass
struct SteppedAway { PersonId person; };
struct CameBack { PersonId person; };
struct SeatLost { PersonId person; SeatNumber seat = 0; };
struct Tipped { PersonId by; Money amount; };
BOOST_DESCRIBE_STRUCT(ChangeAsked, (), (person))
BOOST_DESCRIBE_STRUCT(SeatChanged, (), (person, from, to))
BOOST_DESCRIBE_STRUCT(MustSalute, (), (person))
BOOST_DESCRIBE_STRUCT(Saluted, (), (person))
BOOST_DESCRIBE_STRUCT(SteppedAway, (), (person))
BOOST_DESCRIBE_STRUCT(CameBack, (), (person))
BOOST_DESCRIBE_STRUCT(SeatLost, (), (person, seat))
BOOST_DESCRIBE_STRUCT(Tipped, (), (by, amount))

// The bank goes round
struct BankOffered { PersonId to; SeatNumber seat = 0; Vacancy why{}; Money least; };
struct BankRefused { PersonId by; int in_a_row = 0; };
// A passed hand that he would take together with somebody: whoever takes it alone comes first.
struct BankWantedTogether { PersonId by; PersonId associate; Money amount; };
struct RetakeOffered { PersonId to; Money amount; };
struct AuctionOpened { Money least; };
struct BidMade { PersonId by; Money amount; };
struct BankForced { PersonId on; SeatNumber seat = 0; Money amount; };
struct NobodyBanks {};
struct BankTaken { PersonId by; SeatNumber seat = 0; Money amount; Title title{}; };
struct DealRefused { PersonId by; };
BOOST_DESCRIBE_STRUCT(BankOffered, (), (to, seat, why, least))
BOOST_DESCRIBE_STRUCT(BankRefused, (), (by, in_a_row))
BOOST_DESCRIBE_STRUCT(BankWantedTogether, (), (by, associate, amount))
BOOST_DESCRIBE_STRUCT(RetakeOffered, (), (to, amount))
BOOST_DESCRIBE_STRUCT(AuctionOpened, (), (least))
BOOST_DESCRIBE_STRUCT(BidMade, (), (by, amount))
BOOST_DESCRIBE_STRUCT(BankForced, (), (on, seat, amount))
BOOST_DESCRIBE_STRUCT(NobodyBanks, (), ())
BOOST_DESCRIBE_STRUCT(BankTaken, (), (by, seat, amount, title))
BOOST_DESCRIBE_STRUCT(DealRefused, (), (by))

// The bank is somebody's
struct AssociationOffered { PersonId by; PersonId to; Money amount; };
struct Associated { PersonId who; Money amount; };
struct BankRaised { PersonId by; Money amount; };
struct BankAnnounced { Money amount; };
// `lasting`: it leaves the bank; otherwise it is idle for the coup only.
struct GarageMade { GarageKind kind{}; Money amount; bool lasting = false; };
struct GarageRenounced { Money amount; };
struct BankKept { PersonId by; };
struct BankPassed { PersonId by; Money amount; };
struct BankLost { PersonId by; };
struct BankReturned { PersonId to; Money bank; Money garage; };  // his part of both
struct MayContinue { PersonId who; Money amount; };              // in the next talla
BOOST_DESCRIBE_STRUCT(AssociationOffered, (), (by, to, amount))
BOOST_DESCRIBE_STRUCT(Associated, (), (who, amount))
BOOST_DESCRIBE_STRUCT(BankRaised, (), (by, amount))
BOOST_DESCRIBE_STRUCT(BankAnnounced, (), (amount))
BOOST_DESCRIBE_STRUCT(GarageMade, (), (kind, amount, lasting))
BOOST_DESCRIBE_STRUCT(GarageRenounced, (), (amount))
BOOST_DESCRIBE_STRUCT(BankKept, (), (by))
BOOST_DESCRIBE_STRUCT(BankPassed, (), (by, amount))
BOOST_DESCRIBE_STRUCT(BankLost, (), (by))
BOOST_DESCRIBE_STRUCT(BankReturned, (), (to, bank, garage))
BOOST_DESCRIBE_STRUCT(MayContinue, (), (who, amount))

// Bets
struct BancoClaimed { PersonId by; BancoKind kind{}; std::optional<PersonId> associate; };
struct NoBanco {};  // nobody wants the whole bank: bets are open
struct BancoMade { PersonId by; BancoKind kind{}; std::optional<PersonId> associate; };
struct ConLaMesaMade { PersonId by; };
struct UltimoCompletoMade { PersonId by; };
struct BetPlaced { PersonId by; Money stake; Money plays; bool late = false; };
struct ChangeGiven { PersonId to; Money amount; };  // of a stake of which only a part plays
struct BetWithdrawn { PersonId by; Money stake; };
struct BetReturned { PersonId by; Money stake; bool late = false; };
struct BetsClosed { PersonId croupier; };
struct CardsOwedTo { PersonId person; };  // whose the punto's cards will be
BOOST_DESCRIBE_STRUCT(BancoClaimed, (), (by, kind, associate))
BOOST_DESCRIBE_STRUCT(NoBanco, (), ())
BOOST_DESCRIBE_STRUCT(BancoMade, (), (by, kind, associate))
BOOST_DESCRIBE_STRUCT(ConLaMesaMade, (), (by))
BOOST_DESCRIBE_STRUCT(UltimoCompletoMade, (), (by))
BOOST_DESCRIBE_STRUCT(BetPlaced, (), (by, stake, plays, late))
BOOST_DESCRIBE_STRUCT(ChangeGiven, (), (to, amount))
BOOST_DESCRIBE_STRUCT(BetWithdrawn, (), (by, stake))
BOOST_DESCRIBE_STRUCT(BetReturned, (), (by, stake, late))
BOOST_DESCRIBE_STRUCT(BetsClosed, (), (croupier))
BOOST_DESCRIBE_STRUCT(CardsOwedTo, (), (person))

// Cards
struct CardDealt { Hand hand{}; std::optional<Card> card; Face face{}; Source from{}; };
struct ThirdDiscarded { Hand hand{}; Card card; };
struct CardExposed { Culprit by{}; Hand hand{}; int place = 0; Card card; };
struct HandGiven { PersonId to; };
struct HandLifted { Hand hand{}; PersonId by; std::vector<Card> cards; };  // only he sees them
// All its cards and what they make; journals from before a third card was named again have the
// first two and what those make.
struct HandShown { Hand hand{}; std::vector<Card> cards; int total = 0; };
struct HandDeemed { Hand hand{}; int total = 0; bool may_draw = false; };
BOOST_DESCRIBE_STRUCT(CardDealt, (), (hand, card, face, from))
BOOST_DESCRIBE_STRUCT(ThirdDiscarded, (), (hand, card))
BOOST_DESCRIBE_STRUCT(CardExposed, (), (by, hand, place, card))
BOOST_DESCRIBE_STRUCT(HandGiven, (), (to))
BOOST_DESCRIBE_STRUCT(HandLifted, (), (hand, by, cards))
BOOST_DESCRIBE_STRUCT(HandShown, (), (hand, cards, total))
BOOST_DESCRIBE_STRUCT(HandDeemed, (), (hand, total, may_draw))

// What is said, and what is due
struct Announced {
  Call call{}; std::optional<Hand> hand{}; std::optional<int> total{};
  std::optional<Money> amount{};
};
struct Turn { Phase to{}; PersonId of; };  // whose word or act comes next
struct Declared { Hand hand{}; Declaration what{}; };
struct Misdeclared { Hand hand{}; Declaration what{}; };
struct Rectified { Hand hand{}; Declaration to{}; };
struct AbateLost { Hand hand{}; };
struct HandBound { Hand hand{}; Binding to{}; };
struct CuadroAsked { PersonId by; };
struct AdviceAsked { PersonId by; };
struct CardGranted { PersonId by; };
struct CardDenied { PersonId by; };
struct CardDue { Hand hand{}; };
struct BetsMayGo {};
BOOST_DESCRIBE_STRUCT(Announced, (), (call, hand, total, amount))
BOOST_DESCRIBE_STRUCT(Turn, (), (to, of))
BOOST_DESCRIBE_STRUCT(Declared, (), (hand, what))
BOOST_DESCRIBE_STRUCT(Misdeclared, (), (hand, what))
BOOST_DESCRIBE_STRUCT(Rectified, (), (hand, to))
BOOST_DESCRIBE_STRUCT(AbateLost, (), (hand))
BOOST_DESCRIBE_STRUCT(HandBound, (), (hand, to))
BOOST_DESCRIBE_STRUCT(CuadroAsked, (), (by))
BOOST_DESCRIBE_STRUCT(AdviceAsked, (), (by))
BOOST_DESCRIBE_STRUCT(CardGranted, (), (by))
BOOST_DESCRIBE_STRUCT(CardDenied, (), (by))
BOOST_DESCRIBE_STRUCT(CardDue, (), (hand))
BOOST_DESCRIBE_STRUCT(BetsMayGo, (), ())

// The coup ends
struct CoupForfeited { Hand by{}; };
struct CoupDecided { Winner winner{}; int punto = 0; int banca = 0; };
struct BetLost { PersonId by; Money stake; };   // what of it was played
struct BetWon { PersonId by; Money stake; Money winnings; };
struct Deducted { Money amount; };
struct BankWon { PersonId member; Money amount; };        // his part, to the bank
struct BankPaid { PersonId member; Money amount; };       // his part, from the bank
struct CoupAnnulled {};
struct CoupEnded { int coup = 0; };
struct SeguidoGranted { PersonId to; };
struct SeguidoKept { PersonId by; };  // abandoned, and recovered because the coup was a tie
struct SeguidoLapsed { PersonId by; };
BOOST_DESCRIBE_STRUCT(CoupForfeited, (), (by))
BOOST_DESCRIBE_STRUCT(CoupDecided, (), (winner, punto, banca))
BOOST_DESCRIBE_STRUCT(BetLost, (), (by, stake))
BOOST_DESCRIBE_STRUCT(BetWon, (), (by, stake, winnings))
BOOST_DESCRIBE_STRUCT(Deducted, (), (amount))
BOOST_DESCRIBE_STRUCT(BankWon, (), (member, amount))
BOOST_DESCRIBE_STRUCT(BankPaid, (), (member, amount))
BOOST_DESCRIBE_STRUCT(CoupAnnulled, (), ())
BOOST_DESCRIBE_STRUCT(CoupEnded, (), (coup))
BOOST_DESCRIBE_STRUCT(SeguidoGranted, (), (to))
BOOST_DESCRIBE_STRUCT(SeguidoKept, (), (by))
BOOST_DESCRIBE_STRUCT(SeguidoLapsed, (), (by))

// Errors, infractions and rulings that leave a mark of their own
struct CardPickedUp { Hand hand{}; };
struct CartaMiscalled {};
struct CardFell { Fallen which{}; };
struct CardsMisgiven { PersonId to; };
struct CardsRecovered { PersonId from; PersonId by; };
struct HolderRelieved { PersonId from; };
struct AdviceNoted { Hand hand{}; };
struct Warned { PersonId person; };
struct FollowNoted { PersonId person; };
struct UnwatchedNoted { PersonId person; };
struct ClaimHeard { PersonId by; ClaimAbout about{}; std::string reason; };
struct FaultCorrected { std::string reason; };
struct RulingGiven { PersonId by; Effect effect{}; std::string reason; };
BOOST_DESCRIBE_STRUCT(CardPickedUp, (), (hand))
BOOST_DESCRIBE_STRUCT(CartaMiscalled, (), ())
BOOST_DESCRIBE_STRUCT(CardFell, (), (which))
BOOST_DESCRIBE_STRUCT(CardsMisgiven, (), (to))
BOOST_DESCRIBE_STRUCT(CardsRecovered, (), (from, by))
BOOST_DESCRIBE_STRUCT(HolderRelieved, (), (from))
BOOST_DESCRIBE_STRUCT(AdviceNoted, (), (hand))
BOOST_DESCRIBE_STRUCT(Warned, (), (person))
BOOST_DESCRIBE_STRUCT(FollowNoted, (), (person))
BOOST_DESCRIBE_STRUCT(UnwatchedNoted, (), (person))
BOOST_DESCRIBE_STRUCT(ClaimHeard, (), (by, about, reason))
BOOST_DESCRIBE_STRUCT(FaultCorrected, (), (reason))
BOOST_DESCRIBE_STRUCT(RulingGiven, (), (by, effect, reason))

// Somebody's time has run out: the house acts for him, and what follows is what it did
struct HouseDecided { PersonId person; HouseAct act{}; };
BOOST_DESCRIBE_STRUCT(HouseDecided, (), (person, act))

// A bank taken with an associate: `amount` is all of it, `own` the banker's part; `associated`
// comes next and tells the rest. Journals from before this event have BankTaken with the banker's
// part.
struct BankTakenTogether {
  PersonId by; SeatNumber seat = 0; Money amount; Money own; Title title{};
};
// What lay idle for the coup plays after all, somebody having covered it. Journals from before this
// event have GarageMade with nothing in it there.
struct GarageEnded { GarageKind kind{}; Money amount; };
BOOST_DESCRIBE_STRUCT(BankTakenTogether, (), (by, seat, amount, own, title))
BOOST_DESCRIBE_STRUCT(GarageEnded, (), (kind, amount))

// clang-format on

// Journals store an event by its place in this list: new ones go to the end.
using EventList = boost::variant2::variant<
    Admitted, ChipsSold, ChipsRedeemed, Seated, StoodBehind, PutOnList, Left, TableOpened,
    TableClosed, BancoAuthorised, NotedElsewhere, CardsCounted, CardsPassed, CardsMixed, CutOffered,
    CutDeclined, CutToCroupier, CardsCut, StopCardPlaced, StopCardAppeared, TallaEnded,
    OrderRevealed, OrderExcused, ChangeAsked, SeatChanged, MustSalute, Saluted, SteppedAway,
    CameBack, SeatLost, Tipped, BankOffered, BankRefused, BankWantedTogether, RetakeOffered,
    AuctionOpened, BidMade, BankForced, NobodyBanks, BankTaken, DealRefused, AssociationOffered,
    Associated, BankRaised, BankAnnounced, GarageMade, GarageRenounced, BankKept, BankPassed,
    BankLost, BankReturned, MayContinue, BancoClaimed, NoBanco, BancoMade, ConLaMesaMade,
    UltimoCompletoMade, BetPlaced, ChangeGiven, BetWithdrawn, BetReturned, BetsClosed, CardsOwedTo,
    CardDealt, CardSetAside, AsideDiscarded, CardDiscarded, ThirdDiscarded, CardExposed, HandGiven,
    HandLifted, HandShown, HandDeemed, Announced, Turn, Declared, Misdeclared, Rectified, AbateLost,
    HandBound, CuadroAsked, AdviceAsked, CardGranted, CardDenied, CardDue, BetsMayGo, CoupForfeited,
    CoupDecided, BetLost, BetWon, Deducted, BankWon, BankPaid, CoupAnnulled, CoupEnded,
    SeguidoGranted, SeguidoKept, SeguidoLapsed, CardsStuckNoted, CardPickedUp, CartaMiscalled,
    CardFell, CardsMisgiven, CardsRecovered, HolderRelieved, AdviceNoted, Warned, FollowNoted,
    UnwatchedNoted, ClaimHeard, FaultCorrected, RulingGiven, HouseDecided, BankTakenTogether,
    GarageEnded>;

struct Event : EventList {
  SABOT_CLOSED(Event, EventList)
};

}  // namespace sabot::chemin_de_fer
