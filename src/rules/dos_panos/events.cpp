#include "sabot/rules/dos_panos/events.hpp"

namespace sabot::dos_panos {

SABOT_CLOSED_ONCE(Event)

}  // namespace sabot::dos_panos
