#include "sabot/rules/wheel/commands.hpp"

namespace sabot::wheel {

SABOT_CLOSED_ONCE(Command)

}  // namespace sabot::wheel
