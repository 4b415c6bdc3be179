#include "sabot/rules/chemin_de_fer/events.hpp"

namespace sabot::chemin_de_fer {

SABOT_CLOSED_ONCE(Event)

}  // namespace sabot::chemin_de_fer
