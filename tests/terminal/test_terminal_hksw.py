"""The table of Battle of Britain at the terminal, in both languages: what each side sees of it, and what not."""

from __future__ import annotations

import re
import sys
from itertools import product
from pathlib import Path

import pytest
from sittings import LIBRARY, Table

from tallyho.bots import bot
from tallyho.hksw.components import COLUMNS, ROWS
from tallyho.hksw.title import HKSW
from tallyho.hksw.vocabulary import LUFTWAFFE, RAF
from tallyho.table import CHANCE, AnyGame, Choice, Game, Seat, Seed, Source, view_of
from tallyho.terminal.hksw import situation
from tallyho.terminal.hksw_map import apart
from tallyho.terminal.hksw_odds import odds
from tallyho.terminal.hksw_parts import part
from tallyho.terminal.hksw_question import question
from tallyho.terminal.hooks import odds_of, situation_of
from tallyho.words import Words

sys.path.append(str(Path(__file__).parents[1] / "hksw"))
from hksw_games import Played, begun

ENGLISH = Words("en", LIBRARY.words(), strict=True)
FRENCH = Words("fr", LIBRARY.words(), strict=True)
NBSP = "\u00a0"
OUTSIDE = ("2A", "2B", "2C", "3A", "3B", "3C", "5A")


def told(game: AnyGame, side: str | None, words: Words = ENGLISH) -> list[str]:
    return [row.replace(NBSP, " ") for row in situation(view_of(game, side), words)]


def over_dover(**more: object) -> Played:
    """Flight 2B over Dover with two known cards of three, 11B two squares away, in the first phase of turn 2."""
    fields: dict[str, object] = {
        "turn": 2,
        "last_turn": 3,
        "phase": 1,
        "markers": 4,
        "at": {"2B": "N24", "11B": "M24", "10A": "F25"},
        "fuel": {"2B": 3},
        "radar": {"2B": "detected"},
        "sortie_marks": {"2B": ["took-off", "asked"]},
        "phase_marks": {"2B": ["moved"]},
        "cards": {"I/JG3/2": "2B", "I/KG1/2": "2B", "I/KG2/2": "2B", "54/11": "11B", "1/11": "11B", "92/10": "10A"},
        "seen": {"I/JG3/2": "seen", "54/11": "seen"},
        "missions": {"dover": "2B", "hull": "hand", "leeds": "hand"},
        "alert": dict.fromkeys(("10", "11", "12", "13", "LF2", "LF3", "LF5"), "alerted"),
        "first_alert": False,
    }
    return begun("patrol.choose", **{**fields, **more})  # type: ignore[arg-type]


def row_of(rows: list[str], begins: str) -> str:
    (found,) = (row for row in rows if row.startswith(begins))
    return found


# Turn and points


def test_the_turn_its_phase_and_its_markers() -> None:
    rows = told(over_dover().game, RAF)
    assert rows[:2] == [
        "Turn 2 of 3, 17 to 23 July: clear.",
        "Tally Ho phase 1 of 4; 4 air combat markers are left.",
    ]


def test_the_points_of_both_by_what_they_are_for() -> None:
    rows = told(over_dover(cards={"152/10": "damaged", "I/KG1/2": "damaged"}, mission_points=4, failed=2).game, RAF)
    assert rows[2] == (
        "Points: Luftwaffe 5 (missions 4, RAF squadrons lost 1); RAF 5 (Luftwaffe squadrons lost 1, failed missions 4)."
    )


def test_points_that_the_raf_has_begun_with_are_told_as_such() -> None:
    rows = told(over_dover(cards={"I/KG1/2": "damaged"}, head_start=3).game, RAF)
    assert rows[2].endswith("RAF 4 (Luftwaffe squadrons lost 1, failed missions 0, head start 3).")


# Cards


def test_a_side_sees_its_own_cards_and_of_the_enemy_those_turned_up() -> None:
    game = over_dover().game
    raf, luftwaffe = told(game, RAF), told(game, LUFTWAFFE)
    assert row_of(raf, "  2B (Abbeville) over") == (
        "  2B (Abbeville) over N24 (Dover): 3 fuel tokens; detected; has a mission; has moved; "
        "3 cards, turned up: Bf 109 I/JG3/2"
    )
    assert row_of(luftwaffe, "  2B (Abbeville) over") == (
        "  2B (Abbeville) over N24 (Dover): 3 fuel tokens; detected; mission Dover (radar, N24); has moved; "
        "3 cards: Bf 109 I/JG3/2; He 111 I/KG1/2; Do 17 I/KG2/2"
    )
    assert row_of(raf, "  11B").endswith(
        "on the airfield in M24 (Hawkinge, Canterbury): 2 cards: Spitfire 54/11; Hurricane 1/11"
    )
    assert row_of(luftwaffe, "  11B").endswith(": 2 cards, turned up: Spitfire 54/11")
    assert raf.index("Flights, RAF:") < raf.index("Flights, Luftwaffe:")
    assert luftwaffe.index("Flights, Luftwaffe:") < luftwaffe.index("Flights, RAF:")


