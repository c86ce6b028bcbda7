"""The sequence of play (3), what the end of a month clears, and morale points with the end of the game (4, 23)."""

from __future__ import annotations

from typing import Any

import pytest
from fbob_games import begun
from fbob_tables import die_for, factor

from tallyho.fbob.sequence import SEQUENCE

MONTH = [
    *("planning", "redeployment", "reinforcement", "training", "recon", "preparation", "flying", "movement"),
    *("combat", "bombing", "turn", "month"),
]


@pytest.mark.rules(
    "fbob:3.1a", "fbob:3.I.1", "fbob:3.I.2", "fbob:3.I.3", "fbob:3.I.4", "fbob:3.I.5", "fbob:3.I.6", "fbob:3.I.7",
    "fbob:3.I.8", "fbob:3.II.1a", "fbob:3.II.1b", "fbob:3.II.1c", "fbob:3.II.2a", "fbob:3.II.2b", "fbob:3.II.2c",
)  # fmt: skip
def test_the_phases_in_their_order() -> None:
    assert [phase.name for phase in SEQUENCE.phases] == ["set-up", *MONTH]
    steps = [SEQUENCE.name(at) for at in range(sum(len(phase.steps) for phase in SEQUENCE.phases))]
    wanted = [
        *("planning.event", "planning.raf", "redeployment.order", "redeployment.move", "reinforcement.returns"),
        *("reinforcement.order", "reinforcement.buy", "training.train", "recon.plot", "recon.fly"),
        *("preparation.prepare", "preparation.patrols", "preparation.gentlemens-war", "flying.turn"),
    ]
    assert [step for step in steps if step in wanted] == wanted


@pytest.mark.rules("fbob:3.II.a", "fbob:3.II.3", "fbob:3.II.4", "fbob:2.22a", "fbob:3.III.1")
def test_24_turns_each_with_a_german_and_then_a_british_half() -> None:
    units = {"L-1": {"place": "flying", "at": "3020", "group": 1, "spotted": 1}}
    played = begun("flying.turn", month=3, went={"german": 1, "british": 1}, units=units)
    moves: list[tuple[int, str]] = []
    while played.asked == "move":
        moves.append((played.p.turn, played.game.open[0].side))
        assert played.field("phasing") == played.game.open[0].side
        played.answer("done")
    assert moves == [(turn, side) for turn in range(1, 25) for side in ("german", "british")]
    assert (played.p.month, played.p.turn) == (4, 0)
    assert [args["turn"] for args in played.told("flying-turn")] == list(range(1, 25))
    assert played.told("night-falls") == [{"turn": 18}]


@pytest.mark.rules("fbob:2.22a", "fbob:3.II.3")
def test_between_the_turns_nobody_is_phasing() -> None:
    played = begun("turn.half", turn=5, phasing="british", month=3, units={"1318": "aerodrome", "33": "based 1318"})
    assert played.asks == [("german", "more-missions"), ("british", "more-missions")]
    assert played.field("phasing") == "nobody"
    assert played.view("german")["phasing"] == "nobody"


UNITS: dict[str, Any] = {
    "1318": "aerodrome aa2* headquarters*",
    "33": {
        "place": "based", "at": "1318", "spotted": 1, "used": 3, "took_off": 2, "fastest": 4, "note": "4023 city",
        "marks": ["flew", "bombed", "turned-back", "shaken", "patrol", "moved", "fought", "intercepted"],
    },
    "L-1": {
        "place": "flying", "at": "3020", "group": 4, "spotted": 1, "used": 3, "took_off": 2, "origin": "4824",
        "fastest": 4, "note": "1019 city", "marks": ["flew", "bombed", "shaken"],
    },
    "36": {"place": "based", "at": "1318", "training": ["up"]},
    "38": {"place": "based", "at": "1318", "training": ["up", "night-trained"], "marks": ["flew"]},
    "L-2": {"place": "based", "at": "4824", "spotted": 1, "marks": ["flew"]},
    "carrier": {"at": "2915", "known": 1, "shaken": 1},
}  # fmt: skip


