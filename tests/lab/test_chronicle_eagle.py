"""The chronicle of RAF: Eagle against games played beside it."""

from __future__ import annotations

import re
from collections import Counter
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from planned_days import AIRFIELD, NOBODY
from planned_days import planned as planned_day

from tallyho.bots import bot
from tallyho.cli import main
from tallyho.lab.chronicle_eagle import COUNTED, COUNTS, MET_BY, RAIDS, RESPONSES, RESULTS, WARNED, EagleChronicle
from tallyho.lab.chronicle_raf_summary import LOSSES, TYPE_NAMES
from tallyho.lab.simulate import Plan, Played, planned, simulate
from tallyho.lab.simulate_chronicle import columns_of
from tallyho.lab.simulate_table import Table
from tallyho.library import Library
from tallyho.raf.vocabulary import HEAVY_LOSS, LIGHT_LOSS, POINTS, TYPES, WARNINGS
from tallyho.table import AnyGame, Event, Game, Luck, Seat, play

LIBRARY = Library()
EAGLE = LIBRARY.title("eagle")
SETUPS = [("prelude", ()), ("hardest-days", ("night",)), ("thin-blue-line", ()), ("campaign", ("advanced", "night"))]
GAMES = 4

Rows = list[dict[str, Any]]


def plan_of(scenario: str, options: tuple[str, ...] = (), games: int = GAMES) -> Plan:
    return planned(LIBRARY, "eagle", (scenario, options), {}, seed="chronicle", games=games)


@cache
def simulated(scenario: str, options: tuple[str, ...]) -> list[tuple[dict[str, Any], Rows]]:
    """The row of every game with the rows of its days."""
    found = []
    of_games, of_days = columns_of(EagleChronicle)
    for result in simulate(plan_of(scenario, options)):
        assert isinstance(result, Played), result
        row = dict(zip(of_games, result.row, strict=True))
        found.append((row, [dict(zip(of_days, day, strict=True)) for day in result.days]))
    return found


@cache
def watched(scenario: str, options: tuple[str, ...], number: int) -> tuple[AnyGame, Rows]:
    """The same game played here, and its position when the plan of each day is first asked for."""
    seed = f"chronicle-{number}"
    game = Game.new(EAGLE, scenario, options, seed)
    seat = Seat(bot("random", f"{seed} german"))
    dawns: Rows = []
    while not game.over:
        if game.step == "planning.plan" and not game.turns_of_step():
            dawns.append(dict(EAGLE.fields.save(game.position)))
        play(game, {"german": seat}, 1)
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
        assert (day["dawn_vp"], day["depletion"]) == (dawn["vp"], dawn["depletion"])
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
    saved = EAGLE.fields.save(game.position)
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
    assert row["raids"] == keys["raid-deployed"] == row["minor"] + row["major"]
    assert row["raids"] + row["decoys"] == keys["raid-flies"]
    assert row["bombings"] == keys["bombed"] == sum(row[column] for column in RESULTS.values())
    assert row["bombing_vp"] == sum(args["vp"] for key, args in told(game) if key == "bombed") <= 0
    assert row["bombing_points"] == sum(args["points"] for key, args in told(game) if key == "bombed")


@each_game
def test_every_raid_is_warned_of_and_answered_once(scenario: str, options: tuple[str, ...], number: int) -> None:
    row, days = simulated(scenario, options)[number]
    for counted in (row, *days):
        assert sum(counted[column] for column in RESPONSES) == counted["raids"]
        assert sum(counted[column] for column in WARNED) == counted["raids"] + counted["decoys"]
        assert counted["unmet"] == counted["met_by_0"]
        assert sum(number * counted[column] for number, column in enumerate(RESPONSES)) <= counted["responding"]


@each_game
def test_pool_and_response_are_those_of_the_log(scenario: str, options: tuple[str, ...], number: int) -> None:
    """The raids told one by one; what a decoy calls up is no answer to a raid."""
    row, _ = simulated(scenario, options)[number]
    counts: Counter[str] = Counter()
    decoy = False
    for key, args in told(watched(scenario, options, number)[0]):
        if key in ("raid-flies", "decoy-flies"):
            decoy = key == "decoy-flies"
        elif key == "pool-formed":
            counts["pool"] += 0 if decoy else args["number"]
        elif key == "squadrons-respond":
            counts.update({"responding": args["number"], RESPONSES[min(8, args["number"])]: 1})
        elif key == "squadrons-misled":
            counts["misled"] += args["number"]
        elif key == "no-response" and not decoy:
            counts.update(("unmet", "met_by_0"))
    assert {name: row[name] for name in ("pool", "responding", "misled", "unmet", *RESPONSES) if row[name]} == +counts


