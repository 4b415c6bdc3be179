#include "sabot/rules/baccarat/letters.hpp"

#include <string>
#include <vector>

namespace sabot::baccarat {

law::Cited<std::array<Draw, 8>> read_draws(rules::Parameters& read, std::string_view name) {
  const auto letters = read.get<std::string>(name);
  const auto draws = draws_by_total(letters.value);
  if (!draws) read.fail(name, draws.error());
  return {draws.value_or(std::array<Draw, 8>{}), letters.by};
}

law::Cited<Cuadro> read_cuadro(rules::Parameters& read, std::string_view name) {
  const auto rows = read.get<std::vector<std::string>>(name);
  const auto cuadro = Cuadro::from(rows.value);
  if (!cuadro) read.fail(name, cuadro.error());
  return {cuadro.value_or(Cuadro{}), rows.by};
}

}  // namespace sabot::baccarat
