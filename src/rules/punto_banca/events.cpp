#include "sabot/rules/punto_banca/events.hpp"

namespace sabot::punto_banca {

SABOT_CLOSED_ONCE(Event)

}  // namespace sabot::punto_banca
