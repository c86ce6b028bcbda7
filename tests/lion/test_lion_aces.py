"""Ace squadrons, fending and evading: when they are possible at all (lion:19.3, lion:19.4)."""

from __future__ import annotations

import pytest
from lion_raids import Raid, raid

ROWS = "ABCDEFGHI"
HUNTERS = ("I/JG3/2", "II/JG3/2", "III/JG3/2")


def attack(
    row: str, line: str, units: dict[str, str], options: tuple[str, ...] = ("advanced",), **fields: object
) -> Raid:
    """A hunter attack that is resolved in this row with this line; nothing is in the Bomber Box."""
    everywhere = {name: {"results": ["--- ---"] * 6} for name in ROWS} | {row: {"results": [line] * 6}}
    tops = {name: {"upper": [number - 4 if name < row else 60 + number] * 11} for number, name in enumerate(ROWS[:-1])}
    overlay = {"crt": {name: everywhere[name] | tops.get(name, {}) for name in ROWS}}
    return raid("raid.hunter-attack", units, [1], overlay=overlay, options=options, **fields)


TWO_SPITFIRES = {"54/6/11": "hunt", "64/2/11": "hunt", "I/JG3/2": "hunt", "I/JG26/2": "hunt"}
ONE_HURRICANE = {"43/1/11": "hunt", "I/JG3/2": "hunt", "I/JG26/2": "hunt"}
ONE_SPITFIRE = {"54/6/11": "hunt", "I/JG3/2": "hunt"}


def aces(played: Raid) -> list[tuple[str, str]]:
    """Who has become an ace, and with which counter."""
    return [(told["squadron"], told["ace"]) for told in played.told("ace-gained")]


@pytest.mark.rules("lion:19.41a")
@pytest.mark.parametrize("row", ROWS)
def test_only_rows_a_to_g_make_an_ace(row: str) -> None:
    played = attack(row, "H-- ---", ONE_SPITFIRE)
    assert played.told("hunter-attack")[0]["row"] == row
    assert aces(played) == ([("54/6/11", "ACE-S")] if row <= "G" else [])


@pytest.mark.rules("lion:19.41a")
@pytest.mark.parametrize(
    ("units", "line", "vp", "ace"),
    [
        ({"I/JG3/2": "hunt"}, "L-- ---", 1, False),
        ({"I/JG3/2": "hunt"}, "H-- ---", 2, True),
        ({"I/JG3/2": "hunt", "I/JG26/2": "hunt"}, "L-- ---", 2, True),
        ({"I/JG3/2": "hunt", "145/1/11": "hunt"}, "H-- -L-", 1, False),
        ({"I/JG3/2": "hunt", "II/JG3/2": "hunt", "145/1/11": "hunt"}, "HL- -L-", 2, True),
    ],
)
def test_an_ace_needs_two_victory_points_from_the_attack(units: dict[str, str], line: str, vp: int, ace: bool) -> None:
    played = attack("D", line, {"54/6/11": "hunt", **units})
    assert played.p.vp == vp
    assert aces(played) == ([("54/6/11", "ACE-S")] if ace else [])


@pytest.mark.rules("lion:19.41a")
def test_victory_points_from_before_the_attack_do_not_count() -> None:
    assert aces(attack("D", "L-- ---", ONE_SPITFIRE, vp=9)) == []
    assert aces(attack("D", "H-- ---", ONE_SPITFIRE, vp=-9)) == [("54/6/11", "ACE-S")]


@pytest.mark.rules("lion:19.41a", "lion:19.42b")
@pytest.mark.parametrize(
    ("squadron", "box", "line", "ace"),
    [
        ("54/6/11", "hunt", "H-- ---", "ACE-S"),
        ("43/1/11", "hunt", "H-- ---", "ACE-H"),
        ("54/6/11", "hunt reduced", "H-- ---", ""),
        ("600/6/11", "hunt", "H-- ---", ""),
        ("54/6/11", "hunt", "H-- D--", ""),
        ("54/6/11", "hunt", "H-- A--", ""),
        ("54/6/11", "hunt", "H-- -HH", "ACE-S"),
    ],
)
def test_only_a_full_unharmed_spitfire_or_hurricane_becomes_an_ace(
    squadron: str, box: str, line: str, ace: str
) -> None:
    played = attack("D", line, {squadron: box, "I/JG3/2": "hunt"})
    assert aces(played) == ([(squadron, ace)] if ace else [])
    assert played.field("aces") == {"ACE-S": "", "ACE-H": "", **({ace: squadron} if ace else {})}


