"""The chronicle of RAF: Lion against games played beside it."""

from __future__ import annotations

import re
from collections import Counter
from datetime import date
from functools import cache
from typing import Any

import pytest

from tallyho.bots import bot
from tallyho.lab.chronicle_lion import COUNTED, COUNTS, LionChronicle
from tallyho.lab.chronicle_raf_summary import LOSSES, TYPE_NAMES, dates, period
from tallyho.lab.simulate import Plan, Played, planned, simulate
from tallyho.lab.simulate_chronicle import columns_of
from tallyho.lab.simulate_table import Table
from tallyho.library import Library
from tallyho.raf.vocabulary import DAYS, POINTS, TYPES
from tallyho.table import AnyGame, Event, Game, Seat, play

LIBRARY = Library()
LION = LIBRARY.title("lion")
SETUPS = [("prelude", ()), ("hardest-days", ()), ("thin-blue-line", ("night",)), ("campaign", ("advanced", "night"))]
GAMES = 6

Rows = list[dict[str, Any]]


def plan_of(scenario: str, options: tuple[str, ...] = (), games: int = GAMES) -> Plan:
    return planned(LIBRARY, "lion", (scenario, options), {}, seed="chronicle", games=games)


@cache
def simulated(scenario: str, options: tuple[str, ...]) -> list[tuple[dict[str, Any], Rows]]:
    """The row of every game with the rows of its days."""
    found = []
    of_games, of_days = columns_of(LionChronicle)
    for result in simulate(plan_of(scenario, options)):
        assert isinstance(result, Played), result
        row = dict(zip(of_games, result.row, strict=True))
        found.append((row, [dict(zip(of_days, day, strict=True)) for day in result.days]))
    return found


@cache
def watched(scenario: str, options: tuple[str, ...], number: int) -> tuple[AnyGame, Rows]:
    """The same game played here, and its position at the first ask after each dawn."""
    seed = f"chronicle-{number}"
    game = Game.new(LION, scenario, options, seed)
    seat = Seat(bot("random", f"{seed} british"))
    dawns: Rows = []
    while not game.over:
        if game.step == "preparation.weather":
            dawns.append(dict(LION.fields.save(game.position)))
        play(game, {"british": seat}, 1)
    return game, dawns


def told(game: AnyGame) -> list[tuple[str, dict[str, Any]]]:
    assert game.log is not None
    return [(key, args or {}) for key, _, args, _ in game.log.events]


each_game = pytest.mark.parametrize(
    ("scenario", "options", "number"), [(*setup, number) for setup in SETUPS for number in range(GAMES)]
)


@each_game
def test_a_row_for_each_dawn_with_its_tracks(scenario: str, options: tuple[str, ...], number: int) -> None:
    _, days = simulated(scenario, options)[number]
    _, dawns = watched(scenario, options, number)
    assert [str(day["date"]) for day in days] == [dawn["date"] for dawn in dawns]
    assert [day["raid_day"] for day in days] == list(range(1, len(days) + 1))
    for day, dawn in zip(days, dawns, strict=True):
        assert (day["dawn_vp"], day["depletion"], day["begins"]) == (dawn["vp"], dawn["depletion"], dawn["clock"])
        assert {kind: day[f"points_{kind}"] for kind in POINTS} == dawn["points"]
        boxes = Counter(dawn["units"].values())
        assert day["squadrons_light_loss"] + day["gruppen_light_loss"] == boxes["light-loss"]
        assert day["squadrons_heavy_loss"] + day["gruppen_heavy_loss"] == boxes["heavy-loss"]
        assert day["gruppen_ready"] == boxes["airbase"]
        in_sectors = [box for box in dawn["units"].values() if re.match(r"\d+/1[012]( |$)", box)]
        assert day["squadrons_green"] == sum(box.endswith(" reduced") for box in in_sectors)
        assert day["squadrons_full"] + day["squadrons_green"] == len(in_sectors)


