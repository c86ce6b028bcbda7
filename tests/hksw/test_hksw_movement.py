"""The map as flights cross it, square by square (hksw:6.radar, hksw:6.line12, hksw:6.movement, hksw:7.movement)."""

from __future__ import annotations

from itertools import count
from typing import Any

import pytest
from hksw_games import begun

from tallyho.hksw.components import COLUMNS, HkswData
from tallyho.hksw.movement import why_not_enter
from tallyho.hksw.title import HKSW
from tallyho.hksw.vocabulary import RADAR
from tallyho.table import AnyGame, Chance, Choice, Game, Luck
from tallyho.table.chance import by_luck

DATA = HKSW.data(None)
assert isinstance(DATA, HkswData)
STATIONS = [DATA.targets[number].name for number in DATA.of_kind[RADAR]]
LINE = {
    "drone-hill": "H1 H2 G3 H3 G4 G5 H5 I5 I6 I7 I8 I9 I10 I11",
    "ottercops-moss": "J11 J12 J13",
    "staxton-wold": "K13 K14 L14 L15 L16 M16",
    "stenigot": "M17 M18",
    "happisburgh": "N18 O18 O19 O20",
    "bawdsey": "O21 O22",
    "dover": "N23 O23 M24 N24",
    "pevensey": "M25 L26 M26",
    "poling": "J26 K26",
    "ventnor": "H26 I26",
    "west-prawle": "G26 D27 E27 F27 G27",
    "dry-tree": "A28 B28 C28 D28",
}
"""The squares connected to every station."""
SQUARES = [(station, square) for station, squares in LINE.items() for square in squares.split()]
FRIENDS = ("2B", "2C", "3A", "3B", "3C", "5A")


@pytest.mark.rules("hksw:6.radar.a")
def test_every_station_has_its_own_squares_and_together_they_are_the_radar_line() -> None:
    found = {
        name: DATA.targets[station].name
        for name, station in zip(DATA.squares, DATA.station, strict=True)
        if station >= 0
    }
    assert found == {square: station for station, square in SQUARES}
    assert set(LINE) == set(STATIONS)


@pytest.mark.rules("hksw:6.radar.a", "hksw:6.radar.b", "hksw:6.koradar.a")
@pytest.mark.parametrize(("station", "square"), SQUARES)
def test_each_square_of_the_line_detects_for_its_station_as_long_as_that_stands(station: str, square: str) -> None:
    start = DATA.squares[DATA.beside[DATA.square[square]][0]]
    table = {"at": {"2A": start}, "fuel": {"2A": 4}, "cards": {"I/KG1/2": "2A"}, "turn": 2}
    others = dict.fromkeys(STATIONS, 1)
    played = begun("movement.choose", ["2A", square], damage={**others, station: 0}, **table)
    assert played.told("detected") == [{"flight": "2A", "target": station}]
    assert played.field("radar")["2A"] == "detected"
    missed = begun("movement.choose", ["2A", square], damage={station: 1}, **table)
    assert missed.told("not-detected") == [{"flight": "2A", "target": station}]
    assert missed.field("radar")["2A"] == "undetected"


@pytest.mark.rules("hksw:6.line12.a", "hksw:6.line12.b")
def test_the_line_divides_a_square_or_two_of_every_column_and_all_above_is_north() -> None:
    divided = {"20": "MNOPQRSTUV", "21": "ABCDEFGHILM", "22": "IJKL"}
    rows = DATA.tables["squares"]
    found = {name for name in DATA.squares if rows[name]["line12"] == "divided"}
    assert found == {f"{column}{row}" for row, columns in divided.items() for column in columns}
    for column in COLUMNS:
        first = min(int(name[1:]) for name in found if name[0] == column)
        assert all(DATA.north[DATA.square[f"{column}{row}"]] == (row < first) for row in range(1, 33))


@pytest.mark.rules("hksw:6.line12.a", "hksw:6.line12.b")
@pytest.mark.parametrize("card", ["I/JG3/2", "II/StG1/2", "I/ZG26/2", "I/KG1/2", "I/KG2/2", "III/KG4/2"])
def test_bf_109_and_ju_87_are_kept_from_the_squares_wholly_north_of_the_line(card: str) -> None:
    played = begun("movement.choose", ["2A"], at={"2A": "Q20"}, fuel={"2A": 4}, cards={card: "2A"})
    north = {"P19", "Q19", "R19"} & set(played.offers)
    assert north == (set() if card in ("I/JG3/2", "II/StG1/2") else {"P19", "Q19", "R19"})
    assert {"P20", "R20", "P21", "Q21", "R21"} < set(played.offers)


@pytest.mark.rules("hksw:6.line12.e")
@pytest.mark.parametrize("square", ["N19", "N20", "N23"])
def test_only_the_bf_110_of_luftflotte_2_and_3_fights_worse_north_of_the_line(square: str) -> None:
    p = begun("movement.choose", at={"2A": "Q20"}, fuel={"2A": 4}).p
    for card, _ in enumerate(DATA.cards):
        usual = p.data.kind[card].dogfight
        less = square == "N19" and DATA.type[card] == "bf110"
        assert p.dogfight(card, DATA.square[square]) == (2 if less else usual)
        assert usual == 3 or DATA.type[card] != "bf110"


