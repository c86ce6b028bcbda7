"""No side can look, or show, and take it back: offers are tried out in games, in problems, and in known traps."""

from __future__ import annotations

import sys
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from tallyho.lab.regrets import gives_away
from tallyho.lab.temptation import of_game, of_problem, tempted
from tallyho.library import Library
from tallyho.table import AnyGame, Defect, Json, Luck
from tallyho.table.problem import read, standing

ROOT = Path(__file__).parents[1]
LIBRARY = Library([Path(__file__).parent / "games"])

DOGFIGHT: dict[str, Json] = {
    "turn": 2,
    "phase": 1,
    "race": "11B",
    "battle": "2A",
    "at": {"11B": "M26", "2A": "M26"},
    "fuel": {"2A": 3},
    "sortie_marks": {"2A": ["took-off"]},
    "cards": {
        "54/11": "11B group 2",
        "64/11": "11B group 1",
        "I/KG1/2": "2A group 1",
        "II/KG1/2": "2A group 2",
    },
    "seen": dict.fromkeys(("54/11", "64/11", "I/KG1/2", "II/KG1/2"), "seen"),
}
ONE_AGAINST_TWO: dict[str, Json] = {
    **DOGFIGHT,
    "fighting": 1,
    "cards": {
        "54/11": "11B group 1",
        "64/11": "11B group 1",
        "I/KG1/2": "2A group 1",
        "II/KG1/2": "2A group 2",
    },
}
LAST_BOMBER_LOST: dict[str, Json] = {
    **DOGFIGHT,
    "at": {"11B": "M24", "2A": "M24"},
    "sortie_marks": {"2A": ["took-off", "bomb-run"]},
    "missions": {"hawkinge": "2A"},
    "cards": {"54/11": "11B", "I/JG3/2": "2A"},
    "seen": {},
}
WARNING: dict[str, Json] = {
    "month": 1,
    "turn": 2,
    "phasing": "german",
    "moving": 1,
    "units": {
        "13": "flying 2416 1",
        "1318": "aerodrome early-warning",
        "2413": "aerodrome civil-defence",
    },
}
NOTES: dict[str, Json] = {
    "month": 1,
    "turn": 2,
    "phasing": "german",
    "units": {
        "13": {"place": "flying", "at": "2413", "group": 1, "spotted": 1},
        "14": {"place": "flying", "at": "2416", "group": 2, "spotted": 1, "note": "1019 city"},
    },
}
SECOND_LOOK: dict[str, Json] = {
    "month": 9,
    "turn": 7,
    "phasing": "british",
    "moving": 1,
    "units": {
        "4826": "aerodrome",
        "4725": "aerodrome",
        "14": {"place": "based", "at": "4826", "spotted": 1},
        "15": {"place": "based", "at": "4725", "ace": 1},
        "33": {"place": "flying", "at": "4827", "group": 1, "spotted": 1, "box": 20},
    },
}
TRAPS = {
    "hksw-a-group-of-one-is-named": ("hksw", "dogfight.next-group", DOGFIGHT),
    "hksw-a-card-against-a-group-of-one": ("hksw", "dogfight.select", ONE_AGAINST_TWO),
    "hksw-the-last-bomber-is-lost": ("hksw", "battle.head-home", LAST_BOMBER_LOST),
    "fbob-nobody-spots": ("fbob", "movement.fly", WARNING),
    "fbob-bombs-without-a-note": ("fbob", "bombing.choose", NOTES),
    "fbob-no-ace-has-come": ("fbob", "movement.fly", SECOND_LOOK),
}

EVERY_RULE = tuple(option.name for option in LIBRARY.title("fbob").options)
GAMES = [
    *(pytest.param("hksw", "campaign", (), seed, 20, id=f"hksw-{seed}") for seed in ("11", "22", "28")),
    pytest.param("fbob", "phase2", (), "1", 20, id="fbob"),
    pytest.param("fbob", "phase1", EVERY_RULE, "1", 20, id="fbob-all"),
    pytest.param("fbob", "phase2", EVERY_RULE, "3", 8, id="fbob-noted"),
    *(pytest.param("ambush", "skirmish", ("night", "reserve"), seed, 1000, id=f"ambush-{seed}") for seed in "123"),
]
"""Seeds with which each of the known faults was found."""
LEAST = {"hksw": (4000, 25), "fbob": (2000, 10), "ambush": (400, 5)}
"""So many answers that could be taken back are compared in a game, to so many kinds of question."""


