#include "sabot/rules/treinta_cuarenta/commands.hpp"

namespace sabot::treinta_cuarenta {

SABOT_CLOSED_ONCE(Command)

}  // namespace sabot::treinta_cuarenta
