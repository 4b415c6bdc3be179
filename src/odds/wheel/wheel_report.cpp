#include "sabot/odds/wheel/wheel_report.hpp"

#include <algorithm>
#include <bit>

#include "sabot/base/forms.hpp"
#include "sabot/rules/common/limits.hpp"
#include "sabot/rules/layout/halves.hpp"

namespace sabot::odds {
namespace {

using layout::Suerte;
using wheel::HouseNumberRule;

class Wheel {
 public:
  Wheel(const wheel::Rules& rules, const WheelQuery& query) : rules_(rules), query_(query) {}

  std::vector<WheelKind> kinds() const {
    std::vector<WheelKind> all;
    auto kinds = rules_.cloth.order().value;
    // Simple chances last, and else as they are numbered.
    std::ranges::sort(kinds, {}, [](Suerte one) { return std::pair(layout::is_simple(one), one); });
    for (const auto suerte : kinds) add_kind(suerte, all);
    return all;
  }

 private:
  int pockets_of(layout::Numbers numbers) const {
    return static_cast<int>(std::ranges::count_if(
        rules_.order.value, [&](int one) { return (numbers & layout::one_number(one)) != 0; }));
  }
  Fraction often(int pockets) const { return fraction(integer(std::int64_t{pockets}), all()); }
  Integer all() const { return integer(std::int64_t{rules_.pockets()}); }

  // One, or several where the wheel has some of its numbers more often than others.
  void add_kind(Suerte suerte, std::vector<WheelKind>& all) const {
    std::vector<WheelKind> own;
    for (const auto& chance : rules_.cloth.chances(suerte)) {
      const auto covers = rules_.cloth.covered(chance).value_or(0);
      const int pockets = pockets_of(covers);
      auto same = std::ranges::find(own, pockets, &WheelKind::pockets);
      if (same == own.end()) {
        own.push_back(kind_of(suerte, std::popcount(covers), pockets));
        same = own.end() - 1;
      }
      same->chances.push_back(chance);
    }
    std::ranges::move(own, std::back_inserter(all));
  }

  WheelKind kind_of(Suerte suerte, int numbers, int pockets) const {
    WheelKind kind;
    kind.suerte = suerte;
    kind.numbers = numbers;
    kind.pockets = pockets;
    kind.price = rules_.cloth.terms(suerte).price.value;
    kind.paid = query_.stake ? in_stakes(winnings_at(*query_.stake, kind.price).amount)
                             : fraction(kind.price);
    const auto rule = rules_.house_number_rule.value;
    const bool spared = layout::is_simple(suerte) && rule != HouseNumberRule::loses;
    kind.win = often(pockets);
    if (spared) kind.spared = often(pockets_of(house()));
    kind.loss = 1 - kind.win - kind.spared;
    if (spared && rules_.has_prison()) kind.prison = prison_of({kind.win, kind.spared});
    if (spared && !rules_.has_prison()) kind.half = half();
    if (!kind.prison) {
      kind.ways.push_back(way_of(kind, {}));
    } else {
      for (const auto choice : {AtZero::half, AtZero::prison, AtZero::best})
        kind.ways.push_back(way_of(kind, choice));
    }
    return kind;
  }

  layout::Numbers house() const { return layout::one_number(rules_.cloth.house_number().value); }
  Fraction in_stakes(Money amount) const {
    return fraction(integer(amount.cents), integer(query_.stake->cents));
  }
  Fraction half() const {
    return query_.stake ? in_stakes(layout::halves(rules_.halving(), *query_.stake).returned)
                        : Fraction(1, 2);
  }
  Prison prison_of(const PrisonSpin& spin) const {
    if (!query_.stake) return Prison::of_unit(spin);
    return Prison::of_stake(rules_.halving(), spin, *query_.stake, *query_.minimum);
  }

  static WheelWay way_of(const WheelKind& kind, std::optional<AtZero> choice) {
    const Moments spared =
        choice ? kind.prison->back(*choice) : Moments{kind.half, kind.half * kind.half};
    const Fraction won = 1 + kind.paid;
    const Fraction mean = kind.win * won + kind.spared * spared.mean;
    const Fraction square = kind.win * won * won + kind.spared * spared.square;
    WheelWay way{.choice = choice, .value = mean - 1, .edge = 1 - mean};
    way.variance = square - mean * mean;
    if (choice && kind.prison->goes_to_prison(*choice, 1)) return way;
    way.steps = {{-1, kind.loss}, {spared.mean - 1, kind.spared}, {kind.paid, kind.win}};
    std::erase_if(way.steps, [](const Step& step) { return step.probability == 0; });
    return way;
  }

  const wheel::Rules& rules_;
  const WheelQuery& query_;
};

// What no table has.
std::optional<std::string> fault_of(const wheel::Rules& rules, const WheelQuery& query) {
  const auto& order = rules.order.value;
  const int house = rules.cloth.house_number().value;
  if (std::ranges::all_of(order, [&](int one) { return one == house; }))
    return "this wheel has no number to win on";
  if (!query.stake) return std::nullopt;
  if (*query.minimum < rules.authorised_minimum.value)
    return "the minimum is below the authorised one, " + to_text(rules.authorised_minimum.value);
  if (*query.stake < *query.minimum)
    return "the stake is below the minimum of the table, " + to_text(*query.minimum);
  if (*query.stake > rules::largest_amount)
    return "the stake is above " + to_text(rules::largest_amount);
  return std::nullopt;
}

}  // namespace

std::size_t WheelReport::chances() const {
  std::size_t all = 0;
  for (const auto& kind : kinds) all += kind.chances.size();
  return all;
}

std::expected<WheelReport, std::string> wheel_report(const law::Ruleset& ruleset,
                                                     const WheelQuery& query) {
  const auto rules = wheel::Rules::from(ruleset);
  if (!rules) return std::unexpected(rules.error().what);
  auto asked = query;
  asked.minimum = query.minimum.value_or(rules->authorised_minimum.value);
  if (const auto fault = fault_of(*rules, asked)) return std::unexpected(*fault);
  return WheelReport{ground_of(ruleset), *rules, query.stake, *asked.minimum,
                     Wheel(*rules, asked).kinds()};
}

Fraction wheel_net(const WheelKind& kind, const WheelWay& way, int zeros, bool covered) {
  if (zeros == 0) return covered ? kind.paid : Fraction(-1);
  if (!way.choice) return kind.half - 1;
  return kind.prison->back(*way.choice, zeros, covered) - 1;
}

}  // namespace sabot::odds
