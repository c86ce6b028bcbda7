"""Which tests count as proof of a rule: those that carry the marker and can fail."""

from __future__ import annotations

import ast
from textwrap import dedent

import pytest

from tallyho.table.rules.proofs import (
    CHECKS_NOTHING,
    NO_TEST,
    NOT_PLAIN,
    SKIPPED,
    XFAILED,
    Claim,
    claims_of,
)


def claims(source: str, file: str = "test_fox.py") -> list[Claim]:
    return claims_of(ast.parse(dedent(source)), file)


def doubt_of(source: str) -> str:
    """The doubt about the one claim in a source."""
    (claim,) = claims(source)
    return claim.doubt


def test_a_marked_function_claims_each_of_its_rules() -> None:
    source = """
        @pytest.mark.rules("fox:1a", "fox:2")
        def test_start():
            assert start() == "den"
        """
    assert claims(source) == [Claim("fox:1a", 3, "test_start", ""), Claim("fox:2", 3, "test_start", "")]


def test_doubts_end_the_sentence_on_a_test_which() -> None:
    assert (NO_TEST, NOT_PLAIN, CHECKS_NOTHING, SKIPPED, XFAILED) == (
        "stands on no test that pytest collects",
        "is not written as plain text",
        "checks nothing",
        "is always skipped",
        "is expected to fail",
    )


def test_a_function_without_the_marker_claims_nothing() -> None:
    assert claims("@pytest.mark.slow\ndef test_start():\n    assert start()\n") == []


def test_the_short_form_of_the_marker() -> None:
    assert claims("@mark.rules('fox:1a')\nasync def test_start():\n    assert start()\n") == [
        Claim("fox:1a", 2, "test_start", "")
    ]


def test_another_thing_called_rules_is_no_marker() -> None:
    assert claims("@game.rules('fox:1a')\ndef test_start():\n    assert start()\n") == []


def test_a_class_hands_its_marker_to_its_tests() -> None:
    source = """
        @pytest.mark.rules("fox:1a")
        class TestStart:
            pytestmark = pytest.mark.rules("fox:2")

            def helper(self):
                assert 0

            def test_one(self):
                assert one()

            def test_two(self):
                two()

            class TestInner:
                @pytest.mark.rules("fox:3")
                def test_three(self):
                    assert three()
        """
    assert claims(source) == [
        Claim("fox:1a", 9, "TestStart.test_one", ""),
        Claim("fox:2", 9, "TestStart.test_one", ""),
        Claim("fox:1a", 12, "TestStart.test_two", CHECKS_NOTHING),
        Claim("fox:2", 12, "TestStart.test_two", CHECKS_NOTHING),
        Claim("fox:1a", 17, "TestStart.TestInner.test_three", ""),
        Claim("fox:2", 17, "TestStart.TestInner.test_three", ""),
        Claim("fox:3", 17, "TestStart.TestInner.test_three", ""),
    ]


@pytest.mark.parametrize("mark", ['pytest.mark.rules("fox:1a")', '[pytest.mark.slow, pytest.mark.rules("fox:1a")]'])
def test_a_module_hands_its_marker_to_its_tests(mark: str) -> None:
    source = f"pytestmark = {mark}\n\ndef test_one():\n    assert one()\n"
    assert claims(source) == [Claim("fox:1a", 3, "test_one", "")]


def test_tests_under_a_condition_are_found() -> None:
    source = """
        if platform:
            @pytest.mark.rules("fox:1a")
            def test_one():
                assert one()
        else:
            @pytest.mark.rules("fox:2")
            def test_two():
                assert two()
        try:
            import hen
        except ImportError:
            pass
        else:
            with hen:
                @pytest.mark.rules("fox:3")
                def test_three():
                    assert three()
        """
    assert [(claim.rule, claim.doubt) for claim in claims(source)] == [("fox:1a", ""), ("fox:2", ""), ("fox:3", "")]


