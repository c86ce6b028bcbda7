"""First Battle of Britain between two people: whatever the server says to one, it says nothing of the other's secrets.

The same game is played twice, with other secrets each time: whoever may not know them is told the same, to the letter.
"""

from __future__ import annotations

import json
import re
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final
from uuid import UUID

import pytest
from houses import Database, House, fine, opened, trouble
from test_server_secrets import SEED, check_frames, check_state, known_dice

from tallyho.bots import bot
from tallyho.fbob.position import FbobPosition
from tallyho.fbob.title import FBOB
from tallyho.fbob.vocabulary import OF_BRITISH, OF_GERMAN
from tallyho.server.present import turns_since
from tallyho.table import CHANCE, AnyGame, Chance, Game, Seed, view_of

GERMAN, BRITISH = "german", "british"
SIDES: Final = (GERMAN, BRITISH)
OTHER: Final = {GERMAN: BRITISH, BRITISH: GERMAN}
OF_TIME: Final = re.compile(r'"(created|touched)": *"[^"]*"')
MOST: Final = 600
"""Answers of the walk at most; it ends with the first month, by then bombs have fallen."""


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory, empty_sqlite: Path) -> Iterator[House]:
    """Who may know what does not depend on the database: one is enough."""
    file = tmp_path_factory.mktemp("secrets") / "games.sqlite"
    shutil.copy(empty_sqlite, file)
    with opened(Database(f"sqlite:///{file}"), most_a_minute=1_000_000) as open_house:
        yield open_house


@pytest.fixture(autouse=True)
def same_dice(monkeypatch: pytest.MonkeyPatch) -> None:
    known_dice(monkeypatch, SEED)


