#include "sabot/rules/punto_banca/commands.hpp"

namespace sabot::punto_banca {

SABOT_CLOSED_ONCE(Command)

}  // namespace sabot::punto_banca
