# Asks the program for its own pages: the manual in both languages, the completions, and a list of
# the settings of a house. SABOT is the program, PAGES where they go.

function(write file)
  execute_process(COMMAND ${ARGN} OUTPUT_FILE "${PAGES}/${file}" COMMAND_ERROR_IS_FATAL ANY)
endfunction()

file(MAKE_DIRECTORY "${PAGES}/es")
write(sabot.1 "${SABOT}" manual --lang en)
write(es/sabot.1 "${SABOT}" manual --lang es)
write(sabot "${SABOT}" completions)
execute_process(COMMAND gzip -9nf "${PAGES}/sabot.1" "${PAGES}/es/sabot.1"
                COMMAND_ERROR_IS_FATAL ANY)

# Each setting of `sabot serve` under its name in the environment, as it is by default.
execute_process(COMMAND "${SABOT}" serve --lang en --settings OUTPUT_FILE "${PAGES}/house.env"
                COMMAND_ERROR_IS_FATAL ANY)
