#include "sabot/rules/treinta_cuarenta/events.hpp"

namespace sabot::treinta_cuarenta {

SABOT_CLOSED_ONCE(Event)

}  // namespace sabot::treinta_cuarenta
