"""A house that is open for a whole class of tests."""

import unittest

from house import House


class Open(unittest.TestCase):
    """One house for a whole class of tests."""

    sabot = None
    offices = {}
    flags = ()
    env = {}

    @classmethod
    def setUpClass(cls):
        cls.house = House(cls.sabot, *cls.flags, env=cls.env)
        cls.addClassCleanup(cls.house.close)
        cls.staff = cls.house.open_with(cls.offices)

    def refused(self, answer, status, code):
        """An answer is a problem, and has all that a problem must have."""
        self.assertEqual((answer.status, answer.body.get("code")), (status, code), answer.body)
        self.assertEqual(answer.headers["Content-Type"], "application/problem+json")
        for field in ("type", "title", "status", "detail", "articles"):
            self.assertIn(field, answer.body)
        self.assertEqual(answer.body["status"], status)
        return answer.body
