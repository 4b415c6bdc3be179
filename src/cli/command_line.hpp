#pragma once
// CLI11, for the few files that see more of it than options.hpp shows.

#include <CLI/App.hpp>
#include <CLI/Config.hpp>
#include <CLI/Formatter.hpp>

#include "sabot/cli/command.hpp"
