#include "sabot/law/citation.hpp"

namespace sabot::law::detail {

void id_is_not_in_the_catalogue(std::string_view) {
  // Only a constant evaluation looks for an id here, and that one has failed to compile.
  require(false, "citation: an unknown id at run time");
}

}  // namespace sabot::law::detail
