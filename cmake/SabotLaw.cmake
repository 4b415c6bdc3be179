# law/ becomes C++: the ids that citations are checked against, the catalogue and the rulesets.

set(SABOT_GENERATED_DIR "${PROJECT_BINARY_DIR}/generated")
set(SABOT_LAW_HEADER "${SABOT_GENERATED_DIR}/sabot/law/ids.gen.hpp")
set(SABOT_LAW_SOURCES
    "${SABOT_GENERATED_DIR}/sabot/law/catalogue.gen.cpp"
    "${SABOT_GENERATED_DIR}/sabot/law/rulesets.gen.cpp")

file(GLOB_RECURSE law_files CONFIGURE_DEPENDS
     "${PROJECT_SOURCE_DIR}/law/*.jsonl" "${PROJECT_SOURCE_DIR}/law/*.toml")
file(GLOB law_tools CONFIGURE_DEPENDS "${PROJECT_SOURCE_DIR}/tools/law_*.py")

add_custom_command(
  OUTPUT "${SABOT_LAW_HEADER}" ${SABOT_LAW_SOURCES}
  COMMAND Python3::Interpreter "${PROJECT_SOURCE_DIR}/tools/law_to_cpp.py"
          --law "${PROJECT_SOURCE_DIR}/law" --out "${SABOT_GENERATED_DIR}"
  DEPENDS ${law_tools} ${law_files}
  COMMENT "Generating the catalogue"
  VERBATIM)
# Where each rule lives, for `sabot law show`. It depends on every line of code and every round, so
# it is one small file of the program's own: nothing else is built anew when it changes.
set(SABOT_RULE_PLACES "${SABOT_GENERATED_DIR}/sabot/cli/rule_places.gen.cpp")
file(GLOB_RECURSE citing_files CONFIGURE_DEPENDS
     "${PROJECT_SOURCE_DIR}/src/*.cpp" "${PROJECT_SOURCE_DIR}/src/*.hpp"
     "${PROJECT_SOURCE_DIR}/tests/rounds/*.round" "${PROJECT_SOURCE_DIR}/law/rulesets/*.toml")
add_custom_command(
  OUTPUT "${SABOT_RULE_PLACES}"
  COMMAND Python3::Interpreter "${PROJECT_SOURCE_DIR}/tools/rule_places.py"
          --root "${PROJECT_SOURCE_DIR}" --out "${SABOT_RULE_PLACES}"
  DEPENDS "${PROJECT_SOURCE_DIR}/tools/rule_places.py" ${citing_files}
  COMMENT "Looking up where each rule lives"
  VERBATIM)
add_custom_target(sabot_rule_places DEPENDS "${SABOT_RULE_PLACES}")

# Every folder waits for it: almost every header cites.
add_custom_target(sabot_generated DEPENDS "${SABOT_LAW_HEADER}" ${SABOT_LAW_SOURCES})