def test_a_single_case_may_carry_the_marker() -> None:
    source = """
        @pytest.mark.parametrize("die", [
            pytest.param(1, marks=pytest.mark.rules("fox:1a")),
            pytest.param(2, marks=[pytest.mark.rules("fox:2"), pytest.mark.skip]),
            pytest.param(3, id="three"),
        ])
        def test_die(die):
            assert die
        """
    assert claims(source) == [Claim("fox:1a", 7, "test_die", ""), Claim("fox:2", 7, "test_die", SKIPPED)]


def test_a_test_case_of_unittest_counts() -> None:
    source = """
        class Start(unittest.TestCase):
            @pytest.mark.rules("fox:1a")
            def test_one(self):
                self.assertEqual(one(), 1)
        """
    assert claims(source) == [Claim("fox:1a", 4, "Start.test_one", "")]


@pytest.mark.parametrize(
    "check",
    [
        "assert one() == 1",
        "assert not False is one()",
        "with pytest.raises(ValueError):\n        one()",
        "with raises(ValueError):\n        one()",
        "check(one())",
        "check_start(one())",
        "table.expect(one())",
        "expect_den(one())",
        "assert_den(one())",
        "_check_den(one())",
        "helper.checks.check_den(one())",
        "make().check_den()",
        "for one in many():\n        assert one",
        "if one():\n        pytest.fail('no')",
        "if one():\n        fail('no')",
        "return check(one())",
        "assert one() == two()",
        "assert one() != one()",
        "assert one() <= one() < two()",
        "assert 1 == one() == 1",
        "try:\n        one()\n    except Exception:\n        assert two()",
        "try:\n        one()\n    except AssertionError:\n        pass\n    else:\n        assert two()",
        "try:\n        one()\n    except:\n        pass\n    finally:\n        assert two()",
        "try:\n        assert one()\n    except AssertionError:\n        pytest.fail('no')",
        "try:\n        assert one()\n    except AssertionError:\n        raise",
        "try:\n        assert one()\n    except AssertionError:\n        raise\n    except Exception:\n        pass",
        "try:\n        assert one()\n    except (KeyError, ValueError):\n        pass",
        "try:\n        assert one()\n    finally:\n        two()",
        "with suppress(KeyError):\n        assert one()",
        "with opened():\n        assert one()",
        "assert ()",
        "assert 0",
    ],
)
def test_a_test_that_can_fail_is_proof(check: str) -> None:
    assert doubt_of(f"@pytest.mark.rules('fox:1a')\ndef test_one():\n    {check}\n") == ""


@pytest.mark.parametrize(
    "body",
    [
        "pass",
        "one()",
        "recheck(one())",
        "assert True",
        "assert 'den'",
        "assert (one() == 1, 'one is one')",
        "return\n    assert one()",
        "raise ValueError\n    assert one()",
        "pytest.skip('later')\n    assert one()",
        "pytest.xfail('later')\n    assert one()",
        "skip('later')\n    assert one()",
        "xfail('later')\n    assert one()",
        "self.skipTest('later')\n    assert one()",
        "with other.raises(ValueError):\n        one()",
        "assert one == one",
        "assert one.two[3] == one.two[3], 'same'",
        "assert one() == one()",
        "assert one is one",
        "assert one <= one >= one",
        "try:\n        assert one()\n    except AssertionError:\n        pass",
        "try:\n        assert one()\n    except Exception as error:\n        print(error)",
        "try:\n        assert one()\n    except BaseException:\n        pass",
        "try:\n        assert one()\n    except:\n        pass",
        "try:\n        assert one()\n    except* AssertionError:\n        pass",
        "try:\n        assert one()\n    except (KeyError, builtins.AssertionError):\n        pass",
        "try:\n        check_den(one())\n    except KeyError:\n        raise\n    except Exception:\n        pass",
        "try:\n        for two in 2:\n            with two:\n                assert two()\n    except:\n        pass",
        "with suppress(AssertionError):\n        assert one()",
        "with opened(), contextlib.suppress(KeyError, Exception):\n        assert one()",
    ],
)
def test_a_test_that_checks_nothing_is_no_proof(body: str) -> None:
    assert doubt_of(f"@pytest.mark.rules('fox:1a')\ndef test_one():\n    {body}\n") == CHECKS_NOTHING


