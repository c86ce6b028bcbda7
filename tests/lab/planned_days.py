"""Planned raids of Eagle of many kinds, and the same raids walked by the rules: what forecasts are compared with."""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from pathlib import Path
from typing import Any

from tallyho.lab.planned_raid import on_the_way, raids_to_come, usual, weather_known
from tallyho.raf.eagle.position import EaglePosition
from tallyho.raf.eagle.rendezvous import judged
from tallyho.raf.eagle.strategy import DECOY, on_card
from tallyho.raf.eagle.title import EAGLE
from tallyho.raf.units import squadrons_in
from tallyho.raf.vocabulary import HUNT, INFLIGHT, INTELLIGENCE, WARNINGS
from tallyho.table import DONE, AnyGame, Chance, Choice, Game, Luck

sys.path.append(str(Path(__file__).parents[1] / "eagle"))
from eagle_plans import day, gruppen_of

BOMBERS, ME110S, ME109S = (gruppen_of(2, *types) for types in (("he111", "do17", "ju88"), ("me110",), ("me109",)))
AIRFIELD, PORT, RADAR, FAR, EDGE, INDUSTRY, FORWARD = 13, 34, 5, 41, 35, 25, 15
"""Cards: Biggin Hill, Dover, Poling; beyond Me 109 range; at its edge by the advanced rules; with forward airfields."""
GREEN = ("32/7/11", "610/7/11", "501/7/11", "64/2/11", "111/2/11", "615/2/11")


AFTER_DAWN: dict[str, Any] = {
    "step": "raid.choose",
    "clock": "0600",
    "track": {RADAR: "0600", PORT: "0600"},
    "gruppen": {ME109S[-1]: RADAR, ME109S[-2]: PORT},
}
"""The day has begun: two other raids are to be flown first."""


def planned(card: int, bombers: int = 0, me110s: int = 0, me109s: int = 0, **more: Any) -> Game[EaglePosition]:
    """A day while it is planned, with a raid of so many Gruppen at 0800; more raids and fields by name."""
    gruppen = dict.fromkeys([*BOMBERS[:bombers], *ME110S[:me110s], *ME109S[:me109s]], card)
    return day(track={card: "0800", **more.pop("track", {})}, gruppen=gruppen | more.pop("gruppen", {}), **more).game


def reduced(*squadrons: str) -> dict[str, str]:
    """These squadrons on their green side, where they stand."""
    data: Any = EAGLE.data()
    return {name: f"{name.partition('/')[2]} reduced" for name in squadrons if name in data.number}


def away(but: str) -> dict[str, str]:
    """All squadrons but those of a sector are just landing."""
    data: Any = EAGLE.data()
    names = [data.names[unit] for unit in data.initial if unit < data.squadrons]
    return dict.fromkeys([name for name in names if not name.endswith(but)], "landing")


AWAY = away(but="/7/11")
NOBODY = away(but="nowhere")
COUPLE = {"32/7/11": "7/11 reduced", "501/7/11": "landing"}
LARGE: dict[str, Any] = {"card": EDGE, "bombers": 9, "me110s": 2, "me109s": 6}
RAID: dict[str, Any] = {"card": AIRFIELD, "bombers": 3, "me109s": 3}
STRIKE: dict[str, Any] = {"card": FORWARD, "bombers": 3, "me109s": 3, "options": ["advanced"]}
NO_HEADQUARTERS = {"stanmore": "light", "uxbridge": "light"}
BLIND = ["west-prawle", "worth", "bawdsey"]

