"""Patrol and Ambush: their problems, and what problems cannot show: odds, data, knowledge, undo, words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from tallyho.library import Library
from tallyho.table import (
    AnyGame,
    BadData,
    BadPosition,
    BadSetup,
    Chance,
    Game,
    Json,
    Log,
    Luck,
    Refused,
    Setup,
    problem,
    resampled,
    view_of,
)
from tallyho.table.chance import by_luck
from tallyho.words import Words

HERE = Path(__file__).parent
LIBRARY = Library([HERE / "games"])
PATROL = LIBRARY.title("patrol")
AMBUSH = LIBRARY.title("ambush")
PROBLEMS = sorted((HERE / "problems").rglob("*.toml"))

KINDS = {
    "r1": "gun",
    "r2": "rifles",
    "r3": "scout",
    "r4": "decoy",
    "b1": "decoy",
    "b2": "scout",
    "b3": "rifles",
    "b4": "gun",
}


def standing(game: str, step: str, position: Mapping[str, Any], scenario: str = "", *options: str) -> AnyGame:
    """A game of which only this much is known: it stands before the step, in a position that differs so from set-up."""
    title = LIBRARY.title(game)
    scenario, wanted = title.chosen(scenario, options)
    data = title.data()
    fresh = title.set_up(data, scenario, wanted)
    title.fields.lay(fresh, position)
    return Game.begin(title, Setup(scenario, wanted, "", data), fresh, title.sequence.index[step], Log())


def answered(game: AnyGame, *answers: str) -> AnyGame:
    for answer in answers:
        game.answer(answer)
    return game


def weights(game: AnyGame) -> dict[str, int]:
    """The outcomes of the chance now open, with their weights."""
    ask = game.ask
    assert isinstance(ask, Chance)
    return {offer: ask.weight(number) for number, offer in enumerate(ask.offers)}


def told(game: AnyGame, key: str) -> list[dict[str, Json]]:
    """The arguments of all events with this key."""
    assert game.log is not None
    return [args or {} for found, _, args, _ in game.log.events if found == key]


def keys_told(game: AnyGame, side: str | None, start: str) -> list[str]:
    """The keys, of those that begin so, of the events that a side may know."""
    return [key for key, *_ in view_of(game, side).events if key.startswith(start)]


def table(game: AnyGame, side: str | None) -> dict[str, Any]:
    """The table as a side sees it."""
    return dict(view_of(game, side).table)


def imagined(game: AnyGame, side: str | None, number: int = 60) -> list[dict[str, Any]]:
    """The positions of some games that a side cannot tell from this one."""
    luck = Luck("imagined")
    twins = [resampled(game, side, luck) for _ in range(number)]
    return [dict(game.title.fields.save(twin.position)) for twin in twins]


@pytest.mark.parametrize("path", PROBLEMS, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_problem(path: Path) -> None:
    assert problem.run(problem.read(path.read_text(encoding="utf-8"), path.name), LIBRARY.title).wrong == []


# How chance decides in Patrol


@pytest.mark.rules("patrol:4.2a")
def test_the_weather_has_the_weights_of_its_chart() -> None:
    assert weights(standing("patrol", "watch.weather", {})) == {"clear": 3, "cloud": 2, "storm": 1}


@pytest.mark.rules("patrol:10c")
def test_fog_has_weights_of_its_own() -> None:
    assert weights(standing("patrol", "watch.weather", {}, "short", "fog")) == {"clear": 1, "cloud": 4, "storm": 1}


@pytest.mark.rules("patrol:4.3a", "patrol:3b")
def test_a_back_is_as_likely_as_cards_of_it_remain() -> None:
    game = standing("patrol", "watch.warning", {"deck": ["101", "102", "104"]})
    assert weights(game) == {"centre": 1, "north": 2}


@pytest.mark.rules("patrol:5.2a")
def test_cards_with_the_same_back_are_equally_likely() -> None:
    assert weights(standing("patrol", "raid.turn-up", {"region": "south"})) == {"105": 1, "106": 1}


@pytest.mark.rules("patrol:7.1a")
def test_two_combat_dice_are_rolled() -> None:
    game = standing("patrol", "raid.combat", {"region": "north", "units": {"A/66": "intercept", "1/JG9": "raid"}})
    found = weights(game)
    assert (sum(found.values()), found["3 3"], found["3 4"]) == (36, 1, 2)


@pytest.mark.rules("patrol:3b")
def test_the_face_down_card_is_decided_only_when_it_is_turned_up() -> None:
    game = answered(standing("patrol", "watch.warning", {}), "centre", "done")
    twins = [resampled(game, "british", Luck(str(seed))) for seed in range(20)]
    assert {by_luck(twin.ask, twin.position.luck) for twin in twins if isinstance(twin.ask, Chance)} == {"103", "104"}
    assert table(game, "british")["deck"] == ["101", "102", "103", "104", "105", "106"]


# Why the raiders of Patrol do what they do


@pytest.mark.rules("patrol:6.1a", "patrol:6.1c", "patrol:6.1e")
def test_the_raiders_say_what_they_considered() -> None:
    units = {"1/KG9": "rest", "2/KG9": "lost", "3/KG9": "lost", "4/KG9": "airbase reduced"}
    game = standing("patrol", "raid.deployment", {"card": "101", "region": "north", "units": units})
    assert told(game, "raider-comes")[0] == {
        "raider": "4/KG9",
        "because": [
            {"key": "raider-rests", "rule": "patrol:6.1e", "args": {"raider": "1/KG9"}},
            {"key": "found-none", "rule": "patrol:6.1c", "args": {"priority": "full-bombers"}},
            {"key": "found", "rule": "patrol:6.1c", "args": {"priority": "reduced-bombers", "count": 1}},
        ],
    }


# Who wins Patrol


@pytest.mark.rules("patrol:9.1a", "patrol:9.1b")
@pytest.mark.parametrize(
    ("lost", "damage", "level", "winner"),
    [
        (["1/KG9", "2/KG9"], 0, "decisive", "british"),
        (["1/KG9", "2/KG9"], 1, "marginal", "british"),
        (["1/KG9"], 1, "marginal", "british"),
        (["1/KG9"], 2, "draw", None),
        (["1/KG9", "A/66"], 0, "draw", None),
        (["A/66"], 0, "defeat", None),
        ([], 1, "defeat", None),
    ],
)
def test_points_decide(lost: list[str], damage: int, level: str, winner: str | None) -> None:
    units = dict.fromkeys(lost, "lost reduced")
    game = standing("patrol", "recovery.turn-end", {"turn": 4, "units": units, "damage": {"centre": damage}})
    assert game.outcome is not None
    assert (game.outcome.level, game.outcome.winner) == (level, winner)


# Options and data of Patrol


@pytest.mark.rules("patrol:10b", "patrol:10c", "patrol:10d")
@pytest.mark.parametrize(
    ("scenario", "options", "sentence"),
    [
        ("short", ("observers",), r"option observers needs option radar \(patrol:10b\)"),
        ("short", ("fog", "radar"), r"options fog and radar exclude each other \(patrol:10c\)"),
        ("short", ("veterans",), r"option veterans belongs to scenario long, not short \(patrol:10d\)"),
    ],
)
def test_options_that_do_not_go_together(scenario: str, options: tuple[str, ...], sentence: str) -> None:
    with pytest.raises(BadSetup, match=sentence):
        Game.new(PATROL, scenario, options)


@pytest.mark.rules("patrol:2a", "patrol:2b", "patrol:7.1b")
@pytest.mark.parametrize(
    ("overlay", "sentence"),
    [
        ({"units": {"A/66": {"rating": 5}}}, "units.csv A/66: rating is 5; it must be a whole number from 1 to 4"),
        ({"units": {"A/66": {"kind": "zeppelin"}}}, "units.csv A/66: kind is 'zeppelin'; it must be one of bomber, "),
        ({"units": {"A/66": {"start": "airbase"}}}, "units.csv A/66: start is 'airbase'; it must be one of centre, "),
        ({"units": {"9/KG9": {"kind": "bomber"}}}, "units.csv 9/KG9: rating is None"),
        ({"units": {f"{n}": {} for n in range(243)}}, "units.csv: there are 256 units; there may be 255"),
        ({"cards": {"102": {"size": 1}}}, "cards.csv 102: plan is feint and size is 1; a feint has size 0"),
        ({"cards": {"101": {"region": "east"}}}, "cards.csv 101: region is 'east'; it must be one of centre, "),
        ({"cards": {n: {"region": "north"} for n in ("103", "104")}}, "cards.csv: no card has centre on its back"),
        ({"regions": {"north": {"neighbours": "all"}}}, "regions.north: neighbours is 'all'; it must be a list"),
        ({"regions": {"north": {"neighbours": ["north"]}}}, "regions.north: neighbours is 'north'; it must be one of"),
        ({"combat": {"melee": {"low": 6}}}, "combat.melee: low is 6 and leaves a gap; it must be 5"),
        ({"combat": {"melee": {"low": 4}}}, "combat.melee: low is 4 and overlaps the row before it; it must be 5"),
        ({"combat": {"bounce": {"high": 39}}}, "combat: the last row ends at 39; it must end at 40"),
        ({"combat": {"bounce": {"high": 3}}}, "combat.bounce: high is 3, which is below low, 11"),
        ({"scenarios": {"short": {"turns": 0}}}, "scenarios.short: turns is 0; it must be a whole number from 1 to 20"),
        ({"ships": {}}, "the data pack changes table 'ships'"),
    ],
)
def test_patrol_refuses_bad_data(overlay: dict[str, dict[str, dict[str, Json]]], sentence: str) -> None:
    with pytest.raises(BadData, match=sentence):
        PATROL.data(overlay)


@pytest.mark.rules("patrol:2a", "patrol:2b")
@pytest.mark.parametrize("title", [PATROL, AMBUSH], ids=lambda title: title.game)
def test_every_row_has_a_source(title: Any) -> None:
    rows = [row for rows in title.data().tables.values() for row in rows.values()]
    assert all(row["source"] for row in rows)
    assert len(rows) > 20


@pytest.mark.parametrize(
    ("game", "position", "sentence"),
    [
        ("patrol", {"damage": {"north": -1}}, "damage of north is -1; it must be a whole number from 0 to 255"),
        ("patrol", {"damage": {"east": 1}}, "damage names 'east'"),
        ("patrol", {"units": {"A/66": "moon"}}, "units: A/66 is 'moon'"),
        ("ambush", {"at": {"r1": "z9"}}, "at of r1 is 'z9'; it must be one of a1, "),
        ("ambush", {"traps": {"red": 4}}, "traps of red is 4; it must be empty or one of a1, "),
        ("ambush", {"points": {"red": True}}, "points of red is True; it must be a whole number from 0 to 99"),
    ],
)
def test_fields_refuse_what_cannot_be(game: str, position: dict[str, Json], sentence: str) -> None:
    title = LIBRARY.title(game)
    with pytest.raises(BadPosition, match=sentence):
        title.fields.lay(Game.new(title).position, position)


# The map and the dice of Ambush


@pytest.mark.rules("ambush:1b")
def test_squares_that_share_an_edge_are_adjacent() -> None:
    squares = [f"{column}{row}" for row in "12345" for column in "abcd"]
    beside: list[list[int]] = Game.new(AMBUSH).position.data.beside
    found = {square: {squares[n] for n in near} for square, near in zip(squares, beside, strict=True)}
    assert found["a1"] == {"a2", "b1"}
    assert found["d3"] == {"d2", "d4", "c3"}
    assert found["b3"] == {"a3", "c3", "b2", "b4"}
    assert sum(map(len, found.values())) == 62


@pytest.mark.rules("ambush:5.2c")
def test_the_symbols_of_fire_have_their_faces() -> None:
    position = {"kinds": KINDS, "at": {"r1": "b2", "b2": "b4"}}
    game = answered(standing("ambush", "advance.start", position), "r1 b3", "b2")
    assert weights(game) == {"hit 1 pin 0 miss 0": 1, "hit 0 pin 1 miss 0": 2, "hit 0 pin 0 miss 1": 3}


@pytest.mark.rules("ambush:2a", "ambush:2b")
@pytest.mark.parametrize(
    ("overlay", "sentence"),
    [
        ({"kinds": {"gun": {"fire": 5}}}, "kinds.gun: fire is 5; it must be a whole number from 1 to 4"),
        ({"kinds": {"decoy": {"fire": 1}}}, "kinds.decoy: fire is 1; it must be a whole number from 0 to 0"),
        ({"cards": {"aim-1": {"effect": "sleep"}}}, "cards.csv aim-1: effect is 'sleep'"),
        ({"cards": {"aim-1": {"speed": "fast"}}}, "cards.csv aim-1: speed is 'fast'; it must be a whole number"),
        ({"squares": {"e1": {"ground": "open"}}}, "squares.csv: missing squares: none; unknown: e1"),
        ({"squares": {s: {"ground": "open"} for s in ("b2", "d2", "a3", "c4")}}, "no square is wood"),
    ],
)
def test_ambush_refuses_bad_data(overlay: dict[str, dict[str, dict[str, Json]]], sentence: str) -> None:
    with pytest.raises(BadData, match=sentence):
        AMBUSH.data(overlay)


# What a side of Ambush may know


@pytest.mark.rules("ambush:2c", "ambush:4.3a")
def test_a_face_down_counter_is_known_to_its_side_and_to_who_looked_at_it() -> None:
    game = standing("ambush", "advance.start", {"kinds": KINDS, "faces": {"b3": "seen", "r1": "up"}})
    hidden = dict.fromkeys(KINDS, "unknown")
    blue = {name: kind for name, kind in KINDS.items() if name.startswith("b")}
    red = {name: kind for name, kind in KINDS.items() if name.startswith("r")}
    assert table(game, "red")["kinds"] == {**hidden, **red, "b3": "rifles"}
    assert table(game, "blue")["kinds"] == {**hidden, **blue, "r1": "gun"}
    assert table(game, None)["kinds"] == {**hidden, "r1": "gun"}


@pytest.mark.rules("ambush:4.3a")
def test_only_who_looks_is_told_what_it_saw() -> None:
    game = standing("ambush", "cards.play", {"kinds": KINDS, "cards": {"recon-1": "red-hand"}})
    answered(game, "recon-1", "none", "b4")
    assert keys_told(game, "red", "looked") == ["looked", "looked-saw"]
    assert keys_told(game, "blue", "looked") == keys_told(game, None, "looked") == ["looked"]


@pytest.mark.rules("ambush:3.1b", "ambush:3.2a")
def test_nobody_sees_the_others_secret_choices() -> None:
    game = answered(Game.new(AMBUSH), "gun", "scout", "rifles", "decoy", "scout", "gun", "a3")
    answers = {side: [answer for _, _, answer in view_of(game, side).turns] for side in ("red", "blue", None)}
    assert answers["red"] == ["gun", None, "rifles", None, "scout", None, "a3"]
    assert answers["blue"] == [None, "scout", None, "decoy", None, "gun", None]
    assert answers[None] == [None] * 7
    assert table(game, "blue")["traps"] == {"red": True, "blue": ""}
    assert table(game, "red")["traps"] == {"red": "a3", "blue": False}
    assert [key for side in ("red", "blue", None) for key in keys_told(game, side, "trap-")] == [
        "trap-laid",
        "trap-laid-in",
        "trap-laid",
        "trap-laid",
    ]


@pytest.mark.rules("ambush:3.3a", "ambush:3.3b", "ambush:4.1a")
def test_hands_are_secret_and_the_card_put_away_is_seen_by_nobody() -> None:
    game = standing("ambush", "opening.deal", {})
    answered(game, "aim-1", "aim-2", "smoke-1", "recon-1", "sprint-3")
    answers = {side: [answer for _, _, answer in view_of(game, side).turns] for side in ("red", "blue", None)}
    assert answers["red"] == [None, "aim-2", None, "recon-1", None]
    assert answers["blue"] == [None, None, "smoke-1", None, "sprint-3"]
    assert answers[None] == [None] * 5
    assert keys_told(game, "red", "drew") == ["drew", "drew-card", "drew", "drew", "drew-card", "drew"]
    assert keys_told(game, "blue", "drew") == ["drew", "drew", "drew-card", "drew", "drew", "drew-card"]
    assert keys_told(game, None, "drew") == ["drew"] * 4
    assert table(game, "red")["hands"] == {"red": ["aim-2", "recon-1"], "blue": 2}
    assert table(game, None)["hands"] == {"red": 2, "blue": 2}
    assert not any("aim-1" in str(table(game, side)) for side in ("red", "blue", None))


@pytest.mark.rules("ambush:4.1a")
def test_who_draws_does_not_learn_what_is_left_in_the_deck() -> None:
    game = standing("ambush", "cards.draw", {"cards": {"aim-1": "blue-hand", "aim-2": "burnt"}})
    (asked,) = view_of(game, "red").asked
    assert (asked.key, asked.offers) == ("draw", ())


@pytest.mark.rules("ambush:4.2a")
def test_cards_played_at_the_same_time_stay_secret_until_both_are_chosen() -> None:
    game = standing(
        "ambush", "cards.play", {"cards": {"aim-1": "red-hand", "aim-2": "red-hand", "smoke-2": "blue-hand"}}
    )
    game.answer("aim-2", "red")
    assert [answer for _, _, answer in view_of(game, "blue").turns] == [None]
    assert [asked.offers for asked in view_of(game, "red").asked] == [()]
    luck = Luck("pending")
    assert len({resampled(game, "blue", luck).pending["red"] for _ in range(60)}) > 3
    game.answer("smoke-2", "blue")
    assert [answer for _, _, answer in view_of(game, None).turns] == ["aim-2", "smoke-2"]


# Other positions of Ambush that look the same


CARDS = {"aim-1": "red-hand", "aim-2": "red-hand", "smoke-1": "blue-hand", "recon-1": "burnt", "sprint-1": "played"}


@pytest.mark.rules("ambush:2c", "ambush:3.3a", "ambush:3.3b")
def test_cards_that_a_side_has_not_seen_may_be_anywhere() -> None:
    game = standing("ambush", "advance.start", {"kinds": KINDS, "cards": CARDS})
    worlds = [world["cards"] for world in imagined(game, "red")]
    for card in ("smoke-1", "recon-1", "aim-3", "sprint-3"):
        assert {cards[card] for cards in worlds} == {"deck", "blue-hand", "burnt"}
    for cards in worlds:
        assert [cards[name] for name in ("aim-1", "aim-2", "sprint-1")] == ["red-hand", "red-hand", "played"]
        assert Counter(cards.values()) == {"deck": 7, "red-hand": 2, "blue-hand": 1, "burnt": 1, "played": 1}
    assert {world["cards"]["aim-1"] for world in imagined(game, None)} == {"deck", "red-hand", "blue-hand", "burnt"}


@pytest.mark.rules("ambush:2c")
def test_counters_that_a_side_has_not_seen_may_be_anything_left() -> None:
    game = standing("ambush", "advance.start", {"kinds": KINDS, "faces": {"b1": "seen", "b2": "up"}})
    red = [world["kinds"] for world in imagined(game, "red")]
    assert {(kinds["b3"], kinds["b4"]) for kinds in red} == {("rifles", "gun"), ("gun", "rifles")}
    assert all(kinds == {**KINDS, "b3": kinds["b3"], "b4": kinds["b4"]} for kinds in red)
    assert {world["kinds"]["b1"] for world in imagined(game, None)} == {"decoy", "rifles", "gun"}


@pytest.mark.rules("ambush:3.2a", "ambush:5.3a")
def test_a_trap_may_be_in_any_wood_not_yet_entered() -> None:
    position = {"kinds": KINDS, "traps": {"red": "b2", "blue": "a3"}, "trodden": {"b2": "red", "d2": "blue"}}
    game = standing("ambush", "advance.start", position)
    assert {world["traps"]["blue"] for world in imagined(game, "red")} == {"d2", "a3", "c4"}
    assert {world["traps"]["red"] for world in imagined(game, "red")} == {"b2"}
    assert {world["traps"]["red"] for world in imagined(game, "blue")} == {"b2", "a3", "c4"}
    answered(game, "r4 d2", "done")  # the wood entered in the running step is ruled out too
    assert {world["traps"]["blue"] for world in imagined(game, "red")} == {"a3", "c4"}


@pytest.mark.rules("ambush:2c", "ambush:5.2c", "ambush:5.3a")
def test_what_was_turned_up_in_the_running_step_stays_known() -> None:
    position = {"kinds": KINDS, "at": {"r1": "b1", "r2": "a2", "b3": "b3"}, "traps": {"red": "c4", "blue": "d2"}}
    game = standing("ambush", "advance.start", position)
    answered(game, "r1 b2", "b3", "hit 0 pin 0 miss 2", "done", "r4 d2", "done")
    for side in ("red", None):
        worlds = imagined(game, side)
        assert {world["kinds"]["b3"] for world in worlds} == {"rifles"}
        assert {world["kinds"]["r4"] for world in worlds} == {"decoy"}
        assert {world["traps"]["blue"] for world in worlds} == {""}
        assert len({world["kinds"]["b4"] for world in worlds}) == 3


def proposed(game: AnyGame, side: str, field: str) -> list[Any]:
    """A field of the positions that the title itself proposes, before the table rejects any."""
    luck = Luck("proposed")
    title = game.title
    twins = [title.resample(game.start, side, luck, game.position) for _ in range(60)]
    return [title.fields.save(twin)[field] for twin in twins]


@pytest.mark.rules("ambush:2c", "ambush:5.3a")
def test_resample_keeps_what_the_running_step_has_shown() -> None:
    position = {"kinds": KINDS, "at": {"r1": "b1", "b3": "b3"}, "traps": {"red": "c4", "blue": "a3"}}
    game = answered(standing("ambush", "advance.start", position), "r1 b2", "b3", "hit 0 pin 0 miss 2", "done")
    assert {kinds["b3"] for kinds in proposed(game, "red", "kinds")} == {"rifles"}
    assert {traps["blue"] for traps in proposed(game, "red", "traps")} == {"d2", "a3", "c4"}


@pytest.mark.rules("ambush:3.3b")
def test_resample_leaves_a_card_just_drawn_where_it_was_drawn_from() -> None:
    game = answered(standing("ambush", "cards.draw", {"cards": {"aim-1": "blue-hand", "aim-2": "burnt"}}), "smoke-3")
    assert {cards["smoke-3"] for cards in proposed(game, "red", "cards")} == {"deck"}
    assert {cards["smoke-3"] for cards in proposed(game, "blue", "cards")} == {"deck", "burnt"}
    assert {cards["aim-1"] for cards in proposed(game, "red", "cards")} == {"deck", "blue-hand", "burnt"}


# Undo


@pytest.mark.rules("ambush:6.1a")
def test_contact_turns_counters_up_without_a_die_and_cannot_be_taken_back() -> None:
    game = standing("ambush", "advance.start", {"kinds": KINDS, "at": {"r1": "b2", "b2": "b3"}})
    game.answer("r1 b3")
    assert game.why_no_undo("red") == "undo-reveal"
    with pytest.raises(Refused, match="its last choice revealed something"):
        game.undo("red")


@pytest.mark.rules("ambush:4.2a", "ambush:4.3a", "ambush:5.3a")
def test_what_reveals_something_cannot_be_taken_back() -> None:
    position = {"kinds": KINDS, "cards": {"recon-1": "red-hand"}, "traps": {"red": "c4", "blue": "c4"}}
    game = standing("ambush", "cards.play", position)
    assert answered(game, "recon-1", "none").why_no_undo("blue") == "undo-reveal"
    assert answered(game, "b4").why_no_undo("red") == "undo-reveal"
    assert answered(game, "r1 a2").why_no_undo("red") is None
    assert answered(game, "done", "r2 b2").why_no_undo("red") == "undo-reveal"  # no trap there: that is news


@pytest.mark.rules("patrol:5.1a")
def test_a_flight_sent_can_be_called_back_until_the_card_is_turned_up() -> None:
    game = standing("patrol", "raid.commitment", {"region": "north"})
    before = PATROL.fields.save(game.position)
    answered(game, "A/66").undo("british")
    assert PATROL.fields.save(game.position) == before
    answered(game, "A/66", "done", "101")
    assert game.why_no_undo("british") == "undo-chance"


# Words


REFUSALS = [
    ("raid.commitment", {"region": "north"}, ["A/222", "1/KG9", "Z/1"]),
    ("raid.commitment", {"region": "north", "units": {"A/74": "centre reduced", "B/66": "lost"}}, ["A/74", "B/66"]),
    ("recovery.refit", {"units": {"A/66": "north reduced", "B/66": "intercept"}}, ["B/66", "A/74", "1/KG9"]),
    ("cards.play", {"played": {"red": ""}}, ["aim-1"]),
    ("advance.start", {"kinds": KINDS, "states": {"r3": "pinned"}}, ["b1 a4", "r3 c2", "r1 b2", "r1 b1"]),
]


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize(("step", "position", "wrong"), REFUSALS)
def test_refusals_have_words(language: str, step: str, position: dict[str, Any], wrong: list[str]) -> None:
    words = Words(language, LIBRARY.words(), strict=True)
    game = "patrol" if step.startswith(("raid", "recovery")) else "ambush"
    table_now = standing(game, step, position)
    for answer in wrong:
        with pytest.raises(Refused) as refused:
            table_now.answer(answer)
        assert words.refusal(game, refused.value).endswith(f"({refused.value.rule})")


@pytest.mark.parametrize("language", ["en", "fr"])
def test_refusals_of_fire_and_recon_have_words(language: str) -> None:
    words = Words(language, LIBRARY.words(), strict=True)
    at = {"r1": "b2", "b1": "b4", "b2": "a3", "b3": "c3"}
    position = {
        "kinds": KINDS,
        "at": at,
        "states": {"b2": "fired"},
        "cards": {"recon-1": "red-hand"},
        "faces": {"b3": "up"},
    }
    recon = answered(standing("ambush", "cards.play", position), "recon-1", "none")
    fire = answered(standing("ambush", "advance.start", position), "r1 b3")
    for game, wrong in ((recon, ("b3", "r1")), (fire, ("b1", "b2", "b4"))):
        for answer in wrong:
            with pytest.raises(Refused) as refused:
                game.answer(answer)
            assert words.refusal("ambush", refused.value).endswith(f"({refused.value.rule})")