@pytest.mark.no_cover
@pytest.mark.parametrize(("name", "scenario", "options", "seed", "quota"), GAMES)
def test_no_choice_of_a_game_tells_what_can_be_taken_back(
    name: str, scenario: str, options: tuple[str, ...], seed: str, quota: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    compared: Counter[str] = Counter()

    def counted(game: AnyGame, *args: Any, entry: bool) -> str | None:
        compared["entry of a list" if entry else game.history[-1][1].key] += 1
        return gives_away(game, *args, entry=entry)

    monkeypatch.setattr("tallyho.lab.temptation.gives_away", counted)
    assert of_game(LIBRARY.title(name), scenario, options, seed, quota) == []
    answers, questions = LEAST[name]
    assert compared.total() >= answers
    assert len(compared) >= questions


def test_every_game_that_hides_something_is_tried() -> None:
    """Lion and Eagle hide nothing from their only player."""
    assert set(LEAST) == {game for game in LIBRARY.games if LIBRARY.title(game).secrets}


@pytest.mark.no_cover
@pytest.mark.parametrize("name", ["hksw", "fbob"])
def test_no_choice_of_a_problem_tells_what_can_be_taken_back(name: str) -> None:
    files = sorted((ROOT / "problems" / name).glob("*.toml"))
    told = {file.name: of_problem(read(file.read_text("utf-8"), file.name), LIBRARY.title(name)) for file in files}
    assert len(told) > 400
    assert {file: found for file, found in told.items() if found is not None} == {}


@pytest.mark.parametrize(("name", "step", "position"), TRAPS.values(), ids=TRAPS)
def test_nothing_is_learned_for_nothing_where_it_once_was(name: str, step: str, position: dict[str, Json]) -> None:
    title = LIBRARY.title(name)
    game = standing(title, step, position, options=tuple(option.name for option in title.options))
    found = [tempted(game, ask, Luck(f"trap {number}")) for number in range(4) for ask in game.open]
    assert found
    assert set(found) == {None}


# On broken games it bites.

AMBUSH = LIBRARY.title("ambush")


def part(name: str) -> Any:
    """A module of the game."""
    return sys.modules[f"{type(AMBUSH).__module__.rpartition('.')[0]}.{name}"]


def test_a_counter_that_is_named_without_a_reveal_is_found_before_anybody_names_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    look = part("cards").look

    def looked(p: Any, side: int) -> Any:
        faces = bytes(p.face)
        yield from look(p, side)
        p.reveals -= faces != bytes(p.face)

    monkeypatch.setattr(part("cards"), "look", looked)
    found = [told for seed in "123" for told in of_game(AMBUSH, "skirmish", ("night", "reserve"), seed, 1000)]
    assert found
    assert all("and may take it back" in told for told in found)


def test_what_the_enemy_hears_of_an_answer_that_may_be_taken_back_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    move = part("race").move

    def moved(p: Any, answer: str) -> Any:
        yield from move(p, answer)
        if p.kind[part("vocabulary").COUNTERS.index(answer[:2])] == part("vocabulary").GUN:
            p.reveal()
            p.tell("gun", "ambush:5.1a", {"move": answer})

    monkeypatch.setattr(part("race"), "move", moved)
    found = [told for seed in "123" for told in of_game(AMBUSH, "skirmish", ("night", "reserve"), seed, 1000)]
    assert {told.partition(" learns from ")[0].rpartition(": ")[2] for told in found} == {"a spectator", "red", "blue"}
    assert all("may take it back: it is told" in told or "may take back: it is told" in told for told in found)


def test_what_follows_from_a_secret_answer_that_may_be_taken_back_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody else hears beside which group the last card is put, but all are told how many are beside each."""
    cards: Json = {"54/11": "11B", "64/11": "11B", "I/KG1/2": "2A group 1", "II/KG1/2": "2A group 2"}
    game = standing(LIBRARY.title("hksw"), "dogfight.place", {**DOGFIGHT, "cards": cards})
    game.answer("1")
    (ask,) = game.open
    assert tempted(game, ask, Luck("1")) is None
    monkeypatch.setattr(type(game.position), "reveal", lambda _: None)
    told = tempted(game, ask, Luck("1"))
    assert told is not None
    assert "to dogfight-beside, which raf may take back" in told


def test_a_game_that_cannot_be_imagined_otherwise_is_left_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    def nowhere(*_: object) -> Any:
        raise Defect("finds no other position")

    monkeypatch.setattr("tallyho.lab.temptation.resampled", nowhere)
    assert of_game(AMBUSH, "skirmish", (), "1", 5) == []
