# One folder of src/ is one object library, sabot_<folder>, and all of them but the program make
# libsabot.a. NEEDS are the folders it may include (tools/tidy.py holds every file to the same
# arrows), LINKS the libraries from outside and PRECOMPILED the header of cmake/precompiled/ that
# its files find compiled. EXCEPT are files and folders of it that are built otherwise, APART those
# that are compiled by themselves, ONE_BY_ONE if all are.

set(SABOT_INCLUDE_DIRS "${PROJECT_SOURCE_DIR}/include" "${SABOT_GENERATED_DIR}")

# sabot_precompiled(language): what compiles that header, once for every folder that asks for it.
function(sabot_precompiled header)
  set(owner "sabot_precompiled_${header}")
  add_library(${owner} OBJECT "${PROJECT_SOURCE_DIR}/cmake/precompiled/empty.cpp")
  target_precompile_headers(${owner} PRIVATE
                            "${PROJECT_SOURCE_DIR}/cmake/precompiled/${header}.hpp")
  target_link_libraries(${owner} PRIVATE ${ARGN})
endfunction()

# Rules are compiled one by one where somebody waits for a change of one, which is where
# CMAKE_UNITY_BUILD is off.
set(SABOT_FILES_TOGETHER 8 CACHE STRING "How many files of a library the compiler reads at a time")

# sabot_together(library APART…): the compiler reads the files of a library several at a time, and
# what they all include once. Names of one file's own must therefore differ from those of the files
# beside it; and that a local variable hides one of theirs, or that theirs are in no header, is
# nothing to warn of.
function(sabot_together library)
  set_target_properties(${library} PROPERTIES UNITY_BUILD ON
                        UNITY_BUILD_BATCH_SIZE ${SABOT_FILES_TOGETHER})
  set_source_files_properties(${ARGN} PROPERTIES SKIP_UNITY_BUILD_INCLUSION ON)
  target_compile_options(${library} PRIVATE -Wno-shadow
                         $<$<CXX_COMPILER_ID:GNU>:-Wshadow=local;-Wno-subobject-linkage>)
endfunction()

function(sabot_folder name)
  cmake_parse_arguments(PARSE_ARGV 1 folder "ONE_BY_ONE" "PRECOMPILED"
                        "NEEDS;LINKS;GENERATED;EXCEPT;APART")
  file(GLOB_RECURSE sources CONFIGURE_DEPENDS "${PROJECT_SOURCE_DIR}/src/${name}/*.cpp")
  foreach(file IN LISTS folder_EXCEPT)
    list(FILTER sources EXCLUDE REGEX "/src/${name}/${file}")
  endforeach()
  set(apart ${sources})
  list(JOIN folder_APART "|" pattern)
  list(FILTER apart INCLUDE REGEX "/src/${name}/(${pattern})$")
  list(APPEND sources ${folder_GENERATED})

  # A folder that is only headers so far still hands its needs on.
  set(library "sabot_${name}")
  if(sources)
    add_library(${library} OBJECT ${sources})
    add_dependencies(${library} sabot_generated)
    if(CMAKE_UNITY_BUILD OR NOT folder_ONE_BY_ONE)
      sabot_together(${library} ${apart} ${folder_GENERATED})
    endif()
    if(folder_PRECOMPILED)
      target_precompile_headers(${library} REUSE_FROM sabot_precompiled_${folder_PRECOMPILED})
    endif()
    set(scope PUBLIC)
  else()
    add_library(${library} INTERFACE)
    set(scope INTERFACE)
  endif()
  list(TRANSFORM folder_NEEDS PREPEND sabot_)
  target_include_directories(${library} ${scope} ${SABOT_INCLUDE_DIRS})
  target_link_libraries(${library} ${scope} ${folder_NEEDS} ${folder_LINKS})
endfunction()

# A folder of src/rules that has a game is a library of its own, sabot_game_<name>: its files find
# its declarations compiled. They are in SABOT_GAMES.
file(GLOB SABOT_GAMES CONFIGURE_DEPENDS RELATIVE "${PROJECT_SOURCE_DIR}/src/rules"
     "${PROJECT_SOURCE_DIR}/src/rules/*/game.hpp")
list(TRANSFORM SABOT_GAMES REPLACE "/game.hpp$" "")

# Files of a game that have the same names for things as others of it.
set(SABOT_RULES_APART "awarding|labels|people|ruling|speaking")

function(sabot_game name)
  file(GLOB sources CONFIGURE_DEPENDS "${PROJECT_SOURCE_DIR}/src/rules/${name}/*.cpp")
  set(apart ${sources})
  list(FILTER apart INCLUDE REGEX "/(${SABOT_RULES_APART})\\.cpp$")
  add_library(sabot_game_${name} OBJECT ${sources})
  add_dependencies(sabot_game_${name} sabot_generated)
  target_link_libraries(sabot_game_${name} PUBLIC sabot_rules)
  if(CMAKE_UNITY_BUILD)
    sabot_together(sabot_game_${name} ${apart})
  endif()
  target_precompile_headers(sabot_game_${name} PRIVATE
                            "${PROJECT_SOURCE_DIR}/cmake/precompiled/language.hpp"
                            <sabot/rules/${name}/acts.hpp>)
endfunction()