@pytest.mark.rules("hksw:6.movement.f", "hksw:6.movement.l")
def test_a_flight_shut_in_by_friends_at_the_edge_steps_back() -> None:
    """In the corner, through one friend with another two around: with the last square there is nowhere to go."""
    around = dict(zip(FRIENDS, ("A1", "A2", "B2", "C1", "C2"), strict=False))
    cards = dict(zip(("II/KG1/2", "III/KG1/2", "I/KG27/3", "II/KG27/3", "III/KG27/3"), around, strict=True))
    played = begun(
        "movement.fly",
        at={"2A": "B1", **around},
        cards={"I/KG1/2": "2A", **cards},
        fuel={"2A": 3, **dict.fromkeys(around, 4)},
        moving="2A",
        left=2,
        free="B1",
    )
    assert set(played.offers) == {"done", "A1", "C1", "A2", "B2", "C2"}
    played.answer("A1")
    assert played.offers == ["B1"]
    shut = begun(
        "movement.fly",
        at={"2A": "A1", **around, "3C": "B1"},
        cards={"I/KG1/2": "2A", **cards},
        fuel={"2A": 3, **dict.fromkeys(around, 4)},
        moving="2A",
        left=1,
        free="D2",
    )
    assert (shut.asked, shut.offers) == ("fly", ["done"])
    shut.answer("done")
    assert (shut.field("at")["2A"], shut.field("moving"), shut.asked) == ("D2", "", "choose-flight")
    assert shut.told("steps-back") == [{"flight": "2A", "square": "D2"}]
    assert shut.rules("steps-back") == ["hksw:6.movement.l"]
    assert shut.told("stops") == [{"flight": "2A", "square": "D2"}]


@pytest.mark.rules("hksw:6.intercept.d", "hksw:6.movement.l")
@pytest.mark.parametrize(("racer", "met"), [("D2", True), ("D3", False)])
def test_a_flight_shut_in_by_friends_that_steps_back_to_its_interceptor_is_met(racer: str, *, met: bool) -> None:
    """It came through two friends, and the RAF has entered the square behind them."""
    around = dict(zip(FRIENDS, ("A1", "A2", "B2", "C1", "B1"), strict=False))
    cards = dict(zip(("II/KG1/2", "III/KG1/2", "I/KG27/3", "II/KG27/3", "III/KG27/3"), around, strict=True))
    played = begun(
        "movement.fly",
        at={"2A": "A1", **around, "11B": racer},
        cards={"I/KG1/2": "2A", "54/11": "11B", **cards},
        fuel={"2A": 3, **dict.fromkeys(around, 4)},
        phase_marks={"11B": ["intercepting"]},
        sortie_marks={"2A": ["took-off", "asked"]},
        radar={"2A": "detected"},
        markers=2,
        moving="2A",
        race="11B",
        left=1,
        free="D2",
    )
    played.answer("done")
    assert played.told("steps-back") == [{"flight": "2A", "square": "D2"}]
    assert [event["square"] for event in played.told("intercept")] == (["D2"] if met else [])
    assert (played.field("markers"), played.field("race")) == ((1, "11B") if met else (2, ""))
    if met:
        for dice in ("roundel 0 cross 0 blank 1", "roundel 0 cross 0 blank 4"):
            played.answer(dice)
        assert (played.field("at")["2A"], played.field("moving"), played.asked) == ("D2", "", "choose-flight")


@pytest.mark.rules("hksw:6.movement.j", "hksw:6.movement.h")
def test_a_flight_that_waited_its_only_token_away_cannot_take_off() -> None:
    one_token = {"numbers": {"fuel": {"value": 1}}}
    table = {"at": {"2A": "O25"}, "fuel": {"2A": 1}, "cards": {"I/KG1/2": "2A"}, "turn": 2, "last_turn": 3}
    played = begun("tally-ho.begin", ["done"], overlay=one_token, **table)
    assert (played.field("fuel")["2A"], played.field("at")["2A"]) == (0, "box")
    assert played.rules("stays-down") == ["hksw:9.f"]


@pytest.mark.rules("hksw:7.movement.k")
def test_the_raf_may_enter_every_square_but_those_of_the_continent_and_of_norway() -> None:
    rows = DATA.tables["squares"]
    closed = {name for name in DATA.squares if rows[name]["region"] in ("continent", "norway")}
    assert {name for name, may in zip(DATA.squares, DATA.raf_may, strict=True) if not may} == closed


@pytest.mark.rules("hksw:7.movement.c", "hksw:7.movement.f")
def test_a_raf_flight_alone_reaches_all_squares_within_three_and_is_refused_the_others() -> None:
    played = begun("patrol.choose", ["13A"], at={"13A": "M12"}, cards={"41/13": "13A"})
    column, row = COLUMNS.index("M"), 12
    near = {
        name
        for name in DATA.squares
        if abs(COLUMNS.index(name[0]) - column) <= 3 and abs(int(name[1:]) - row) <= 3 and name != "M12"
    }
    assert set(played.offers) == {"done", *near}
    assert len(near) == 48
    for name in ("M8", "M16", "I12", "Q12", "I8"):
        assert played.refused(name) == ("too-far", "hksw:7.movement.c")


