#!/usr/bin/env python3
"""What spanish.py takes for a sentence, and when it has its Spanish."""

import unittest

import spanish

LIST = spanish.Sentences(["the table {} is closed", "{} is too large", "field {}: {}"])


class SpanishTest(unittest.TestCase):
    def check(self, source, *expected):
        self.assertEqual([text for _, text in spanish.without_spanish(source, LIST)],
                         list(expected))

    def test_a_sentence_without_spanish_is_named(self):
        self.check('return std::unexpected("the house is closed");', "the house is closed")
        self.check('fail("the table " + id + " is open now");', " is open now")
        self.check('fail("one part "\n     "and another");', "one part and another")
        self.check('fail(bad ? "a line is missing" : "a line is twice");',
                   "a line is missing", "a line is twice")
        self.check('fmt::format("{} rows are left", n);', "{} rows are left")
        self.check('JsonError{"who", "nobody gives it"};', "nobody gives it")

    def test_the_line_of_the_source_is_told(self):
        found = spanish.without_spanish('int a;\n// "not this one"\nfail("but this one");', LIST)
        self.assertEqual(found, [(3, "but this one")])

    def test_pieces_and_values_of_a_known_sentence_pass(self):
        self.check('fail("the table " + id + " is closed");')
        self.check('fail("the table 7 is closed");')
        self.check('fail(fmt::format("field {}: {} is too large", name, text));')
        self.check('fail("stake: " + text + " is too large");')

    def test_both_languages_side_by_side_pass(self):
        self.check('Wording{"la casa ha cerrado", "the house is closed"};')
        self.check('return es ? "la casa ha cerrado" : "the house is closed";')
        self.check('common.say("hay", "there are");')

    def test_what_nobody_is_told_passes(self):
        self.check('require(ok, "money: the sum overflows");')
        self.check('static_assert(ok, "give it a type");')
        self.check('spdlog::info("the house closes");')
        self.check('submit("casa open minimum=" + amount);')
        self.check('execute("SELECT one FROM two");')

    def test_the_list_is_read(self):
        self.assertEqual(
            spanish.english_of('Translation{"a {} "\n"b", "c {}"}, Translation{"d", "e"}'),
            ["a {} b", "d"])


if __name__ == "__main__":
    unittest.main()
