"""The sequence of play, in the rulebook's steps."""

from __future__ import annotations

from typing import Final

from tallyho.hksw import (
    alert,
    battle,
    dogfight,
    ending,
    intercept,
    interception,
    missions,
    movement,
    patrol,
    phases,
    production,
    turn,
)
from tallyho.hksw.deck import configure
from tallyho.hksw.position import HkswPosition
from tallyho.hksw.scenarios import earlier
from tallyho.table import Phase, Sequence, asks, does

SEQUENCE: Final[Sequence[HkswPosition]] = Sequence(
    Phase("set-up", "hksw:4.raf1.a", asks("earlier", "hksw:4.raf1.a", earlier, resumes=False)),
    Phase(
        "turn",
        "hksw:1.a",
        does("advance", "hksw:1.a", turn.advance),
        asks("deck", "hksw:turns.1.b", configure),
        asks("rotations", "hksw:rotation.c", turn.rotations, to=("turn.rotations",)),
        asks("reinforcements", "hksw:2.begin.a", turn.reinforcements),
    ),
    Phase(
        "production",
        "hksw:2.production.a",
        asks("repair", "hksw:2.production.b", production.production, to=("production.repair",)),
        asks("weather", "hksw:3.weather.a", production.weather, to=("end.turn",)),
    ),
    Phase(
        "alert",
        "hksw:4.alert.a",
        does("begin", "hksw:4.alert.a", alert.begin),
        asks("draw", "hksw:4.alert.b", alert.draw_squadrons),
        asks("place", "hksw:4.alert.b", alert.place_squadrons, to=("alert.draw",)),
    ),
    Phase(
        "missions",
        "hksw:5.mission.a",
        asks("draw", "hksw:5.mission.a", missions.draw),
        asks("assign", "hksw:5.mission.c", missions.assign, to=("missions.assign",)),
        does("ground", "hksw:5.none.b", missions.ground),
    ),
    Phase(
        "tally-ho",
        "hksw:9.a",
        does("begin", "hksw:9.a", phases.begin, to=("end.turn",)),
        asks("scramble", "hksw:9.b", phases.scramble, resumes=True),
    ),
    Phase(
        "movement",
        "hksw:6.movement.a",
        asks(
            "choose",
            "hksw:6.movement.a",
            movement.choose,
            to=("movement.send-home", "movement.fly", "movement.stations"),
        ),
        asks("send-home", "hksw:6.line12.d", movement.send_home, resumes=True),
        asks(
            "fly",
            "hksw:6.movement.b",
            movement.fly,
            to=("movement.fly", "movement.choose", "interception.combat"),
        ),
        does("stations", "hksw:6.intercept.g", interception.stations, to=("patrol.observers",)),
    ),
    Phase(
        "interception",
        "hksw:8.intercept.a",
        asks("combat", "hksw:8.intercept.a", intercept.combat, to=("movement.fly", "movement.choose")),
    ),
    Phase(
        "patrol",
        "hksw:7.movement.a",
        asks("observers", "hksw:6.observer.b", patrol.observers),
        asks("choose", "hksw:7.movement.a", patrol.choose, to=("patrol.choose",)),
        asks("markers", "hksw:7.contact.a", patrol.markers, resumes=True),
    ),
    Phase(
        "battle",
        "hksw:8.order.a",
        asks("next-combat", "hksw:8.combat.c", battle.next_combat, to=("battle.other-squares", "dogfight.groups")),
        asks("head-home", "hksw:8.home.a", battle.head_home),
        asks("square", "hksw:8.order.b", battle.square_of_combat, to=("battle.next-combat",)),
        asks("other-squares", "hksw:8.order.a", battle.other_squares, to=("battle.other-squares", "end.phase")),
    ),
    Phase(
        "dogfight",
        "hksw:8.dogfight.a",
        asks("groups", "hksw:8.dogfight.a", dogfight.groups),
        asks("place", "hksw:8.dogfight.d", dogfight.place),
        asks("next-group", "hksw:8.dogfight.d", dogfight.next_group, to=("dogfight.end",)),
        asks("select", "hksw:8.dogfight.e", dogfight.select, to=("dogfight.next-group",)),
        asks("fight", "hksw:8.dogfight.f", dogfight.fight, to=("dogfight.select",)),
        does("end", "hksw:8.dogfight.t", dogfight.end, to=("battle.head-home",)),
    ),
    Phase(
        "end",
        "hksw:9.c",
        does("phase", "hksw:9.d", phases.end, to=("tally-ho.begin",)),
        does("turn", "hksw:9.c", phases.end_turn, to=("turn.advance", "end.count")),
        does("count", "hksw:turns.11.a", ending.count),
    ),
)
