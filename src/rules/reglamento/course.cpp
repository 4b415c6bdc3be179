#include "sabot/rules/common/course_once.hpp"

#include "sabot/rules/reglamento/acts.hpp"

SABOT_COURSE_ONCE(sabot::reglamento::Reglamento)

namespace sabot::reglamento {

Decision refuse(RefusalCode code, const Citations& by) {
  return std::unexpected(Refusal{code, by});
}

}  // namespace sabot::reglamento
