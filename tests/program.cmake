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

  if(SABOT_MPI)
    set(mpirun "${MPIEXEC_EXECUTABLE}")
  endif()
  add_test(NAME simulate_program
           COMMAND Python3::Interpreter "${CMAKE_CURRENT_LIST_DIR}/program/simulate_test.py"
                   $<TARGET_FILE:sabot_program> ${mpirun})
  add_test(NAME rng_program
           COMMAND Python3::Interpreter "${CMAKE_CURRENT_LIST_DIR}/program/rng_test.py"
                   $<TARGET_FILE:sabot_program>)
  add_test(NAME account_program
           COMMAND Python3::Interpreter "${CMAKE_CURRENT_LIST_DIR}/program/account_test.py"
                   $<TARGET_FILE:sabot_program>)
  add_test(NAME join_program
           COMMAND Python3::Interpreter "${CMAKE_CURRENT_LIST_DIR}/program/join_test.py"
                   $<TARGET_FILE:sabot_program>)
  # Under sanitizers they would take minutes; what they call is tested there one by one.
  set_tests_properties(simulate_program rng_program account_program join_program
                       PROPERTIES LABELS release-only)
endif()
