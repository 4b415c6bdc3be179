#pragma once
// The sanitizers make a test ten times as slow. What they find, they find in a part of the cases
// that the release build goes through.

namespace sabot {

#ifdef NDEBUG
inline constexpr bool under_sanitizers = false;
#else
inline constexpr bool under_sanitizers = true;
#endif

}  // namespace sabot
