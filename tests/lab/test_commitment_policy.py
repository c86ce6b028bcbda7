"""What odds take the player to answer in a raid."""

from __future__ import annotations

import pytest

from tallyho.lab.commitment_policy import attack
from tallyho.raf.lion.title import LION
from tallyho.raf.position import RafPosition
from tallyho.table import Choice, Prompt


@pytest.fixture
def p() -> RafPosition:
    return LION.set_up(LION.data(), "hardest-days", frozenset())


@pytest.mark.parametrize(
    ("key", "offers", "answer"),
    [
        ("slip-past", ["done", "111/2/11", "64/2/11", "615/2/11"], "64/2/11"),  # a Spitfire among Hurricanes
        ("push-on", ["111/2/11", "64/2/11"], "64/2/11"),
        ("go-home", ["done", "111/2/11"], "done"),
        ("evade", ["done", "111/2/11", "64/2/11"], "done"),
        ("press-on", ["bomber", "inflight"], "bomber"),
        ("press-on-disrupted", ["bomber", "inflight"], "bomber"),
        ("intercept", ["I/KG76/2", "I/KG1/2", "V/LG1/2"], "I/KG1/2"),  # Do 17, He 111, Me 110
        ("radio-confusion", ["64/2/11", "111/2/11"], "111/2/11"),
        ("escort-aside", ["II/JG3/2", "III/JG3/2"], "II/JG3/2"),
        ("disperse", ["615/2/11", "64/2/11"], "615/2/11"),
    ],
)
def test_each_question_has_its_answer(p: RafPosition, key: str, offers: list[str], answer: str) -> None:
    assert attack(p, Choice(Prompt(key, "lion:9a"), "british", offers)) == answer


def test_bombers_count_as_they_are_now(p: RafPosition) -> None:
    p.full[p.data.number["I/KG1/2"]] = 0  # 2 instead of 4

    assert attack(p, Choice(Prompt("intercept", "lion:9.2b"), "british", ["I/KG1/2", "I/KG76/2"])) == "I/KG76/2"
