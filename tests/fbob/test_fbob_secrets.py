"""What log and questions tell whom: names of hidden units, secret answers, and who is asked at all (20, R-53)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

import pytest
from fbob_games import Played, begun

from tallyho.fbob.knowledge import knows, number_of
from tallyho.fbob.title import FBOB
from tallyho.table import Game, Json, Luck, view_of
from tallyho.table.view import asked_of, events_of, turns_of

GERMAN, BRITISH, SPECTATOR = "german", "british", None
EVERYBODY = (GERMAN, BRITISH, SPECTATOR)
ALL_OPTIONS = tuple(option.name for option in FBOB.options)


def start(step: str, script: Iterable[str | int] = (), **fields: Any) -> Played:
    """A game begun at a step."""
    return begun(step, script, **fields)


def told_to(played: Played, side: str | None) -> list[str]:
    return [key for key, _, _, _ in events_of(played.game, side)]


def answers_seen(played: Played, side: str | None) -> list[tuple[str, str | None]]:
    return [(key, answer) for _, key, answer in turns_of(played.game, side)]


# No name of a hidden unit is in anything that a side is told or asked


def words_in(value: Json) -> Iterator[str]:
    """All words of some arguments."""
    if isinstance(value, str):
        yield value
        yield from value.split()
    elif isinstance(value, list):
        for one in value:
            yield from words_in(one)
    elif isinstance(value, dict):
        for one in value.values():
            yield from words_in(one)


def known_to(game: Game[Any], side: str | None) -> set[str]:
    p = game.position
    return {name for unit, name in enumerate(p.data.names) if knows(p, number_of(side), unit)}


def leaks(game: Game[Any], side: str | None, since: int, before: set[str]) -> list[tuple[str, set[str]]]:
    """Where a side is told or asked names that it knows neither before nor after."""
    secret = set(game.position.data.names) - before - known_to(game, side)
    shown: list[tuple[str, Json]] = [(key, args) for key, _, args, _ in events_of(game, side, since)]
    shown += [(who, answer) for who, _, answer in turns_of(game, side, len(game.history) - 1) if who != side]
    shown += [(asked.key, [asked.args, *asked.offers]) for asked in asked_of(game, side)]
    return [(what, found) for what, value in shown if (found := set(words_in(value)) & secret)]


@pytest.mark.rules("fbob:20.1b", "fbob:20.7a")
@pytest.mark.parametrize(
    ("scenario", "options", "seed"),
    [("phase1", (), "1"), ("phase1", ALL_OPTIONS, "2"), ("phase2", ALL_OPTIONS, "3"), ("phase2", (), "4")],
)
def test_nothing_told_or_asked_names_a_unit_that_is_hidden(scenario: str, options: tuple[str, ...], seed: str) -> None:
    game = Game.new(FBOB, scenario, options, seed)
    luck = Luck(seed)
    for _ in range(1500):
        before = {side: known_to(game, side) for side in EVERYBODY}
        assert game.log is not None
        since = len(game.log.events)
        ask = luck.one_of(game.open)
        game.answer(luck.answer(ask), ask.side)
        if game.over:
            break
        for side in EVERYBODY:
            assert leaks(game, side, since, before[side]) == [], (game.step, len(game.history))
    assert len(game.history) > 500


# Events of the owner only


def test_who_takes_off_is_told_to_the_owner_and_how_many_to_all() -> None:
    units = {"4826": "aerodrome", "13": "based 4826", "14": "based 4826", "Fake-1": "based 4826"}
    played = start("movement.choose", ["4826", "13", "Fake-1", "done"], units=units, turn=1, phasing="german")
    assert told_to(played, GERMAN) == ["takes-off", "sent-up"]
    assert told_to(played, BRITISH) == told_to(played, SPECTATOR) == ["takes-off"]
    (event,) = events_of(played.game, BRITISH)
    assert event[2] == {"group": "G1", "side": "german", "hex": "4826", "number": 2}
    hidden = [("move", "4826"), ("take-off", None), ("take-off", None), ("take-off", None)]
    assert answers_seen(played, BRITISH) == hidden
    assert answers_seen(played, GERMAN)[1:] == [("take-off", "13"), ("take-off", "Fake-1"), ("take-off", "done")]


def test_which_unit_leaves_a_group_is_told_to_nobody() -> None:
    units = {"13": "flying 3520 1", "14": "flying 3520 1"}
    fields: dict[str, Any] = {"turn": 2, "phasing": "german", "moving": 1, "groups_made": {"german": 1}}
    played = start("movement.fly", ["split", "13"], units=units, **fields)
    assert answers_seen(played, BRITISH) == [("fly", "split"), ("split", None)]
    assert events_of(played.game, BRITISH)[0][2] == {"group": "G1", "hex": "3520", "other": "G2", "side": "german"}


@pytest.mark.rules("fbob:24.1a", "fbob:20.7a")
def test_training_is_the_owners_secret() -> None:
    units = {"4826": "aerodrome", "13": "based 4826", "14": "based 4826", "1318": "aerodrome", "33": "based 1318"}
    script = ["rest 13", "night 14", "done", "night 33", "done"]
    played = start("training.train", script, units=units, options=["training"], until="recon.plot")
    assert told_to(played, GERMAN) == ["rests", "trains"]
    assert told_to(played, BRITISH) == ["trains"]
    assert told_to(played, SPECTATOR) == []
    assert [answer for _, answer in answers_seen(played, BRITISH)] == [None, "night 33; done"]
    assert "13" not in played.view(BRITISH)["units"]


@pytest.mark.rules("fbob:27.1a", "fbob:20.7a")
def test_notes_and_posts_are_the_owners_secret_and_asked_alike() -> None:
    units = {"4826": "aerodrome", "13": "based 4826", "Jasta-1": "based 4826", "1318": "aerodrome", "33": "based 1318"}
    options = ["targets", "patrols"]
    script = ["target 13", "1019 city", "patrol Jasta-1", "4825", "done", "patrol 33", "1319"]
    played = start("preparation.prepare", script, units=units, options=options)
    assert told_to(played, BRITISH) == told_to(played, SPECTATOR) == []
    assert answers_seen(played, BRITISH) == [("prepare", None)]
    assert played.view(BRITISH)["picked"] == ""
    assert played.view(GERMAN)["units"]["13"]["note"] == "1019 city"


@pytest.mark.rules("fbob:25.1a", "fbob:25.1b")
def test_of_a_patrol_all_see_hex_and_number_but_only_the_owner_the_names() -> None:
    units = {"4826": "aerodrome", "Jasta-1": "based 4826", "Jasta-2": "based 4826"}
    script = ["patrol Jasta-1", "4825", "done", "done"]
    played = start("preparation.prepare", script, units=units, options=["patrols"], until="flying.turn")
    assert told_to(played, GERMAN) == ["patrols", "sent-up"]
    assert told_to(played, BRITISH) == ["patrols"]
    assert played.view(BRITISH)["groups"]["G1"] == {
        "side": "german",
        "at": "4825",
        "size": 1,
        "hidden": 1,
        "patrol": True,
        "moved": False,
        "took_off": 1,
    }
    assert "Jasta-1" not in played.view(BRITISH)["units"]
    assert played.view(BRITISH)["based"]["german"] == {"4826": 1}


@pytest.mark.rules("fbob:6.1d", "fbob:20.6b", "fbob:20.7a")
def test_what_is_bought_is_told_to_all_and_where_it_goes_to_nobody_and_a_fake_not_at_all() -> None:
    units = {"4826": "aerodrome", "Fake-1": "set-up"}
    script = ["13", "4826", "Fake-1", "4826", "g-aa-1", "4826 under", "done"]
    played = start("reinforcement.buy", script, units=units, arranging="german", mp={"german": 9})
    assert told_to(played, GERMAN) == ["bought", "placed", "placed", "bought", "placed", "arranged"]
    assert told_to(played, BRITISH) == ["bought", "bought", "arranged"]
    assert [(args or {}).get("what") for _, _, args, _ in events_of(played.game, BRITISH)[:2]] == ["13", "g-aa-1"]
    assert {answer for _, answer in answers_seen(played, BRITISH)} == {None}
    assert played.view(BRITISH)["land"]["4826"] == {"side": "german", "units": ["aerodrome"], "hidden": 1}
    assert played.view(BRITISH)["based"]["german"] == {"4826": 2}


@pytest.mark.rules("fbob:20.6b")
def test_which_fake_comes_free_is_told_to_the_germans_only() -> None:
    played = start("reinforcement.returns", month=2, until="reinforcement.order")
    assert told_to(played, GERMAN) == ["free-fake"]
    assert told_to(played, BRITISH) == []
    assert not any(name.startswith("Fake") for name in played.view(BRITISH)["units"])


def test_redeployment_is_told_to_the_owner_only() -> None:
    units = {"4826": "aerodrome headquarters", "4827": "aerodrome", "13": {"place": "based", "at": "4826", "ace": 1}}
    units |= {"14": "based 4826", "4825": "aa2"}
    script = ["13", "4827", "ace 13", "14", "headquarters 4826", "4827 under", "aa 4825", "4724", "done"]
    played = start("redeployment.move", script, units=units, arranging="german")
    assert told_to(played, GERMAN) == ["redeployed"] * 4 + ["arranged"]
    assert told_to(played, BRITISH) == ["arranged"]
    assert {answer for _, answer in answers_seen(played, BRITISH)} == {None}
    assert set(played.view(BRITISH)["land"]) == {"4826", "4827", "4724"}


@pytest.mark.rules("fbob:16.1a", "fbob:20.1b")
def test_a_hidden_unit_that_lands_safely_is_not_named() -> None:
    fields: dict[str, Any] = {"turn": 7, "month": 9, "phasing": "german", "moving": 1}
    units = {"4826": "aerodrome", "13": {"place": "flying", "at": "4826", "group": 1, "box": 12}}
    played = start("movement.fly", ["land"], units=units, **fields)
    for side in EVERYBODY:
        (asked,) = view_of(played.game, side).asked
        assert (asked.key, asked.args) == ("crash-die", {"unit": "", "hex": "4826"})
    played.answer("1")
    assert told_to(played, GERMAN) == ["lands", "crash"]
    assert told_to(played, BRITISH) == ["lands"]
    assert "13" not in played.view(BRITISH)["units"]


def test_a_spotted_unit_that_lands_at_night_is_named() -> None:
    fields: dict[str, Any] = {"turn": 7, "month": 9, "phasing": "german", "moving": 1}
    units = {"4826": "aerodrome", "13": {"place": "flying", "at": "4826", "group": 1, "box": 12, "spotted": 1}}
    played = start("movement.fly", ["land", 1], units=units, **fields)
    assert told_to(played, BRITISH) == ["lands", "crash"]


@pytest.mark.rules("fbob:19.4c")
def test_to_whom_a_parted_ace_goes_only_his_side_knows() -> None:
    """A five and two more without an aerodrome make seven: the ace is parted from his unit."""
    fields: dict[str, Any] = {"turn": 7, "month": 9, "phasing": "german", "moving": 1, "last_month": 13}
    units = {
        "4826": "aerodrome",
        "13": {"place": "flying", "at": "4825", "group": 1, "box": 12, "ace": 1},
        "14": "based 4826",
        "15": "based 4826",
    }
    played = start("movement.fly", ["land", 5, "15"], units=units, **fields)
    assert told_to(played, GERMAN)[-2:] == ["ace-parted", "ace-joins"]
    assert told_to(played, BRITISH)[-1] == "ace-parted"
    assert answers_seen(played, BRITISH)[-1] == ("ace-to", None)
    assert played.p.ace[played.p.data.unit["15"]] == 1


@pytest.mark.rules("fbob:14.1b", "fbob:20.7a")
def test_plots_are_secret_until_both_are_done() -> None:
    played = start("recon.plot", ["1019", "1020", "done", "4826"], mp={"german": 4, "british": 4})
    assert answers_seen(played, BRITISH) == [("plot-recon", None)]
    assert played.view(BRITISH)["plots"] == ["4826"]
    assert played.view(GERMAN)["plots"] == ["1019", "1020"]
    assert played.view(SPECTATOR).get("plots", []) == []
    played.answer("done")
    assert told_to(played, BRITISH) == ["plotted", "plotted"]
    assert played.told("plotted")[0]["hexes"] == ["1019", "1020"]


# Who is asked does not tell what is hidden


@pytest.mark.rules("fbob:20.6f", "fbob:20.1b")
@pytest.mark.parametrize("unit", ["13", "Fake-1", "Jasta-1"])
def test_over_a_town_the_owner_of_a_hidden_unit_is_asked_whatever_it_is(unit: str) -> None:
    flies = {"place": "flying", "at": "2520", "group": 1, "marks": ["flew", "moved"]}
    played = start("bombing.choose", units={unit: flies}, turn=2, phasing="german")
    assert played.asks == [(GERMAN, "bomb")]
    assert played.offers == (["done", "G1"] if unit == "13" else ["done"])


@pytest.mark.parametrize("place", ["2915", "1819", "1324"])
def test_over_ships_land_units_and_based_aircraft_too(place: str) -> None:
    units: dict[str, Any] = {"Fake-1": f"flying {place} 1", "carrier": "2915", "1819": "aa1", "33": "based 1324"}
    played = start("bombing.choose", units=units, turn=2, phasing="german")
    assert played.asks == [(GERMAN, "bomb")]


def test_at_night_an_untrained_bomber_in_a_group_is_asked_like_a_trained_one() -> None:
    flies = {"place": "flying", "at": "2520", "group": 1, "spotted": 1}
    fields: dict[str, Any] = {"month": 1, "turn": 20, "phasing": "german", "options": ["night"]}
    played = start("bombing.choose", units={"13": flies, "Jasta-1": flies}, **fields)
    assert (played.asked, played.offers) == ("bomb", ["done"])


@pytest.mark.parametrize("at", ["2915", "1819"])
def test_over_ones_own_land_and_ships_nobody_is_asked(at: str) -> None:
    units = {"33": f"flying {at} 1", "carrier": "2915", "1819": "aa1"}
    assert start("bombing.choose", units=units, turn=2, phasing="british", until="turn.half").asks == []


def test_a_group_is_asked_if_one_of_it_is_hidden_but_not_after_it_has_bombed_its_hex() -> None:
    units = {"Jasta-1": {"place": "flying", "at": "2520", "group": 1, "spotted": 1}, "Fake-1": "flying 2520 1"}
    assert start("bombing.choose", units=units, turn=2, phasing="german").asked == "bomb"
    fields: dict[str, Any] = {"turn": 2, "phasing": "german", "fought": ["2520"]}
    assert start("bombing.choose", units=units, until="turn.half", **fields).asks == []


@pytest.mark.rules("fbob:25.8.3")
def test_a_patrol_is_not_asked_for_all_know_that_it_may_not_bomb() -> None:
    units = {"33": {"place": "flying", "at": "4321", "group": 1, "marks": ["flew", "patrol"]}}
    played = start("bombing.choose", units=units, turn=2, phasing="british", options=["patrols"], until="turn.half")
    assert played.asks == []


@pytest.mark.rules("fbob:24.2a", "fbob:20.7a")
@pytest.mark.parametrize("rests", [True, False])
def test_the_questions_of_a_take_off_do_not_tell_who_rests(rests: bool) -> None:
    training = {"training": ["resting"]} if rests else {}
    units = {"4826": "aerodrome", "13": "based 4826", "14": {"place": "based", "at": "4826", **training}}
    played = start("movement.choose", ["4826", "13"], units=units, turn=1, phasing="german", options=["training"])
    assert played.asks == [(GERMAN, "take-off")]
    assert played.offers == (["done"] if rests else ["done", "14"])
    played.answer("done")
    assert answers_seen(played, BRITISH) == [("move", "4826"), ("take-off", None), ("take-off", None)]


def test_after_the_last_counter_of_a_base_or_a_zeppelin_nobody_is_asked() -> None:
    units = {"4826": "aerodrome", "13": "based 4826", "L-1": {"place": "based", "at": "4826", "spotted": 1}}
    played = start("movement.choose", ["4826", "13"], units=units, turn=1, phasing="german")
    assert played.asks == [(GERMAN, "fly")]
    played = start("movement.choose", ["4826", "L-1"], units=units, turn=1, phasing="german")
    assert played.asks == [(GERMAN, "fly")]


@pytest.mark.rules("fbob:25.7a")
@pytest.mark.parametrize("box", [2, 9])
def test_whether_a_patrol_has_endurance_left_is_not_told_by_the_question(box: int) -> None:
    units = {
        "13": "flying 3620 1",
        "44": {"place": "flying", "at": "3520", "group": 1, "box": box, "marks": ["flew", "patrol"]},
    }
    fields: dict[str, Any] = {"turn": 2, "phasing": "german", "moving": 1, "options": ["patrols"]}
    played = start("movement.fly", ["3520"], units=units, **fields)
    assert played.asks == [(BRITISH, "intercept")]
    assert asked_of(played.game, GERMAN)[0].offers == ()
    played.answer("no")
    assert answers_seen(played, GERMAN)[-1] == ("intercept", None)


@pytest.mark.rules("fbob:29.1a", "fbob:20.7a")
@pytest.mark.parametrize("trained", [[], ["night-trained"]])
def test_whether_a_unit_is_night_trained_is_not_told_by_the_questions_at_night(trained: list[str]) -> None:
    unit = {"place": "flying", "group": 1, "box": 20, "spotted": 1, "training": trained}
    fields: dict[str, Any] = {"turn": 8, "month": 9, "options": ["night", "training"]}
    units = {"44": {**unit, "at": "3520"}, "13": {**unit, "at": "3520"}}
    assert start("combat.choose", units=units, phasing="british", **fields).asks == [(BRITISH, "attack")]
    units = {"13": {**unit, "at": "1019"}}
    assert start("bombing.choose", units=units, phasing="german", **fields).asks == [(GERMAN, "bomb")]


def test_a_hidden_group_without_speed_is_asked_and_a_spotted_one_not() -> None:
    for spotted, asked in ((0, "fly"), (1, "move")):
        unit = {"place": "flying", "at": "3520", "group": 1, "used": 5, "box": 9, "spotted": spotted}
        played = start("movement.fly", units={"13": unit}, turn=2, phasing="german", moving=1)
        assert played.asked == asked


# Refusals tell nothing either


@pytest.mark.rules("fbob:20.7a", "fbob:24.1b")
def test_a_refusal_does_not_tell_whether_an_enemy_unit_trains() -> None:
    units = {"1318": "aerodrome", "33": {"place": "based", "at": "1318", "training": ["resting"]}, "36": "based 1318"}
    played = start("training.train", units=units, options=["training"])
    assert played.refused("rest 33", GERMAN) == played.refused("rest 36", GERMAN)
    assert played.refused("rest 33", GERMAN)[0] == "refused-offer"


@pytest.mark.rules("fbob:20.1b", "fbob:18.3c")
@pytest.mark.parametrize(("at", "key"), [("2915", "refused-offer"), ("2520", "aboard-carrier")])
def test_a_refusal_does_not_tell_who_is_aboard_a_carrier_elsewhere(at: str, key: str) -> None:
    units = {
        "13": {"place": "flying", "at": "2520", "group": 1, "spotted": 1},
        "2520": "aerodrome",
        "carrier": at,
        "1CV": {"place": "aboard", "at": at},
    }
    played = start("bombing.choose", ["G1"], units=units, turn=2, phasing="german")
    assert played.asked == "aim"
    assert played.refused("1CV")[0] == key


@pytest.mark.rules("fbob:25.1b", "fbob:20.7a")
def test_once_a_patrol_has_left_nobody_knows_any_more_who_is_left_at_its_base() -> None:
    looked = {"place": "based", "at": "4826", "spotted": 1}
    units = {
        "4826": "aerodrome",
        "Jasta-1": looked,
        "Jasta-2": looked,
        "4827": "aerodrome",
        "13": {**looked, "at": "4827"},
    }
    script = ["patrol Jasta-1", "4825", "done", "done"]
    played = start("preparation.prepare", script, units=units, options=["patrols"], until="flying.turn")
    assert {"Jasta-1", "Jasta-2", "13"} & set(played.view(BRITISH)["units"]) == {"13"}