@pytest.mark.parametrize("side", [RAF, None])
def test_missions_and_hidden_cards_are_not_told_to_others(side: str | None) -> None:
    text = "\n".join(told(over_dover().game, side))
    assert "Hull" not in text
    assert "mission Dover" not in text
    assert "I/KG1/2" not in text
    assert "The Luftwaffe has 2 mission cards in hand." in text


def test_the_luftwaffe_sees_its_hand() -> None:
    rows = told(over_dover().game, LUFTWAFFE)
    assert "Missions in hand: Hull (city, K17), Leeds (city, I17)." in rows


def test_displays_have_ready_cards_damaged_ones_and_those_stood_down() -> None:
    game = over_dover(
        cards={"152/10": "damaged", "609/10": "stood-down"}, back={"609/10": 4}, damage={"bristol": 1}
    ).game
    mine, theirs = row_of(told(game, RAF), "  10 Group"), row_of(told(game, LUFTWAFFE), "  10 Group")
    assert "1 damaged (Spitfire 152/10); stood down: 609/10 (back on turn 4)" in mine
    assert "Hurricane 87/10" in mine
    assert "Hurricane 87/10" not in theirs
    assert "1 damaged (Spitfire 152/10)" in theirs
    dice = sum(city.production for city in map(HKSW.data().targets.__getitem__, HKSW.data().cities_of[0]))  # type: ignore[attr-defined]
    bristol = HKSW.data().targets[HKSW.data().target["bristol"]].production  # type: ignore[attr-defined]
    assert mine.endswith(f"; {dice - bristol} repair dice")


def test_what_is_bombed_is_told() -> None:
    rows = told(over_dover(damage={"dover": 1, "bristol": 2}).game, RAF)
    assert "Bombed: Dover (radar, N24) knocked out, Bristol (city, G23) 2 hits." in rows


def test_markers_cards_gone_home_and_the_london_cards() -> None:
    cards = {"I/JG3/2": "home 2B", "I/KG1/2": "2B", "I/KG2/2": "2B", "54/11": "11B", "1/11": "11B"}
    rows = told(over_dover(cards=cards, ace={"11B": "ace"}, top_cards=7).game, RAF)
    assert "; one card has gone home ahead (Bf 109 I/JG3/2); has moved; 2 cards" in row_of(rows, "  2B (Abbeville)")
    assert ": ace; 2 cards: " in row_of(rows, "  11B")
    assert rows[-1].endswith(" The London cards are among the top 7.")


# The map


def test_the_map_shows_flights_targets_and_the_radar_line_around_what_matters() -> None:
    rows = told(over_dover(damage={"pevensey": 1}).game, RAF)
    at = next(number for number, row in enumerate(rows) if row.startswith("Map. "))
    head = rows[at + 1].split()
    body = {row.split()[0]: dict(zip(head[1:], row.split()[1:], strict=True)) for row in rows[at + 2 : at + 5]}
    assert head == ["/", "L", "M", "N", "O"]  # 10A at Exeter is too far away to matter
    assert list(body) == ["23", "24", "25"]
    assert (body["24"]["M"], body["24"]["N"]) == ("11B", "2B")
    assert (body["23"]["L"], body["23"]["N"]) == ("o", "-")
    assert body["25"]["L"] == "^!"
    assert "The radar line is blind at Pevensey (radar, L25)." in rows


def test_flights_of_both_sides_in_a_square_are_starred() -> None:
    rows = told(over_dover(at={"2B": "N24", "11B": "N24"}).game, RAF)
    assert any(" 2B* " in f"{row} " for row in rows)
    assert not any(" 2B " in f"{row} " for row in rows if row.startswith("  24"))


def test_a_line_behind_a_station_knocked_out_is_marked() -> None:
    """N23 is watched by Dover."""
    whole, blind = (told(over_dover(damage=damage).game, RAF) for damage in ({}, {"dover": 1}))
    assert row_of(whole, "  23 ").split()[3] == "-"
    assert row_of(blind, "  23 ").split()[3] == "x"


