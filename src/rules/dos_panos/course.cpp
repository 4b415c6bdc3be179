#include "sabot/rules/common/course_once.hpp"

#include "sabot/rules/dos_panos/acts.hpp"

SABOT_COURSE_ONCE(sabot::dos_panos::DosPanos)

namespace sabot::dos_panos {

Decision refuse(RefusalCode code, const Citations& by) {
  return std::unexpected(Refusal{code, by});
}

}  // namespace sabot::dos_panos
