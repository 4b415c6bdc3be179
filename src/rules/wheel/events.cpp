#include "sabot/rules/wheel/events.hpp"

namespace sabot::wheel {

SABOT_CLOSED_ONCE(Event)

}  // namespace sabot::wheel