@pytest.mark.parametrize(
    ("mark", "doubt"),
    [
        ("pytest.mark.skip", SKIPPED),
        ("pytest.mark.skip(reason='later')", SKIPPED),
        ("unittest.skip('later')", SKIPPED),
        ("pytest.mark.skipif(True, reason='later')", SKIPPED),
        ("pytest.mark.skipif(condition=1, reason='later')", SKIPPED),
        ("pytest.mark.skipif(False, reason='never')", ""),
        ("pytest.mark.skipif(sys.platform == 'win32', reason='there')", ""),
        ("pytest.mark.skipif('sys.platform == 1', reason='there')", ""),
        ("unittest.skipIf(True, 'later')", SKIPPED),
        ("unittest.skipUnless(False, 'later')", SKIPPED),
        ("unittest.skipUnless(here(), 'there')", ""),
        ("unittest.skipUnless(True, 'there')", ""),
        ("pytest.mark.xfail", XFAILED),
        ("pytest.mark.xfail(reason='known')", XFAILED),
        ("pytest.mark.xfail(True, reason='known')", XFAILED),
        ("pytest.mark.xfail(condition=here(), reason='there')", ""),
        ("pytest.mark.xfail(False, reason='never')", ""),
        ("unittest.expectedFailure", XFAILED),
        ("pytest.mark.slow", ""),
        ("given(integers())", ""),
    ],
)
def test_a_test_that_never_runs_is_no_proof(mark: str, doubt: str) -> None:
    assert doubt_of(f"@pytest.mark.rules('fox:1a')\n@{mark}\ndef test_one():\n    assert one()\n") == doubt


def test_a_skipped_class_or_module_skips_its_tests() -> None:
    test = "    @pytest.mark.rules('fox:1a')\n    def test_one(self):\n        assert one()\n"
    assert doubt_of(f"@pytest.mark.skip\nclass TestOne:\n{test}") == SKIPPED
    assert doubt_of(f"pytestmark = [pytest.mark.xfail]\nclass TestOne:\n{test}") == XFAILED
    assert doubt_of(f"pytest.skip('later', allow_module_level=True)\nclass TestOne:\n{test}") == SKIPPED
    assert doubt_of(f"pytest.importorskip('hen')\nclass TestOne:\n{test}") == ""


@pytest.mark.parametrize(
    "source",
    [
        "@pytest.mark.rules('fox:1a')\ndef helper():\n    assert one()\n",
        "@pytest.mark.rules('fox:1a')\nclass TestNothing:\n    one = 1\n",
        "class Helper:\n    @pytest.mark.rules('fox:1a')\n    def test_one(self):\n        assert one()\n",
        "def test_outer():\n    @pytest.mark.rules('fox:1a')\n    def test_inner():\n        assert one()\n",
        "CASES = [pytest.param(1, marks=pytest.mark.rules('fox:1a'))]\n",
        "pytestmark = pytest.mark.rules('fox:1a')\n",
    ],
)
def test_a_marker_that_no_test_carries_is_no_proof(source: str) -> None:
    (claim,) = claims(source)
    assert (claim.rule, claim.inside, claim.doubt) == ("fox:1a", "", NO_TEST)


def test_a_file_that_pytest_does_not_collect_holds_no_proof() -> None:
    source = "@pytest.mark.rules('fox:1a')\ndef test_one():\n    assert one()\n"
    assert claims(source, "conftest.py") == [Claim("fox:1a", 1, "", NO_TEST)]
    assert claims(source, "fox_test.py") == [Claim("fox:1a", 2, "test_one", "")]


def test_a_rule_that_is_not_plain_text_is_no_proof() -> None:
    source = "@pytest.mark.rules(*RULES, 7, 'fox:1a')\ndef test_one():\n    assert one()\n"
    assert claims(source) == [
        Claim("*RULES", 2, "test_one", NOT_PLAIN),
        Claim("7", 2, "test_one", NOT_PLAIN),
        Claim("fox:1a", 2, "test_one", ""),
    ]
