"""What the Luftwaffe, the RAF and a spectator see, key by key (R-34)."""

from __future__ import annotations

from typing import Any

import pytest
from hksw_games import Played, begun

from tallyho.hksw.fields import FIELDS
from tallyho.hksw.knowledge import PUBLIC, imagined, owner
from tallyho.table import Luck, view_of

LUFTWAFFE, RAF, SPECTATOR = "luftwaffe", "raf", None
EVERYBODY = (LUFTWAFFE, RAF, SPECTATOR)
OTHER_KEYS = [
    "cards",
    "sizes",
    "sent_home",
    "ready",
    "phase_marks",
    "sortie_marks",
    "groups",
    "missions",
    "has_mission",
    "hand",
    "deck",
    "score",
]
OPEN_FIELDS: dict[str, Any] = {
    "at": {"2A": "N23", "11B": "N23"},
    "fuel": {"2A": 3},
    "radar": {"2A": "undetected"},
    "ace": {"11B": "ace"},
    "downed": {"11B": 1},
    "damage": {"dover": 1, "london": 2},
    "alert": dict.fromkeys(("10", "11", "12", "13", "LF2", "LF3", "LF5"), "alerted"),
    "wins": 1,
    "standing": "raf",
    "fighting": 2,
    "turn": 9,
    "last_turn": 10,
    "phase": 3,
    "markers": 4,
    "reserve": 3,
    "rotation": 2,
    "rotated": {"5-12-11-spitfire": 1},
    "repairing": 1,
    "top_cards": 7,
    "mission_points": 5,
    "failed": 6,
    "moving": "2A",
    "left": 4,
    "free": "N22",
    "race": "11B",
    "battle": "2B",
    "wing": "12B",
    "first_alert": False,
    "big_wing": False,
    "back": {"54/11": 11},
    "table": {"raf": "64/11"},
    "aces": {"raf": "64/11"},
    "lost_before": {"LF2": 3},
    "head_start": 3,
}
FLYING = {"I/KG1/2": "2A", "I/JG3/2": "2A", "54/11": "11B", "1/11": "11B"}


def standing(**fields: Any) -> Played:
    """Two flights in one square, before the RAF chooses a flight to move."""
    table: dict[str, Any] = {
        "at": {"2A": "N23", "11B": "N23"},
        "cards": FLYING,
        "fuel": {"2A": 3},
        "sortie_marks": {"2A": ["took-off"]},
        "turn": 2,
        "phase": 1,
    }
    return begun("patrol.choose", **{**table, **fields})


@pytest.mark.parametrize("side", EVERYBODY)
def test_the_view_has_the_open_fields_and_these_other_keys(side: str | None) -> None:
    assert set(standing().view(side)) == {*PUBLIC, *OTHER_KEYS}
    assert set(PUBLIC) == set(OPEN_FIELDS)
    assert set(FIELDS.by_name) - set(PUBLIC) == {
        "cards",
        "missions",
        "seen",
        "phase_marks",
        "sortie_marks",
        "luck",
        "reveals",
    }


@pytest.mark.parametrize("side", EVERYBODY)
@pytest.mark.parametrize("name", OPEN_FIELDS)
def test_an_open_field_is_shown_to_everybody_as_it_is(side: str | None, name: str) -> None:
    shown = standing(**{name: OPEN_FIELDS[name]}).view(side)[name]
    value = OPEN_FIELDS[name]
    if isinstance(value, dict):
        assert {key: shown[key] for key in value} == value
    else:
        assert shown == value


@pytest.mark.rules("hksw:6.koradar.b")
@pytest.mark.parametrize("side", EVERYBODY)
def test_everybody_sees_the_marker_of_a_station_that_was_knocked_out(side: str | None) -> None:
    marks = {"2A": ["took-off", "bomb-run"]}
    over = {"at": {"2A": "N24"}, "missions": {"dover": "2A"}, "sortie_marks": marks, "fuel": {"2A": 3}}
    dice = ["roundel 1 cross 0 blank 2"]
    played = begun("battle.other-squares", dice, cards={"I/KG1/2": "2A"}, turn=2, phase=1, until="end.phase", **over)
    assert played.view(side)["damage"]["dover"] == 1
    assert played.view(side)["damage"]["poling"] == 0