PLANS: dict[str, dict[str, Any]] = {
    "a raid": RAID,
    "a raid, advanced": {**RAID, "options": ["advanced"]},
    "a raid with Me 110s": {**RAID, "me110s": 1, "me109s": 4},
    "a few bombers": {"card": PORT, "bombers": 2},
    "many Gruppen": {"card": AIRFIELD, "bombers": 8, "me110s": 2, "me109s": 6},
    "only Me 109s": {"card": AIRFIELD, "me109s": 6},
    "only one Me 109": {"card": PORT, "me109s": 1},
    "only Me 110s": {"card": PORT, "me110s": 3},
    "Me 110s and a Me 109": {"card": PORT, "me110s": 2, "me109s": 1},
    "nobody yet": {"card": PORT},
    "beyond Me 109 range": {"card": FAR, "bombers": 3, "me110s": 1, "me109s": 3},
    "at the edge of range": {"card": EDGE, "bombers": 3, "me109s": 4, "options": ["advanced"]},
    "on a far target": {"card": EDGE, "bombers": 3, "me109s": 4},
    "on industry": {"card": INDUSTRY, "bombers": 3, "me109s": 3},
    "a decoy": {"card": AIRFIELD, "strategy_on": {155: AIRFIELD}},
    "a coordinated raid": {**RAID, "bombers": 12, "strategy_on": {156: AIRFIELD}},
    "a secondary target": {**RAID, "strategy_on": {157: AIRFIELD}},
    "a secondary target, advanced": {**RAID, "strategy_on": {157: AIRFIELD}, "options": ["advanced"]},
    "a dogleg": {**RAID, "strategy_on": {162: AIRFIELD}},
    "on a sector's airfield": STRIKE,
    "on a forward airfield": {**STRIKE, "forward": [FORWARD]},
    "ULTRA": {**RAID, "ultra": "0800"},
    "ULTRA and a decoy": {"card": AIRFIELD, "strategy_on": {155: AIRFIELD}, "ultra": "0800"},
    "ULTRA at another time": {**RAID, "ultra": "1000"},
    "green squadrons": {**RAID, "units": reduced(*GREEN)},
    "green squadrons, advanced": {**RAID, "units": reduced(*GREEN), "options": ["advanced"]},
    "a lone bomber among hunters": {"card": PORT, "bombers": 1, "me109s": 8, "options": ["advanced"]},
    "a lone bomber": {"card": PORT, "bombers": 1, "me109s": 8},
    "a depleted Luftwaffe": {**RAID, "depletion": 15, "vp": 3, "options": ["advanced"]},
    "a neighbour's control room in ruins": {**RAID, "damage": {"kenley": "light"}},
    "squadrons at Biggin Hill only": {**RAID, "units": AWAY},
    "no squadron anywhere": {**RAID, "units": NOBODY},
    "the target's control room in ruins": {**RAID, "units": AWAY, "damage": {"biggin-hill": "heavy"}},
    "a net in ruins": {**RAID, "damage": {"rye": "light"}},
    "a net elsewhere in ruins": {**RAID, "damage": {"worth": "light"}},
    "radar blind": {**RAID, "damage": dict.fromkeys(BLIND, "heavy")},
    "Stanmore in ruins": {**RAID, "damage": {"stanmore": "light"}},
    "the headquarters of the group in ruins": {**RAID, "damage": {"uxbridge": "heavy"}},
    "the headquarters of another group in ruins": {**RAID, "damage": {"box": "heavy"}},
    "all headquarters in ruins": {**RAID, "damage": NO_HEADQUARTERS},
    "other raids at the same time": {**RAID, "track": {PORT: "0800", RADAR: "0800"}},
    "other raids at another time": {**RAID, "track": {PORT: "1000", RADAR: "1200"}},
    "a pressed attack": {**RAID, "effects": ["pressed"], "options": ["advanced"]},
    "more than the track has": {**LARGE, "effects": ["pressed"], "options": ["advanced"]},
    "nobody sees the patrollers": {"card": EDGE, "bombers": 1, "me109s": 6, "damage": NO_HEADQUARTERS},
    "two squadrons, one of them green": {**RAID, "units": {**AWAY, **COUPLE}},
    "morning haze": {**RAID, "track": {AIRFIELD: "1000"}, "effects": ["morning-haze"]},
    "later in the year": {**RAID, "date": "1940-09-15"},
    "the weather is known": {**RAID, **AFTER_DAWN, "weather": {"LF2": "clear", "LF3": "broken"}},
    "broken clouds": {**RAID, **AFTER_DAWN, "weather": {"LF2": "broken", "LF3": "clear"}},
}
"""Plans by what is special about them."""