class Sitting:
    """Two people and somebody who looks on, at as many games as one likes."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.people = {side: house.person() for side in (*SIDES, "nobody")}

    def begin(self, scenario: str, options: list[str]) -> str:
        me = self.people[GERMAN]
        seats = {GERMAN: "me", BRITISH: "invite"}
        game = me.begin("fbob", scenario=scenario, options=options, seats=seats, seed=SEED)
        fine(self.people[BRITISH].join(me.invited(game, BRITISH)))
        return game

    def told(self, game: str, who: str) -> list[str]:
        """What somebody gets to hear of a game as it stands: the table, the log, news, advice, refusals."""
        person, side = self.people[who], who if who in SIDES else None
        state = person.state(game)
        said = [json.dumps(state), json.dumps(turns_since(self.table(game), side, 0))]
        if any(asked["mine"] for asked in state["asked"]):
            said += [person.post(f"/api/games/{game}/{what}", {"side": who}).text for what in ("hint", "odds")]
        if side is not None:
            said += [person.try_answers(game, side, "nonsense").text]
        return [plain(one, game) for one in said]

    def looked_up(self, game: str, who: str) -> list[str]:
        """What else can be asked for: the report, the record, a branch, every moment that has passed."""
        person, path = self.people[who], f"/api/games/{game}"
        said = [person.get(f"{path}/report").text]
        number = person.state(game)["number"]
        said += [json.dumps(person.state(game, at=at)) for at in {*range(0, number, 5), number - 1}]
        for closed in (person.get(f"{path}/record"), person.post(f"{path}/branches", {"at": 1})):
            trouble(closed, 403, "not-open")
        return [plain(one, game) for one in said]

    def table(self, game: str) -> Any:
        return self.house.client.app.state.house.tables._cache[UUID(game)]


def plain(text: str, game: str) -> str:
    """What was said, without the name and the hours of the game."""
    return OF_TIME.sub("", text).replace(game, "THIS")


@pytest.fixture(scope="module")
def sitting(house: House) -> Sitting:
    return Sitting(house)


# The same game with other secrets

TO_BASES: Final = """
british standard
german standard
"""
PLANNED: Final = """
first done
second done
first done
second done
german done
british done
german yes
british yes
"""
DEPLOYED: Final = """
british standard
german 4724
german 4725
german 4826
german 4724 under|4725 under
german 4725 under|4724 under
german 4826 under
german 4826 under
german 4826|4724
german 4826
german 4826
german 4725|4826
german 4724|4725
german 4724
german 13|14
"""
"""Below which aerodrome the headquarters and the guns lie; where units and Fakes are based; who has the ace."""
TAKEN_OFF: Final = f"""
{DEPLOYED}
{PLANNED}
german 4724
german Fake-1|13
german Fake-2
german 4624
german 4523
german stop
german done
british done
german G1
german split
german Fake-1|13
german 4423
german 4523
german 4624
german 4724
german stop
german G2
german stop
german done
british done
german G1
german land
"""
"""A Gotha and a Fake, or two Fakes, take off, part over the sea, and one lands again."""
RAISED: Final = f"""
{TO_BASES}
{PLANNED}
german done
british 1318
british 39|50
british done
british 1319
british 1419
british stop
british done
"""
"""A Be-2 that is at home in the night, or an F.E.2, takes off."""
PLOTTED: Final = f"""
{TO_BASES}
british no
first done
second done
first done
second done
german 1019|1118
british done
german 1219|1019
"""
"""Where recon will be flown, before both are done with it."""
TRAINED: Final = f"""
{TO_BASES}
first done
second done
first done
second done
german rest 13|rest 14
british done
german night 17|rest 17
german done
german done
british done
german yes
british yes
german done
"""
NOTED: Final = f"""
{TO_BASES}
first done
second done
first done
second done
german done
british done
german target 13|patrol Jasta-1
british done
german 1019 city|4624
"""
"""A target is noted, or a patrol sent, while the other side still thinks."""
CASES: Final = {
    "deployed": (GERMAN, "phase1", [], DEPLOYED),
    "taken off": (GERMAN, "phase1", [], TAKEN_OFF),
    "raised": (BRITISH, "phase1", [], RAISED),
    "plotted": (GERMAN, "phase2", [], PLOTTED),
    "trained": (GERMAN, "phase1", ["training"], TRAINED),
    "noted": (GERMAN, "phase1", ["targets", "patrols"], NOTED),
}


@pytest.mark.parametrize("case", CASES)
def test_other_secrets_change_nothing_of_what_others_are_told(sitting: Sitting, case: str) -> None:
    owner, script = CASES[case][0], CASES[case][-1]
    twins = [played(sitting, case, which) for which in (0, 1)]
    for who in (OTHER[owner], "nobody"):
        assert len(twins[0][who]) > len(script.split("\n")) / 2
        for one, other in zip(twins[0][who], twins[1][who], strict=True):
            assert one == other
    assert twins[0][owner] != twins[1][owner], "the secrets were not the same"


def played(sitting: Sitting, case: str, which: int) -> dict[str, list[str]]:
    """Plays by the script, of `one|other` the one or the other; all that others than the owner were told on the way."""
    owner, scenario, options, script = CASES[case]
    game = sitting.begin(scenario, options)
    heard: dict[str, list[str]] = {who: [] for who in sitting.people}
    for line in filter(None, script.split("\n")):
        who, _, text = line.partition(" ")
        state = sitting.people[GERMAN].state(game, log_from=10_000_000)
        side = who if who in SIDES else state["asked"][0]["side"]
        answer = text.split("|")[which if "|" in text else 0]
        reply = sitting.people[side].give(game, side, answer)
        heard[side].append(plain(json.dumps(reply), game))
        for one in {*heard} - {owner}:
            heard[one] += sitting.told(game, one)
    for one in heard:
        heard[one] += sitting.looked_up(game, one)
    return heard


# A whole raid


def test_a_raid_is_flown_and_everybody_sees_their_own_view(sitting: Sitting) -> None:
    """Both sides are played by doctrine; each state and each frame has what the rules let its reader know."""
    game = sitting.begin("phase1", [])
    truth: AnyGame = Game.new(FBOB, "phase1", [], SEED)
    minds = {side: bot("doctrine", SEED, "fbob") for side in SIDES}
    follow(truth)
    for number in range(MOST):
        side = truth.open[0].side
        answer = minds[side].decide(view_of(truth, side), truth.open[0])
        told = sitting.people[side].give(game, side, answer)
        truth.answer(answer, side)
        follow(truth)
        check_frames(told["frames"], truth, side)
        check_reader(sitting, game, truth, (GERMAN, BRITISH, None)[number % 3])
        if number > 60 and truth.position.month > 1:
            break
    keys = {event[0] for event in truth.log.events} if truth.log else set()
    assert {"takes-off", "flies", "bombs", "lands", "month-ends"} <= keys


def follow(truth: AnyGame) -> None:
    """The dice of the game beside it fall by the same seed."""
    while truth.ask is not None and truth.ask.side == CHANCE:
        assert isinstance(truth.ask, Chance)
        truth.answer(Seed().reply(truth, truth.ask))


def check_reader(sitting: Sitting, game: str, truth: AnyGame, side: str | None) -> None:
    """The state is the reader's view; and no face-down unit of the enemy is in it, counted here by hand."""
    state = sitting.people[side or "nobody"].state(game)
    check_state(state, truth, side)
    shown = state["table"]["units"]
    for unit, name in face_down(truth.position):
        if SIDES[truth.position.data.units[unit].side] != side:
            assert name not in shown
    for name, facts in shown.items():
        if truth.position.data.units[truth.position.data.unit[name]].side != number_of(side):
            assert not {"box", "origin", "note", "post", "training"} & set(facts)
    if side is None:
        assert not {"plots", "picked", "stock", "moved_units"} & set(state["table"])


def face_down(p: FbobPosition) -> list[tuple[int, str]]:
    """The units on the map that nobody but their owner may name."""
    on_map = [unit for unit in range(len(p.data.names)) if p.at[unit] != p.data.nowhere]
    return [(unit, p.data.names[unit]) for unit in on_map if not p.spotted[unit]]


def number_of(side: str | None) -> int:
    return {GERMAN: OF_GERMAN, BRITISH: OF_BRITISH}.get(side or "", -1)