@each_game
def test_gruppen_warnings_and_bombs_are_those_of_the_log(scenario: str, options: tuple[str, ...], number: int) -> None:
    row, _ = simulated(scenario, options)[number]
    counts: Counter[str] = Counter()
    for key, args in told(watched(scenario, options, number)[0]):
        if key == "raid-deployed":
            counts["gruppen"] += args["number"]
        elif key in ("detected", "detected-by-ultra"):
            counts[WARNED[WARNINGS.index(args["warning"])]] += 1
        elif key == "bombed":
            counts[RESULTS[str(args["result"])]] += 1
    assert {name: row[name] for name in ("gruppen", *WARNED, *RESULTS.values()) if row[name]} == +counts


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
        elif key == "event-light-loss":
            lost.update(f"{TYPES[data.type[data.number[name]]]}_light" for name in args["units"])
    assert {name: row[name] for name in LOSSES if row[name]} == dict(lost)


@each_game
def test_nobody_comes_into_a_loss_box_uncounted(scenario: str, options: tuple[str, ...], number: int) -> None:
    """The boxes themselves, watched from answer to answer until the replacements of the night empty them."""
    row, _ = simulated(scenario, options)[number]
    game, _ = watched(scenario, options, number)
    again = Game.new(EAGLE, scenario, options, game.setup.seed, log=False)
    lost, before = 0, in_loss_boxes(again)
    for side, _, text, _, _ in game.history:
        again.answer(text, side)
        now = in_loss_boxes(again)
        lost += len(now - before) if not again.step.startswith("calendar.heavy") else 0
        before = now
    aces = sum(key == "squadron-lost" and args["unit"].startswith("ACE") for key, args in told(game))  # leave at once
    assert sum(row[name] for name in LOSSES) == lost + aces


def in_loss_boxes(game: AnyGame) -> set[int]:
    """Units in a loss box."""
    return {unit for unit, box in enumerate(game.position.where) if box in (LIGHT_LOSS, HEAVY_LOSS)}


@each_game
def test_evenings_come_before_the_night(scenario: str, options: tuple[str, ...], number: int) -> None:
    row, days = simulated(scenario, options)[number]
    points, first_hours = evenings(scenario, options, number)
    assert [day["vp"] for day in days] == [*points, row["vp"]][: len(days)]
    assert {
        day["date"].isoformat(): day["begins"] for day in days if day["date"].isoformat() in first_hours
    } == first_hours
    for day in days:
        assert day["weather_lf2"] in ("clear", "patchy", "broken")
        assert day["weather_lf3"] in ("clear", "patchy", "broken")
        assert 0 <= day["nets_damaged"] <= day["light_damage"] + day["heavy_damage"]


def evenings(scenario: str, options: tuple[str, ...], number: int) -> tuple[list[int], dict[str, str]]:
    """The points at the end of each day and the hour of its first raid, of the same game played from its record."""
    game, _ = watched(scenario, options, number)
    again = Game.new(EAGLE, scenario, options, game.setup.seed)
    assert again.log is not None
    found: list[int] = []
    hours: dict[str, str] = {}

    def hear(event: Event) -> None:
        if event[0] == "end-of-day":
            found.append(again.position.vp)
        elif event[0] == "day-starts":
            hours[str(EAGLE.fields.save(again.position)["date"])] = str((event[2] or {})["time"])

    again.log.sinks = (hear,)
    for side, _, text, _, _ in game.history:
        again.answer(text, side)
    return found, hours


def decoys_flown(seed: str, **more: Any) -> dict[str, Any]:
    """The row of a day on which a decoy flies first, then nothing."""
    game = planned_day(AIRFIELD, strategy_on={155: AIRFIELD}, step="raid.choose", clock="0800", **more)
    assert game.log is not None
    chronicle = EagleChronicle(game)
    chronicle.day_begins(game.position, {})
    game.log.sinks = (chronicle.hear,)
    luck = Luck(seed)
    for event in game.log.events:
        chronicle.hear(event)
    while game.ask is not None and game.step.startswith("raid."):
        game.answer(luck.answer(game.ask))
    return dict(chronicle.row())


def test_a_decoy_is_no_raid() -> None:
    misled = [decoys_flown(str(seed)) for seed in range(6)]
    for row in (*misled, nobody := decoys_flown("none", units=NOBODY)):
        assert [row[name] for name in ("decoys", "raids", "gruppen", "pool", "unmet", "responding", "bombings")] == [
            *(1, 0, 0, 0, 0, 0, 0)
        ]
        assert sum(row[column] for column in RESPONSES) == 0
        assert sum(row[column] for column in WARNED) == 1
    assert nobody["misled"] == 0
    assert max(row["misled"] for row in misled) > 3


