#include "sabot/rules/chemin_de_fer/commands.hpp"

namespace sabot::chemin_de_fer {

SABOT_CLOSED_ONCE(Command)

}  // namespace sabot::chemin_de_fer
