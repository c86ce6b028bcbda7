"""Views of Eagle made by hand: a day while it is planned or flown, or a question in a situation."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from typing import Any

from tallyho.bots.eagle import DoctrineBot
from tallyho.bots.eagle.charts import DATA
from tallyho.bots.eagle.state import Table
from tallyho.bots.weighed import Weighed
from tallyho.raf.eagle import EAGLE
from tallyho.raf.vocabulary import TYPES
from tallyho.table import AnyGame, Args, Choice, Game, Luck, Prompt, View, view_of
from tallyho.table.problem import standing

GERMAN = "german"
PRIORITIES = {"radar": "medium", "port": "medium", "airfield": "high", "industry": "medium", "city": "medium"}
"""So that at strength cards 5, 6 and 28 are good for minor raids, and 7, 11 to 22, 24, 29 and 34 for major ones."""
MINOR, MAJOR, OF_LF3, BEYOND, RADAR = 5, 13, 24, 41, 7
"""Cards: a minor and a major raid of Luftflotte 2, one of Luftflotte 3, one beyond Me 109 range, a radar net."""
DECOY, COORDINATION, SECONDARY = 155, 156, 157
Told = list[tuple[str, dict[str, Any]]]


def gruppen_of(luftflotte: int, *types: str) -> list[str]:
    """The Gruppen of Luftflotte 2 or 3 that are in play from the start, of these types or of all."""
    known = [DATA.names[unit] for unit in DATA.initial if unit >= DATA.squadrons]
    return [
        name
        for name in known
        if name.endswith(f"/{luftflotte}") and (not types or TYPES[DATA.type[DATA.number[name]]] in types)
    ]


def day(
    step: str = "planning.plan",
    *,
    hand: Iterable[int] = (),
    track: Mapping[int, str] | None = None,
    gruppen: Mapping[str, int] | None = None,
    strategies: Iterable[int] = (),
    strategy_on: Mapping[int, int] | None = None,
    units: Mapping[str, str] | None = None,
    scenario: str = "campaign",
    options: Iterable[str] = (),
    script: Iterable[str | int] = (),
    **fields: Any,
) -> AnyGame:
    """A game at a step, with these cards in the hand and on the track and these Gruppen assigned to them."""
    on_track, on_raid, assigned = track or {}, strategy_on or {}, gruppen or {}
    places = dict.fromkeys((*hand, *strategies), "hand") | dict.fromkeys((*on_track, *on_raid), "track")
    position: dict[str, Any] = {
        "priorities": PRIORITIES,
        "planned": {str(card): time for card, time in on_track.items()},
        "strategy_on": {str(number): card for number, card in on_raid.items()},
        "raid_of": dict(assigned),
        "cards": {str(card): place for card, place in places.items()},
        "units": {**dict.fromkeys(assigned, "planned"), **(units or {})},
        **fields,
    }
    game: AnyGame = standing(EAGLE, step, position, scenario, [*options])
    for answer in script:
        game.answer(str(answer))
    return game


def later(clock: str, settled: int, track: dict[int, str], **more: Any) -> AnyGame:
    """Fighter assignment at this time, when the fighters of the first segments are settled."""
    return day("airfields.assignment", track=track, clock=clock, settled=settled, raids=len(track), **more)


def asked(game: AnyGame) -> Choice:
    """What the Luftwaffe is asked now."""
    choice = game.ask
    assert isinstance(choice, Choice)
    return choice


def seen(game: AnyGame) -> Table:
    """The view of a game as the bot reads it."""
    return Table(view_of(game, GERMAN), Luck("test"))


def table(fields: dict[str, Any], scenario: str = "campaign", options: tuple[str, ...] = ()) -> dict[str, Any]:
    """What the player sees of a set-up with these fields laid over, as it would arrive over a wire."""
    made = Game.new(EAGLE, scenario=scenario, options=options, seed=1).position
    EAGLE.fields.lay(made, fields)
    found: dict[str, Any] = json.loads(json.dumps(EAGLE.view(made, GERMAN)))
    return found


def situation(fields: dict[str, Any], options: tuple[str, ...] = (), weighed: Weighed | None = None) -> Table:
    """A set-up with these fields laid over, as the bot reads it."""
    return Table(View(GERMAN, table(fields, options=options), [], [], []), Luck("test"), weighed)


def explained(
    key: str, offers: list[str], args: Args | None = None, fields: dict[str, Any] | None = None, **more: Any
) -> tuple[str, Told]:
    """What the bot answers to a question in a situation, and the keys and numbers of its reasons."""
    view = View(GERMAN, table(fields or {}, **more), [], [], [])
    answer, reasons = DoctrineBot("test").explain(view, Choice(Prompt(key, "eagle:5.1b"), GERMAN, offers, args))
    return answer, told(reasons)


def decided(
    key: str, offers: list[str], args: Args | None = None, fields: dict[str, Any] | None = None, **more: Any
) -> str:
    """What the bot answers to a question in a situation."""
    return explained(key, offers, args, fields, **more)[0]


def told(reasons: list[Args]) -> Told:
    """The keys and the numbers of reasons."""
    return [(str(one["key"]), dict(one["args"])) for one in reasons if isinstance(one["args"], dict)]


def raid(card: int, **boxes: list[str]) -> dict[str, Any]:
    """A raid on the Raid Display: units in boxes named with underscores, as the fields of a position."""
    units = {name: box.replace("_", "-") for box, names in boxes.items() for name in names}
    planned = {name: card for name in units if name in gruppen_of(2) + gruppen_of(3)}
    return {
        "units": units,
        "raid_of": planned,
        "target": card,
        "planned": {str(card): "0600"},
        "cards": {str(card): "track"},
    }
