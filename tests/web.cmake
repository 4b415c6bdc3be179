# The page for browsers: its types, its parts, and the whole of it in Chromium against the real
# server. Only where the program has a page.

if(NOT TARGET sabot_page OR NOT TARGET sabot_program)
  return()
endif()

set(web_tests "${CMAKE_CURRENT_LIST_DIR}/web")
add_test(NAME web_types COMMAND "${SABOT_NODE}" node_modules/svelte-check/bin/svelte-check
         --tsconfig tsconfig.json --fail-on-warnings
         WORKING_DIRECTORY "${PROJECT_SOURCE_DIR}/web")
add_test(NAME web_unit COMMAND "${SABOT_NODE}" "${web_tests}/unit.mjs")
add_test(NAME web_protocol COMMAND "${SABOT_NODE}" "${web_tests}/protocol.mjs"
         $<TARGET_FILE:sabot_program>)
foreach(name IN ITEMS served play together pages wheel desks reading)
  add_test(NAME web_${name} COMMAND "${SABOT_NODE}" "${web_tests}/${name}.test.mjs"
           $<TARGET_FILE:sabot_program> "${PROJECT_BINARY_DIR}/web/pictures")
  # They measure a page that people are waiting for, so nothing else runs beside them.
  set_tests_properties(web_${name} PROPERTIES TIMEOUT 600 RUN_SERIAL TRUE
                       LABELS "release-only;browser")
endforeach()
set_tests_properties(web_types web_unit web_protocol PROPERTIES LABELS release-only)
