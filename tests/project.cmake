# Tests of the project itself rather than of its code in motion. They do not depend on how the
# code was compiled, so they run in the release build alone.

add_test(NAME style COMMAND Python3::Interpreter "${PROJECT_SOURCE_DIR}/tools/tidy.py")
add_test(NAME style_rules COMMAND Python3::Interpreter "${PROJECT_SOURCE_DIR}/tools/tidy_test.py")
add_test(NAME mutate_sites
         COMMAND Python3::Interpreter "${PROJECT_SOURCE_DIR}/tools/mutate_test.py")
add_test(NAME rule_places
         COMMAND Python3::Interpreter "${PROJECT_SOURCE_DIR}/tools/rule_places_test.py")

# No sentence that a user may read is without its Spanish.
add_test(NAME spanish COMMAND Python3::Interpreter "${PROJECT_SOURCE_DIR}/tools/spanish.py")
add_test(NAME spanish_rules
         COMMAND Python3::Interpreter "${PROJECT_SOURCE_DIR}/tools/spanish_test.py")

# A citation of a row that law/ does not have must not compile.
add_test(NAME unknown_citation
         COMMAND "${CMAKE_COMMAND}" "-DCOMPILER=${CMAKE_CXX_COMPILER}"
                 "-DINCLUDE_DIRS=${SABOT_INCLUDE_DIRS}"
                 "-DSOURCE=${CMAKE_CURRENT_LIST_DIR}/law/unknown_citation.cpp"
                 -P "${CMAKE_CURRENT_LIST_DIR}/law/unknown_citation.cmake")

# A project of its own finds an installed copy, links it and runs.
add_test(NAME consumer
         COMMAND "${CMAKE_COMMAND}" "-DBUILD_DIR=${PROJECT_BINARY_DIR}"
                 "-DCOMPILER=${CMAKE_CXX_COMPILER}"
                 "-DGENERATOR=${CMAKE_GENERATOR}"
                 "-DSOURCE_DIR=${CMAKE_CURRENT_LIST_DIR}/consumer"
                 -P "${CMAKE_CURRENT_LIST_DIR}/consumer/check.cmake")

set_tests_properties(style style_rules spanish spanish_rules mutate_sites rule_places
                     unknown_citation consumer
                     PROPERTIES LABELS release-only)
