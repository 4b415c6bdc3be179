# Tests that run the program: every game's rounds, and the coverage of the law by them.

if(TARGET sabot_program)
  file(GLOB games RELATIVE "${CMAKE_CURRENT_LIST_DIR}/rounds" CONFIGURE_DEPENDS
       "${CMAKE_CURRENT_LIST_DIR}/rounds/*")
  foreach(game IN LISTS games)
    add_test(NAME rounds_${game} COMMAND sabot_program round tests/rounds/${game}
             WORKING_DIRECTORY "${PROJECT_SOURCE_DIR}")
  endforeach()

  add_test(NAME law_coverage
           COMMAND sabot_program law coverage --check law/covered.txt --rounds tests/rounds
           WORKING_DIRECTORY "${PROJECT_SOURCE_DIR}")

  # Each program/NAME_test.py runs the program as somebody does; some are given more.
  add_executable(exchanges "${CMAKE_CURRENT_LIST_DIR}/program/exchanges.cpp")
  target_link_libraries(exchanges PRIVATE sabot)
  set(schema_arguments $<TARGET_FILE:exchanges>)
  if(SABOT_MPI)
    set(simulate_arguments "${MPIEXEC_EXECUTABLE}")
  endif()
  file(GLOB scripts CONFIGURE_DEPENDS "${CMAKE_CURRENT_LIST_DIR}/program/*_test.py")
  foreach(script IN LISTS scripts)
    get_filename_component(name "${script}" NAME_WE)
    string(REGEX REPLACE "_test$" "" name "${name}")
    add_test(NAME ${name}_program COMMAND Python3::Interpreter "${script}"
             $<TARGET_FILE:sabot_program> ${${name}_arguments})
    # Under sanitizers they would take minutes; what they call is tested there one by one.
    set_tests_properties(${name}_program PROPERTIES LABELS release-only TIMEOUT 300)
  endforeach()
endif()
