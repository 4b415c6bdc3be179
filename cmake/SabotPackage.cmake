# `cpack` makes a Debian package: the program, its manual in both languages, completions, and a
# systemd unit under a user of its own. The headers and the library are a package apart.

set(pages "${PROJECT_BINARY_DIR}/pages")
add_custom_command(
  OUTPUT "${pages}/sabot.1.gz" "${pages}/es/sabot.1.gz" "${pages}/sabot" "${pages}/house.env"
  COMMAND "${CMAKE_COMMAND}" "-DSABOT=$<TARGET_FILE:sabot_program>" "-DPAGES=${pages}"
          -P "${PROJECT_SOURCE_DIR}/packaging/pages.cmake"
  DEPENDS sabot_program "${PROJECT_SOURCE_DIR}/packaging/pages.cmake"
  COMMENT "Writing the manual pages"
  VERBATIM)
add_custom_target(sabot_pages ALL DEPENDS "${pages}/sabot.1.gz")

# Only the package wants these: `cmake --install` by hand puts no unit anywhere.
set(house COMPONENT house EXCLUDE_FROM_ALL)
install(FILES "${pages}/sabot.1.gz" DESTINATION "${CMAKE_INSTALL_MANDIR}/man1" ${house})
install(FILES "${pages}/es/sabot.1.gz" DESTINATION "${CMAKE_INSTALL_MANDIR}/es/man1" ${house})
install(FILES "${pages}/sabot" DESTINATION "${CMAKE_INSTALL_DATADIR}/bash-completion/completions"
        ${house})
install(FILES packaging/_sabot DESTINATION "${CMAKE_INSTALL_DATADIR}/zsh/vendor-completions"
        ${house})
install(FILES packaging/sabot.service DESTINATION lib/systemd/system ${house})
install(FILES packaging/sabot.sysusers DESTINATION lib/sysusers.d RENAME sabot.conf ${house})
install(FILES "${pages}/house.env" DESTINATION "${CMAKE_INSTALL_DATADIR}/doc/sabot" ${house})
install(DIRECTORY docs/ DESTINATION "${CMAKE_INSTALL_DATADIR}/doc/sabot" ${house})
install(FILES LICENSE DESTINATION "${CMAKE_INSTALL_DATADIR}/doc/sabot" RENAME copyright ${house})

set(CPACK_GENERATOR DEB)
set(CPACK_PACKAGE_VENDOR "The Sabot authors")
set(CPACK_PACKAGE_CONTACT "The Sabot authors <sabot@localhost>")
set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
set(CPACK_COMPONENTS_ALL house library)
set(CPACK_COMPONENTS_GROUPING IGNORE)
set(CPACK_STRIP_FILES ON)
set(CPACK_DEB_COMPONENT_INSTALL ON)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_SECTION games)
set(CPACK_DEBIAN_HOUSE_PACKAGE_NAME sabot)
set(CPACK_DEBIAN_HOUSE_PACKAGE_SHLIBDEPS ON)
set(CPACK_DEBIAN_HOUSE_PACKAGE_DEPENDS systemd)
set(CPACK_DEBIAN_HOUSE_DESCRIPTION
    "Casino games exactly as the regulations are written
 Deals, takes bets, pays and rules on every error by the articles of the Spanish
 regulations, serves tables to browsers, terminals and programs, computes exact
 odds, simulates, and proves afterwards that all of it was right.")
set(CPACK_DEBIAN_HOUSE_PACKAGE_CONTROL_EXTRA
    "${PROJECT_SOURCE_DIR}/packaging/debian/postinst"
    "${PROJECT_SOURCE_DIR}/packaging/debian/prerm"
    "${PROJECT_SOURCE_DIR}/packaging/debian/postrm")
set(CPACK_DEBIAN_HOUSE_PACKAGE_CONTROL_STRICT_PERMISSION ON)
set(CPACK_DEBIAN_LIBRARY_PACKAGE_NAME libsabot-dev)
set(CPACK_DEBIAN_LIBRARY_PACKAGE_SECTION libdevel)
set(CPACK_DEBIAN_LIBRARY_DESCRIPTION
    "The rules, odds and journals of Sabot as a C++ library
 Headers, a static library and a CMake package for programs that embed them.")
include(CPack)