@pytest.mark.rules("lion:19.41a")
def test_there_are_no_aces_without_the_advanced_rules() -> None:
    assert aces(attack("D", "H-- ---", ONE_SPITFIRE, options=())) == []


@pytest.mark.rules("lion:19.41a", "lion:19.42a")
def test_the_player_picks_one_of_several() -> None:
    units = {**TWO_SPITFIRES, "65/6/11": "hunt", "43/1/11": "hunt reduced", "601/1/11": "hunt"}
    played = attack("D", "H-- -D-", units)
    assert played.game.open[0].prompt.key == "new-ace"
    assert sorted(played.offers) == ["54/6/11", "601/1/11", "64/2/11"]
    played.game.answer("64/2/11")
    assert aces(played) == [("64/2/11", "ACE-S")]
    assert (played.unit("ACE-S"), played.unit("64/2/11"), played.unit("54/6/11")) == ("inflight", "ace-box", "inflight")
    assert played.field("aces") == {"ACE-S": "64/2/11", "ACE-H": ""}


@pytest.mark.rules("lion:19.41a", "lion:19.44")
@pytest.mark.parametrize("others", [{}, {"64/2/11": "hunt reduced"}, {"145/1/11": "hunt"}])
def test_a_sole_candidate_becomes_the_ace_without_a_question(others: dict[str, str]) -> None:
    """R-80; 145 has letter B, whose result is no longer no effect."""
    played = attack("D", "H-- -D-", {**ONE_HURRICANE, **others})
    assert [one.prompt.key for one in played.game.open] != ["new-ace"]
    assert aces(played) == [("43/1/11", "ACE-H")]


@pytest.mark.rules("lion:19.43", "lion:19.47")
@pytest.mark.parametrize(("squadron", "ace"), [("54/6/11", "ACE-S"), ("601/1/11", "ACE-H")])
def test_an_ace_has_the_sector_of_its_squadron_until_it_is_lost(squadron: str, ace: str) -> None:
    units = {squadron: "hunt", "I/JG3/2": "hunt"}
    gained = attack("D", "H-- ---", units).p
    homes = list(gained.data.home)
    homes[gained.data.number[ace]] = homes[gained.data.number[squadron]]
    assert list(gained.home) == homes
    units = {squadron: "ace-box", ace: "hunt", "I/JG3/2": "hunt"}
    no_shift = ["responded", "german-altitude"]  # against the row of the ace
    lost = attack("D", "--- -LL", units, aces={ace: squadron}, effects=no_shift).p
    assert lost.vp == -1
    assert list(lost.home) == list(lost.data.home)


@pytest.mark.rules("lion:19.44")
def test_a_counter_in_use_makes_no_second_ace_of_its_type() -> None:
    in_use = {"aces": {"ACE-S": "65/6/11"}}
    units = {"65/6/11": "ace-box", "ACE-S": "6/11", "54/6/11": "hunt", "I/JG3/2": "hunt"}
    assert aces(attack("D", "H-- ---", units, **in_use)) == []
    assert aces(attack("D", "H-- ---", {**units, "43/1/11": "hunt"}, **in_use)) == [("43/1/11", "ACE-H")]


@pytest.mark.rules("lion:19.44")
def test_an_ace_does_not_become_an_ace_again() -> None:
    units = {"65/6/11": "ace-box", "ACE-S": "hunt", "I/JG3/2": "hunt"}
    played = attack("D", "H-- ---", units, aces={"ACE-S": "65/6/11"})
    assert aces(played) == []
    assert played.field("aces") == {"ACE-S": "65/6/11", "ACE-H": ""}


@pytest.mark.rules("lion:19.42c")
def test_a_squadron_attack_makes_no_ace() -> None:
    overlay = {"crt": {row: {"results": ["H-- ---"] * 6} for row in ROWS}}
    units = {"54/6/11": "bomber", "I/KG1/2": "bomber", "II/KG4/2": "bomber"}
    played = raid("raid.squadron-attack", units, [1], until="raid.bombardment", overlay=overlay, options=("advanced",))
    assert played.p.vp == 4
    assert aces(played) == []
    assert played.unit("54/6/11") == "inflight"


