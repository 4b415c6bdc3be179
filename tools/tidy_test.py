#!/usr/bin/env python3
"""Every rule of tidy.py catches what it is for, and lets its neighbour pass."""

import unittest

import tidy
import tidy_names

HEADER = "#pragma once\n// What it is for.\n\n"


class TidyTest(unittest.TestCase):
    def check(self, path, text, *expected):
        found = [message for _, message in tidy.faults(path, text)]
        self.assertEqual(len(found), len(expected), found)
        for message, part in zip(found, expected):
            self.assertIn(part, message)

    def test_text(self):
        self.check("tools/a.sh", "echo\n")
        self.check("tools/a.sh", "echo", "no newline")
        self.check("tools/a.sh", "echo \n", "blanks")
        self.check("tools/a.sh", "\techo\n", "tab")
        self.check("tools/a.sh", "# TO" "DO\n", "unfinished")
        self.check("tools/a.sh", "é" * 100 + "\n")
        self.check("tools/a.sh", "x" * 101 + "\n", "columns")
        self.check("tools/a.sh", "x\n" * 400)
        self.check("tools/a.sh", "x\n" * 401, "lines")

    def test_headers(self):
        self.check("src/base/a.hpp", HEADER)
        self.check("src/base/a.hpp", "#pragma once\n\n\n\n// Too late.\n", "what it is for")
        self.check("src/base/a.hpp", "// What it is for.\n", "#pragma once")
        self.check("src/base/a.cpp", "int a;\n")

    def test_arrows(self):
        def include(path, header, *expected):
            self.check(path, f'#include "{header}"\n', *expected)

        include("src/law/a.cpp", "sabot/base/a.hpp")
        include("src/law/a.cpp", "sabot/law/a.hpp")
        include("src/base/a.cpp", "sabot/law/a.hpp", "may not include src/law")
        include("src/chance/a.cpp", "sabot/law/a.hpp", "may not include src/law")
        include("src/ledger/a.cpp", "sabot/rules/common/a.hpp", "may not include src/rules")
        include("src/table/a.cpp", "sabot/cli/a.hpp", "may not include src/cli")
        include("src/cli/a.cpp", "sabot/table/a.hpp")
        include("src/law/a.cpp", "a.hpp", "are included as")
        include("src/other/a.cpp", "sabot/other/a.hpp", "does not know")
        self.check("src/base/a.cpp", '// #include "sabot/law/a.hpp"\n')

    def test_games_do_not_know_each_other(self):
        line = '#include "sabot/rules/{}/a.hpp"\n'.format
        self.check("src/rules/dados/a.cpp", line("common") + line("dados"))
        self.check("src/rules/dados/a.cpp", line("bingo"), "may not include src/rules/bingo")
        self.check("src/rules/common/a.cpp", line("bingo"), "may not include src/rules/bingo")
        self.check("src/table/a.cpp", line("bingo"))

    def test_families_are_for_their_games(self):
        line = '#include "sabot/rules/baccarat/a.hpp"\n'
        for path in ("rules/chemin_de_fer", "rules/baccarat", "odds", "sim", "table/bots"):
            self.check(f"src/{path}/a.cpp", line)
        for path in ("rules/common", "rules/layout"):
            self.check(f"src/{path}/a.cpp", line, f"src/{path} may not include")
        for path in ("table", "server", "cli", "rounds"):
            self.check(f"src/{path}/a.cpp", line, f"src/{path} may not include the family")

    def test_a_game_is_named_in_its_own_places(self):
        for text in ('auto a = "punto-y-banca";', "punto_banca::Rules a;", "PuntoBanca a;",
                     'auto a = "chemin de fer";', "CheminDeFer a;"):
            for path in ("src/rules/punto_banca/a", "src/table/games", "src/odds/punto_banca",
                         "src/table/bots/chemin_de_fer_seen"):
                self.check(f"{path}.cpp", text + "\n")
            for path in ("src/rules/common/a", "src/rules/baccarat/a", "src/table/a", "src/cli/a"):
                self.check(f"{path}.cpp", text + "\n", "only in its own places")
        self.check("src/cli/a.cpp", "int a;  // as punto y banca has it\n")
        self.check("src/cli/a.cpp", 'auto a = "sabot odds chemin-de-fer --rules as11";\n')
        self.check("src/cli/a.cpp", 'auto a = "https://a/chemin-de-fer";\n', "own places")

    def test_rules_and_ledger_are_exact(self):
        for text, part in (
            ("double a;", "floating point"),
            ("auto a = std::chrono::seconds{1};", "clocks"),
            ("#include <random>", "random"),
            ("#include <iostream>", "input or output"),
        ):
            self.check("src/rules/common/a.cpp", text + "\n", part)
            self.check("src/ledger/a.cpp", text + "\n", part)
            self.check("src/chance/a.cpp", text + "\n")

    def test_the_library_is_quiet(self):
        for text in ("std::cout << 1;", 'printf("a");', 'fmt::print("a");', "std::abort();"):
            self.check("src/base/a.cpp", text + "\n", "the library never")
            self.check("src/cli/a.cpp", text + "\n")
        self.check("src/base/a.cpp", "std::snprintf(to, 2, from);\n")

    def test_words_in_comments_and_literals_are_not_code(self):
        self.check("src/ledger/a.cpp", "int a;  // a double entry\n")
        self.check("src/ledger/a.cpp", 'auto a = "double";\n/* a\n float */\n')
        self.check("src/ledger/a.cpp", "auto a = 1'000'000; double b = 2'000;\n", "floating")
        self.check("src/ledger/a.cpp", "auto a = '\"'; double b;  // \"\n", "floating")
        self.check("src/ledger/a.cpp", 'auto a = R"x(" double)x";\n')

    def test_names_of_files_compiled_together(self):
        def found(first, second, path="src/table/b.cpp"):
            sources = [(name, tidy.code_of(f"namespace a {{\nnamespace {{\n{text}\n}}\n}}\n"))
                       for name, text in (("src/table/a.cpp", first), (path, second))]
            cmake = "sabot_folder(table NEEDS base\n APART bots/.* c.cpp)"
            return len(list(tidy_names.clashes(sources, cmake)))

        for text in ("constexpr int most = 3;", "struct Seen {\n int a;\n};",
                     "enum class Is { a };", "const Words words{1, 2};",
                     "bool is(const A& a, int b) {\n return a == b;\n}",
                     "template <class T>\nvoid say(const T& one) {}", "using A = int;\nint a();"):
            self.assertEqual(found(text, text), 1, text)
            self.assertEqual(found(text, text, "src/table/c.cpp"), 0)
            self.assertEqual(found(text, text, "src/table/bots/d.cpp"), 0)
            self.assertEqual(found(text, text, "src/store/d.cpp"), 0)
        self.assertEqual(found("bool is(int a) { return a; }", "bool is(int b) { return b; }"), 1)
        self.assertEqual(found("bool is(int a) { return a; }", "bool is(bool a) { return a; }"), 0)
        self.assertEqual(found("using A = int;", "using A = bool;"), 1)
        self.assertEqual(found("using a::B;", "using a::B;"), 0)
        self.assertEqual(found("void f() { int most = 3; }", "int most = 3;"), 0)


if __name__ == "__main__":
    unittest.main()
