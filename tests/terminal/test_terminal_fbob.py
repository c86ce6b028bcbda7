"""The table of First Battle of Britain at the terminal, in both languages: what each side sees of it, and what not."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import pytest
from sittings import LIBRARY, Table

from tallyho.bots import bot
from tallyho.fbob.title import FBOB
from tallyho.fbob.vocabulary import BRITISH, GERMAN, SIDES
from tallyho.table import CHANCE, AnyGame, Choice, Game, Seat, Seed, Source, view_of
from tallyho.terminal.fbob import situation
from tallyho.terminal.fbob_odds import odds
from tallyho.terminal.fbob_parts import PARTS, part
from tallyho.terminal.fbob_question import question
from tallyho.terminal.fbob_table import FbobTable, printed
from tallyho.terminal.fbob_ways import shortest, way
from tallyho.terminal.hooks import odds_of, situation_of, way_of
from tallyho.words import Words

sys.path.append(str(Path(__file__).parents[1] / "fbob"))
from fbob_games import Played, begun
from fbob_tables import factor

ENGLISH = Words("en", LIBRARY.words(), strict=True)
FRENCH = Words("fr", LIBRARY.words(), strict=True)
NBSP = "\u00a0"


def told(game: AnyGame, side: str | None, words: Words = ENGLISH) -> list[str]:
    return [row.replace(NBSP, " ") for row in situation(view_of(game, side), words)]


def raid(step: str = "movement.choose", **more: Any) -> Played:
    """Two Gothas near Ramsgate on turn 5 of June 1917, a hidden Camel over London, guns and bases on both sides."""
    gotha = {"place": "flying", "at": "2722", "group": 1, "box": 19, "took_off": 1}
    fields: dict[str, Any] = {
        "month": 2,
        "last_month": 8,
        "turn": 5,
        "phasing": GERMAN,
        "mp": {GERMAN: 4, BRITISH: 7},
        "units": {
            "13": {**gotha, "ace": 1},
            "14": gotha,
            "Jasta-1": "based 4725",
            "44": {"place": "flying", "at": "1019", "group": 3, "box": 12, "took_off": 4},
            "36": "based 1318",
            "15": {"place": "recycling", "back": 4},
            "1318": "aerodrome aa1",
            "1019": "aa2",
            "2521": "aa1 early-warning",
            "4725": "aerodrome",
            "tender-1": "2915",
        },
        "recon": {GERMAN: ["1019"]},
        "bombed": ["2521"],
    }
    return begun(step, **{**fields, **more})


def row_of(rows: list[str], begins: str) -> str:
    (found,) = (row for row in rows if row.startswith(begins))
    return found


# The table


def test_month_turn_night_and_points() -> None:
    rows = told(raid().game, GERMAN)
    assert rows[:3] == [
        "June 1917, month 2 of 8.",
        "Flying turn 5 of 24, the German half; day, night falls on turn 19.",
        "Morale points: German 4, British 7.",
    ]
    assert "it is night." in told(raid(turn=20).game, GERMAN)[1]
    assert told(raid(weather=True, raf=True).game, GERMAN)[2:5:2] == [
        "The weather is bad.",
        "The Royal Air Force exists.",
    ]
    assert told(begun("recon.plot", month=2, mp={GERMAN: 1}).game, GERMAN)[1].startswith("Planning.")


def test_own_groups_have_units_fuel_the_nearest_base_and_the_last_turn_to_turn_back() -> None:
    row = row_of(told(raid().game, GERMAN), "  G1")
    assert row == (
        "  G1 in 2722 (2 hexes from Ramsgate (2521)): 13 (Gotha) with an ace, 14 (Gotha); not spotted; "
        "fuel for 14 more turns (down by turn 19); nearest base Sint-Denijs-Westrem (4725), 20 hexes, 4 turns; "
        "turn back on turn 16 at the latest"
    )


def test_fuel_that_does_not_last_and_zeppelins() -> None:
    units = {"13": {"place": "flying", "at": "1019", "group": 1, "box": 7}, "4826": "aerodrome"}
    assert "the fuel does not last to it" in row_of(told(raid(units=units).game, GERMAN), "  G1")
    units = {"L-1": {"place": "flying", "at": "1019", "group": 1}}
    row = row_of(told(raid(units=units).game, GERMAN), "  G1")
    assert "no end of endurance; no base to land at" in row


def test_a_landing_at_night_is_foretold() -> None:
    assert "it would land at night" not in row_of(told(raid(turn=15).game, GERMAN), "  G1")
    assert "it would land at night" in row_of(told(raid(turn=16).game, GERMAN), "  G1")


def test_the_enemy_sees_counters_and_no_names() -> None:
    rows = told(raid().game, BRITISH)
    assert row_of(rows, "  G1") == "  G1 in 2722 (2 hexes from Ramsgate (2521)): 2 units face down"
    assert "Gotha" not in "\n".join(rows)
    german = "\n".join(told(raid().game, GERMAN))
    assert "Camel" not in german
    assert "early warning" not in "\n".join(part(view_of(raid().game, GERMAN), ENGLISH, "bases") or [])
    assert "one counter below" in "\n".join(part(view_of(raid().game, GERMAN), ENGLISH, "bases") or [])


def test_units_that_were_spotted_are_named() -> None:
    spotted = {"place": "flying", "at": "2722", "group": 1, "box": 19, "spotted": 1, "marks": ["shaken", "bombed"]}
    units = {"13": spotted, "14": {**spotted, "spotted": 0, "marks": []}}
    row = row_of(told(raid(units=units).game, BRITISH), "  G1")
    assert row.replace(NBSP, " ").endswith("13 (Gotha) and one face down; has bombed; damaged before")


def test_a_side_that_is_placing_units_is_told() -> None:
    rows = told(begun("set-up.british", started=1, last_month=8).game, GERMAN)
    assert "British is placing units." in rows


def test_markers_and_the_ground() -> None:
    rows = told(raid().game, GERMAN)
    assert "Recon markers, Germans: London (City and Westminster, 1019)." in rows
    assert "Target Bombed markers: Ramsgate (2521)." in rows
    assert row_of(rows, "On the ground, British:") == "On the ground, British: Hornchurch (1318): one unit face down."


# Parts


def shown(game: AnyGame, side: str, typed: str, words: Words = ENGLISH) -> list[str]:
    return [row.replace(NBSP, " ") for row in part(view_of(game, side), words, typed) or []]


@pytest.mark.parametrize("name", PARTS)
@pytest.mark.parametrize("words", [ENGLISH, FRENCH])
def test_every_part_is_told_to_both(name: str, words: Words) -> None:
    for side in SIDES:
        assert shown(raid().game, side, name, words)


def test_the_pool_has_costs_and_months() -> None:
    rows = shown(raid().game, GERMAN, "pool")
    assert "Recycling, Germans: 15 (Gotha) back in August 1917." in rows
    assert "16 (Gotha) 2 MP, " in row_of(rows, "Reinforcement pool, Germans")
    british = row_of(shown(raid(raf=True).game, BRITISH, "pool"), "Reinforcement pool, British")
    assert "207 (Handley Page) 1 MP" in british


def test_units_have_their_numbers() -> None:
    names = {"firepower": "air", "pursuit": "pursuit", "bombs": "bombs", "speed": "speed", "endurance": "endurance"}
    numbers = ", ".join(f"{word} {factor('Jasta-1', name)}" for word, name in names.items())
    row = row_of(shown(raid().game, GERMAN, "units"), "  Jasta-1 (Albatros)")
    assert row == f"  Jasta-1 (Albatros): at Sint-Denijs-Westrem (4725); {numbers}"


def test_the_map_is_staggered_and_fits(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    rows = shown(raid().game, GERMAN, "map 2722")
    head = row_of(rows, "  /")
    lines = [row for row in rows if row[:4].strip() in ("|", *(f"{number:02}" for number in range(1, 34)))]
    assert max(map(len, [head, *lines])) <= 80
    assert len(rows) <= 22
    low = lines[lines.index(row_of(lines, "  22")) + 1]  # odd columns stand half a hex lower
    assert low[head.index("27") :].startswith("G1")
    high = row_of(lines, "  22")
    assert high[head.index("27")] == " "
    assert high[head.index("24")] == ":"
    assert "+1?" in lines[lines.index(row_of(lines, "  21")) + 1]


def test_the_map_of_a_town_a_group_and_of_nothing() -> None:
    assert (
        shown(raid().game, GERMAN, "map G1")
        == shown(raid().game, GERMAN, "map 2722")
        == shown(raid().game, GERMAN, "map")
    )
    assert shown(raid().game, GERMAN, "map ramsg") == shown(raid().game, GERMAN, "map 2521")
    assert shown(raid().game, GERMAN, "map nowhere") == [
        "“nowhere” is no hex of the map, no group in the air and no town."
    ]
    assert shown(raid().game, GERMAN, "weather")[0].startswith("There is no part “weather”; there are map, groups,")
    assert shown(raid().game, GERMAN, "unités 13", FRENCH)[0].startswith("Il n’y a pas de partie")


# Questions


def asked(game: AnyGame, words: Words = ENGLISH) -> list[str]:
    ask = game.open[0]
    assert isinstance(ask, Choice)
    return [row.replace(NBSP, " ") for row in question(game, ask, words) or []]


def test_hundreds_of_hexes_are_not_listed() -> None:
    game = begun("recon.plot", month=2, mp={GERMAN: 4}).game
    rows = asked(game)
    assert rows[0] == "  done: no more"
    assert rows[1] == "  Any of 1815 hexes: type its number, such as 0101."
    assert sum(map(len, rows)) < 700
    game = begun("set-up.british", ["1318", "1816", "1622", "2222", "1806", "0610", "2926", "1420"], started=1).game
    rows = asked(game)
    assert rows[-1].startswith("  With “under” behind it the new unit lies below those that are there (7 hexes: 0610,")


def test_the_hexes_beside_a_group_by_direction() -> None:
    rows = asked(raid("movement.fly", moving=1).game)
    assert "north 2721, sea; north-east 2822, sea; south-east 2823, sea; south 2723, sea;" in rows[1]
    assert "nearest base" in rows[-1]
    there = raid("movement.fly", moving=1)
    there.answer("2622")
    assert "north-west Ramsgate (2521), AA 1" in asked(there.game)[1]


@pytest.mark.parametrize("at", ["2020", "2121"])
def test_directions_are_those_of_the_map(at: str) -> None:
    units = {"13": {"place": "flying", "at": at, "group": 1, "box": 19}}
    rows = asked(raid("movement.fly", moving=1, units=units).game)
    words = [one.strip().split(" ")[0] for one in rows[1].split(";")]
    assert words == ["north", "north-east", "south-east", "south", "south-west", "north-west"]


def test_groups_and_bases_that_may_move() -> None:
    rows = asked(raid().game)
    assert rows[1].startswith("  G1: 2722; 13 (Gotha), 14 (Gotha); fuel for 14 more turns")
    assert rows[2] == "  4725: Sint-Denijs-Westrem; takes off: Jasta-1 (Albatros)"
    game = raid().game
    game.answer("4725")
    assert asked(game) == [
        "  1. Jasta-1: Jasta 1 (Albatros), speed 7, bombs 1, down by turn 10",
        "  Night falls in 14 turns, on turn 19.",
    ]


def test_what_is_bought_has_its_price() -> None:
    units = {"4826": "aerodrome", "Fake-1": {"place": "set-up"}}
    game = begun("reinforcement.buy", month=9, last_month=13, arranging=GERMAN, mp={GERMAN: 3}, units=units).game
    (row,) = asked(game)
    assert "Fake-1: Fake 1, " in row
    assert "Jasta-11: Jasta 11 (Fokker D.VII) 2 MP" in row
    assert "g-aa-2: AA 2 2 MP" in row or "2 MP" in row.partition("g-aa-2")[2]


def test_recon_names_the_best_targets_of_the_enemy() -> None:
    rows = asked(begun("recon.plot", month=2, mp={GERMAN: 4}).game)
    assert "London (City and Westminster, 1019)" in rows[2]
    assert "Reading" not in rows[2]


def test_lists_that_are_short_are_left_as_they_are() -> None:
    game = begun("preparation.gentlemens-war", month=2).game
    ask = game.open[0]
    assert isinstance(ask, Choice)
    assert question(game, ask, ENGLISH) is None


# The way to a far hex


def table_for(game: AnyGame, side: str) -> FbobTable:
    return FbobTable(view_of(game, side), ENGLISH, printed())


def test_a_way_is_as_short_as_can_be_and_goes_around_guns() -> None:
    data = printed()
    game = raid().game
    found = shortest(table_for(game, GERMAN), "4725", "2722")
    assert len(found) == data.distance(data.hex["4725"], data.hex["2722"])
    around = shortest(table_for(game, GERMAN), "2621", "2421")
    assert "2521" not in around
    assert around[-1] == "2421"
    assert shortest(table_for(game, GERMAN), "2622", "2521") == ["2521"]


def test_only_the_hexes_of_this_turn_are_flown() -> None:
    game = raid("movement.fly", moving=1).game
    ask = game.open[0]
    assert isinstance(ask, Choice)
    hexes = way(game, ask, ENGLISH, "1019")
    assert len(hexes) == 5
    assert way(game, ask, ENGLISH, "2721") == []
    assert way(game, ask, ENGLISH, "2722") == []
    assert way(game, ask, ENGLISH, "9999") == []
    choosing = raid().game.open[0]
    assert isinstance(choosing, Choice)
    assert way(raid().game, choosing, ENGLISH, "1019") == []


# Odds


@pytest.mark.parametrize("words", [ENGLISH, FRENCH])
def test_odds_at_the_terminal(words: Words) -> None:
    game = raid("movement.fly", moving=1).game
    game.answer("2622")
    rows = odds(game, GERMAN, words)
    assert len(rows) == 2
    assert odds(game, GERMAN, words, "2521") == rows
    assert len(odds(game, GERMAN, words, "9999")) == 1
    assert len(odds(begun("month.end", month=2).game, GERMAN, words)) == 1


# At the table


def test_the_client_uses_all_this() -> None:
    assert situation_of("fbob") is situation
    assert odds_of("fbob") is odds
    assert way_of("fbob") is way
    assert way_of("hksw") is None


@pytest.mark.parametrize("words", [ENGLISH, FRENCH])
def test_a_whole_month_can_be_told(words: Words) -> None:
    """Everything that a game of the bots comes to has words, for both sides, question by question."""
    game: AnyGame = Game.new(FBOB, scenario="phase1", seed=7)
    sources: dict[str, Source] = {CHANCE: Seed()}
    sources.update({side: Seat(bot("random", f"{side} 7", "fbob")) for side in SIDES})
    for number in range(400):
        if game.over:
            break
        ask = game.open[0]
        if isinstance(ask, Choice) and number % 7 == 0:
            question(game, ask, words)
            for side in (*SIDES, None):
                assert situation(view_of(game, side), words)
            odds(game, ask.side, words)
        game.answer(sources[ask.side].reply(game, ask), ask.side)


def test_whole_moves_in_a_line(table: Table) -> None:
    """A far hex is flown to as far as the speed goes; what was typed behind it is given then."""
    lines = ["standard", "done", "done", "done", "yes", "4826 13 14 17", "1019 stop", "s map G1", "odds"]
    shown = table.play("fbob --scenario phase1 --side german --bot british=random --seed 3", *lines)
    assert shown.count("- G1 flies to ") == 5
    assert "Germans: 4725" not in shown  # moves are told by what happens
    assert table.answers("fbob", GERMAN)[-1] == "stop"
    assert len(table.answers("fbob", GERMAN)) == 15
    assert "> s map G1\nMap. Signs: " in shown
    assert "There are no odds for this question." in shown


def test_one_line_names_a_group_and_flies_it(table: Table) -> None:
    lines = ["standard", "done", "done", "done", "yes", "4826 13 14 17 1019 stop"]
    shown = table.play("fbob --scenario phase1 --side german --bot british=random --seed 3", *lines)
    assert shown.count("- G1 flies to ") == 5
    assert table.answers("fbob", GERMAN)[-1] == "stop"
    assert "was not given" not in shown
    assert "4724: Mariakerke; takes off" in shown, "a hex is not numbered twice"
    assert "You have no morale points for recon." in shown


def test_the_same_in_french(table: Table) -> None:
    words = "fbob --scenario phase1 --side german --bot british=random --seed 3"
    shown = table.play(words, "standard", "s carte", "s réserve", "s sol", language="fr").replace(NBSP, " ")
    assert "Mois 1 sur 8 : mai 1917." in shown
    assert "Carte. Signes : " in shown
    assert "Réserve, Allemands : 15 (Gotha) 2 PM" in shown


# Lists made in secret


def test_a_list_is_shown_while_it_is_made_kept_in_the_file_and_taken_back(table: Table) -> None:
    begin = "fbob --scenario phase2 --option training --seed 3 --side german --bot british=doctrine"
    shown = table.play(begin, "standard", "done", "done", "rest 13", "night 14")
    assert "\nOn your list: rest: Kasta 13 (Gotha), night training: Kasta 14 (Gotha).\n" in shown
    assert table.saved("fbob").listed() == [("german", "rest 13; night 14")]
    again = table.play("fbob", "undo", "rest 14", "done", "undo", "done")
    assert "\nTaken back: night training: Kasta 14 (Gotha).\nOn your list: rest: Kasta 13 (Gotha).\n" in again
    assert "\nGermans: rest: Kasta 13 (Gotha), rest: Kasta 14 (Gotha)\n" in again
    assert [answer for answer in table.answers("fbob", "german") if "rest" in answer] == ["rest 13; rest 14; done"]
    assert table.saved("fbob").listed() == []


def test_of_a_long_list_the_latest_entries_are_shown(table: Table) -> None:
    """A set-up piece by piece would fill the screen."""
    towns = ["1318", "1218", "1216", "1816", "1818", "1921", "2926", "1318 under", "1218"]
    shown = table.play("fbob --scenario phase1 --side british --bot german=doctrine --seed 3", *towns)
    assert "\nOn your list: Hornchurch (1318), Romford (1218).\n" in shown
    last = shown.rpartition("\nOn your list, ")[2].partition(".\n")[0].replace("\n  ", " ")
    assert last.startswith("the last of 9: Romford (1218), Epping (1216), ")
    assert last.endswith(", Hornchurch (1318), below the land units there, Romford (1218)")
