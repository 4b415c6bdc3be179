#include "sabot/rules/common/course_once.hpp"

#include "sabot/rules/treinta_cuarenta/acts.hpp"

SABOT_COURSE_ONCE(sabot::treinta_cuarenta::TreintaCuarenta)

namespace sabot::treinta_cuarenta {

Decision refuse(RefusalCode code, const Citations& by) {
  return std::unexpected(Refusal{code, by});
}

}  // namespace sabot::treinta_cuarenta
