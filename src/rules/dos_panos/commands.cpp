#include "sabot/rules/dos_panos/commands.hpp"

namespace sabot::dos_panos {

SABOT_CLOSED_ONCE(Command)

}  // namespace sabot::dos_panos
