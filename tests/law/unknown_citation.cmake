# Compiles SOURCE twice: with KNOWN it must build, without it must fail, and for the right reason.

list(TRANSFORM INCLUDE_DIRS PREPEND "-I")
set(compile "${COMPILER}" -std=c++23 -fsyntax-only ${INCLUDE_DIRS} "${SOURCE}")

execute_process(COMMAND ${compile} -DKNOWN RESULT_VARIABLE result ERROR_VARIABLE errors)
if(NOT result EQUAL 0)
  message(FATAL_ERROR "A known citation does not compile:\n${errors}")
endif()

execute_process(COMMAND ${compile} RESULT_VARIABLE result ERROR_VARIABLE errors)
if(result EQUAL 0)
  message(FATAL_ERROR "An unknown citation compiles.")
endif()
if(NOT errors MATCHES "id_is_not_in_the_catalogue")
  message(FATAL_ERROR "An unknown citation fails for another reason:\n${errors}")
endif()
