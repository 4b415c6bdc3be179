# Tests that run the program: every game's rounds, and the coverage of the law by them; the server
# over real sockets. Where there is no program, small ones do what the sanitizers are to watch.

file(GLOB games RELATIVE "${CMAKE_CURRENT_LIST_DIR}/rounds" CONFIGURE_DEPENDS
     "${CMAKE_CURRENT_LIST_DIR}/rounds/*")
if(TARGET sabot_program)
  set(judge sabot_program round)
else()
  add_executable(judge "${CMAKE_CURRENT_LIST_DIR}/program/judge.cpp")
  target_link_libraries(judge PRIVATE sabot)
  set(judge judge)
  add_executable(serve "${CMAKE_CURRENT_LIST_DIR}/program/serve.cpp")
  target_link_libraries(serve PRIVATE sabot_net sabot)
  foreach(name IN ITEMS contention malformed)
    add_test(NAME ${name}_served COMMAND Python3::Interpreter
             "${CMAKE_CURRENT_LIST_DIR}/program/${name}_test.py" $<TARGET_FILE:serve>)
    # What has been freed is not kept for long: the tests look at what the process takes.
    set_tests_properties(${name}_served PROPERTIES TIMEOUT 300 ENVIRONMENT
                         "ASAN_OPTIONS=quarantine_size_mb=4:thread_local_quarantine_size_kb=64")
  endforeach()
endif()
foreach(game IN LISTS games)
  add_test(NAME rounds_${game} COMMAND ${judge} tests/rounds/${game}
           WORKING_DIRECTORY "${PROJECT_SOURCE_DIR}")
endforeach()

if(TARGET sabot_program)
  add_test(NAME law_coverage
           COMMAND sabot_program law coverage --check law/covered.txt --rounds tests/rounds
           WORKING_DIRECTORY "${PROJECT_SOURCE_DIR}")

  # Every value of the law changed, one at a time: a round must notice.
  add_test(NAME law_bites COMMAND sabot_program law coverage --bite --rounds tests/rounds
           WORKING_DIRECTORY "${PROJECT_SOURCE_DIR}")

  # Each program/NAME_test.py runs the program as somebody does; some are given more.
  add_executable(exchanges "${CMAKE_CURRENT_LIST_DIR}/program/exchanges.cpp")
  target_link_libraries(exchanges PRIVATE sabot)
  set(schema_arguments $<TARGET_FILE:exchanges>)
  set(package_arguments "${CMAKE_CPACK_COMMAND}" "${PROJECT_BINARY_DIR}")
  if(SABOT_MPI)
    set(simulate_arguments "${MPIEXEC_EXECUTABLE}")
  endif()
  file(GLOB scripts CONFIGURE_DEPENDS "${CMAKE_CURRENT_LIST_DIR}/program/*_test.py")
  foreach(script IN LISTS scripts)
    get_filename_component(name "${script}" NAME_WE)
    string(REGEX REPLACE "_test$" "" name "${name}")
    add_test(NAME ${name}_program COMMAND Python3::Interpreter "${script}"
             $<TARGET_FILE:sabot_program> ${${name}_arguments})
    set_tests_properties(${name}_program PROPERTIES TIMEOUT 300)
  endforeach()
endif()