@pytest.mark.rules("lion:19.45a", "lion:19.45b")
@pytest.mark.parametrize(
    ("squadrons", "effects", "row"),
    [
        ({"54/6/11": "S", "43/1/11": "H"}, [], "F"),
        ({"ACE-S": "S", "43/1/11": "H"}, [], "G"),
        ({"ACE-S": "S", "ACE-H": "H"}, [], "G"),
        ({"ACE-S": "S", "ACE-H": "H"}, ["british-altitude"], "H"),
        ({"ACE-S": "S", "43/1/11": "H"}, ["german-altitude"], "F"),
        ({"54/6/11": "S", "43/1/11": "H"}, ["german-altitude"], "E"),
        ({"54/6/11": "S", "43/1/11": "H"}, ["british-altitude"], "G"),
    ],
)
def test_an_ace_shifts_a_combat_one_row(squadrons: dict[str, str], effects: list[str], row: str) -> None:
    """One Gruppe that counts 0 and two squadrons that count 3 each: a total of 6, row F."""
    ratings = {"I/JG3/2": "0"} | dict.fromkeys(("54/6/11", "43/1/11", "ACE-S", "ACE-H"), "3")
    fixed = {"units": {name: {"combat_full": rating} for name, rating in ratings.items()}}
    stands_for = {"ACE-S": "65/6/11", "ACE-H": "145/1/11"}
    shown = {"effects": ["responded", *effects], "aces": stands_for}
    for step, key, hunted in (
        ("raid.hunter-attack", "hunter-attack", {"I/JG3/2": "hunt", **dict.fromkeys(squadrons, "hunt")}),
        ("raid.squadron-attack", "squadron-attack", {"I/JG3/2": "bomber", **dict.fromkeys(squadrons, "bomber")}),
    ):
        away = {"65/6/11": "ace-box", "145/1/11": "ace-box"}
        played = raid(step, {**away, **hunted}, [1], overlay=fixed, options=("advanced",), **shown)
        assert (played.told(key)[0]["total"], played.told(key)[0]["row"]) == (6, row)


@pytest.mark.rules("lion:19.45a")
@pytest.mark.parametrize(("rating", "effects", "row"), [(20, ["british-altitude"], "I"), (0, ["german-altitude"], "A")])
def test_row_shifts_stop_at_the_first_and_the_last_row(rating: int, effects: list[str], row: str) -> None:
    overlay = {"units": {"54/6/11": {"combat_full": str(rating)}}}
    played = raid("raid.hunter-attack", ONE_SPITFIRE, [1], overlay=overlay, effects=["responded", *effects])
    assert played.told("hunter-attack")[0]["row"] == row


@pytest.mark.rules("lion:19.3a")
@pytest.mark.parametrize(
    ("squadrons", "hunters", "bombers", "options", "may"),
    [
        ({"54/6/11": "hunt", "43/1/11": "hunt"}, 2, 1, ("advanced",), True),
        ({"54/6/11": "hunt", "43/1/11": "hunt"}, 3, 1, ("advanced",), True),
        ({"54/6/11": "hunt", "43/1/11": "hunt"}, 2, 0, ("advanced",), False),
        ({"54/6/11": "hunt", "43/1/11": "hunt"}, 2, 1, (), False),
        ({"54/6/11": "hunt", "43/1/11": "hunt reduced"}, 2, 1, ("advanced",), False),
        ({"54/6/11": "hunt", "600/6/11": "hunt"}, 2, 1, ("advanced",), False),
        ({"54/6/11": "hunt", "43/1/11": "hunt", "65/6/11": "hunt reduced"}, 3, 1, ("advanced",), True),
        ({"54/6/11": "hunt"}, 2, 1, ("advanced",), False),
    ],
)
def test_when_squadrons_may_fend_and_evade(
    squadrons: dict[str, str], hunters: int, bombers: int, options: tuple[str, ...], may: bool
) -> None:
    units = {**squadrons, **dict.fromkeys(HUNTERS[:hunters], "hunt"), **dict.fromkeys(("I/KG1/2",)[:bombers], "bomber")}
    asked = raid("raid.response", units, options=options).game.open[0].prompt.key
    assert asked == ("evade" if may else "approach-card")


@pytest.mark.rules("lion:19.3a")
def test_squadrons_in_excess_may_not_fend_and_evade() -> None:
    units = {"54/6/11": "hunt", "43/1/11": "hunt", "145/1/11": "hunt", "I/JG3/2": "hunt", "I/KG1/2": "bomber"}
    played = raid("raid.response", units, ["done"], options=("advanced",))
    assert played.game.open[0].prompt.key == "approach-card"
