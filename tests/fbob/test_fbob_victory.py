"""Victory by the lead in morale points (23), and training that ends with its unit (24.5)."""

from __future__ import annotations

from typing import Any

import pytest
from fbob_games import begun
from fbob_tables import die_for, factor

from tallyho.fbob.vocabulary import NIGHT_TRAINED, UP
from tallyho.table import Outcome


def ending(german: int, british: int) -> Outcome:
    """How a game ends with these totals after its last month."""
    played = begun("month.advance", month=8, last_month=8, mp={"german": german, "british": british})
    assert played.game.outcome is not None
    return played.game.outcome


@pytest.mark.rules("fbob:23.1a", "fbob:23.1b", "fbob:23.2a", "fbob:3.III.3b")
@pytest.mark.parametrize(
    ("lead", "level"),
    [
        (0, "draw"),
        (1, "draw"),
        (5, "draw"),
        (6, "marginal"),
        (15, "marginal"),
        (16, "tactical"),
        (25, "tactical"),
        (26, "strategic"),
        (49, "strategic"),
        (50, "super-strategic"),
    ],
)
@pytest.mark.parametrize("lower", [24, 0, -20])
def test_the_lead_sets_the_level_for_whoever_has_it(lead: int, level: str, lower: int) -> None:
    reason, rule = ("sudden-death", "fbob:23.3a") if lead >= 50 else ("counted", "fbob:23.2a")
    for winner, german, british in (("german", lower + lead, lower), ("british", lower, lower + lead)):
        outcome = ending(german, british)
        assert (outcome.winner, outcome.level) == (None if level == "draw" else winner, level)
        assert (outcome.reason, outcome.rule) == (reason, rule)


@pytest.mark.rules("fbob:3.III.3a", "fbob:3.III.3b")
def test_before_the_last_month_the_game_goes_on() -> None:
    played = begun("month.advance", month=7, last_month=8, mp={"german": 30, "british": 0})
    assert (played.game.over, played.p.month, played.asked) == (False, 8, "event-die")


# Training is lost with the unit


def fought(die: int, *rest: int) -> int:
    """What training a night-trained and Up Gotha has left after the fire of a Camel."""
    unit = {"place": "flying", "group": 1, "box": 20, "spotted": 1, "training": ["up", "night-trained"]}
    units: dict[str, Any] = {"44": "flying 3520 1", "13": {**unit, "at": "3520"}}
    fields: dict[str, Any] = {"turn": 2, "phasing": "british", "options": ["training"]}
    played = begun("combat.choose", ["B1 G1", 6, die, *rest], units=units, **fields)
    return played.p.training[played.p.data.unit["13"]]


@pytest.mark.rules("fbob:24.5b", "fbob:24.5c")
def test_a_unit_that_is_eliminated_or_recycled_is_trained_no_more() -> None:
    assert fought(6) == 0
    assert fought(4, 5) == 0


@pytest.mark.rules("fbob:24.5b")
@pytest.mark.parametrize("damage", [1, 3, 4])
def test_a_unit_that_is_damaged_but_stays_keeps_its_training(damage: int) -> None:
    assert fought(4, damage) == UP | NIGHT_TRAINED


@pytest.mark.rules("fbob:24.5c", "fbob:24.5a")
def test_a_unit_bought_again_must_be_trained_again() -> None:
    units: dict[str, Any] = {"4826": "aerodrome", "13": "pool"}
    script = ["13", "4826", "done", "done"]
    fields: dict[str, Any] = {"arranging": "german", "mp": {"german": 5}, "options": ["training"]}
    played = begun("reinforcement.buy", script, units=units, **fields)
    assert played.asked == "train"
    assert played.offers == ["done", "rest 13", "night 13"]


@pytest.mark.rules("fbob:24.5c")
@pytest.mark.parametrize(("die", "place"), [("1", "recycling"), ("6", "pool")])
def test_a_crash_ends_training(die: str, place: str) -> None:
    unit: dict[str, Any] = {"place": "flying", "at": "3520", "group": 1, "box": 2, "training": ["night-trained"]}
    fields: dict[str, Any] = {"turn": 2, "phasing": "german", "options": ["training"]}
    played = begun("turn.half", [die], units={"13": unit}, **fields)
    assert played.field("units")["13"]["place"] == place
    assert "training" not in played.field("units")["13"]


@pytest.mark.rules("fbob:25.4c")
def test_a_patrol_shot_down_beside_its_hex_does_not_come_back() -> None:
    units: dict[str, Any] = dict.fromkeys(("13", "14", "15"), "flying 3720 1")
    units["44"] = {"place": "flying", "at": "3520", "group": 1, "box": 9, "marks": ["flew", "patrol"]}
    fields: dict[str, Any] = {"turn": 2, "phasing": "german", "moving": 1, "options": ["patrols"]}
    reduced = die_for("pursuit", factor("44", "pursuit") - factor("13", "pursuit"), "A-")
    script: list[str | int] = ["3620", "B1", reduced]
    script += [die_for("combat", factor("44", "air"), "-"), die_for("combat", 11, "E")]
    pack = {"units": {"13": {"air": "9"}, "14": {"air": "1"}, "15": {"air": "1"}}}
    played = begun("movement.fly", script, units=units, overlay=pack, **fields)
    assert [one["result"] for one in played.told("fire")] == ["-", "E"]
    assert played.field("units")["44"] == {"place": "pool"}
