# Installs BUILD_DIR into a scratch prefix, builds the project in SOURCE_DIR against it, runs it.

set(scratch "${BUILD_DIR}/consumer")
file(REMOVE_RECURSE "${scratch}")

function(step)
  execute_process(COMMAND ${ARGV} RESULT_VARIABLE result OUTPUT_VARIABLE output
                  ERROR_VARIABLE output)
  if(NOT result EQUAL 0)
    message(FATAL_ERROR "${ARGV}\n${output}")
  endif()
endfunction()

step("${CMAKE_COMMAND}" --install "${BUILD_DIR}" --prefix "${scratch}/prefix")
step("${CMAKE_COMMAND}" -G "${GENERATOR}" -S "${SOURCE_DIR}" -B "${scratch}/build"
     "-DCMAKE_CXX_COMPILER=${COMPILER}" "-DCMAKE_PREFIX_PATH=${scratch}/prefix")
step("${CMAKE_COMMAND}" --build "${scratch}/build")
step("${scratch}/build/consumer")
