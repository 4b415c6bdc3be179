#include "sabot/rules/reglamento/events.hpp"

namespace sabot::reglamento {

SABOT_CLOSED_ONCE(Event)

}  // namespace sabot::reglamento
