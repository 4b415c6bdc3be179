# One folder of src/ is one object library, sabot_<folder>, and all of them but the program make
# libsabot.a. NEEDS are the folders it may include (tools/tidy.py holds every file to the same
# arrows) and LINKS the libraries from outside.

set(SABOT_INCLUDE_DIRS "${PROJECT_SOURCE_DIR}/include" "${SABOT_GENERATED_DIR}")

function(sabot_folder name)
  cmake_parse_arguments(PARSE_ARGV 1 folder "" "" "NEEDS;LINKS;GENERATED;EXCEPT")
  file(GLOB_RECURSE sources CONFIGURE_DEPENDS "${PROJECT_SOURCE_DIR}/src/${name}/*.cpp")
  foreach(file IN LISTS folder_EXCEPT)
    list(REMOVE_ITEM sources "${PROJECT_SOURCE_DIR}/src/${name}/${file}")
  endforeach()
  list(APPEND sources ${folder_GENERATED})

  # A folder that is only headers so far still hands its needs on.
  set(library "sabot_${name}")
  if(sources)
    add_library(${library} OBJECT ${sources})
    add_dependencies(${library} sabot_generated)
    set(scope PUBLIC)
  else()
    add_library(${library} INTERFACE)
    set(scope INTERFACE)
  endif()
  list(TRANSFORM folder_NEEDS PREPEND sabot_)
  target_include_directories(${library} ${scope} ${SABOT_INCLUDE_DIRS})
  target_link_libraries(${library} ${scope} ${folder_NEEDS} ${folder_LINKS})
endfunction()
