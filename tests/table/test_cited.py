"""Rules that games share cite several ledgers; what is kept cites the game in play."""

from __future__ import annotations

import pytest
from tiny import Pad, question, titled

from tallyho.table import Choice, Defect, Game, Json, Jump, Prompt, Reason, Setup, cited, does, reason
from tallyho.table.log import Log
from tallyho.table.refusal import refusal

SHARED = "lion:11c tiny:10b"


def test_of_several_rules_the_one_of_the_game_is_kept() -> None:
    assert cited(SHARED, "lion") == "lion:11c"
    assert cited(SHARED, "tiny") == "tiny:10b"
    assert cited("lion:11c", "tiny") == "lion:11c"


@pytest.mark.parametrize("game", ["eagle", "li", "lion:11c"])
def test_rules_of_other_games_only_are_a_defect(game: str) -> None:
    with pytest.raises(Defect) as defect:
        cited(SHARED, game)

    assert str(defect.value) == f"'lion:11c tiny:10b' cites no rule of {game}"


def test_a_log_that_belongs_to_no_game_cannot_choose() -> None:
    with pytest.raises(Defect) as defect:
        Log().tell("a", SHARED)

    assert str(defect.value) == "'lion:11c tiny:10b' cites no rule of a game that is not known"


def test_a_log_keeps_and_passes_on_the_rules_of_its_game_down_to_the_last_reason() -> None:
    heard: list[object] = []
    log = Log((heard.append,))
    below = reason("below", "lion:1 tiny:2", {"n": 1})
    why: list[Json] = [reason("why", SHARED, {"because": [below]}), "a word", reason("own", "tiny:3")]

    log.of("tiny")("a", SHARED, {"n": 1, "because": why})
    log.of("tiny")("b", SHARED, {"because": "words"})

    deepest = {"key": "below", "rule": "tiny:2", "args": {"n": 1}}
    kept = [
        {"key": "why", "rule": "tiny:10b", "args": {"because": [deepest]}},
        "a word",
        {"key": "own", "rule": "tiny:3", "args": {}},
    ]
    first = ("a", "tiny:10b", {"n": 1, "because": kept}, None)
    assert log.events == heard == [first, ("b", "tiny:10b", {"because": "words"}, None)]
    assert below["rule"] == "lion:1 tiny:2", "what was told is not changed"


def telling(p: Pad) -> Jump:
    """A step whose rule two games share."""
    p.tell("told", "lion:11c pad:10b")
    return None


def test_a_game_gives_its_name_to_its_log_also_when_played_again() -> None:
    title = titled(does("t", "tiny:1", telling), question("a"))
    setup = Setup("blank", frozenset(), "", title.data())
    log = Log()

    game = Game.begin(title, setup, Pad(title.data(), []), 0, log)

    again = game.replayed().log
    assert again is not None
    assert log.events == again.events == [("told", "pad:10b", None, None)]


def test_a_refusal_cites_the_game_that_asks() -> None:
    def shared(_: str) -> Reason:
        return Reason("no", SHARED)

    ask = Choice(Prompt("pick", "tiny:1"), "red", ["a"], why_not=shared)

    refused = refusal(ask, "b", None)

    assert refused.rule == "tiny:10b"
    assert str(refused) == "'b' is not offered: no (tiny:10b); red is asked pick (tiny:1); offered: a"
