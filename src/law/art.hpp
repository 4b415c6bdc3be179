#pragma once
// A citation as code writes it. It is checked when the program is compiled:
//   "as11.pyb.A1-e"_art      a row of the catalogue
//   "A-25"_art               an interpretation
//   "house.minimum"_art      an operator's setting
// An id that law/ does not have does not build. This header stands apart from citation.hpp because
// it changes with every id that is added to law/: only files that cite pay for that.

#include "sabot/law/citation.hpp"
#include "sabot/law/ids.gen.hpp"

namespace sabot::law {

static_assert(generated::first_interpretation == Citation::first_interpretation);
static_assert(generated::first_setting == Citation::first_setting);

namespace detail {
// Not constexpr: reaching it while a constant is evaluated is the compile error that names the
// mistake.
void id_is_not_in_the_catalogue(std::string_view id);
}  // namespace detail

inline namespace literals {

consteval Citation operator""_art(const char* id, std::size_t length) {
  const auto number = generated::find({id, length});
  if (number < 0) detail::id_is_not_in_the_catalogue({id, length});
  return Citation{static_cast<std::uint16_t>(number)};
}

}  // namespace literals

}  // namespace sabot::law
