#include "sabot/rules/baccarat/rules.hpp"

#include <string>
#include <string_view>

#include "sabot/rules/common/parameters.hpp"

namespace sabot::baccarat {
namespace {

using rules::Parameters;

// The letters of the regulations' tables: for each total, or for each total and third card.
law::Cited<std::array<Draw, 8>> draws(Parameters& read, std::string_view name) {
  const auto letters = read.get<std::string>(name);
  const auto draws = draws_by_total(letters.value);
  if (!draws) read.fail(name, draws.error());
  return {draws.value_or(std::array<Draw, 8>{}), letters.by};
}

law::Cited<Cuadro> cuadro(Parameters& read, std::string_view name) {
  const auto rows = read.get<std::vector<std::string>>(name);
  const auto cuadro = Cuadro::from(rows.value);
  if (!cuadro) read.fail(name, cuadro.error());
  return {cuadro.value_or(Cuadro{}), rows.by};
}

}  // namespace

void read_sabot(Parameters& read, FamilyRules& rules, int least_below) {
  rules.packs = read.number("packs", 1, 16);
  rules.cards_below_stop = read.number("cards-below-stop", least_below, 30);
  rules.stop_card_seen = read.word<StopCardSeen>("stop-card-seen");
}

void read_drawing(Parameters& read, FamilyRules& rules) {
  rules.punto_draws = draws(read, "punto-draws");
  rules.cuadro = cuadro(read, "cuadro");
  // The text's own rows stand behind the cells only while they are the text's own cells.
  if (!Parameters::is_set(rules.cuadro.by)) rules.cuadro_rows = read.rows("cuadro-rows");
}

}  // namespace sabot::baccarat