# Squadron cards


@pytest.mark.parametrize(
    ("side", "known"), [(LUFTWAFFE, {"I/KG1/2", "I/JG3/2"}), (RAF, {"54/11", "1/11"}), (SPECTATOR, set())]
)
def test_cards_in_flights_are_their_owners_secret(side: str | None, known: set[str]) -> None:
    assert set(standing().view(side)["cards"]) & set(FLYING) == known


@pytest.mark.parametrize("side", EVERYBODY)
def test_a_card_that_was_turned_up_is_known_to_everybody(side: str | None) -> None:
    shown = standing(seen={"I/JG3/2": "seen", "1/11": "seen"}).view(side)["cards"]
    assert (shown["I/JG3/2"], shown["1/11"]) == ("2A", "11B")


@pytest.mark.rules("hksw:6.line12.d")
@pytest.mark.parametrize("side", [RAF, SPECTATOR])
def test_everybody_sees_which_cards_are_sent_home_and_not_what_stays(side: str | None) -> None:
    """R-52: otherwise nobody could check that only Bf 109 and Ju 87 go."""
    table = {"at": {"2A": "Q20"}, "fuel": {"2A": 2}, "cards": FLYING, "sortie_marks": {"2A": ["took-off"]}}
    played = begun("movement.choose", ["2A long"], turn=2, phase=1, markers=5, **table)
    assert not {"I/JG3/2", "I/KG1/2"} & set(played.view(side)["cards"])
    played.answer("I/JG3/2")
    assert played.view(side)["cards"]["I/JG3/2"] == "home 2A"
    assert "I/KG1/2" not in played.view(side)["cards"]
    assert played.p.reveals == 1


@pytest.mark.parametrize("side", EVERYBODY)
@pytest.mark.parametrize("place", ["damaged", "stood-down", "withdrawn", "to-come"])
def test_cards_in_open_places_are_known_to_everybody(side: str | None, place: str) -> None:
    shown = standing(cards={**FLYING, "I/JG3/2": place, "1/11": place}).view(side)["cards"]
    assert (shown["I/JG3/2"], shown["1/11"]) == (place, place)


@pytest.mark.parametrize("place", ["ready", "returned", "drawn"])
def test_cards_in_boxes_and_hands_are_their_owners_secret(place: str) -> None:
    played = standing(cards={**FLYING, "I/JG3/2": place, "1/11": place})
    assert played.view(LUFTWAFFE)["cards"]["I/JG3/2"] == place
    assert played.view(RAF)["cards"]["1/11"] == place
    assert "I/JG3/2" not in played.view(RAF)["cards"]
    assert "1/11" not in played.view(LUFTWAFFE)["cards"]
    assert not {"I/JG3/2", "1/11"} & set(played.view(SPECTATOR)["cards"])


@pytest.mark.parametrize("side", EVERYBODY)
def test_everybody_sees_how_many_cards_flights_and_ready_boxes_have(side: str | None) -> None:
    shown = standing(cards={**FLYING, "II/JG3/2": "home 2A", "54/11": "11B group 1"}).view(side)
    assert (shown["sizes"]["2A"], shown["sizes"]["11B"], shown["sizes"]["2B"]) == (2, 2, 0)
    assert (shown["sent_home"]["2A"], shown["sent_home"]["2B"]) == (1, 0)
    assert set(shown["sent_home"]) == {"2A", "2B", "2C", "3A", "3B", "3C", "5A"}
    assert (shown["ready"]["10"], shown["ready"]["LF5"], shown["ready"]["LF2"]) == (10, 6, 44 - 3)


