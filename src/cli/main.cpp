// The program `sabot`.

#include "sabot/cli/program.hpp"

int main(int argc, char** argv) { return sabot::cli::run_program({argv + 1, argv + argc}); }