@pytest.mark.rules("hksw:6.movement.a", "hksw:7.movement.a", "hksw:7.contact.a", "hksw:9.b")
@pytest.mark.parametrize(
    ("step", "answer"),
    [
        ("movement.choose", "11B"),
        ("movement.choose", "nobody"),
        ("patrol.choose", "2A"),
        ("patrol.markers", "2A"),
        ("patrol.markers", "11A"),
        ("tally-ho.begin", "2A"),
        ("tally-ho.begin", "11B"),
    ],
)
def test_an_answer_that_makes_no_sense_is_refused_without_a_rule(step: str, answer: str) -> None:
    at = {"2A": "N23", "11B": "N23"}
    cards = {"I/KG1/2": "2A", "54/11": "11B", "64/11": "11A"}
    marks = {"2A": ["took-off"]}
    played = begun(step, at=at, cards=cards, fuel={"2A": 3}, sortie_marks=marks, phase=1, markers=5, turn=2)
    key, rule = played.refused(answer)
    assert key.startswith("refused")
    assert rule in (None, played.game.open[0].prompt.rule)


@pytest.mark.rules("hksw:6.radar.c")
def test_a_detected_flight_is_not_told_of_again() -> None:
    marks = {"2A": ["took-off", "asked"]}
    table = {"at": {"2A": "O25"}, "fuel": {"2A": 4}, "cards": {"I/KG1/2": "2A"}, "sortie_marks": marks}
    played = begun("movement.choose", ["2A", "N24", "N23"], radar={"2A": "detected"}, **table)
    assert played.keys() == ["flies", "flies"]


@pytest.mark.rules("hksw:6.bombrun.a")
def test_a_flight_without_a_mission_can_bomb_no_target_at_all() -> None:
    for target in DATA.targets:
        square = DATA.squares[target.square]
        played = begun("movement.choose", ["2A"], at={"2A": square}, fuel={"2A": 4}, cards={"I/KG1/2": "2A"})
        assert "bomb" not in played.offers


@pytest.mark.rules("hksw:9.d", "hksw:7.contact.a")
@pytest.mark.parametrize("took_off", [True, False])
def test_a_flight_that_waits_on_its_airfield_cannot_be_attacked(*, took_off: bool) -> None:
    """No RAF flight comes there (hksw:7.movement.k), so this one is put there by hand (R-39)."""
    marks = {"2A": ["took-off"] if took_off else []}
    cards = {"I/KG1/2": "2A", "54/11": "11B"}
    at = {"2A": "O25", "11B": "O25"}
    played = begun("patrol.markers", at=at, cards=cards, fuel={"2A": 3}, sortie_marks=marks, markers=5, phase=1, turn=2)
    assert (played.asked == "mark-dogfight") == took_off


def random_asks(key: str, number: int) -> list[tuple[Any, Choice]]:
    """So many questions of one kind with what was on the table, from games played at random."""
    luck = Luck("every square")
    found: list[tuple[Any, Choice]] = []
    for seed in count():
        game: AnyGame = Game.new(HKSW, "campaign", (), seed)
        while (ask := game.ask) is not None:
            if isinstance(ask, Choice) and ask.prompt.key == key:
                found.append((game.position.copy(), ask))
                if len(found) == number:
                    return found
            game.answer(by_luck(ask, game.position.luck) if isinstance(ask, Chance) else luck.one_of(ask.offers))
    return found


@pytest.mark.rules("hksw:6.movement.d", "hksw:6.movement.f", "hksw:6.movement.l", "hksw:6.line12.a")
def test_the_squares_offered_to_a_flight_are_those_beside_it_that_nothing_speaks_against() -> None:
    for p, ask in random_asks("fly", 500):
        beside = [one for one in DATA.beside[p.at[p.moving]] if why_not_enter(p, p.moving, one) is None]
        assert [offer for offer in ask.offers if offer in DATA.square] == [DATA.squares[one] for one in beside]


@pytest.mark.rules("hksw:7.movement.c", "hksw:7.movement.i", "hksw:7.movement.k")
def test_a_raf_flight_reaches_what_three_steps_lead_to_that_do_not_pass_an_enemy() -> None:
    moved = 0
    for p, ask in random_asks("move-wing", 200):
        start = DATA.square[str(ask.args["at"])]
        enemies = set(p.at[12:])
        moved += bool(enemies & set(DATA.raf_reach[start]))
        paths = [[start]]
        for _ in range(3):
            going = [path for path in paths if path[-1] == start or path[-1] not in enemies]
            paths += [[*path, near] for path in going for near in DATA.beside[path[-1]] if DATA.raf_may[near]]
        free = {path[-1] for path in paths} - set(p.at[:12])
        offered = {DATA.square[offer] for offer in ask.offers if offer in DATA.square}
        assert free <= offered <= free | set(p.at[:12])
        assert [DATA.squares[one] for one in sorted(offered)] == list(ask.offers)[1:]
    assert moved
