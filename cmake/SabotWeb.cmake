# web/ becomes the page for browsers: built by Vite, compressed, and linked into the program as
# SABOT_PAGE, one C++ file. Without the program, without SABOT_WEB or without Node that file says
# that there is no page.

set(SABOT_PAGE "${PROJECT_SOURCE_DIR}/src/net/no_page.cpp")
if(NOT SABOT_PROGRAM OR NOT SABOT_WEB)
  return()
endif()
find_program(SABOT_NODE node)
find_program(SABOT_NPM npm)
if(NOT SABOT_NODE OR NOT SABOT_NPM)
  message(WARNING "Without Node the program is built without its page for browsers")
  return()
endif()

set(web "${PROJECT_SOURCE_DIR}/web")
set(web_out "${PROJECT_BINARY_DIR}/web")
set(web_packages "${web}/node_modules/.package-lock.json")
add_custom_command(
  OUTPUT "${web_packages}"
  COMMAND "${SABOT_NPM}" ci --silent
  COMMAND "${CMAKE_COMMAND}" -E touch "${web_packages}"
  DEPENDS "${web}/package.json" "${web}/package-lock.json" "${web}/.npmrc"
  WORKING_DIRECTORY "${web}"
  COMMENT "Fetching what builds the page"
  VERBATIM)

# The rule book shows the rounds beside the rules.
file(GLOB_RECURSE web_files CONFIGURE_DEPENDS "${web}/src/*" "${web}/public/*" "${web}/tools/*"
     "${PROJECT_SOURCE_DIR}/tests/rounds/*.round")
set(SABOT_PAGE "${PROJECT_BINARY_DIR}/generated/sabot/net/page.gen.cpp")
add_custom_command(
  OUTPUT "${SABOT_PAGE}"
  COMMAND "${CMAKE_COMMAND}" -E env "SABOT_WEB_OUT=${web_out}/dist"
          "${SABOT_NODE}" node_modules/vite/bin/vite.js build --logLevel warn
  COMMAND "${SABOT_NODE}" embed.js "${web_out}/dist" "${web_out}/packed" "${SABOT_PAGE}"
  DEPENDS "${web_packages}" ${web_files} "${web}/index.html" "${web}/embed.js"
          "${web}/vite.config.ts" "${web}/svelte.config.js" "${web}/tsconfig.json"
  WORKING_DIRECTORY "${web}"
  COMMENT "Building the page"
  VERBATIM)
add_custom_target(sabot_page DEPENDS "${SABOT_PAGE}")
