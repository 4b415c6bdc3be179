#pragma once
// Every command of bacarrá a dos paños, with who gives it.

#include <optional>
#include <string>
#include <vector>

#include <boost/describe/class.hpp>
#include <boost/describe/operators.hpp>

#include "sabot/base/closed.hpp"
#include "sabot/rules/baccarat/accidents.hpp"
#include "sabot/rules/baccarat/talla.hpp"
#include "sabot/rules/common/attendance.hpp"
#include "sabot/rules/common/clock.hpp"
#include "sabot/rules/dos_panos/words.hpp"

namespace sabot::dos_panos {

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
// The director. `maximum`: of a bet, where the bank is limited.
struct Open {
  Money minimum; std::optional<Money> maximum; std::optional<Money> bank_minimum;
  std::optional<Money> bank_maximum;
};
struct Close {};
struct AuthoriseBanco { bool free = false; };
struct NoteFreeBank { bool elsewhere = false; };  // another table of the house has one
struct AcceptProof { PersonId person; };          // of funds enough for a free bank
struct BeginSession {};                           // with a free bank, after dinner
BOOST_DESCRIBE_STRUCT(Open, (), (minimum, maximum, bank_minimum, bank_maximum))
BOOST_DESCRIBE_STRUCT(Close, (), ())
BOOST_DESCRIBE_STRUCT(AuthoriseBanco, (), (free))
BOOST_DESCRIBE_STRUCT(NoteFreeBank, (), (elsewhere))
BOOST_DESCRIBE_STRUCT(AcceptProof, (), (person))
BOOST_DESCRIBE_STRUCT(BeginSession, (), ())

// A talla is prepared: the croupier; the cut may be a player's
struct Mix { std::optional<Digest> commitment; };
BOOST_DESCRIBE_STRUCT(Mix, (), (commitment))

// The bank is awarded: the inspector, and the players who want it
struct AnnounceBanker { PersonId person; Money amount; std::optional<int> tallas; };
struct OpenAuction { std::optional<int> tallas; };
struct TakeBank {};    // the player to whom it is offered, for the amount named
struct RefuseBank {};
struct Bid { Money amount; };
struct AwardBank {};
struct DrawLot { int number = 0; };
BOOST_DESCRIBE_STRUCT(AnnounceBanker, (), (person, amount, tallas))
BOOST_DESCRIBE_STRUCT(OpenAuction, (), (tallas))
BOOST_DESCRIBE_STRUCT(TakeBank, (), ())
BOOST_DESCRIBE_STRUCT(RefuseBank, (), ())
BOOST_DESCRIBE_STRUCT(Bid, (), (amount))
BOOST_DESCRIBE_STRUCT(AwardBank, (), ())
BOOST_DESCRIBE_STRUCT(DrawLot, (), (number))

// The banker, between coups
struct AnnounceStake { Money amount; };
struct KeepBank {};
struct LeaveBank {};
struct Redeposit { Money amount; std::optional<bool> new_sabot; };  // the bank has broken
BOOST_DESCRIBE_STRUCT(AnnounceStake, (), (amount))
BOOST_DESCRIBE_STRUCT(KeepBank, (), ())
BOOST_DESCRIBE_STRUCT(LeaveBank, (), ())
BOOST_DESCRIBE_STRUCT(Redeposit, (), (amount, new_sabot))

// Bets: players, but OpenBets, AwardBanco and NoVaMas are the croupier's. `line`: it lies on the
// line before the player and plays for half.
struct OpenBets {};
struct Banco {};
struct AwardBanco {};
struct Bet { On on{}; Money stake; std::optional<bool> line; };
struct Withdraw { On on{}; };
struct NoVaMas {};
BOOST_DESCRIBE_STRUCT(OpenBets, (), ())
BOOST_DESCRIBE_STRUCT(Banco, (), ())
BOOST_DESCRIBE_STRUCT(AwardBanco, (), ())
BOOST_DESCRIBE_STRUCT(Bet, (), (on, stake, line))
BOOST_DESCRIBE_STRUCT(Withdraw, (), (on))
BOOST_DESCRIBE_STRUCT(NoVaMas, (), ())

// The coup. The banker deals; the croupier enters what comes out of the sabot, and carries it
struct Deal { std::optional<Card> card; };  // left out: face down, and nobody knows it yet
struct GiveCards {};
struct TakeCards { Hand hand{}; };     // the holder looks at them
struct ReclaimCards { Hand hand{}; };  // the player whose they are, from another
struct Carta {};
struct No {};
struct Abatir {};
struct PedirCuadro {};
struct PedirConsejo {};  // a punto asks the croupier
struct Show { Hand hand{}; std::optional<std::vector<Card>> cards; };
struct Pay {};
BOOST_DESCRIBE_STRUCT(Deal, (), (card))
BOOST_DESCRIBE_STRUCT(GiveCards, (), ())
BOOST_DESCRIBE_STRUCT(TakeCards, (), (hand))
BOOST_DESCRIBE_STRUCT(ReclaimCards, (), (hand))
BOOST_DESCRIBE_STRUCT(Carta, (), ())
BOOST_DESCRIBE_STRUCT(No, (), ())
BOOST_DESCRIBE_STRUCT(Abatir, (), ())
BOOST_DESCRIBE_STRUCT(PedirCuadro, (), ())
BOOST_DESCRIBE_STRUCT(PedirConsejo, (), ())
BOOST_DESCRIBE_STRUCT(Show, (), (hand, cards))
BOOST_DESCRIBE_STRUCT(Pay, (), ())

// Errors and infractions, reported by the croupier or the inspector
struct CardOnFloor { Hand hand{}; };
struct MisgiveCards { Hand hand{}; PersonId to; };
struct ExposeCard { Hand hand{}; int place = 0; std::optional<Card> card; };  // by the banker
struct CardMisdealt { Hand hand{}; Card card; };        // to a paño that had not asked for it
struct CardWithheld { Hand hand{}; std::optional<Card> card; };  // from a paño that had
// `seen`: a third card that everybody had seen.
struct CardInBasket { Hand hand{}; std::optional<bool> seen; };
// `total`: by the testimony of those who saw it, where the croupier threw it.
struct ThrownUnseen { Hand hand{}; Thrower by{}; std::optional<int> total; };
struct WrongScore { int total = 0; };                   // announced by the banker
// Said both words; `cards` where nobody has named them: the croupier looks.
struct ChangedWord { Hand hand{}; std::optional<std::vector<Card>> cards; };
struct TooSlow {};
struct OutsideAdvice { Hand hand{}; };
struct Warn { PersonId person; };
BOOST_DESCRIBE_STRUCT(CardOnFloor, (), (hand))
BOOST_DESCRIBE_STRUCT(MisgiveCards, (), (hand, to))
BOOST_DESCRIBE_STRUCT(ExposeCard, (), (hand, place, card))
BOOST_DESCRIBE_STRUCT(CardMisdealt, (), (hand, card))
BOOST_DESCRIBE_STRUCT(CardWithheld, (), (hand, card))
BOOST_DESCRIBE_STRUCT(CardInBasket, (), (hand, seen))
BOOST_DESCRIBE_STRUCT(ThrownUnseen, (), (hand, by, total))
BOOST_DESCRIBE_STRUCT(WrongScore, (), (total))
BOOST_DESCRIBE_STRUCT(ChangedWord, (), (hand, cards))
BOOST_DESCRIBE_STRUCT(TooSlow, (), ())
BOOST_DESCRIBE_STRUCT(OutsideAdvice, (), (hand))
BOOST_DESCRIBE_STRUCT(Warn, (), (person))

// A player's claim, the director's exception, the inspector's word
struct Claim { std::string reason; };
struct DiscardEarly { std::string reason; };  // cards drawn before the bets were closed
struct IrregularDeal { bool correctable = false; std::string reason; };
struct Rule {
  Effect effect{}; std::string reason; std::optional<Hand> hand; std::optional<int> total;
};
BOOST_DESCRIBE_STRUCT(Claim, (), (reason))
BOOST_DESCRIBE_STRUCT(DiscardEarly, (), (reason))
BOOST_DESCRIBE_STRUCT(IrregularDeal, (), (correctable, reason))
BOOST_DESCRIBE_STRUCT(Rule, (), (effect, reason, hand, total))

// clang-format on

// Journals store a command by its place in this list: new ones go to the end.
using CommandList = boost::variant2::variant<
    Admit, SellChips, RedeemChips, Sit, StandBehind, Wait, Leave, Open, Close, AuthoriseBanco,
    NoteFreeBank, AcceptProof, BeginSession, CountCards, Mix, Cut, PlaceStopCard, Reveal,
    AnnounceBanker, OpenAuction, TakeBank, RefuseBank, Bid, AwardBank, DrawLot, AnnounceStake,
    KeepBank, LeaveBank, Redeposit, OpenBets, Banco, AwardBanco, Bet, Withdraw, NoVaMas, Deal,
    GiveCards, TakeCards, ReclaimCards, Carta, No, Abatir, PedirCuadro, PedirConsejo, Show, Pay,
    DrawnEarly, CardFaceUp, CardsStuck, CardOnFloor, MisgiveCards, ExposeCard, CardMisdealt,
    CardWithheld, CardInBasket, ThrownUnseen, WrongScore, ChangedWord, TooSlow, OutsideAdvice, Warn,
    Claim, DiscardEarly, IrregularDeal, Rule, ClockOut>;

struct Command : CommandList {
  SABOT_CLOSED(Command, CommandList)
};

}  // namespace sabot::dos_panos
