# Tests that run the program: every game's rounds, and the coverage of the law by them.

if(TARGET sabot_program)
  file(GLOB_RECURSE rounds RELATIVE "${PROJECT_SOURCE_DIR}" CONFIGURE_DEPENDS
       "${CMAKE_CURRENT_LIST_DIR}/rounds/*.round")
  set(games "")
  foreach(round IN LISTS rounds)
    string(REGEX REPLACE "^tests/rounds/([^/]+)/.*$" "\\1" game "${round}")
    list(APPEND games "${game}")
    list(APPEND rounds_of_${game} "${round}")
  endforeach()
  list(REMOVE_DUPLICATES games)

  foreach(game IN LISTS games)
    add_test(NAME rounds_${game} COMMAND sabot_program round ${rounds_of_${game}}
             WORKING_DIRECTORY "${PROJECT_SOURCE_DIR}")
  endforeach()

  if(EXISTS "${PROJECT_SOURCE_DIR}/law/covered.txt")
    add_test(NAME law_coverage
             COMMAND sabot_program law coverage --check law/covered.txt --rounds tests/rounds
             WORKING_DIRECTORY "${PROJECT_SOURCE_DIR}")
  endif()
endif()