@pytest.mark.rules("hksw:4.alert.b")
@pytest.mark.parametrize(
    ("states", "hidden"),
    [
        ({}, ""),
        ({"10": "placing"}, "10 11 12 13 LF2 LF3 LF5"),
        ({"10": "alerted", "11": "placing"}, "11 12 13 LF2 LF3 LF5"),
        ({"10": "alerted", "11": "alerted", "12": "alerted", "13": "alerted", "LF2": "placing"}, "LF2 LF3 LF5"),
        (dict.fromkeys(("10", "11", "12", "13", "LF2", "LF3", "LF5"), "alerted"), ""),
    ],
)
def test_while_flights_are_filled_their_sizes_are_their_owners_business(states: dict[str, str], hidden: str) -> None:
    played = standing(alert=states)
    formation = {"10": "10A", "11": "11B", "12": "12C", "13": "13B", "LF2": "2A", "LF3": "3B", "LF5": "5A"}
    for name, flight in formation.items():
        luftwaffe = name.startswith("LF")
        for side in EVERYBODY:
            mine = side == (LUFTWAFFE if luftwaffe else RAF)
            shown = played.view(side)
            closed = name in hidden.split() and not mine
            assert (shown["sizes"][flight] is None) == closed
            assert (shown["ready"][name] is None) == closed


def alerting(script: list[str], formation: str, **fields: Any) -> Played:
    """The alert of one formation on turn 5, all others being done."""
    states = {name: "alerted" for name in ("10", "11", "12", "13", "LF2", "LF3", "LF5") if name != formation}
    return begun("alert.draw", script, turn=5, first_alert=False, alert=states, **fields)


@pytest.mark.rules("hksw:4.raf.c")
def test_a_ready_card_that_was_seen_is_unknown_again_once_the_box_is_shuffled() -> None:
    played = alerting([], "10", seen={"92/10": "seen", "54/11": "seen"})
    assert played.asked == "draw-squadron"
    assert "92/10" not in played.view(LUFTWAFFE)["cards"]
    assert played.view(LUFTWAFFE)["cards"]["54/11"] == "ready"


def test_a_box_from_which_nothing_is_drawn_is_not_shuffled() -> None:
    played = alerting([], "13", at={"13A": "I15", "13B": "I12"}, seen={"41/13": "seen"})
    assert played.field("alert")["13"] == "alerted"
    assert played.view(LUFTWAFFE)["cards"]["41/13"] == "ready"


@pytest.mark.rules("hksw:4.lw.f")
def test_a_luftwaffe_card_that_was_seen_in_a_flight_may_change_it_unseen_at_the_alert() -> None:
    cards = dict.fromkeys(("I/ZG76/5", "I(2)/ZG76/5", "I/KG26/5", "III/KG26/5", "I/KG30/5"), "5A")
    played = alerting([], "LF5", cards={**cards, "I/JG3/2": "2A"}, seen={"I/KG26/5": "seen", "I/JG3/2": "seen"})
    assert played.asked == "draw-squadron"
    assert "I/KG26/5" not in played.view(RAF)["cards"]
    assert played.view(RAF)["cards"]["I/JG3/2"] == "2A"


@pytest.mark.parametrize("side", EVERYBODY)
def test_marks_of_the_phase_are_open_but_not_which_flights_are_filled(side: str | None) -> None:
    shown = standing(phase_marks={"11B": ["moved", "placed"], "2A": ["moved", "dogfight"], "2B": ["placed"]}).view(side)
    marks = shown["phase_marks"]
    assert (marks["11B"], marks["2A"], marks["2B"], marks["2C"]) == (["moved"], ["moved", "dogfight"], [], [])


@pytest.mark.parametrize("side", EVERYBODY)
def test_marks_of_the_sortie_are_open_but_not_what_was_an_attempt(side: str | None) -> None:
    played = standing(sortie_marks={"2A": ["took-off", "went-north", "attempted"]})
    shown = played.view(side)["sortie_marks"]["2A"]
    assert shown == ["took-off", *(["attempted"] if side == LUFTWAFFE else []), "went-north"]