def tables(scenario: str, options: tuple[str, ...] = ()) -> tuple[Table, Table]:
    games, days = (Table(columns) for columns in columns_of(EagleChronicle))
    for row, rows in simulated(scenario, options):
        games.add([*row.values()])
        for day in rows:
            days.add([*day.values()])
    return games, days


@pytest.mark.parametrize(("scenario", "options"), SETUPS)
def test_the_summary_tells_of_every_day(scenario: str, options: tuple[str, ...]) -> None:
    games, days = tables(scenario, options)
    sections = {section.title: section for section in EagleChronicle.summary(games, days)}
    for title in (
        "Victory points in the evening",
        "Depletion at dawn",
        "Replacement points and squadrons at dawn, means",
    ):
        assert [row[0] for row in sections[title].rows] == [str(day) for day in sorted(set(days["date"]))]
        assert sum(int(row[1]) for row in sections[title].rows) == len(days)
    for title in ("Raids a raid day, by period", "Raids a raid day, by depletion level"):
        assert sections[title].headings[2:] == [*RAIDS]
        assert sum(int(row[1]) for row in sections[title].rows) == len(days)
    losses = sections["Losses by type, in squadrons and Gruppen"]
    assert {row[0] for row in losses.rows} == {TYPE_NAMES[name.partition("_")[0]] for name in LOSSES if sum(days[name])}
    assert all(len("\n".join(section.printed()).splitlines()) == len(section.rows) + 2 for section in sections.values())


@pytest.mark.parametrize(("scenario", "options"), SETUPS)
def test_the_summary_shares_out_responses_warnings_and_bombings(scenario: str, options: tuple[str, ...]) -> None:
    games, days = tables(scenario, options)
    sections = {section.title: section for section in EagleChronicle.summary(games, days)}
    for title, names, total in (
        ("Squadrons that met a raid", [*MET_BY], sum(games["raids"])),
        (
            "Warning of raids",
            ["none", "late", "sufficient", "early", "very early"],
            sum(games["raids"]) + sum(games["decoys"]),
        ),
        ("Results of bombing", [*RESULTS], sum(games["bombings"])),
    ):
        rows = sections[title].rows
        assert [row[0] for row in rows] == names
        assert sum(int(row[1]) for row in rows) == total > 0
        assert [row[2] for row in rows] == [f"{100 * int(row[1]) / total:.1f} %" for row in rows]
    assert [*MET_BY][::8] == ["0", "8 or more"]


def test_nothing_at_all_has_no_shares() -> None:
    games, days = tables("prelude")
    for column in RESULTS.values():
        days[column][:] = [0] * len(days)
    (section,) = (one for one in EagleChronicle.summary(games, days) if one.title == "Results of bombing")
    assert [row[1:] for row in section.rows] == [["0", "-"]] * 4


def test_workers_agree_on_eagle() -> None:
    plan = plan_of("prelude", (), 4)
    assert list(simulate(plan, 2)) == list(simulate(plan, 1))


def test_british_reinforcements_are_counted() -> None:
    scenario, options = SETUPS[-1]
    for number, (row, _) in enumerate(simulated(scenario, options)):
        game, _ = watched(scenario, options, number)
        assert game.log is not None
        entered = [event for event in game.log.events if event[1] == "eagle:14.5b"]
        assert row["reinforcements"] == len(entered)
    assert sum(row["reinforcements"] for row, _ in simulated(scenario, options)) > 0


def test_the_command_sums_up_eagle(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Endings by band, victory points, raids, the British response, losses, bombs."""
    monkeypatch.chdir(tmp_path)
    assert main(["simulate", "eagle", "--scenario", "hardest-days", "--games", "3", "--workers", "1"]) == 0
    shown = capsys.readouterr().out
    for title in (
        *("How the games ended", "Why they ended", "Victory points", "Victory points in the evening"),
        *("Raids a raid day, by period", "Losses by type, in squadrons and Gruppen", "Depletion at dawn"),
        *("Squadrons that met a raid", "Warning of raids", "Results of bombing", "The end of the games"),
    ):
        assert f"\n{title}\n" in shown
    assert re.search(r"^  (german|british)-(operational|decisive)|^  draw", shown, re.MULTILINE)
    assert len([*tmp_path.glob("simulation-eagle-hardest-days-random*.parquet")]) == 2
