#!/usr/bin/env python3
"""What mutate_sites.py changes in a piece of code, what it leaves alone, and what it writes."""

import unittest

from mutate_sites import Mutant, Sites, give_keys, tokens_of


def sites_in(text):
    return Sites("a.cpp", text, lambda row: row + "+").find()


class MutateTest(unittest.TestCase):
    def check(self, text, *expected):
        found = [f"{m.kind}: {m.text}" for m in sites_in(text).mutants]
        self.assertEqual(sorted(found), sorted(expected), text)

    def check_kind(self, kind, text, *expected):
        found = [m.text for m in sites_in(text).mutants if m.kind == kind]
        self.assertEqual(sorted(found), sorted(expected), text)

    def written(self, text, expected, first=7):
        self.assertEqual(sites_in(text).rewritten(first), expected)

    def test_comparisons(self):
        self.check("bool f() { return a < b; }",
                   "comparison: a < b -> <=", "comparison: a < b -> >=")
        self.check("bool f() { return a == b.c(); }", "comparison: a == b.c() -> !=")
        self.check_kind("comparison", "x = f(a, b >= 1 + c) ? 1 : 2;",
                        "b >= 1 + c -> >", "b >= 1 + c -> <")
        self.check_kind("comparison", "if (a && b->c != d[e]) f();", "b->c != d[e] -> ==")
        self.check_kind("comparison", "bool a = b < c == d;",
                        "b < c -> <=", "b < c -> >=", "b < c == d -> !=")
        # The loop's own end, and a count in a lambda.
        self.check_kind("comparison", "for (int i = 0; i < n; ++i) f();",
                        "i < n -> <=", "i < n -> >=")
        self.check_kind("comparison", "any_of(all, [&](auto x) { return x == y; });",
                        "x == y -> !=")

    def test_brackets_of_templates_are_no_comparisons(self):
        self.check("std::vector<int> a;")
        self.check("template <class T>\nstruct A {};")
        self.check("auto a = static_cast<int>(b);")
        self.check("bool operator==(const A&, const A&) = default;")
        self.check("auto operator<=>(const A&) const = default;")
        self.check_kind("comparison", "bool a = f<int>() > b;", "f<int>() > b -> >=",
                        "f<int>() > b -> <=")

    def test_what_the_compiler_evaluates_stays(self):
        self.check("static_assert(a < b);")
        self.check("constexpr bool a = b < c && d;")
        self.check("template <class T>\n  requires(sizeof(T) < 8)\nvoid f();")
        self.check("void f() {\n  if constexpr (a == b) g();\n}")
        # But a constexpr function runs later too.
        self.check("constexpr bool f(int a) { return a > 8; }",
                   "comparison: a > 8 -> >=", "comparison: a > 8 -> <=")

    def test_conditions(self):
        self.check("void f() { if (a.b()) c(); }", "condition: a.b() -> negated")
        self.check("void f() { while (!a) c(); }", "condition: !a -> negated")
        self.check("int a = b ? 1 : 2;", "condition: b -> negated")
        self.check("bool f() { return !a(b); }", "condition: !a(b) -> negated")
        self.check("void f() { if (auto a = b(); a.c) d(); }", "condition: a.c -> negated")
        # Turned round as a comparison already, or left out as what it declares.
        self.check_kind("condition", "void f() { if (a == b) c(); }")
        self.check_kind("condition", "void f() { if (auto a = b()) c(); }")

    def test_operands(self):
        self.check_kind("operand", "bool a = b && !c;",
                        "b -> left out of &&", "!c -> left out of &&")
        self.check_kind("operand", "bool a = b || c && d;", "b -> left out of ||",
                        "c && d -> left out of ||", "c -> left out of &&", "d -> left out of &&")
        self.check_kind("operand", "bool a = (b || c) && d;", "(b || c) -> left out of &&",
                        "b -> left out of ||", "c -> left out of ||", "d -> left out of &&")
        self.check_kind("operand", "void f(A&& a);")

    def test_refusals_only_where_something_follows(self):
        self.check_kind("refusal", "A f() { if (b) return refuse(c, d); return e; }",
                        "return refuse(c, d) -> left out")
        self.check_kind("refusal", "A f() { if (auto bar = g()) return bar; return e; }",
                        "return bar -> left out")
        self.check_kind("refusal", "A f() { if (b) return std::unexpected(c); return e; }",
                        "return std::unexpected(c) -> left out")
        self.check_kind("refusal", "A f() { return refuse(c, d); }")
        self.check_kind("refusal", "A f() { if (b) return bar_sit(c); return e; }")
        self.check_kind("code", "return refuse(RefusalCode::wrong_phase, by);",
                        "wrong_phase -> another code")
        self.check_kind("code", "switch (a) { case RefusalCode::wrong_phase: b(); }")

    def test_events_and_citations(self):
        self.check("void f() { verdict.add(A{b, c}, by); }", "event: add(A{b, c}) -> left out")
        self.check("void f() { by.add(rules.packs.by); }",
                   "citation: add(rules.packs.by) -> left out")
        # A row that is exchanged need not be left out as well.
        self.check('void f() { by.add("S-08"_art); }', "citation: S-08 -> S-08+")
        self.check('void f() { g(a, "as11.pyb.B-a"_art); }',
                   "citation: as11.pyb.B-a -> as11.pyb.B-a+")

    def test_arithmetic(self):
        self.check("int a = b - 1;", "arithmetic: b - 1 -> +", "arithmetic: b - 1 -> one more")
        self.check_kind("arithmetic", "int a = b - c - d;", "b - c -> +", "b - c -> one more",
                        "b - c - d -> +", "b - c - d -> one more")
        self.check("int a = -b;")
        self.check("++a;")
        self.check('std::string a = "b" + c;')

    def test_comments_and_texts_are_no_code(self):
        self.check("// a < b && c\nint a;  // x == y")
        self.check("/* if (a) b(); */")
        self.check('auto a = "b < c && d";')
        self.check("auto a = '<';")
        self.check("#include <vector>\n#if A && B\n#endif")
        self.assertEqual([t.text for t in tokens_of("1'000 < a")], ["1'000", "<", "a"])

    def test_lines(self):
        found = sites_in("\n\nbool f() {\n  return a < b;\n}\n").mutants
        self.assertEqual([m.line for m in found], [4, 4])

    def test_what_is_written(self):
        self.written("return a < b;", "return sabot_mutant::lt(7, 8, a , b);")
        self.written("return a == b;", "return sabot_mutant::eq(7, 0, a , b);")
        self.written("if (a) b();", "if (sabot_mutant::negated(7, static_cast<bool>(a))) b();")
        self.written("x = a && b;",
                     "x = (sabot_mutant::on(7) || (a)) && (sabot_mutant::on(8) || (b));")
        self.written("x = a || b;",
                     "x = (!sabot_mutant::on(7) && (a)) || (!sabot_mutant::on(8) && (b));")
        self.written("v.add(A{}, by);", "v.add_unless(sabot_mutant::on(7), A{}, by);")
        self.written('f("S-08"_art);', 'f(sabot_mutant::cite(7, "S-08"_art, "S-08+"_art));')
        self.written("int a = b + 1;", "int a = sabot_mutant::plus(7, 8, b , 1);")
        self.written("if (auto bar = g()) return bar;",
                     "if (auto bar = g()) { if (!sabot_mutant::on(7)) return bar; }")
        # One inside the other: the numbers go by kind, the brackets by place.
        self.written("x = a < b && c;",
                     "x = (sabot_mutant::on(9) || (sabot_mutant::lt(7, 8, a , b))) && "
                     "(sabot_mutant::on(10) || (c));")

    def test_keys_outlive_the_insertion_of_lines(self):
        all_ = [Mutant("a.cpp", line, "condition", "b -> negated") for line in (3, 9)]
        all_.append(Mutant("c.cpp", 3, "condition", "b -> negated"))
        give_keys(all_)
        self.assertEqual([m.key for m in all_], ["a.cpp: b -> negated", "a.cpp: b -> negated #2",
                                                 "c.cpp: b -> negated"])


if __name__ == "__main__":
    unittest.main()
