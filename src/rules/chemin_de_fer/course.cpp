#include "sabot/rules/common/course_once.hpp"

#include "sabot/rules/chemin_de_fer/acts.hpp"

SABOT_COURSE_ONCE(sabot::chemin_de_fer::CheminDeFer)

namespace sabot::chemin_de_fer {

Decision refuse(RefusalCode code, const Citations& by) {
  return std::unexpected(Refusal{code, by});
}

}  // namespace sabot::chemin_de_fer
