#include "sabot/odds/dos_panos.hpp"

#include "sabot/rules/dos_panos/rules.hpp"

namespace sabot::odds {
namespace {

using namespace dos_panos;

TwoCardsBeat beat_of(const Rules& rules) {
  if (rules.two_card_eight.value != TwoCardEight::beats) return TwoCardsBeat::nothing;
  return rules.two_card_nine.value == TwoCardNine::beats ? TwoCardsBeat::with_both
                                                         : TwoCardsBeat::with_eight;
}

BankerRules banker_of(const Rules& rules) {
  return {.cuadro = rules.cuadro.value,
          .zero_draws = rules.banker_with_zero.value == BankerWithZero::draws,
          .follows_for_one = rules.one_abated.value == OneAbated::follows,
          .bound_always = rules.restored_rules.value == RestoredRules::every_coup,
          .option_draws = rules.option_when_abated.value == OptionWhenAbated::draws};
}

}  // namespace

std::expected<TwoPanos, std::string> read_panos(const law::Ruleset& ruleset) {
  const auto rules = Rules::from(ruleset);
  if (!rules) return std::unexpected(rules.error().what);
  const bool gross = rules->deduction_base.value == DeductionBase::gross;
  return TwoPanos{.packs = rules->packs.value,
                  .puntos = rules->punto_draws.value,
                  .banker = banker_of(*rules),
                  .beat = beat_of(*rules),
                  .caballo = rules->caballo.value,
                  .bank = rules->is_free_bank() ? odds::BankKind::free : odds::BankKind::limited,
                  .limited_deduction = {fraction(rules->deduction.value), gross},
                  .free_deduction = {fraction(rules->free_deduction.value), gross}};
}

}  // namespace sabot::odds
