"""The sequence of play of RAF: Eagle (eagle:4)."""

from __future__ import annotations

from typing import Final

from tallyho.raf.airfields import fighter_turnaround, squadron_turnaround
from tallyho.raf.calendar import last_night, reset
from tallyho.raf.eagle.attacks import hunter_attack, squadron_attack
from tallyho.raf.eagle.bombing import bombardment
from tallyho.raf.eagle.calendar import day_advance, shuffle
from tallyho.raf.eagle.clock import back_to_raids, clock_check, first_hour
from tallyho.raf.eagle.day_events import day_event
from tallyho.raf.eagle.deployment import choose, deployment
from tallyho.raf.eagle.detection import detection
from tallyho.raf.eagle.events import approach_event, target_event
from tallyho.raf.eagle.interception import free_hunt, hunter_contact, hunter_interception, squadron_interception
from tallyho.raf.eagle.night import night_patrol, night_planning
from tallyho.raf.eagle.planning import assignment, plan, strategy_draw, target_draw
from tallyho.raf.eagle.position import EaglePosition
from tallyho.raf.eagle.reinforcements import reinforcements
from tallyho.raf.eagle.rendezvous import rendezvous
from tallyho.raf.eagle.replacements import heavy_loss, light_loss
from tallyho.raf.eagle.response import pool, priority, tactics
from tallyho.raf.eagle.scenarios import green_squadrons
from tallyho.raf.leaving import leaving, recovery
from tallyho.raf.night import night_bombing, night_combat, night_interception
from tallyho.raf.reinforcements import german_reinforcements
from tallyho.raf.repair import repair
from tallyho.raf.replacements import replacement_points
from tallyho.table import END, Phase, Sequence, asks, does

SEQUENCE: Final[Sequence[EaglePosition]] = Sequence(
    Phase("set-up", "eagle:3a", asks("green-squadrons", "eagle:17.2e", green_squadrons, resumes=True)),
    Phase(
        "planning",
        "eagle:4a",
        asks("night-raids", "eagle:4.I.1", night_planning, resumes=True),
        asks("strategy-draw", "eagle:4.I.2a", strategy_draw),
        asks("target-draw", "eagle:4.I.3a", target_draw),
        asks("plan", "eagle:5.1b", plan, resumes=True),
        asks("night-patrol", "eagle:4.I.6", night_patrol),
        asks("repair", "eagle:4.I.7a", repair),
        asks("weather", "eagle:4.I.8b", first_hour),
    ),
    Phase(
        "raid",
        "eagle:4.II.1",
        asks("choose", "eagle:6.1a", choose, to=("raid.clock",)),
        asks("deployment", "eagle:6.1a", deployment, resumes=True),
        asks("detection", "eagle:4.II.2a", detection, to=("raid.pool",)),
        asks("rendezvous", "eagle:4.II.3", rendezvous),
        asks("pool", "eagle:4.II.4a", pool, to=("raid.free-hunt", "raid.recovery")),
        asks("priority", "eagle:4.II.4b", priority, to=("raid.free-hunt", "raid.recovery")),
        asks("tactics", "eagle:4.II.4c", tactics, to=("raid.free-hunt", "raid.recovery")),
        asks("free-hunt", "eagle:15.1c", free_hunt),
        asks("hunter-contact", "eagle:19.7a", hunter_contact),
        asks("hunter-interception", "eagle:4.II.5", hunter_interception),
        asks("approach-event", "eagle:4.II.6", approach_event),
        asks("hunter-attack", "eagle:4.II.7a", hunter_attack),
        asks("target-event", "eagle:4.II.8", target_event, to=("raid.bombardment", "raid.leaving")),
        asks(
            "squadron-interception",
            "eagle:4.II.9",
            squadron_interception,
            to=("raid.bombardment", "raid.leaving"),
            resumes=True,
        ),
        asks("squadron-attack", "eagle:4.II.10a", squadron_attack, to=("raid.leaving",)),
        asks("bombardment", "eagle:4.II.11a", bombardment, to=("raid.squadron-interception",)),
        does("leaving", "eagle:4.II.11b", leaving),
        does("recovery", "eagle:4.II.12", recovery),
        does("clock", "eagle:4.II.13a", clock_check, to=("raid.choose", "calendar.night-interception", END)),
    ),
    Phase(
        "airfields",
        "eagle:4.III.a",
        does("squadrons", "eagle:4.III.1a", squadron_turnaround),
        does("fighters", "eagle:4.III.2", fighter_turnaround),
        asks("assignment", "eagle:4.III.3a", assignment, resumes=True),
        does("back-to-raids", "eagle:4.III.4", back_to_raids, to=("raid.choose",)),
    ),
    Phase(
        "calendar",
        "eagle:4.IV.a",
        asks("night-interception", "eagle:18.3a", night_interception),
        asks("night-combat", "eagle:18.4a", night_combat),
        asks("night-bombing", "eagle:18.5a", night_bombing),
        does("last-night", "eagle:17.1b", last_night, to=(END,)),
        does("reset", "eagle:4.IV.2a", reset),
        asks("day-advance", "eagle:4.IV.3a", day_advance),
        asks("day-event", "eagle:4.IV.4", day_event),
        does("replacement-points", "eagle:4.IV.5", replacement_points),
        asks("light-loss", "eagle:4.IV.6", light_loss, resumes=True),
        asks("heavy-loss", "eagle:4.IV.7", heavy_loss, resumes=True),
        does("german-reinforcements", "eagle:4.IV.8a", german_reinforcements),
        asks("reinforcements", "eagle:4.IV.8b", reinforcements),
        does("shuffle", "eagle:4.IV.9a", shuffle, to=("planning.night-raids",)),
    ),
)