@pytest.mark.parametrize("cards", [{"I/KG1/2": "2A", "I/JG3/2": "2A"}, {"I/JG26/2": "2A", "I/JG3/2": "2A"}])
@pytest.mark.parametrize("side", [RAF, SPECTATOR])
def test_a_flight_that_turns_back_does_not_tell_whether_it_has_a_bomber(
    side: str | None, cards: dict[str, str]
) -> None:
    fields: dict[str, Any] = {
        "at": {"2A": "N23", "2B": "N24"},
        "cards": {**cards, "II/KG1/2": "2B"},
        "fuel": {"2A": 3, "2B": 3},
        "radar": {"2A": "detected"},
        "sortie_marks": {"2A": ["took-off"], "2B": ["took-off"]},
        "missions": {"london": "2A"},
        "turn": 2,
        "phase": 1,
    }
    played = begun("battle.other-squares", ["2A home"], **fields)
    assert played.view(RAF)["at"]["2A"] == "box"
    assert played.view(side)["sortie_marks"]["2A"] == ["took-off"]


@pytest.mark.rules("hksw:4.lw.c")
def test_into_which_flights_returned_cards_go_is_the_luftwaffes_secret() -> None:
    """All know the cards, for they were stood down face up."""
    returned = ("I/KG1/2", "I/JG3/2")
    fields: dict[str, Any] = {
        "cards": dict.fromkeys(returned, "returned"),
        "seen": dict.fromkeys(returned, "seen"),
        "alert": dict.fromkeys(("10", "11", "12", "13", "LF3", "LF5"), "alerted"),
        "turn": 3,
        "first_alert": False,
    }
    played = begun("alert.place", **fields)
    assert set(returned) <= set(played.view(RAF)["cards"])
    played.answer("2B", LUFTWAFFE)
    assert played.asks == [(LUFTWAFFE, "place-returned")]
    assert played.view(LUFTWAFFE)["cards"]["I/JG3/2"] == "2B"
    for side in (RAF, SPECTATOR):
        assert "I/JG3/2" not in played.view(side)["cards"]
        assert played.view(side)["cards"]["I/KG1/2"] == "returned"


# Dogfights

GROUPED = {"I/KG1/2": "2A group 1", "I/JG3/2": "2A group 2", "54/11": "11B group 1", "1/11": "11B group 3"}


def dogfight(cards: dict[str, str], **fields: Any) -> Played:
    """A dogfight of two flights whose cards are in groups."""
    return standing(cards=cards, battle="2A", race="11B", **fields)


def test_groups_of_a_dogfight_show_the_numbers_and_ones_own_names() -> None:
    played = dogfight(GROUPED)
    german = {"cards": {"I/KG1/2": 1, "I/JG3/2": 2}, "counts": [1, 1, 0, 0]}
    british = {"cards": {"54/11": 1, "1/11": 3}, "counts": [1, 0, 1, 0]}
    assert played.view(LUFTWAFFE)["groups"] == {LUFTWAFFE: german, RAF: {**british, "cards": {}}}
    assert played.view(RAF)["groups"] == {LUFTWAFFE: {**german, "cards": {}}, RAF: british}
    assert played.view(SPECTATOR)["groups"] == {LUFTWAFFE: {**german, "cards": {}}, RAF: {**british, "cards": {}}}


def test_cards_that_have_fought_in_a_dogfight_are_named_to_the_enemy() -> None:
    fought = {"1/11": "11B group back", "I/JG3/2": "2A group 2"}
    groups = dogfight({**GROUPED, **fought}, table={"luftwaffe": "I/JG3/2", "raf": ""})
    assert groups.view(RAF)["groups"][LUFTWAFFE]["cards"] == {"I/JG3/2": 2}
    assert groups.view(LUFTWAFFE)["groups"][RAF]["cards"] == {"1/11": 4}
    assert groups.view(SPECTATOR)["groups"][RAF] == {"cards": {"1/11": 4}, "counts": [1, 0, 0, 1]}