@pytest.mark.rules("fbob:3.III.2a", "fbob:3.III.2b", "fbob:3.III.2c", "fbob:3.III.2e", "fbob:8.11b", "fbob:8.10a")
def test_the_end_of_a_month_clears_what_belonged_to_it() -> None:
    played = begun("month.admin", until="month.advance", month=3, weather=True, recon={"german": ["1019"]}, units=UNITS)
    units = played.field("units")
    assert units["33"] == {"place": "based", "at": "1318"}
    assert units["36"] == {"place": "based", "at": "1318", "training": ["up"]}
    assert units["38"] == {"place": "based", "at": "1318", "training": ["night-trained"]}
    assert units["L-1"] == {"place": "flying", "at": "3020", "group": 4, "spotted": 1, "marks": ["flew"]}
    assert units["L-2"] == {"place": "based", "at": "4824", "spotted": 1}
    assert (units["1318"], units["carrier"]) == ("aerodrome aa2 headquarters", {"at": "2915"})
    assert (played.field("weather"), played.field("recon")) == (False, {"german": [], "british": []})
    assert played.told("month-ends") == [{"month": 3, "german": 0, "british": 0}]


@pytest.mark.rules("fbob:3.III.3a", "fbob:4.4a")
def test_a_new_month_begins_from_the_start() -> None:
    units = {"L-1": UNITS["L-1"], "33": "based 1318"}
    fields: dict[str, Any] = {
        "turn": 24,
        "went": {"german": 0, "british": 1},
        "groups_made": {"german": 9, "british": 8},
    }
    played = begun("month.advance", until="planning.event", month=3, units=units, **fields)
    assert (played.p.month, played.p.turn, played.p.went, played.p.groups_made) == (4, 0, [1, 0], [0, 0])


@pytest.mark.rules("fbob:20.6h", "fbob:3.III.1")
@pytest.mark.parametrize(
    ("bases", "based", "home"),
    [
        (["4826", "4023"], {}, "4023"),
        (["4826", "4023"], {"13": "4023", "14": "4023", "15": "4023"}, "4826"),
        (["4826", "4023"], {"13": "4023", "14": "4023"}, "4023"),
        (["4826"], {"13": "4826", "14": "4826", "15": "4826"}, ""),
    ],
)
def test_fakes_in_the_air_go_to_the_nearest_base_with_room(bases: list[str], based: dict[str, str], home: str) -> None:
    units: dict[str, Any] = dict.fromkeys(bases, "aerodrome") | {unit: f"based {at}" for unit, at in based.items()}
    units["Fake-1"] = "flying 3520 1"
    played = begun("month.admin", until="month.advance", month=3, units=units)
    fake = played.field("units")["Fake-1"]
    assert fake == ({"place": "based", "at": home} if home else {"place": "recycling", "back": 4})


@pytest.mark.rules("fbob:20.6h", "fbob:3.III.1")
def test_every_fake_in_the_air_goes_home_to_its_own_nearest_base() -> None:
    units = {"4826": "aerodrome", "4023": "aerodrome", "Fake-1": "flying 5226 1", "Fake-2": "flying 3520 2"}
    played = begun("month.admin", until="month.advance", month=3, units=units)
    homes = [played.field("units")[fake] for fake in ("Fake-1", "Fake-2")]
    assert homes == [{"place": "based", "at": "4826"}, {"place": "based", "at": "4023"}]


@pytest.mark.rules("fbob:24.4a", "fbob:24.2d", "fbob:3.III.2d")
def test_up_that_was_not_flown_off_stays_though_the_unit_was_hit_on_the_ground() -> None:
    hit = {"place": "based", "at": "1318", "training": ["up"], "marks": ["shaken", "turned-back"]}
    played = begun("month.admin", until="month.advance", month=3, units={"1318": "aerodrome", "33": hit})
    assert played.field("units")["33"] == {"place": "based", "at": "1318", "training": ["up"]}


@pytest.mark.rules("fbob:4.5a", "fbob:3.III.2b")
def test_at_the_end_of_a_month_both_totals_are_told() -> None:
    played = begun("month.admin", until="month.advance", month=3, mp={"german": 7, "british": -2})
    assert played.told("month-ends") == [{"month": 3, "german": 7, "british": -2}]


@pytest.mark.rules("fbob:3.II.3")
def test_all_are_told_who_wants_to_fly_on() -> None:
    played = begun("turn.more", ["yes", "no"], month=3, turn=4, units={"1318": "aerodrome", "33": "based 1318"})
    assert played.told("more-missions") == [{"german": "yes", "british": "no"}]
    played = begun("turn.more", ["no", "yes"], month=3, turn=4, units={"1318": "aerodrome", "33": "based 1318"})
    assert played.told("more-missions") == [{"german": "no", "british": "yes"}]


