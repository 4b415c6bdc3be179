#include "sabot/odds/dos_panos.hpp"

#include "sabot/rules/baccarat/rules.hpp"
#include "sabot/rules/common/parameters.hpp"

namespace sabot::odds {

std::expected<TwoPanos, std::string> read_panos(const law::Ruleset& ruleset) {
  rules::Parameters read(ruleset);
  baccarat::FamilyRules family;
  baccarat::read_sabot(read, family);
  baccarat::read_drawing(read, family);
  const auto limited = read.ratio("deduction", Ratio{1, 1});
  if (read.error()) return std::unexpected(read.error()->what);
  return TwoPanos{family.packs.value,
                  {family.punto_draws.value, family.cuadro.value},
                  TwoCardsBeat::with_eight,
                  fraction(limited.value),
                  fraction(limited.value) * fraction(5, 8)};
}

}  // namespace sabot::odds
