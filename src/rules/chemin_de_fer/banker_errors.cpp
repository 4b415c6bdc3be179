#include "sabot/base/forms.hpp"
#include "sabot/rules/chemin_de_fer/rulings.hpp"

// Third cards that went wrong and cards in the basket, as the croupier or the inspector reports
// them, and only the croupier where cards are named: «carta» called by mistake, two third cards, a
// card of the punto's lost, a hand thrown away unseen.

namespace sabot::chemin_de_fer {
namespace {

bool is_unnamed(const HandState& hand) { return !first_total(hand); }

// Where nobody has named a hand's cards, the ruling turns them over.
Bar bar_turned_over(const Context& at, const HandState& hand,
                    const std::optional<std::vector<Card>>& of, const std::vector<Card>& drawn) {
  std::vector<Card> all = drawn;
  if (is_unnamed(hand) && of) all.insert(all.end(), of->begin(), of->end());
  const bool partly = !hand.first.empty() && (hand.first[0] || hand.first.back());
  if (is_unnamed(hand) && of && of->size() != 2)
    return refusal(RefusalCode::wrong_count, at.art("as11.cdf.A-o"_art));
  if (!at.state.sabot.may_hold_all(all) || std::ssize(drawn) > at.state.sabot.left())
    return refusal(RefusalCode::card_not_in_sabot, at.rules.packs.by);
  if (is_unnamed(hand) && !of) return refusal(RefusalCode::card_not_named, "S-20"_art);
  if (!is_unnamed(hand) && of) return refusal(RefusalCode::naming_differs, "S-20"_art);
  // One of them lay open already: it is the same one.
  if (is_unnamed(hand) && partly)
    for (std::size_t i = 0; i < 2; ++i)
      if (hand.first[i] && *hand.first[i] != (*of)[i])
        return refusal(RefusalCode::naming_differs, "S-20"_art);
  return std::nullopt;
}

void turn_over(Course& on, Hand hand, const std::optional<std::vector<Card>>& of,
               const Citations& by) {
  if (of) show_hand(on, hand, *of, by);
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
  const bool nothing = drawn.empty() && !command.of;
  if (!nothing)
    if (auto bar = bar_naming(at)) return std::unexpected(*bar);
  if (drawn.size() > 2) return refuse(RefusalCode::wrong_count, by);
  if (!nothing)
    if (auto bar = bar_turned_over(at, banca, command.of, drawn)) return std::unexpected(*bar);
  Course on(at);
  on.add(CartaMiscalled{}, by);
  if (drawn.empty()) {
    bind(on, Hand::banca, Binding::by_rule, Citations(by).add(on.rules.cuadro.by));
    return on.done();
  }
  turn_over(on, Hand::banca, command.of, by);
  const int total = *first_total(on.state.hand(Hand::banca));
  const bool takes_one = total <= 5;
  for (std::size_t i = 0; i < drawn.size(); ++i) {
    if (takes_one && i == 0)
      deal_card(on, Hand::banca, drawn[i], Face::up, on.art("as11.cdf.C2-e"_art));
    else
      discard_card(on, drawn[i], on.art(takes_one ? "as11.cdf.C2-f"_art : "as11.cdf.C2-g"_art));
  }
  // With 8 or 9 he abates; otherwise the cuadro has spoken for him.
  if (has_natural(on.state.hand(Hand::banca)) && !on.state.hand(Hand::banca).shown)
    return on.done();
  const auto word = takes_one ? Declaration::carta : Declaration::no;
  on.add(Rectified{Hand::banca, word}, by);
  to_showing(on, on.art("as11.cdf.B-ac"_art));
  return on.done();
}

// Of two third cards the punto gets the one that makes more, the banker the one that makes less.
Bar bar(const Context& at, As<TwoThirdCards>) {
  const Citations by{at.art("as11.cdf.C3-c"_art)};
  if (auto bar = bar_naming(at)) return bar;
  if (!at.phase_is(Phase::drawing) || !at.state.aside.empty())
    return refusal(RefusalCode::wrong_phase, by);
  return std::nullopt;
}

void offer(const Context& at, As<TwoThirdCards>, Options& out) {
  const auto& state = at.state;
  if (state.sabot.left() < 2 || is_unnamed(state.hand(state.due))) return;
  out.push_back(
      {"two-third-cards",
       {{"hand", rules::OneOf{{to_text(state.due)}}}, {"cards", rules::CardList{2, state.sabot}}}});
}

Decision rule(const Context& at, const TwoThirdCards& command) {
  const bool punto = command.hand == Hand::punto;
  const Citations by{at.art(punto ? "as11.cdf.C3-c"_art : "as11.cdf.C3-d"_art)};
  if (command.hand != at.state.due) return refuse(RefusalCode::not_your_turn, by);
  if (command.cards.size() != 2) return refuse(RefusalCode::wrong_count, by);
  if (auto bar = bar_turned_over(at, at.state.hand(command.hand), command.of, command.cards))
    return std::unexpected(*bar);
  Course on(at);
  turn_over(on, command.hand, command.of, by);
  const int total = *first_total(on.state.hand(command.hand));
  const auto with = [&](std::size_t i) { return (total + rules::points(command.cards[i])) % 10; };
  const bool second = punto ? with(1) > with(0) : with(1) < with(0);
  for (std::size_t i = 0; i < 2; ++i) {
    if ((i == 1) == second)
      deal_card(on, command.hand, command.cards[i], Face::up,
                Citations(by).add(on.art("as11.cdf.A-n"_art)));
    else
      discard_card(on, command.cards[i], by);
  }
  after_third(on, command.hand);
  return on.done();
}

namespace {

bool initial_may_fall(const State& state) {
  const auto& punto = state.hand(Hand::punto);
  const bool early = state.phase == Phase::dealing || state.phase == Phase::giving ||
                     state.phase == Phase::lifting;
  return early && !punto.first.empty() && !punto.deemed && state.aside.empty();
}

bool third_may_fall(const State& state) {
  const auto& punto = state.hand(Hand::punto);
  const bool on_its_way =
      state.phase == Phase::drawing && state.due == Hand::punto && state.sabot.left() > 0;
  const bool given = state.phase == Phase::banker_speaks && punto.third.has_value();
  return (on_its_way || given) && !punto.deemed && state.aside.empty();
}

Citations falling(const Context& at, Fallen which) {
  return at.art(which == Fallen::initial ? "as11.cdf.C3-e"_art : "as11.cdf.C3-f"_art);
}

}  // namespace

Bar bar(const Context& at, As<CardInBasket>) {
  const auto by = falling(at, Fallen::initial);
  if (auto bar = bar_report(at, by)) return bar;
  if (!initial_may_fall(at.state) && !third_may_fall(at.state))
    return refusal(RefusalCode::wrong_phase, by);
  return std::nullopt;
}

void offer(const Context& at, As<CardInBasket>, Options& out) {
  const auto which = initial_may_fall(at.state) ? Fallen::initial : Fallen::third;
  out.push_back({"card-in-basket", {{"which", rules::OneOf{{to_text(which)}}}}});
}

Decision rule(const Context& at, const CardInBasket& command) {
  const auto by = falling(at, command.which);
  const bool third = command.which == Fallen::third;
  if (third ? !third_may_fall(at.state) : !initial_may_fall(at.state))
    return refuse(RefusalCode::wrong_phase, by);
  Course on(at);
  const bool dealt_all = !at.phase_is(Phase::dealing);
  if (third && at.phase_is(Phase::drawing)) discard_card(on, std::nullopt, by);
  on.add(CardFell{command.which}, by).add(HandDeemed{Hand::punto, 9, false}, by);
  if (third)
    banker_speaks(on, on.art("as11.cdf.C3-g"_art));
  else if (dealt_all)
    to_showing(on, by);
  return on.done();
}

// Whoever throws a hand away before the others have seen it loses the coup.
Bar bar(const Context& at, As<ThrownUnseen>) {
  const Citations by{at.art("as11.cdf.C3-m"_art)};
  if (auto bar = bar_report(at, by)) return bar;
  const Phase phase = at.state.phase;
  const auto hidden = [&](Hand hand) { return !at.state.hand(hand).shown; };
  const bool may = phase >= Phase::lifting && phase <= Phase::showing &&
                   (hidden(Hand::punto) || hidden(Hand::banca));
  if (!may) return refusal(RefusalCode::wrong_phase, by);
  return std::nullopt;
}

void offer(const Context& at, As<ThrownUnseen>, Options& out) {
  rules::OneOf hands;
  for (const Hand hand : {Hand::punto, Hand::banca})
    if (!at.state.hand(hand).shown) hands.values.push_back(to_text(hand));
  out.push_back({"thrown-unseen", {{"hand", std::move(hands)}}});
}

Decision rule(const Context& at, const ThrownUnseen& command) {
  const bool punto = command.hand == Hand::punto;
  const Citations by{at.art(punto ? "as11.cdf.C4-j"_art : "as11.cdf.C3-m"_art)};
  if (at.state.hand(command.hand).shown) return refuse(RefusalCode::wrong_phase, by);
  Course on(at);
  forfeit(on, command.hand, by);
  return on.done();
}

}  // namespace sabot::chemin_de_fer
