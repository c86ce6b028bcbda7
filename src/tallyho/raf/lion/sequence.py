"""The sequence of play of RAF: Lion (lion:4)."""

from __future__ import annotations

from typing import Final

from tallyho.raf.airfields import fighter_turnaround, squadron_turnaround
from tallyho.raf.calendar import last_night, reset, shuffle
from tallyho.raf.leaving import leaving
from tallyho.raf.lion.advanced import fend_and_evade, overwhelming_advantage
from tallyho.raf.lion.attacks import hunter_attack, press_on, squadron_attack
from tallyho.raf.lion.bombing import bombardment
from tallyho.raf.lion.calendar import day_advance
from tallyho.raf.lion.clock import back_to_raids, clock_update, german_recovery
from tallyho.raf.lion.commitment import commitment
from tallyho.raf.lion.day_events import day_event
from tallyho.raf.lion.deployment import deployment, raid_size, selection
from tallyho.raf.lion.detection import detection
from tallyho.raf.lion.events import approach_event, snap_raid, target_event
from tallyho.raf.lion.interception import hunter_interception, response, squadron_interception
from tallyho.raf.lion.night import night_bombing, night_commitment, night_interception, night_patrol
from tallyho.raf.lion.patrol import patrol
from tallyho.raf.lion.preparation import advance_warning, repair, time_of_day
from tallyho.raf.lion.reinforcements import reinforcements
from tallyho.raf.lion.replacements import heavy_loss, light_loss
from tallyho.raf.lion.scenarios import green_squadrons
from tallyho.raf.lion.targets import raid_target
from tallyho.raf.night import night_combat
from tallyho.raf.position import RafPosition
from tallyho.raf.reinforcements import german_reinforcements
from tallyho.raf.replacements import replacement_points
from tallyho.raf.weather import weather_forecast
from tallyho.table import END, Phase, Sequence, asks, does

SEQUENCE: Final[Sequence[RafPosition]] = Sequence(
    Phase("set-up", "lion:3a", asks("green-squadrons", "lion:17.2f", green_squadrons)),
    Phase(
        "preparation",
        "lion:4a",
        asks("repair", "lion:4.I.1a", repair),
        asks("time", "lion:4.I.2a", time_of_day),
        asks("weather", "lion:4.I.3a", weather_forecast),
        asks("night-patrol", "lion:4.I.4", night_patrol),
        asks("advance-warning", "lion:4.I.5a", advance_warning),
        asks("patrol", "lion:4.I.6", patrol, resumes=True),
    ),
    Phase(
        "raid",
        "lion:4.II.a",
        asks("target", "lion:4.II.1a", raid_target, to=("raid.target",)),
        asks("detection", "lion:4.II.2a", detection, to=("raid.size",)),
        asks("commitment-poor", "lion:4.II.3a", commitment, resumes=True),
        asks("size", "lion:4.II.4", raid_size, to=("raid.target", "raid.deployment")),
        asks("commitment-limited", "lion:4.II.5", commitment, resumes=True),
        asks("deployment", "lion:4.II.6", deployment, to=("raid.commitment-accurate", "raid.response")),
        asks(
            "selection",
            "lion:8.2a",
            selection,
            to=("raid.commitment-accurate", "raid.response", "raid.clock"),
            resumes=True,
        ),
        asks("commitment-accurate", "lion:4.II.7", commitment, resumes=True),
        does(
            "response",
            "lion:9a",
            response,
            to=("raid.hunter-interception", "raid.fend-and-evade", "raid.approach-event"),
        ),
        asks("overwhelming-advantage", "lion:19.8a", overwhelming_advantage),
        asks("hunter-interception", "lion:4.II.8", hunter_interception, to=("raid.approach-event",), resumes=True),
        asks("fend-and-evade", "lion:19.3a", fend_and_evade),
        asks("approach-event", "lion:4.II.9", approach_event),
        asks("hunter-attack", "lion:4.II.10a", hunter_attack, to=("raid.target-event",)),
        asks("press-on", "lion:4.II.10b", press_on, resumes=True),
        asks("target-event", "lion:4.II.11", target_event, to=("raid.bombardment", "raid.leaving")),
        asks(
            "squadron-interception",
            "lion:4.II.12",
            squadron_interception,
            to=("raid.bombardment", "raid.leaving"),
            resumes=True,
        ),
        asks("squadron-attack", "lion:4.II.13a", squadron_attack, to=("raid.leaving",)),
        asks("bombardment", "lion:4.II.14a", bombardment, to=("raid.squadron-interception",)),
        does("leaving", "lion:4.II.14b", leaving),
        does("recovery", "lion:4.II.15", german_recovery, to=("raid.clock",)),
        asks("snap-raid", "lion:event.snap-raid-by-elite-me110s.a", snap_raid, to=("raid.detection",)),
        does(
            "clock",
            "lion:4.II.16a",
            clock_update,
            to=("raid.target", "raid.detection", "calendar.reset", END),
        ),
    ),
    Phase(
        "airfields",
        "lion:4.III.a",
        does("fighters", "lion:4.III.1", fighter_turnaround),
        does("squadrons", "lion:4.III.2a", squadron_turnaround),
        asks("advance-warning", "lion:4.III.3a", advance_warning),
        asks("patrol", "lion:4.III.4", patrol, resumes=True),
        does("back-to-raids", "lion:4.III.5", back_to_raids, to=("raid.target",)),
    ),
    Phase(
        "calendar",
        "lion:4.IV.a",
        does("reset", "lion:4.IV.1a", reset),
        asks("night-commitment", "lion:18.2a", night_commitment),
        asks("night-interception", "lion:18.3a", night_interception),
        asks("night-combat", "lion:18.4a", night_combat),
        asks("night-bombing", "lion:18.5a", night_bombing),
        does("last-night", "lion:17.1c", last_night, to=(END,)),
        asks("day-advance", "lion:4.IV.3a", day_advance),
        asks("day-event", "lion:4.IV.4", day_event),
        does("replacement-points", "lion:4.IV.5", replacement_points),
        asks("light-loss", "lion:4.IV.6", light_loss, resumes=True),
        asks("heavy-loss", "lion:4.IV.7", heavy_loss, resumes=True),
        does("german-reinforcements", "lion:4.IV.8a", german_reinforcements),
        asks("reinforcements", "lion:4.IV.8b", reinforcements, resumes=True),
        does("shuffle", "lion:4.IV.9a", shuffle, to=("preparation.repair",)),
    ),
)