@each_game
def test_the_game_ends_as_its_row_says(scenario: str, options: tuple[str, ...], number: int) -> None:
    row, days = simulated(scenario, options)[number]
    game, _ = watched(scenario, options, number)
    saved = LION.fields.save(game.position)
    assert game.outcome is not None
    assert (row["level"], row["reason"], row["rule"]) == game.outcome[1:]
    assert (row["vp"], row["ending"], row["depletion"]) == (saved["vp"], saved["ending"], saved["depletion"])
    assert (str(row["last_date"]), row["raid_days"]) == (saved["date"], len(days))


@each_game
def test_everything_is_counted_once(scenario: str, options: tuple[str, ...], number: int) -> None:
    row, days = simulated(scenario, options)[number]
    game, _ = watched(scenario, options, number)
    for name in (*COUNTS, *LOSSES):
        assert row[name] == sum(day[name] for day in days), name
    keys = Counter(key for key, _ in told(game))
    for key, column in COUNTED.items():
        assert row[column] == keys[key], key
    assert row["raids"] == keys["raid-formed"] + keys["snap-raid-begins"]
    assert row["raids"] == row["minor"] + row["major"] + row["sweeps"] + row["snap_raids"]
    assert row["sweeps"] <= keys["sweep"]
    assert row["follow_ups"] <= keys["follow-up"]
    assert row["bombings"] == keys["bombed"]
    assert row["bombing_vp"] == sum(args["vp"] for key, args in told(game) if key == "bombed") <= 0
    assert row["bombing_points"] == sum(args["points"] for key, args in told(game) if key == "bombed")


@each_game
def test_losses_are_those_of_the_types(scenario: str, options: tuple[str, ...], number: int) -> None:
    row, _ = simulated(scenario, options)[number]
    game, _ = watched(scenario, options, number)
    data: Any = game.setup.data
    lost: Counter[str] = Counter()
    for key, args in told(game):
        if key in ("squadron-lost", "gruppe-lost"):
            lost[f"{TYPES[data.type[data.number[args['unit']]]]}_{args['loss']}"] += 1
        elif key == "landing-accident":
            lost[f"{TYPES[data.type[data.number[args['gruppe']]]]}_light"] += 1
    assert {name: row[name] for name in LOSSES if row[name]} == dict(lost)


@each_game
def test_raids_of_a_kind_follow_their_orders(scenario: str, options: tuple[str, ...], number: int) -> None:
    """Every raid formed is of the size that was rolled last; a sweep is a minor one."""
    row, _ = simulated(scenario, options)[number]
    game, _ = watched(scenario, options, number)
    kinds: Counter[str] = Counter()
    rolled, swept = "", False
    for key, _ in told(game):
        if key in ("raid-minor", "raid-major"):
            rolled = key.removeprefix("raid-")
        elif key in ("raid-types", "sweep"):
            swept = key == "sweep"
        elif key == "raid-formed":
            kinds["sweeps" if swept else rolled] += 1
    assert {name: row[name] for name in ("minor", "major", "sweeps")} == {
        name: kinds[name] for name in ("minor", "major", "sweeps")
    }


@each_game
def test_evenings_come_before_the_night(scenario: str, options: tuple[str, ...], number: int) -> None:
    row, days = simulated(scenario, options)[number]
    points = evenings(scenario, options, number)
    assert [day["vp"] for day in days] == [*points, row["vp"]][: len(days)]
    for day in days:
        assert day["weather_lf2"] in ("clear", "patchy", "broken")
        assert day["weather_lf3"] in ("clear", "patchy", "broken")
        assert 0 <= day["nets_damaged"] <= day["light_damage"] + day["heavy_damage"]


def evenings(scenario: str, options: tuple[str, ...], number: int) -> list[int]:
    """The points at the end of each day, of the same game played from its record."""
    game, _ = watched(scenario, options, number)
    again = Game.new(LION, scenario, options, game.setup.seed)
    assert again.log is not None
    found: list[int] = []

    def hear(event: Event) -> None:
        if event[0] == "end-of-day":
            found.append(again.position.vp)

    again.log.sinks = (hear,)
    for side, _, text, _, _ in game.history:
        again.answer(text, side)
    return found


