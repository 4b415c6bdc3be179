#pragma once
// For folders that write JSON and texts.

#include <chrono>
#include <filesystem>
#include <iostream>

#include <boost/json.hpp>
#include <fmt/format.h>

#include "language.hpp"
