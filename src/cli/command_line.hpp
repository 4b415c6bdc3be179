#pragma once
// CLI11, for the files that declare a command's options; it takes a compiler seconds.

#include <CLI/App.hpp>
#include <CLI/Config.hpp>
#include <CLI/Formatter.hpp>

#include "sabot/cli/command.hpp"
