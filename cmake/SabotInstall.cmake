# `cmake --install`: the headers, the library, the program, and the CMake package Sabot.

include(CMakePackageConfigHelpers)
set(package_dir "${CMAKE_INSTALL_LIBDIR}/cmake/Sabot")

install(TARGETS sabot EXPORT SabotTargets
        ARCHIVE DESTINATION "${CMAKE_INSTALL_LIBDIR}" COMPONENT library)
if(TARGET sabot_program)
  install(TARGETS sabot_program RUNTIME DESTINATION "${CMAKE_INSTALL_BINDIR}" COMPONENT house)
endif()
install(DIRECTORY "${PROJECT_SOURCE_DIR}/src/" DESTINATION "${CMAKE_INSTALL_INCLUDEDIR}/sabot"
        COMPONENT library
        FILES_MATCHING PATTERN "*.hpp" PATTERN "cli" EXCLUDE PATTERN "net" EXCLUDE)
install(FILES "${SABOT_LAW_HEADER}" DESTINATION "${CMAKE_INSTALL_INCLUDEDIR}/sabot/law"
        COMPONENT library)

install(EXPORT SabotTargets NAMESPACE Sabot:: DESTINATION "${package_dir}"
        COMPONENT library)
configure_package_config_file(
  "${PROJECT_SOURCE_DIR}/cmake/SabotConfig.cmake.in" "${PROJECT_BINARY_DIR}/SabotConfig.cmake"
  INSTALL_DESTINATION "${package_dir}")
write_basic_package_version_file(
  "${PROJECT_BINARY_DIR}/SabotConfigVersion.cmake" COMPATIBILITY SameMinorVersion)
install(FILES "${PROJECT_BINARY_DIR}/SabotConfig.cmake"
              "${PROJECT_BINARY_DIR}/SabotConfigVersion.cmake" DESTINATION "${package_dir}"
        COMPONENT library)
