"""What is no squadron and no circle is refused at every question of the days; nothing changes and nothing breaks."""

from __future__ import annotations

import pytest
from lion_airbases import GRUPPEN
from lion_raids import raid

from tallyho.raf.lion.title import LION
from tallyho.table import Json, Refused

LOST = {"43/1/11": "light-loss", "145/1/11": "light-loss"}
LOST_HEAVILY = {"43/1/11": "heavy-loss", "145/1/11": "heavy-loss"}
ONE_POINT: Json = {"hurricane": 1, "experienced_pilot": 5}


@pytest.mark.parametrize("answer", ["nonsense", GRUPPEN[0], "I/KG1/2", "", "DONE", "x" * 300])
@pytest.mark.parametrize(
    ("step", "units", "script"),
    [
        ("preparation.night-patrol", {}, []),
        ("preparation.patrol", {}, []),
        ("preparation.patrol", {}, ["54/6/11"]),
        ("airfields.patrol", {}, []),
        ("calendar.light-loss", LOST, []),
        ("calendar.heavy-loss", LOST_HEAVILY, []),
        ("calendar.reinforcements", {}, []),
        ("calendar.day-advance", {}, []),
    ],
)
def test_what_is_no_answer_is_refused(step: str, units: dict[str, str], script: list[str], answer: str) -> None:
    played = raid(step, units, script, options=["night"], scenario="campaign", effects=[], points=ONE_POINT)
    assert played.game.step == step
    before = LION.fields.save(played.p)
    with pytest.raises(Refused) as refused:
        played.game.answer(answer)
    assert refused.value.key.startswith("refused-"), "no rule of the game is named for what is none of its answers"
    assert LION.fields.save(played.p) == before
