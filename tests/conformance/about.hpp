#pragma once
// What the suite has to be told of a game, because no function of the game says it. Specialised
// once per game:
//   static Money on_the_felt(const State&, const PersonId&);     what somebody has bet
//   static bool rests(const State&);          nobody who plays or deals can go on, and that is
//   right static bool begins_coup(const State&);                       no card of this coup is
//   dealt yet static std::optional<int> goes_face_down(const State&, const Command&);
//                                      the hand that the card named here goes to, face down
//   static std::optional<int> shows(const Command&);             the hand that this turns over
//   static Command with_card(Command, Card);                     the same, naming another card
//   static constexpr int hands;
//   static bool unreachable(RefusalCode);                        not for `decide` to give

namespace sabot::conformance {

template <class Game>
struct About;

}  // namespace sabot::conformance
