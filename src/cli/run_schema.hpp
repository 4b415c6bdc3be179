#pragma once
// JSON Schema of what is said of a bank that a player holds pass after pass.

#include "sabot/base/schema.hpp"

namespace sabot::cli {

// BankRun: of odds.
void define_bank_run(SchemaDefinitions& all);
// RotationReport: of simulate.
void define_rotation(SchemaDefinitions& all);

}  // namespace sabot::cli
