#include "sabot/rules/reglamento/commands.hpp"

namespace sabot::reglamento {

SABOT_CLOSED_ONCE(Command)

}  // namespace sabot::reglamento
