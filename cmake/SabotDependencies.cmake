# What is linked besides the standard library. SabotConfig.cmake.in asks a consumer for the same.

find_package(Boost 1.81 REQUIRED COMPONENTS json)
find_package(fmt 9 REQUIRED)
find_package(tomlplusplus 3 REQUIRED)
find_package(hwy 1.0.3 REQUIRED)
find_package(PkgConfig REQUIRED)
pkg_check_modules(sodium REQUIRED IMPORTED_TARGET libsodium)
pkg_check_modules(gmpxx REQUIRED IMPORTED_TARGET gmpxx)
find_package(CLI11 2 REQUIRED)
find_package(Python3 3.11 REQUIRED COMPONENTS Interpreter)
if(SABOT_MPI)
  find_package(MPI 3 REQUIRED COMPONENTS CXX)
endif()
