#!/usr/bin/env python3
"""What rule_places.py finds: citations in code and rulesets, rounds that prove or expect a row."""

import pathlib
import tempfile
import unittest

import rule_places


class RulePlacesTest(unittest.TestCase):
    def setUp(self):
        self.folder = tempfile.TemporaryDirectory()
        self.root = pathlib.Path(self.folder.name)

    def tearDown(self):
        self.folder.cleanup()

    def write(self, name, text):
        path = self.root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")

    def check(self, row, code, rounds):
        self.assertEqual(rule_places.places(self.root).get(row, ([], [])), (code, rounds))

    def test_code(self):
        self.write("src/rules/a/b.cpp", 'x("as11.pyb.A-a"_art);\n// "as11.pyb.A-b"_art\n')
        self.check("as11.pyb.A-a", ["src/rules/a/b.cpp#L1"], [])
        self.check("as11.pyb.A-b", [], [])

    def test_rulesets(self):
        self.write("law/rulesets/as11.a.toml",
                   'packs = { value = "S-01", by = ["S-02", "S-03"], legal = "free" }\n'
                   'cuadro = { from = ["S-04"], by = ["S-05"] }\n[articles]\nstaff = ["S-06"]\n')
        self.check("S-01", [], [])
        for row, line in (("S-02", 1), ("S-03", 1), ("S-04", 2), ("S-05", 2), ("S-06", 4)):
            self.check(row, [f"law/rulesets/as11.a.toml#L{line}"], [])

    def test_rounds(self):
        self.write("tests/rounds/a/one.round", "proves S-01\n< paid [S-01 S-02 ...]\n")
        self.write("tests/rounds/a/two.round", "! refused not-here [S-01 S-02]\n# < [S-03]\n")
        self.check("S-01", [], ["tests/rounds/a/one.round"])
        self.check("S-02", [], ["tests/rounds/a/one.round", "tests/rounds/a/two.round"])
        self.check("S-03", [], [])
        self.check("...", [], [])

    def test_what_is_written_is_in_the_order_of_the_ids(self):
        text = rule_places.source({"A-01": (["b", "b"], []), "S-01": ([], ["c", "d"])})
        self.assertIn('{"A-01"sv, "b"sv,\n     ""sv},\n', text)
        self.assertIn('{"S-01"sv, ""sv,\n     "c\\nd"sv},\n', text)
        self.assertLess(text.index("A-01"), text.index("S-01"))


if __name__ == "__main__":
    unittest.main()
