# The language, and the warnings that stop a build.

set(CMAKE_CXX_STANDARD 23)
set(CMAKE_CXX_STANDARD_REQUIRED ON)
set(CMAKE_CXX_EXTENSIONS OFF)
set(CMAKE_RUNTIME_OUTPUT_DIRECTORY "${PROJECT_BINARY_DIR}/bin")

# Without a preset, a build is a release build.
if(NOT CMAKE_BUILD_TYPE)
  set(CMAKE_BUILD_TYPE Release CACHE STRING "" FORCE)
endif()

find_program(SABOT_CCACHE ccache)
if(SABOT_CCACHE AND NOT CMAKE_CXX_COMPILER_LAUNCHER)
  # Without this, it keeps nothing that was compiled with a precompiled header.
  set(CMAKE_CXX_COMPILER_LAUNCHER "${CMAKE_COMMAND}" -E env
      CCACHE_SLOPPINESS=pch_defines,time_macros "${SABOT_CCACHE}")
endif()

add_compile_options(-Wall -Wextra -Wpedantic -Wshadow -Wold-style-cast -Werror
                    -fdiagnostics-color=auto)
# What g++ 12 believes of std::string's own copying is wrong, and it says so once the headers are
# precompiled; the sanitizers look for what these warn of.
if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
  add_compile_options(-Wno-array-bounds -Wno-restrict -Wno-stringop-overflow
                      -Wno-stringop-overread)
endif()
# clang blames a stable sort for what the standard library of g++ 12 calls in it; what else is
# deprecated, g++ says.
if(CMAKE_CXX_COMPILER_ID STREQUAL "Clang")
  add_compile_options(-Wno-deprecated-declarations)
endif()
# Instrumented arithmetic hides from g++ what range a value has, and these two then cry wolf.
string(TOUPPER "${CMAKE_BUILD_TYPE}" type)
if(NOT CMAKE_CXX_FLAGS_${type} MATCHES "-fsanitize")
  add_compile_options(-Wconversion -Wsign-conversion)
endif()