@pytest.mark.rules("hksw:8.dogfight.r")
@pytest.mark.parametrize("seen", [{}, {"I/JG3/2": "seen", "1/11": "seen"}])
def test_cards_that_go_back_unused_are_not_named_to_the_enemy(seen: dict[str, str]) -> None:
    """Nobody turns them up; not even a card seen before is told from the others."""
    fought = {"I/KG1/2": "2A group back", "54/11": "11B group back"}
    for card, side, enemy in (("I/JG3/2", LUFTWAFFE, RAF), ("1/11", RAF, LUFTWAFFE)):
        cards = {**fought, card: f"{FLYING[card]} group 1"}
        flying = {"battle": "2A", "race": "11B", "at": {"2A": "N23", "11B": "N23"}, "fighting": 1}
        played = begun(
            "dogfight.select", until="dogfight.next-group", turn=2, phase=1, cards=cards, seen=seen, **flying
        )
        known = {name: 4 for name in fought if FLYING[name] == FLYING[card]}
        assert played.view(enemy)["groups"][side] == {"cards": known, "counts": [0, 0, 0, 2]}
        assert played.view(side)["groups"][side] == {"cards": {**known, card: 4}, "counts": [0, 0, 0, 2]}


@pytest.mark.rules("hksw:8.dogfight.a", "hksw:8.dogfight.d")
def test_a_card_seen_before_lies_face_down_in_its_group_like_any_other() -> None:
    played = dogfight(GROUPED, seen={"I/JG3/2": "seen", "1/11": "seen"})
    assert played.view(RAF)["groups"][LUFTWAFFE] == {"cards": {}, "counts": [1, 1, 0, 0]}
    assert played.view(LUFTWAFFE)["groups"][RAF] == {"cards": {}, "counts": [1, 0, 1, 0]}
    p = played.game.position
    for side, card in ((RAF, "I/JG3/2"), (LUFTWAFFE, "1/11")):
        luck = Luck(card)
        number = p.data.card[card]
        found = {imagined(p, side, luck, p).group[number] for _ in range(20)}
        assert found == ({1, 2} if side == RAF else {1, 3})
        assert {imagined(p, owner(p, number), luck, p).group[number] for _ in range(5)} == {p.group[number]}


def test_groups_are_hidden_from_others_until_all_cards_are_in_one() -> None:
    played = dogfight({**GROUPED, "I/JG3/2": "2A", "1/11": "11B"})
    assert played.view(LUFTWAFFE)["groups"][LUFTWAFFE] == {"cards": {"I/KG1/2": 1}, "counts": [1, 0, 0, 0]}
    assert played.view(RAF)["groups"][RAF] == {"cards": {"54/11": 1}, "counts": [1, 0, 0, 0]}
    assert played.view(RAF)["groups"][LUFTWAFFE] is None
    assert played.view(LUFTWAFFE)["groups"][RAF] is None
    assert played.view(SPECTATOR)["groups"] == {LUFTWAFFE: None, RAF: None}


@pytest.mark.rules("hksw:turns.9.g")
def test_the_second_flight_of_a_big_wing_counts_if_it_is_there() -> None:
    cards = {**GROUPED, "19/12": "12A"}
    there = dogfight(cards, wing="12A", at={"2A": "N23", "11B": "N23", "12A": "N23"})
    assert there.view(LUFTWAFFE)["groups"][RAF] is None
    elsewhere = dogfight(cards, wing="12A", at={"2A": "N23", "11B": "N23", "12A": "L21"})
    assert elsewhere.view(LUFTWAFFE)["groups"][RAF]["counts"] == [1, 0, 1, 0]


def test_without_a_battle_there_are_no_groups_to_see() -> None:
    assert standing().view(RAF)["groups"][LUFTWAFFE] is None


# Missions


def shown_missions(played: Played, side: str | None) -> dict[str, str]:
    """The mission cards that a side sees."""
    found = played.view(side)["missions"]
    assert isinstance(found, dict)
    return found


