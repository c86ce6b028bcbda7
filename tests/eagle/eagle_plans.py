"""A raid day of Eagle while it is planned, assigned or flown, set up by what lies on the planning track."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from eagle_raids import Raid

from raf_raids import begun
from tallyho.raf.eagle.title import EAGLE
from tallyho.raf.vocabulary import TYPES
from tallyho.table import Json, Refused
from tallyho.table.problem import standing

TIMES = ["0600", "0800", "1000", "1200", "1400", "1600", "1800"]
PRIORITIES = {"radar": "medium", "port": "medium", "airfield": "high", "industry": "medium", "city": "medium"}
"""So that, at strength, cards 5, 6 and 28 are good for minor raids, and 7, 11 to 22, 24, 29 and 34 for major ones."""
MINOR, MAJOR, OF_LF3, BEYOND, EDGE = 5, 13, 24, 41, 35
"""Cards: a minor and a major raid of Luftflotte 2 in range, one of Luftflotte 3, two beyond Me 109 range."""


def gruppen_of(luftflotte: int, *types: str) -> list[str]:
    """The Gruppen of Luftflotte 2 or 3 that are in play from the start, of these types or of all."""
    data: Any = EAGLE.data(None)
    known = [data.names[unit] for unit in data.initial if unit >= data.squadrons]
    return [
        name
        for name in known
        if name.endswith(f"/{luftflotte}") and (not types or TYPES[data.type[data.number[name]]] in types)
    ]


def day(
    step: str = "planning.plan",
    script: Iterable[str | int] = (),
    *,
    hand: Iterable[int] = (),
    track: Mapping[int, str] | None = None,
    gruppen: Mapping[str, int] | None = None,
    jabos: Iterable[str] = (),
    strategies: Iterable[int] = (),
    strategy_on: Mapping[int, int] | None = None,
    units: Mapping[str, str] | None = None,
    **more: Any,
) -> Raid:
    """The game at a step, with these cards in the hand and on the track and these Gruppen assigned to them.

    `strategies` are the strategy cards in the hand, `strategy_on` those on a raid, `units` whatever is elsewhere;
    more fields, and what else a game is begun with, by name.
    """
    on_track, on_raid, assigned = track or {}, strategy_on or {}, gruppen or {}
    places = dict.fromkeys((*hand, *strategies), "hand") | dict.fromkeys((*on_track, *on_raid), "track")
    cards: dict[str, Json] = {str(card): place for card, place in places.items()}
    position: dict[str, Any] = {
        "priorities": dict(PRIORITIES),
        "planned": {str(card): time for card, time in on_track.items()},
        "strategy_on": {str(number): card for number, card in on_raid.items()},
        "raid_of": dict(assigned),
        "jabos": [*jabos],
        **more,
    }
    position["cards"] = {**cards, **_table(more.get("cards"))}
    everybody = {**dict.fromkeys(assigned, "planned"), **(units or {})}
    return begun(EAGLE, step, everybody, script, **position)


def opened(card: int = MAJOR, time: str = "0600", **more: Any) -> Raid:
    """The raid of a card while the day is planned."""
    track = {card: time} | more.pop("track", {})
    return day(script=[card, *more.pop("script", [])], track=track, **more)


def later(clock: str, settled: int, track: dict[int, str], **more: Any) -> Raid:
    """Fighter assignment at this time, when the fighters of the first segments are settled."""
    return day("airfields.assignment", track=track, clock=clock, settled=settled, raids=len(track), **more)


def raid_of(number: int, card: int = MAJOR) -> dict[str, int]:
    """So many Gruppen on a card, fighters last."""
    bombers = gruppen_of(2, "he111", "do17", "ju88")
    return dict.fromkeys([*bombers[:10], *gruppen_of(2, "me109", "me110")][:number], card)


def refused(played: Raid, answer: str | int) -> tuple[str, str | None]:
    """The key and the rule with which an answer is refused; it must be, and nothing may change by it."""
    before = state(played)
    try:
        played.game.clone().answer(str(answer))
    except Refused as why:
        assert state(played) == before
        return why.key, why.rule
    raise AssertionError(f"{answer} is not refused")


def state(played: Raid) -> dict[str, Json]:
    """The whole position but for the generator."""
    saved = EAGLE.fields.save(played.p)
    del saved["luck"]
    return saved


def resumed(played: Raid) -> bool:
    """Whether the step, begun anew in a clone and in a game set up from the saved position, asks the same."""
    clone = played.game.clone()
    again = standing(EAGLE, played.game.step, EAGLE.fields.save(played.p), played.p.scenario, sorted(played.p.options))
    asked = [(one.prompt.key, one.offers, one.args) for game in (played.game, clone, again) for one in game.open]
    return played.game.same_as(clone) and asked[0] == asked[1] == asked[2]


def _table(value: Json) -> dict[str, Json]:
    return value if isinstance(value, dict) else {}
