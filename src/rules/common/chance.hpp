#pragma once
// What a game says of its chance to those who bring it (an automatic croupier, a person who enters
// what came), to those who enumerate it, and to those who check afterwards that it came as it was
// promised. None of them knows an event of a game by its name.

#include <optional>
#include <variant>
#include <vector>

#include "sabot/base/card.hpp"
#include "sabot/base/digest.hpp"

namespace sabot::rules {

// What chance must bring next. Any card, each kind as often as it is left:
struct CardDue {
  SabotCount left;
  bool lots = false;  // while these last, lots may have to be drawn
};
// Any pocket of a wheel, each as often as any other; their numbers, round the wheel:
struct PocketDue {
  std::vector<int> numbers;
};
// A lot: a number from 1 to this, each as likely as any other.
struct LotDue {
  int of = 0;
};
using ChanceDue = std::variant<std::monostate, CardDue, PocketDue, LotDue>;

// What an event tells of it. Hands are numbered by the game.
namespace heard {

// clang-format off
// The cards of a talla: counted, promised, cut, drawn, shown in the order promised.
struct Counted { int cards = 0; };
struct OrderPromised { std::optional<Digest> commitment; };
struct Cut { int at = 0; };
struct Gone { int count = 1; std::optional<Card> card = {}; };  // from the sabot, to nobody
struct SetAside { std::optional<Card> card; };
struct AsideGone { int count = 0; };  // those that have lain there longest
struct Dealt { int hand = 0; std::optional<Card> card; bool from_aside = false; };
struct Exposed { int hand = 0; int place = 0; Card card; };
struct Shown { int hand = 0; std::vector<Card> cards; };
struct CoupEnded {};
struct TallaEnded {};
struct OrderExcused {};
struct OrderShown { Digest salt; std::vector<Card> order; };

// A lot that is drawn meanwhile, and how many are in it.
struct LotDue { int of = 0; };
struct LotDrawn { int number = 0; };

// One spin of a wheel: where the ball falls is promised, the wheel turned under it, the pocket
// shown, the number announced.
struct Wheel { std::vector<int> numbers; };
struct SpinPromised { std::optional<Digest> commitment; };
struct Turned { int pockets = 0; };
struct SpinVoid {};
struct PocketShown { int pocket = 0; Digest salt; };
struct NumberFell { int number = 0; };

// clang-format on

}  // namespace heard

using Heard =
    std::variant<std::monostate, heard::Counted, heard::OrderPromised, heard::Cut, heard::Gone,
                 heard::SetAside, heard::AsideGone, heard::Dealt, heard::Exposed, heard::Shown,
                 heard::CoupEnded, heard::TallaEnded, heard::OrderExcused, heard::OrderShown,
                 heard::Wheel, heard::SpinPromised, heard::Turned, heard::SpinVoid,
                 heard::PocketShown, heard::NumberFell, heard::LotDue, heard::LotDrawn>;

}  // namespace sabot::rules
