#pragma once
// What nearly every file reads from outside. Each still includes what it uses: the build for the
// thread sanitizer has no precompiled headers and would fail otherwise.

#include <algorithm>
#include <array>
#include <compare>
#include <cstdint>
#include <expected>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <ranges>
#include <span>
#include <string>
#include <string_view>
#include <tuple>
#include <utility>
#include <variant>
#include <vector>

#include <boost/describe.hpp>
#include <boost/mp11.hpp>
#include <boost/variant2/variant.hpp>