@pytest.mark.rules("fbob:4.4a")
@pytest.mark.parametrize(
    ("went", "dice", "points"),
    [((0, 0), [3, 5], [3, 5]), ((1, 0), [5], [0, 5]), ((0, 1), [3], [3, 0]), ((1, 1), [], [0, 0])],
)
def test_who_has_flown_no_mission_rests(went: tuple[int, int], dice: list[int], points: list[int]) -> None:
    fields: dict[str, Any] = {"went": {"german": went[0], "british": went[1]}}
    played = begun("month.end", dice, until="", month=3, **fields)
    assert played.p.mp == points
    assert [args["why"] for args in played.told("morale")] == ["rest"] * len(dice)


@pytest.mark.rules("fbob:4.4a", "fbob:2.23a")
def test_the_die_of_rest_has_six_sides() -> None:
    played = begun("month.end", month=3)
    assert (played.asked, played.offers) == ("rest-die", ["1", "2", "3", "4", "5", "6"])
    assert played.game.open[0].args == {"side": "german"}


@pytest.mark.rules("fbob:30.0a")
@pytest.mark.parametrize(("before", "after"), [(0, 0), (1, 2), (2, 0), (3, 2)])
def test_a_free_aa_point_waits_for_the_next_month_and_no_longer(before: int, after: int) -> None:
    played = begun("month.admin", until="month.advance", month=3, free_aa=before)
    assert played.p.free_aa == after


# The end of the game


def over(german: int, british: int, month: int = 8) -> Any:
    """How a game ends with these totals."""
    played = begun("month.advance", month=month, mp={"german": german, "british": british})
    return played.game.outcome


@pytest.mark.rules("fbob:1.1a", "fbob:23.1a", "fbob:23.2a", "fbob:23.3a", "fbob:3.III.3b")
@pytest.mark.parametrize(
    ("german", "british", "winner", "level"),
    [
        (30, 25, None, "draw"),
        (30, 24, "german", "marginal"),
        (24, 30, "british", "marginal"),
        (30, 15, "german", "marginal"),
        (30, 14, "german", "tactical"),
        (30, 5, "german", "tactical"),
        (4, 30, "british", "strategic"),
        (30, 4, "german", "strategic"),
        (30, -19, "german", "strategic"),
        (30, -20, "german", "super-strategic"),
        (-25, 25, "british", "super-strategic"),
        (0, 0, None, "draw"),
        (-5, 0, None, "draw"),
    ],
)
def test_example_16_the_levels_of_victory(german: int, british: int, winner: str | None, level: str) -> None:
    outcome = over(german, british)
    sudden = level == "super-strategic"
    assert (outcome.winner, outcome.level) == (winner, level)
    assert (outcome.reason, outcome.rule) == (("sudden-death", "fbob:23.3a") if sudden else ("counted", "fbob:23.2a"))


@pytest.mark.rules("fbob:23.3a")
def test_a_lead_of_fifty_ends_the_game_at_once() -> None:
    for mp, die, side in (({"german": 44, "british": 0}, 6, "german"), ({"german": 0, "british": 49}, 1, "british")):
        went = {"german": int(side == "british"), "british": int(side == "german")}
        played = begun("month.end", [die], month=3, mp=mp, went=went)
        assert played.game.outcome is not None
        assert (played.game.outcome.winner, played.game.outcome.level) == (side, "super-strategic")
        assert played.told("sudden-death") == [{"side": side, "lead": 50}]


@pytest.mark.rules("fbob:23.3a")
def test_points_of_both_sides_from_one_result_count_together() -> None:
    played = begun("month.end", [4, 3], month=3, mp={"german": 48, "british": 0})
    assert (played.game.outcome, played.p.mp, played.p.month) == (None, [52, 3], 4)


@pytest.mark.rules("fbob:4.1b")
def test_points_that_are_none_are_not_told() -> None:
    units = {"13": {"place": "flying", "at": "1019", "group": 1, "box": 20}}
    die, pack = die_for("bombardment", factor("13", "bombs"), "B1"), {"outrage": {"B1": {"points": 0}}}
    played = begun("bombing.choose", ["G1", die, 1], turn=3, phasing="german", units=units, overlay=pack)
    assert [(args["side"], args["why"], args["points"]) for args in played.told("morale")] == [("german", "panic", 1)]
