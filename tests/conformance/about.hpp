#pragma once
// What the suite has to be told of a game, because no function of the game says it. Specialised
// once per game:
//
//   static constexpr int plays;
//       how many of each case; a game with more to offer takes longer at every step
//   static std::vector<Line> set_up(const Rules&);
//       what is said before a play at random begins
//   static bool is_play(const Person&, const Option&);
//       it takes the game on; a state where nobody has such an option is a dead end, unless
//   static bool rests(const Rules&, const State&);
//       nobody who plays or deals can go on, and that is right
//   static std::uint32_t weight(const State&, const Person&, const Option&);
//       how often it is chosen among what is offered, so that the table is played at more than it
//       is disturbed; 0: only where anything is
//   static constexpr std::uint32_t anything_in;
//       one choice in this many is anything that anybody may do
//   static Option preferred(Option);
//       the values of it that a play chooses from
//   static bool may_go_unoffered(const Command&);
//       two of its fields depend on each other, so that not all that is accepted can be offered
//   static std::string_view fault(const State&);
//       what is wrong with a state that no events should lead to
//   static Money on_the_felt(const State&, const PersonId&);
//   static Money bank(const State&);
//   static Money garage(const State&);
//       what the books must have there
//
// And for the twin and the disguise, which put other cards where some are hidden:
//
//   static constexpr int hands;
//   static bool has_secrets(const Rules&);
//       no ruling tells what is hidden
//   static bool begins_coup(const State&);
//       no card of this coup is dealt yet
//   static std::optional<int> goes_face_down(const State&, const Command&);
//       the hand that the card named here goes to, face down
//   static bool reveals(const Command&, const Events&, int hand);
//       the hand lies open afterwards, or the ruling had to tell of it
//   static bool sees(const State&, int hand, const PersonId&);
//       this person sees it, though it does not lie face up
//   static bool names_cards(const Person&);
//       this person deals: what they may name tells which cards are out, and they know which
//   static std::vector<std::optional<Card>*> hidden_cards(State&, const PersonId&);
//       the cards that the table knows and this person does not
//   static Command with_card(Command, Card);
//       the same, naming another card

#include <string_view>

namespace sabot::conformance {

template <class Game>
struct About;

// Somebody's command, in the notation.
struct Line {
  std::string_view who;
  std::string_view command;
};

}  // namespace sabot::conformance