def test_the_luftwaffe_has_its_targets_on_the_map_and_the_raf_has_not() -> None:
    """Hull is in the hand: row 17 is shown to the Luftwaffe only."""
    game = over_dover().game
    assert any(row.startswith("  17 ") for row in told(game, LUFTWAFFE))
    assert not any(row.startswith("  17 ") for row in told(game, RAF))


def test_a_flight_still_on_the_ground_far_away_is_not_on_the_map_of_those_in_the_air() -> None:
    game = over_dover(at={"2B": "N24", "11B": "M24", "5A": "U2"}).game
    assert not any(row.startswith("   2 ") for row in told(game, RAF))
    ground = over_dover(at={"2B": "N24", "11B": "M24", "5A": "U2"}, sortie_marks={}).game
    assert any(row.startswith("   2 ") for row in told(ground, RAF))


def test_there_is_no_map_without_a_luftwaffe_flight() -> None:
    assert not any(row.startswith("Map. ") for row in told(over_dover(at=dict.fromkeys(OUTSIDE, "box")).game, RAF))


def test_diagonals_are_as_short_as_any() -> None:
    assert [apart("K10", other) for other in ("K10", "L11", "M11", "K7", "H9")] == [0, 1, 2, 3, 3]


# Combat


def test_the_flight_that_moves_and_the_one_that_chases_it() -> None:
    game = over_dover(at={"2B": "O24", "11B": "M24"}, phase_marks={}, sortie_marks={"2B": ["took-off"]}, radar={}).game
    moving = begun("movement.choose", ["2B", "N24", "11B"], **HKSW.fields.save(game.position)).game  # type: ignore[arg-type]
    rows = told(moving, LUFTWAFFE)
    assert "Flight 2B (Abbeville) is moving; 4 squares are left." in rows
    assert "Flight 11B (Hawkinge) chases flight 2B (Abbeville)." in rows


def test_the_groups_of_a_dogfight() -> None:
    group = {
        "I/JG3/2": "2B group 1", "I/KG1/2": "2B group 2", "I/KG2/2": "2B group 3", "54/11": "11B group 1",
        "1/11": "11B group 1", "43/11": "11B group back",
    }  # fmt: skip
    played = begun(
        "dogfight.next-group", turn=2, phase=1, race="11B", battle="2B", at={"2B": "N24", "11B": "N24"}, cards=group,
        seen={"I/JG3/2": "seen"}, table={"luftwaffe": "", "raf": ""},
    )  # fmt: skip
    raf, luftwaffe = told(played.game, RAF), told(played.game, LUFTWAFFE)
    assert "Air combat over N24 (Dover): flight 11B (Hawkinge) against flight 2B (Abbeville)." in raf
    assert (
        "  Group 1: Luftwaffe one unseen card; RAF Spitfire 54/11; Hurricane 1/11" in raf
    )  # seen, but not in which group
    assert "  Group 2: Luftwaffe one unseen card" in raf
    assert "  Group 2: Luftwaffe He 111 I/KG1/2" in luftwaffe
    assert "  Group 1: Luftwaffe Bf 109 I/JG3/2; RAF 2 unseen cards" in luftwaffe
    assert "  Back from their fights: RAF Hurricane 43/11" in raf


# Parts


def part_of_table(typed: str, side: str = RAF, words: Words = ENGLISH, **more: object) -> list[str]:
    rows = part(view_of(over_dover(**more).game, side), words, typed)
    assert rows is not None
    return [row.replace(NBSP, " ") for row in rows]


def test_the_parts_are_the_table() -> None:
    """Nothing of the whole is in no part, and no part has anything else."""
    parts = [part_of_table(name) for name in ("map", "flights", "displays", "missions")]
    assert sorted(row for rows in parts for row in rows) == sorted(told(over_dover().game, RAF))
    assert [rows[0].split()[0].rstrip(":,.") for rows in parts] == ["Map", "Flights", "Displays", "Turn"]


def test_a_part_may_be_named_by_its_beginning_and_in_french() -> None:
    assert part_of_table("disp") == part_of_table("displays")
    assert part_of_table("fiches", words=FRENCH) == part_of_table("displays", words=FRENCH)
    assert part_of_table("fiches", words=FRENCH)[0].startswith("Fiches")


@pytest.mark.parametrize("where", ["map N24", "map n24", "map 2B", "map 2b"])
def test_the_map_around_a_square_or_a_flight(where: str) -> None:
    rows = part_of_table(where)
    assert rows[1].split() == ["/", *"GHIJKLMNOPQRSTU"]
    assert [int(row.split()[0]) for row in rows[2:-1]] == [*range(17, 32)]