def test_missions_and_hand_are_the_luftwaffes_used_cards_and_the_top_of_the_deck_are_open() -> None:
    places = {"norwich": "2A", "dover": "hand", "exeter": "used", "london": "top", "port-of-london": "second"}
    played = standing(missions={**places, "hull": "removed"})
    open_places = {"exeter": "used", "london": "top", "port-of-london": "second"}
    assert shown_missions(played, LUFTWAFFE) == places
    assert shown_missions(played, RAF) == open_places
    assert shown_missions(played, SPECTATOR) == open_places


@pytest.mark.parametrize("side", EVERYBODY)
@pytest.mark.parametrize(
    ("target", "square", "marks", "seen"),
    [
        ("norwich", "N20", [], False),
        ("norwich", "N20", ["bomb-run"], True),
        ("london", "K23", ["bomb-run"], False),
        ("london", "K23", ["bomb-run", "bombed"], True),
        ("norwich", "N20", ["asked"], False),
        ("norwich", "M20", ["bombed"], True),
    ],
)
def test_a_mission_is_known_from_its_bombs_or_from_a_marker_over_a_single_target(
    side: str | None, target: str, square: str, marks: list[str], *, seen: bool
) -> None:
    table = {
        "missions": {target: "2A"},
        "at": {"2A": square, "11B": "M24"},
        "sortie_marks": {"2A": ["took-off", *marks]},
    }
    shown = shown_missions(standing(**table), side)
    assert shown.get(target) == ("2A" if seen or side == LUFTWAFFE else None)


@pytest.mark.parametrize("side", EVERYBODY)
def test_everybody_sees_which_flights_have_a_mission_and_how_many_cards_are_in_hand_and_deck(side: str | None) -> None:
    shown = standing(missions={"norwich": "2A", "dover": "hand", "hull": "hand", "exeter": "used"}).view(side)
    assert (shown["has_mission"]["2A"], shown["has_mission"]["2B"]) == (True, False)
    assert set(shown["has_mission"]) == {"2A", "2B", "2C", "3A", "3B", "3C", "5A"}
    assert (shown["hand"], shown["deck"]) == (2, 50 - 4)


ALERTED = dict.fromkeys(("10", "11", "12", "13", "LF2", "LF3", "LF5"), "alerted")


@pytest.mark.parametrize("side", EVERYBODY)
@pytest.mark.parametrize(
    ("alert", "marks", "assigning"),
    [
        (ALERTED, {"2A": ["placed"], "2B": ["placed"]}, True),
        (ALERTED, {"2A": ["moved"]}, False),
        (ALERTED, {"11B": ["placed"]}, False),
        ({**ALERTED, "LF5": "placing"}, {"2A": ["placed"]}, False),
    ],
)
def test_while_missions_are_assigned_nobody_else_sees_to_whom(
    side: str | None, alert: dict[str, str], marks: dict[str, list[str]], *, assigning: bool
) -> None:
    shown = standing(missions={"norwich": "2A", "dover": "hand"}, alert=alert, phase_marks=marks).view(side)
    hidden = assigning and side != LUFTWAFFE
    assert (shown["has_mission"]["2A"], shown["has_mission"]["2B"]) == ((None, None) if hidden else (True, False))
    assert shown["has_mission"]["2C"] is False
    assert shown["hand"] == (None if hidden else 1)


@pytest.mark.parametrize("side", EVERYBODY)
def test_everybody_sees_the_score(side: str | None) -> None:
    """One point for each RAF card damaged and five for missions; one for each German card and two for each failure."""
    lost = {**FLYING, "54/11": "damaged", "I/KG1/2": "damaged", "II/KG1/2": "damaged"}
    shown = standing(cards=lost, mission_points=5, failed=3).view(side)
    assert shown["score"] == {LUFTWAFFE: 6, RAF: 8}


def test_a_question_shows_its_offers_to_its_own_side_only() -> None:
    played = standing()
    for side in EVERYBODY:
        (asked,) = view_of(played.game, side).asked
        assert (asked.side, asked.key, asked.offers) == (RAF, "choose-wing", ("done", "11B") if side == RAF else ())
