#include "sabot/base/forms.hpp"
#include "sabot/rules/chemin_de_fer/rulings.hpp"

// Third cards that went wrong and cards in the basket, as the croupier or the inspector reports
// them, and only the croupier where cards are named: «carta» called by mistake, two third cards, a
// card of the punto's lost, a hand thrown away unseen.

namespace sabot::chemin_de_fer {
namespace {

bool is_unnamed(const HandState& hand) { return !first_total(hand); }

// Where nobody has named a hand's cards, the ruling turns over its first two. One of them may have
// lain open already: it has been seen, and is named again as it is.
Bar bar_turned_over(const Context& at, const HandState& hand,
                    const std::optional<std::vector<Card>>& of, const std::vector<Card>& drawn) {
  const bool unnamed = is_unnamed(hand);
  const bool turned = unnamed && of;
  if (turned && of->size() != hand.first.size())
    return refusal(RefusalCode::wrong_count, at.art("as11.cdf.A-e"_art));
  std::vector<Card> unseen = drawn;
  bool differs = !unnamed && of;
  if (turned) {
    auto named = of->begin();
    for (const auto& known : hand.first) {
      const Card card = *named++;
      if (!known) unseen.push_back(card);
      if (known && *known != card) differs = true;
    }
  }
  const auto& sabot = at.state.sabot;
  if (!sabot.may_hold_all(unseen) || std::ssize(drawn) > sabot.left())
    return refusal(RefusalCode::card_not_in_sabot, at.rules.packs.by);
  if (unnamed && !of) return refusal(RefusalCode::card_not_named, "S-20"_art);
  if (differs) return refusal(RefusalCode::naming_differs, "S-20"_art);
  return std::nullopt;
}

void turn_over(Course& on, Hand hand, const std::optional<std::vector<Card>>& of,
               const Citations& by) {
  if (of) show_hand(on, hand, *of, by);
}

}  // namespace

namespace {

// The first card is the banker's: the only one drawn, or the first of two.
Citations awarding(const Course& on, std::size_t drawn) {
  return as_set(on.art(drawn == 1 ? "as11.cdf.C2-e"_art : "as11.cdf.C2-f"_art),
                on.rules.miscalled_takes);
}

// With 8 or 9 the banker has no use for a card either, though only 6 and 7 are named.
Citations discarding(const Course& on, int total) {
  const auto& takes = on.rules.miscalled_takes;
  if (total <= takes.value) return as_set(on.art("as11.cdf.C2-f"_art), takes);
  if (!baccarat::is_natural(total)) return as_set(on.art("as11.cdf.C2-g"_art), takes);
  return Citations(on.art("as11.cdf.C2-d"_art)).add("S-33"_art);
}

}  // namespace

// The punto said «no», and the croupier called «carta»: the coup is restored by the cuadro.
Bar bar(const Context& at, As<WrongCarta>) {
  const Citations by{at.art("as11.cdf.C2-d"_art)};
  const auto& state = at.state;
  if (auto bar = bar_report(at, by)) return bar;
  const bool stood =
      state.hand(Hand::punto).said == Declaration::no && !state.hand(Hand::punto).third;
  if (!at.phase_is(Phase::banker_speaks) || !stood || !state.aside.empty())
    return refusal(RefusalCode::wrong_phase, by);
  return std::nullopt;
}

void offer(const Context& at, As<WrongCarta>, Options& out) {
  const auto& state = at.state;
  const auto& banca = state.hand(Hand::banca);
  out.push_back({"wrong-carta", {}});
  // Cards of two fields depend on each other: only for a hand that is known can they be offered.
  if (is_unnamed(banca) || !is_croupier(at)) return;
  for (int count = 1; count <= std::min(2, state.sabot.left()); ++count)
    out.push_back({"wrong-carta", {{"cards", rules::CardList{count, state.sabot}}}});
}

Decision rule(const Context& at, const WrongCarta& command) {
  const Citations by{at.art("as11.cdf.C2-d"_art)};
  const auto& banca = at.state.hand(Hand::banca);
  const auto drawn = command.cards.value_or(std::vector<Card>{});
  if (!drawn.empty() || command.of)
    if (auto bar = bar_naming(at)) return std::unexpected(*bar);
  if (drawn.size() > 2) return refuse(RefusalCode::wrong_count, by);
  // Where no card was drawn the banker still has to speak, and nobody sees that hand.
  if (drawn.empty() && command.of) return refuse(RefusalCode::naming_differs, "S-20"_art);
  if (!drawn.empty())
    if (auto bar = bar_turned_over(at, banca, command.of, drawn)) return std::unexpected(*bar);
  Course on(at);
  on.add(CartaMiscalled{}, by);
  if (drawn.empty()) {
    bind(on, Hand::banca, Binding::by_rule, Citations(by).add(cuadro_articles(on.rules)));
    return on.done();
  }
  turn_over(on, Hand::banca, command.of, by);
  const int total = *first_total(on.state.hand(Hand::banca));
  const bool takes_one = total <= on.rules.miscalled_takes.value;
  for (std::size_t i = 0; i < drawn.size(); ++i) {
    if (takes_one && i == 0)
      deal_card(on, Hand::banca, drawn[i], Face::up, awarding(on, drawn.size()));
    else
      discard_card(on, drawn[i], discarding(on, total));
  }
  // With 8 or 9 the banker is still to abate; otherwise the cuadro has spoken for the hand.
  if (has_natural(on.state.hand(Hand::banca))) return on.done();
  const auto word = takes_one ? Declaration::carta : Declaration::no;
  on.add(Rectified{Hand::banca, word}, by);
  to_showing(on, on.art("as11.cdf.B-ac"_art));
  return on.done();
}

namespace {

// Whose third card has just been entered, so that only a second one is still to be written down.
std::optional<Hand> has_third(const State& state) {
  const auto& punto = state.hand(Hand::punto);
  const auto& banca = state.hand(Hand::banca);
  if (state.phase == Phase::banker_speaks && punto.third && !punto.deemed) return Hand::punto;
  if (state.phase == Phase::showing && banca.third && !banca.deemed) return Hand::banca;
  return std::nullopt;
}

// The hand that two third cards can be of now.
std::optional<Hand> third_goes_to(const State& state) {
  return state.phase == Phase::drawing ? state.due : has_third(state);
}

}  // namespace

// Of two third cards the punto gets the one that makes more, the banker the one that makes less.
// Which article applies depends on whose they are, so `rule` asks when.
Bar bar(const Context& at, As<TwoThirdCards>) { return bar_naming(at); }

void offer(const Context& at, As<TwoThirdCards>, Options& out) {
  const auto& state = at.state;
  const auto goes_to = third_goes_to(state);
  if (!goes_to || !state.aside.empty()) return;
  const Hand hand = *goes_to;
  const int count = at.phase_is(Phase::drawing) ? 2 : 1;
  if (state.sabot.left() < count || is_unnamed(state.hand(hand))) return;
  out.push_back(
      {"two-third-cards",
       {{"hand", rules::OneOf{{to_text(hand)}}}, {"cards", rules::CardList{count, state.sabot}}}});
}

namespace {

bool is_second_chosen(const HandState& hand, bool punto, Card first, Card second) {
  const int total = *first_total(hand);
  const auto with = [&](Card card) { return (total + baccarat::points(card)) % 10; };
  return punto ? with(second) > with(first) : with(second) < with(first);
}

void two_thirds_drawn(Course& on, const TwoThirdCards& command, const Citations& by) {
  const bool second = is_second_chosen(on.state.hand(command.hand), command.hand == Hand::punto,
                                       command.cards[0], command.cards[1]);
  for (std::size_t i = 0; i < 2; ++i) {
    if ((i == 1) == second)
      deal_card(on, command.hand, command.cards[i], Face::up,
                Citations(by).add(on.art("as11.cdf.A-n"_art)));
    else
      discard_card(on, command.cards[i], by);
  }
}

// The first lies there already: it stays, or gives way to the other.
void second_third_drawn(Course& on, const TwoThirdCards& command, const Citations& by) {
  const Card first = *on.state.hand(command.hand).third;
  const Card second = command.cards.front();
  if (!is_second_chosen(on.state.hand(command.hand), command.hand == Hand::punto, first, second))
    return discard_card(on, second, by);
  on.add(ThirdDiscarded{command.hand, first}, by);
  deal_card(on, command.hand, second, Face::up, Citations(by).add(on.art("as11.cdf.A-n"_art)));
}

// With nothing left to be shown the coup would be decided: what the hands prove wrong comes first.
// But a card that the inspector gave the banker out of turn leaves the word where it was.
void after_two_thirds(Course& on, Hand hand) {
  const auto& punto = on.state.hand(Hand::punto);
  const bool open = on.state.hand(Hand::banca).shown && (punto.shown || punto.deemed);
  const auto interrupted = on.state.interrupted;
  const bool goes_back = interrupted && *interrupted < Phase::banker_speaks;
  if (hand == Hand::punto || !open || goes_back) return after_third(on, hand);
  if (on.state.phase == Phase::drawing)
    on.add(Turn{Phase::showing, on.state.bank.banker}, on.art("as11.cdf.B-ac"_art));
  judge(on);
}

}  // namespace

Decision rule(const Context& at, const TwoThirdCards& command) {
  const bool punto = command.hand == Hand::punto;
  const bool drawing = at.phase_is(Phase::drawing);
  const Citations by{at.art(punto ? "as11.cdf.C3-c"_art : "as11.cdf.C3-d"_art)};
  const auto goes_to = third_goes_to(at.state);
  if (!goes_to || !at.state.aside.empty()) return refuse(RefusalCode::wrong_phase, by);
  if (command.hand != *goes_to) return refuse(RefusalCode::not_your_turn, by);
  if (command.cards.size() != (drawing ? 2 : 1)) return refuse(RefusalCode::wrong_count, by);
  if (auto bar = bar_turned_over(at, at.state.hand(command.hand), command.of, command.cards))
    return std::unexpected(*bar);
  Course on(at);
  turn_over(on, command.hand, command.of, by);
  if (drawing)
    two_thirds_drawn(on, command, by);
  else
    second_third_drawn(on, command, by);
  after_two_thirds(on, command.hand);
  return on.done();
}

namespace {

// From when it is dealt until somebody lifts the hand.
bool initial_may_fall(const State& state) {
  const auto& punto = state.hand(Hand::punto);
  const bool early = state.phase == Phase::dealing || state.phase == Phase::giving ||
                     state.phase == Phase::lifting;
  return early && !punto.first.empty() && !punto.deemed;
}

// From when it is due until the banker has spoken.
bool third_may_fall(const State& state) {
  const auto& punto = state.hand(Hand::punto);
  const bool on_its_way = state.phase == Phase::drawing && state.due == Hand::punto &&
                          (state.sabot.left() > 0 || !state.aside.empty());
  const bool given = state.phase == Phase::banker_speaks && punto.third.has_value();
  return (on_its_way || given) && !punto.deemed;
}

bool may_fall(const State& state, Fallen which) {
  return which == Fallen::initial ? initial_may_fall(state) : third_may_fall(state);
}

Citations falling(const Context& at, Fallen which) {
  return at.art(which == Fallen::initial ? "as11.cdf.C3-e"_art : "as11.cdf.C3-f"_art);
}

}  // namespace

Bar bar(const Context& at, As<CardInBasket>) { return bar_reporter(at); }

void offer(const Context& at, As<CardInBasket>, Options& out) {
  for (const auto which : {Fallen::initial, Fallen::third})
    if (may_fall(at.state, which))
      out.push_back({"card-in-basket", {{"which", rules::OneOf{{to_text(which)}}}}});
}

Decision rule(const Context& at, const CardInBasket& command) {
  const auto by = falling(at, command.which);
  const bool third = command.which == Fallen::third;
  if (!may_fall(at.state, command.which)) return refuse(RefusalCode::wrong_phase, by);
  Course on(at);
  const bool dealt_all = !at.phase_is(Phase::dealing);
  // It was on its way: from the sabot, or a fifth card that nobody has named.
  if (third && !on.state.aside.empty())
    on.add(AsideDiscarded{static_cast<int>(on.state.aside.size())}, by);
  else if (at.phase_is(Phase::drawing))
    discard_card(on, std::nullopt, by);
  const auto& deemed = on.rules.fallen_card_total;
  on.add(CardFell{command.which}, by)
      .add(HandDeemed{Hand::punto, deemed.value, false}, as_set(by, deemed));
  if (third)
    banker_speaks(on, on.art("as11.cdf.C3-g"_art));
  else if (dealt_all)
    to_showing(on, by);
  return on.done();
}

namespace {

// From when somebody has the hand until everybody has seen it. A hand that has been given a value,
// no matter what it holds, can no longer be lost by hiding it.
bool may_be_thrown(const State& state, Hand which) {
  const auto& hand = state.hand(which);
  const Phase from = which == Hand::punto ? Phase::lifting : Phase::giving;
  const bool is_seen = hand.open[0] && hand.open[1];
  return state.phase >= from && state.phase <= Phase::showing && !is_seen && !hand.deemed &&
         !hand.deemed_first;
}

Citations throwing(const Context& at, Hand which) {
  return at.art(which == Hand::punto ? "as11.cdf.C4-j"_art : "as11.cdf.C3-m"_art);
}

}  // namespace

// A hand thrown away before the others have seen it loses the coup.
Bar bar(const Context& at, As<ThrownUnseen>) { return bar_reporter(at); }

void offer(const Context& at, As<ThrownUnseen>, Options& out) {
  rules::OneOf hands;
  for (const Hand hand : {Hand::punto, Hand::banca})
    if (may_be_thrown(at.state, hand)) hands.values.push_back(to_text(hand));
  if (!hands.values.empty()) out.push_back({"thrown-unseen", {{"hand", std::move(hands)}}});
}

Decision rule(const Context& at, const ThrownUnseen& command) {
  const auto by = throwing(at, command.hand);
  if (!may_be_thrown(at.state, command.hand)) return refuse(RefusalCode::wrong_phase, by);
  Course on(at);
  forfeit(on, command.hand, by);
  return on.done();
}

}  // namespace sabot::chemin_de_fer