def test_a_part_that_there_is_not_is_told_which_there_are() -> None:
    (row,) = part_of_table("weather")
    assert row.startswith("There is no part “weather”; there are map, flights, displays, missions.")
    assert part_of_table("flights 2B")[0].startswith("There is no part “flights 2B”")
    assert part_of_table("map Z99") == ["“Z99” is neither a square of the map nor a flight that is on it."]
    assert part_of_table("map 3A") == ["“3A” is neither a square of the map nor a flight that is on it."]


def test_the_map_that_is_asked_for_is_whole_while_no_luftwaffe_flight_is_on_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    rows = part_of_table("map", at=dict.fromkeys(OUTSIDE, "box"))
    assert rows[0].startswith("Map. ")
    assert rows[1].split() == ["/", *COLUMNS]
    assert [int(row.split()[0]) for row in rows[2:-1]] == [*range(1, ROWS + 1)]
    assert all(len(row) <= 80 for row in rows[1:-1])


@pytest.mark.parametrize(("columns", "across"), [(100, 15), (50, 15), (49, 13), (40, 11), (24, 5)])
def test_the_map_around_a_place_is_as_wide_as_the_terminal_allows(
    columns: int, across: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", str(columns))
    rows = part_of_table("map K16")
    assert len(rows[1].split()) == across + 1


def test_a_part_hides_what_the_whole_hides() -> None:
    assert "Missions in hand: " in " ".join(part_of_table("missions", LUFTWAFFE))
    assert "Missions in hand: " not in " ".join(part_of_table("missions", RAF))


def test_a_wide_map_is_drawn_closer_on_a_narrow_terminal_and_left_out_on_a_very_narrow_one(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """From C to U the map has 19 columns: 81 signs, or 62 without the spaces between."""
    far = {"at": {"2B": "D24", "5A": "T3"}, "sortie_marks": {"2B": ["took-off"], "5A": ["took-off"]}}
    widths = {}
    for columns in (81, 80, 62, 61):
        monkeypatch.setenv("COLUMNS", str(columns))
        rows = part_of_table("map", **far)
        widths[columns] = next((len(row.rstrip()) for row in rows if row.startswith("   / C")), rows[0][:24])
    assert widths == {81: 78, 80: 60, 62: 60, 61: "The map does not fit on "}


def test_a_part_is_an_order_of_the_terminal(table: Table) -> None:
    shown = table.play("hksw --scenario kanalkampf --side raf --seed 3", "situation displays", "s miss", "s x")
    assert "> situation displays\nDisplays:\n" in shown
    assert "> s miss\nTurn 2 of 3" in shown
    assert "> s x\nThere is no part “x”" in shown


# Whole games


def test_the_hook_is_known() -> None:
    assert situation_of("hksw") is situation


def test_every_question_of_a_game_can_be_told_to_all_in_both_languages() -> None:
    """The words are strict: a message that cannot be said would be an error."""
    keys = set()
    for scenario, name, seed in (("adlertag", "doctrine", 1), ("london", "random", 2)):
        game: AnyGame = Game.new(HKSW, scenario=scenario, seed=seed)
        seats: dict[str, Source] = {CHANCE: Seed(), **{side: Seat(bot(name, side, "hksw")) for side in HKSW.sides}}
        while game.open and len(game.history) < 700:
            ask = game.open[0]
            if (scenario, ask.prompt.key) not in keys:
                keys.add((scenario, ask.prompt.key))
                for side, words in product((RAF, LUFTWAFFE, None), (ENGLISH, FRENCH)):
                    assert len(told(game, side, words)) > 4
            game.answer(seats[ask.side].reply(game, ask), ask.side)
    assert {"intercept", "fly", "dogfight-select", "assign-mission"} <= {key for _, key in keys}


def test_a_pack_with_cards_of_its_own_is_told_field_by_field_unless_the_components_are_given() -> None:
    row = {**HKSW.data().tables["squadrons"]["1/11"]}
    game = Game.new(HKSW, scenario="kanalkampf", seed=1, overlay={"squadrons": {"999/11": row}})
    view = view_of(game, RAF)
    assert any(line.startswith("sortie marks: ") for line in situation(view, ENGLISH))
    assert any("999/11" in line for line in situation(view, ENGLISH, game.position.data))


def test_one_person_with_both_sides_sees_with_the_eyes_of_the_side_that_is_asked(table: Table) -> None:
    """The RAF fills its flights, then the Luftwaffe: neither situation names a hidden card of the other."""
    start = "hksw --scenario kanalkampf --side luftwaffe --side raf --no-curtain --seed 3"
    shown = " ".join(table.play(start, "situation", "evenly", "situation").replace(NBSP, " ").split())
    _, raf, luftwaffe = shown.split("> situation")
    raf, luftwaffe = raf[: raf.index("> evenly")], luftwaffe[: luftwaffe.index("> ")]
    assert re.search(r"10 Group: 1 ready \(\w+ \d+/10\); 9 drawn \(\w+ \d+/10, ", raf)
    assert re.search(r"Luftflotte 2: \d+ ready \(Bf 109 .*\); 18 drawn \(Bf 109 \w+/JG\d+/2, ", luftwaffe)
    assert not re.search(r"/(JG|KG|StG|ZG)\d", raf)
    assert not re.search(r"\d/1[0123]\b", luftwaffe)


# Questions


def test_the_side_that_is_asked_is_named_as_french_sets_it(table: Table) -> None:
    shown = table.play("hksw --scenario kanalkampf --side raf --side luftwaffe --no-curtain --seed 3", language="fr")
    assert f"\nRAF{NBSP}: Il manque à la formation 10A" in shown


def test_who_may_intercept_is_listed_with_the_squares_between() -> None:
    game = asked_to_intercept()
    assert isinstance(game.ask, Choice)
    rows = question(game, game.ask, ENGLISH)
    assert rows is not None
    assert (
        rows[0].replace(NBSP, " ")
        == "  1. no: let it pass, 2. 10A (Exeter) 8 squares off, 3. 11B (Hawkinge) one square off"
    )


def test_an_answer_that_its_words_begin_with_is_not_said_twice(table: Table) -> None:
    shown = table.play("hksw --scenario kanalkampf --side luftwaffe --seed 3", "evenly", "evenly", "2 3 4 5 6 7 8")
    assert "\n  2. hawkinge: Hawkinge (airfield, M24)\n" in shown
    assert re.search(r"^  \d+\. 2A \(Saint-Omer\)$", shown.replace(NBSP, " "), re.MULTILINE)


def test_moves_are_told_by_what_happens_and_not_by_the_answers_too(table: Table) -> None:
    shown = table.play("hksw --scenario kanalkampf --side raf --seed 3", *["evenly"] * 4)
    assert re.search(r"- Flight \w+ \([^)]*\) enters M?", shown)
    assert not re.search(r"^Luftwaffe: [A-V]\d+", shown, re.MULTILINE)
    assert re.search(r"^Luftwaffe: \d secret answers$", shown, re.MULTILINE)


# Odds


def asked_to_intercept() -> AnyGame:
    """2B comes to the radar line over Dover, and the RAF may send 11B or 10A."""
    more = {"at": {"2B": "O24", "11B": "M24", "10A": "F25"}, "sortie_marks": {}, "phase_marks": {}, "radar": {}}
    fields = HKSW.fields.save(over_dover(**more).game.position)
    return begun("movement.choose", ["2B", "N24"], **fields).game  # type: ignore[arg-type]


def test_odds_have_a_line_for_every_flight_that_may_be_sent() -> None:
    rows = odds(asked_to_intercept(), RAF, ENGLISH)
    assert [row.split(":")[0] for row in rows[:-1]] == [
        "10A (Exeter) intercepts 2B (Abbeville)",
        "11B (Hawkinge) intercepts 2B (Abbeville)",
    ]
    assert rows[-1].startswith("All dice are counted")
    assert odds(asked_to_intercept(), RAF, FRENCH)[0].startswith("10A (Exeter) intercepte 2B (Abbeville)")


@pytest.mark.parametrize("typed", ["11B", "11b", "3"])
def test_odds_of_an_answer_as_it_is_typed(typed: str) -> None:
    rows = odds(asked_to_intercept(), RAF, ENGLISH, typed)
    assert [row.split(" ")[0] for row in rows] == ["11B", "All"]


def test_odds_of_what_cannot_be_answered_are_refused_in_a_sentence() -> None:
    (row,) = odds(asked_to_intercept(), RAF, ENGLISH, "12A")
    assert row == "Flight 12A (Duxford) is not on the map. (hksw:6.intercept.j)"


def test_other_questions_have_no_odds() -> None:
    assert odds(asked_to_intercept(), LUFTWAFFE, ENGLISH) == ["There are no odds for this question."]
    assert odds_of("hksw") is odds


def test_odds_are_an_order_of_the_terminal(table: Table) -> None:
    shown = table.play("hksw --scenario kanalkampf --side raf --bot luftwaffe=random --seed 3", "odds")
    assert "> odds\nThere are no odds for this question." in shown