AGAINST: dict[str, str] = {
    "a raid with Me 110s": "a raid",
    "many Gruppen": "a raid",
    "only Me 109s": "a raid",
    "a raid, advanced": "a raid",
    "at the edge of range": "on a far target",
    "a decoy": "a raid",
    "a secondary target, advanced": "a raid, advanced",
    "a dogleg": "a raid",
    "on a forward airfield": "on a sector's airfield",
    "ULTRA": "a raid",
    "ULTRA and a decoy": "a decoy",
    "green squadrons": "a raid",
    "green squadrons, advanced": "green squadrons",
    "a lone bomber among hunters": "a lone bomber",
    "a neighbour's control room in ruins": "a raid",
    "squadrons at Biggin Hill only": "a raid",
    "the target's control room in ruins": "squadrons at Biggin Hill only",
    "a net in ruins": "a raid",
    "radar blind": "a net in ruins",
    "Stanmore in ruins": "a raid",
    "the headquarters of the group in ruins": "a raid",
    "all headquarters in ruins": "Stanmore in ruins",
    "other raids at the same time": "a raid",
    "a pressed attack": "a raid, advanced",
    "later in the year": "a raid",
    "the weather is known": "a raid",
    "broken clouds": "the weather is known",
}
"""Plans whose forecast is another than that of a plan without what is special about them."""
ALIKE: dict[str, str] = {
    "a secondary target": "a raid",
    "ULTRA at another time": "a raid",
    "a net elsewhere in ruins": "a raid",
    "the headquarters of another group in ruins": "a raid",
    "other raids at another time": "a raid",
    "morning haze": "a raid",
}
"""Plans whose forecast is the same."""


def planned_as(name: str) -> tuple[Game[EaglePosition], int]:
    """One of the plans, and its card."""
    plan = dict(PLANS[name])
    return planned(**plan), int(plan["card"])


Walked = tuple[dict[str, Fraction], dict[str, Fraction], dict[int, Fraction]]


def walked(game: AnyGame, card: int) -> Walked:
    """The raid's warnings, intelligence levels and responses by the rules: every die walked, all Gruppen in time."""
    found = Counter[tuple[str, str, int]]()
    start = on_the_way(game, card)
    weathers = [bytes(start.weather)] if weather_known(game) else [bytes(areas) for areas in start.data.weather]
    for weather in weathers:
        p = start.copy()
        p.weather[:] = weather
        steps = game.title.sequence.index
        end = steps["raid.recovery" if on_card(p, card, DECOY) else "raid.free-hunt"]
        flight = Game.begin(game.title, game.setup, p, steps["raid.deployment"], None, end)
        for outcome, number in _ways(flight).items():
            found[outcome] += number
    total = found.total()
    warnings, intelligence, squadrons = Counter[str](), Counter[str](), Counter[int]()
    for (warning, level, come), number in found.items():
        warnings[warning] += number
        intelligence[level] += number
        squadrons[come] += number
    return (
        {name: Fraction(number, total) for name, number in warnings.items()},
        {name: Fraction(number, total) for name, number in intelligence.items()},
        {come: Fraction(number, total) for come, number in squadrons.items()},
    )


def _ways(game: AnyGame) -> Counter[tuple[str, str, int]]:
    """How many of the 36 faces of detection and priority die lead to each outcome; draws change no number."""
    found = Counter[tuple[str, str, int]]()
    waiting = [(game, 36)]
    while waiting:
        game, weight = waiting.pop()
        while (ask := game.ask) is not None:
            p: EaglePosition = game.position
            if isinstance(ask, Choice):
                game.answer(usual(p, ask))
            elif ask.prompt.key == "rendezvous":
                game.answer(_kept(p))
            elif ask.prompt.key in ("detection", "response-priority"):
                weight //= 6
                for offer in ask.offers[1:]:
                    twin = game.clone()
                    twin.answer(offer)
                    waiting.append((twin, weight))
                game.answer(ask.offers[0])
            else:
                assert isinstance(ask, Chance)
                game.answer(ask.offers[0])
        found[_outcome(game.position)] += weight
    return found


def _kept(p: EaglePosition) -> str:
    """A face of the rendezvous die with which nothing fails."""
    return next(str(roll) for roll in range(1, 7) if not judged(p, p.data.rendezvous[roll - 1], "")[0])


def _outcome(p: EaglePosition) -> tuple[str, str, int]:
    come = len(squadrons_in(p, HUNT)) + len(squadrons_in(p, INFLIGHT))  # those whom a decoy has misled are in flight
    return WARNINGS[p.warning], INTELLIGENCE[p.intelligence], come


def plans_at_random(seed: int, options: tuple[str, ...]) -> Iterator[tuple[Game[EaglePosition], int]]:
    """Raids of a campaign played at random, each as it is planned when the plan, or the fighters, are confirmed."""
    luck = Luck(f"plans {seed}")
    game = Game.new(EAGLE, "campaign", options, seed, log=False)
    for _ in range(6000):
        ask = game.ask
        if ask is None:
            return
        if ask.prompt.key in ("plan", "assign-fighters") and DONE in ask.offers and luck.one_of(range(12)) == 0:
            for card in raids_to_come(game.position):
                yield game, card
            game.answer(DONE)
        else:
            game.answer(luck.answer(ask))