class Later:
    """A position on a day, at a level of depletion."""

    def __init__(self, day: str, level: int) -> None:
        self.day = DAYS.index(day)
        self.depletion = level
        self.data = self
        self.depletion_level = (0, 1, 2)


def test_the_first_day_at_each_level_counts() -> None:
    chronicle = LionChronicle(watched("prelude", (), 0)[0])
    for day, level in (("1940-08-20", 0), ("1940-08-30", 1), ("1940-09-02", 0), ("1940-09-05", 1), ("1940-09-12", 2)):
        chronicle.gruppen_replaced(Later(day, level), {})  # type: ignore[arg-type]
    assert chronicle.reached == {1: date(1940, 8, 30), 2: date(1940, 9, 12)}


def test_two_levels_in_one_night() -> None:
    chronicle = LionChronicle(watched("prelude", (), 0)[0])
    chronicle.gruppen_replaced(Later("1940-09-12", 2), {})  # type: ignore[arg-type]
    assert chronicle.reached == dict.fromkeys((1, 2), date(1940, 9, 12))


def tables(scenario: str, options: tuple[str, ...] = ()) -> tuple[Table, Table]:
    games, days = (Table(columns) for columns in columns_of(LionChronicle))
    for row, rows in simulated(scenario, options):
        games.add([*row.values()])
        for day in rows:
            days.add([*day.values()])
    return games, days


@pytest.mark.parametrize(("scenario", "options"), SETUPS)
def test_the_summary_tells_of_every_day(scenario: str, options: tuple[str, ...]) -> None:
    games, days = tables(scenario, options)
    sections = {section.title: section for section in LionChronicle.summary(games, days)}
    for title in (
        "Victory points in the evening",
        "Depletion at dawn",
        "Replacement points and squadrons at dawn, means",
    ):
        assert [row[0] for row in sections[title].rows] == [str(day) for day in sorted(set(days["date"]))]
        assert sum(int(row[1]) for row in sections[title].rows) == len(days)
    for title in ("Raids a raid day, by period", "Raids a raid day, by depletion level"):
        assert sum(int(row[1]) for row in sections[title].rows) == len(days)
    losses = sections["Losses by type, in squadrons and Gruppen"]
    assert {row[0] for row in losses.rows} == {TYPE_NAMES[name.partition("_")[0]] for name in LOSSES if sum(days[name])}
    assert all(len("\n".join(section.printed()).splitlines()) == len(section.rows) + 2 for section in sections.values())


def test_the_dates_of_depletion_are_summed_up() -> None:
    games, days = tables("prelude")
    games["level_1_date"][:2] = [date(1940, 9, 1), date(1940, 8, 30)]
    (section,) = (one for one in LionChronicle.summary(games, days) if one.title == "Depletion levels reached")
    assert section.rows[0][1:3] == ["2", "33.3 %"]
    assert section.rows[0][4:] == ["1940-08-30", "1940-08-30", "1940-09-01"]
    assert section.rows[1][1:] == ["0", "0.0 %", section.rows[1][3], "-", "-", "-"]


def test_every_day_of_the_calendar_has_a_period() -> None:
    periods = [period(date.fromisoformat(day)) for day in DAYS]
    assert periods[0] == "August 11-20"
    assert period(date(1940, 8, 21)) == "August 21-31"
    assert period(date(1940, 9, 7)) == "September 1-7"
    assert periods[-1] == "September 16 on"


def test_dates_are_days_that_there_were() -> None:
    days = [date(1940, 9, day) for day in range(1, 12)]
    assert dates(days) == ["1940-09-02", "1940-09-06", "1940-09-10"]


def test_workers_agree_on_lion() -> None:
    plan = plan_of("hardest-days", ("advanced",), 5)
    assert list(simulate(plan, 3)) == list(simulate(plan, 1))
