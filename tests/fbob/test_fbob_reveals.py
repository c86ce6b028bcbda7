"""What shows something hidden (20) counts as a reveal, beyond which no undo goes back; nothing else does."""

from __future__ import annotations

from typing import Any

import pytest
from fbob_games import Played, begun

from tallyho.fbob.losses import eliminate, recycle
from tallyho.fbob.spotting import look_below, spot
from tallyho.fbob.vocabulary import OF_GERMAN
from tallyho.table import Asks

BASES: dict[str, Any] = {"1318": "aerodrome", "4826": "aerodrome"}


def news(played: Played, *answers: str | int) -> int:
    """How many reveals some answers bring."""
    before = played.p.reveals
    for answer in answers:
        played.answer(str(answer))
    return played.p.reveals - before


@pytest.mark.rules("fbob:20.1a", "fbob:20.1b")
@pytest.mark.parametrize("step", ["redeployment.move", "reinforcement.buy"])
def test_when_a_side_is_done_all_see_where_its_counters_lie(step: str) -> None:
    assert news(begun(step, arranging="german", units=BASES), "done") == 1


@pytest.mark.rules("fbob:6.1d", "fbob:20.7a")
@pytest.mark.parametrize(("ware", "reveals"), [("13", 1), ("Fake-1", 0)])
def test_what_is_bought_is_news_a_fake_is_none(ware: str, reveals: int) -> None:
    units = {**BASES, "Fake-1": "set-up"}
    played = begun("reinforcement.buy", arranging="german", mp={"german": 20}, units=units)
    assert news(played, ware, "4826") == reveals


@pytest.mark.rules("fbob:24.1a", "fbob:14.1a")
@pytest.mark.parametrize(
    ("step", "german", "british"), [("training.train", "rest 13", "rest 33"), ("recon.plot", "1019", "4826")]
)
def test_a_list_made_in_secret_is_no_news(step: str, german: str, british: str) -> None:
    units = {**BASES, "13": "based 4826", "33": "based 1318"}
    played = begun(step, options=["training"], mp={"german": 9, "british": 9}, units=units)
    assert news(played, german, "done", british) == 0
    played.game.undo("german", 2)
    assert played.game.listed() == [("british", british)]


@pytest.mark.rules("fbob:25.1b")
def test_patrols_that_go_up_are_seen() -> None:
    units = {**BASES, "Jasta-1": "based 4826", "Jasta-4": "based 4826"}
    script = ["patrol Jasta-1", "4725", "patrol Jasta-4", "4624", "done"]
    played = begun("preparation.prepare", script, options=["patrols"], units=units)
    assert news(played, "done") == 3  # two hexes with patrols, and that both lists are complete


@pytest.mark.rules("fbob:13.5.3")
def test_the_shift_of_bombs_shows_with_the_die() -> None:
    unit = {"place": "flying", "at": "1019", "group": 1, "spotted": 1}
    played = begun("bombing.choose", ["G1"], units={"13": unit}, month=1, turn=2, phasing="german")
    assert news(played, 1) == 1


@pytest.mark.rules("fbob:3.III.2b")
def test_the_end_of_a_month_is_news() -> None:
    played = begun("month.end", [1], month=3, until="", went={"german": 0, "british": 0})
    assert news(played, 1) == 1


@pytest.mark.rules("fbob:20.1b", "fbob:20.6e")
@pytest.mark.parametrize(("unit", "spotted", "reveals"), [("13", 0, 1), ("13", 1, 0), ("Fake-1", 0, 1)])
def test_a_unit_that_was_hidden_is_seen_when_it_is_lost(unit: str, spotted: int, reveals: int) -> None:
    for lost in ("eliminated", "recycled"):
        played = begun("planning.raf", units={**BASES, unit: {"place": "based", "at": "4826", "spotted": spotted}})
        number = played.p.data.unit[unit]
        before = played.p.reveals
        gone = eliminate(played.p, number, "fbob:9.4b") if lost == "eliminated" else _recycled(played, number)
        assert not list(gone)
        assert played.p.reveals - before == reveals, lost


def _recycled(played: Played, unit: int) -> Asks[None]:
    return recycle(played.p, unit, 1, "fbob:6.5a", "stays")


@pytest.mark.rules("fbob:19.4c")
def test_a_parted_ace_is_seen_to_go_elsewhere() -> None:
    lone = {"place": "based", "at": "4826", "spotted": 1, "ace": 1}
    played = begun("planning.raf", units={**BASES, "13": lone, "14": "based 4826"})
    before = played.p.reveals
    asks = recycle(played.p, played.p.data.unit["13"], 1, "fbob:6.5a", "parted")
    next(asks)
    with pytest.raises(StopIteration):
        asks.send("14")
    assert played.p.reveals - before == 1


@pytest.mark.rules("fbob:25.3a", "fbob:25.3d")
@pytest.mark.parametrize(("answer", "reveals"), [("B1", 1), ("no", 0)])
def test_an_interception_is_declared_for_all_to_hear(answer: str, reveals: int) -> None:
    patrol = {"place": "flying", "at": "3520", "group": 1, "box": 9, "spotted": 1, "marks": ["flew", "patrol"]}
    intruder = {"place": "flying", "at": "3620", "group": 1, "spotted": 1}
    fields: dict[str, Any] = {"turn": 2, "phasing": "german", "moving": 1, "options": ["patrols"]}
    played = begun("movement.fly", ["3520"], units={"13": intruder, "44": patrol}, **fields)
    assert news(played, answer) == reveals


@pytest.mark.rules("fbob:11.1f", "fbob:20.3a")
def test_who_is_spotted_or_examined_is_news_once() -> None:
    units = {"1318": "aerodrome aa1", "33": "based 1318", "13": "flying 3520 1"}
    p = begun("planning.raf", units=units).p
    unit, at = p.data.unit["13"], p.data.hex["1318"]
    for reveals in (1, 1):
        spot(p, [unit], "fbob:11.1f")
        assert p.reveals == reveals
    for reveals in (2, 2):
        look_below(p, OF_GERMAN, at)
        assert p.reveals == reveals


@pytest.mark.rules("fbob:8.3b")
def test_a_group_that_splits_is_seen_to_do_so() -> None:
    flies = {"place": "flying", "at": "3520", "group": 1, "box": 20, "spotted": 1}
    played = begun("movement.fly", units={"13": flies, "14": flies}, turn=2, phasing="german", moving=1)
    assert news(played, "split", "13") == 1


@pytest.mark.rules("fbob:10.1a", "fbob:20.7a")
def test_a_group_that_joins_another_is_seen_to_do_so() -> None:
    flies = {"place": "flying", "at": "4725", "origin": "4826", "took_off": 4}
    units = {"13": {**flies, "group": 1}, "Jasta-1": {**flies, "group": 2, "marks": ["flew", "moved"]}}
    played = begun("movement.fly", units=units, turn=4, phasing="german", moving=1, groups_made={"german": 2})
    assert news(played, "join G2") == 1
    assert played.game.why_no_undo("german") == "undo-reveal"


@pytest.mark.rules("fbob:10.1b")
@pytest.mark.parametrize(("origin", "reveals"), [("1318", 1), ("", 0)])
def test_groups_that_become_one_without_a_word_are_seen_to_do_so(origin: str, reveals: int) -> None:
    flies = {"place": "flying", "at": "1318", "box": 12, "spotted": 1, "took_off": 3, "origin": origin}
    units = {"44": {**flies, "group": 1}, "61": {**flies, "group": 2}}
    played = begun("movement.choose", units=units, turn=3, phasing="british")
    assert news(played, "done") == reveals
    assert bool(played.told("joins")) == bool(reveals)


@pytest.mark.rules("fbob:18.4c", "fbob:20.5a")
@pytest.mark.parametrize(
    ("answer", "known", "reveals"), [("carrier", 0, 1), ("carrier", 1, 0), ("2413", 0, 0)], ids=str
)
def test_the_first_that_lands_aboard_shows_which_ship_is_the_carrier(answer: str, known: int, reveals: int) -> None:
    units = {"carrier": {"at": "2413", "known": known}, "2413": "aerodrome"}
    units |= dict.fromkeys(("1CV", "2CV"), "flying 2413 1")
    played = begun("movement.choose", ["B1", "land"], units=units, month=9, turn=2, phasing="british")
    assert news(played, answer) == reveals
    assert played.asked == "land-where", "there is another one to land"


@pytest.mark.rules("fbob:12.4.3")
def test_the_modifiers_of_a_pursuit_show_with_the_die() -> None:
    flies = {"place": "flying", "at": "3520", "group": 1, "box": 20, "spotted": 1}
    units = {"33": flies, "36": flies, "13": flies}
    played = begun("combat.choose", ["B1 G1"], units=units, turn=2, phasing="british")
    assert news(played, 3) == 1
    assert all("fought" in played.field("units")[unit].get("marks", []) for unit in ("33", "36"))


SILENCE: dict[str, tuple[dict[str, str], int]] = {
    "nothing lies near": ({}, 0),
    "all that lies near is on top": ({"1811": "aerodrome"}, 0),
    "all that lies near has been examined": ({"1811": "aerodrome aa1* headquarters*"}, 0),
    "something below may be an early warning unit": ({"1811": "aerodrome headquarters"}, 1),
    "it may be one with a headquarters": ({"1810": "aerodrome aa1"}, 1),
    "it is too far away to be one": ({"1809": "aerodrome aa1"}, 0),
    "an early warning unit may have a headquarters": ({"1811": "early-warning", "1806": "aerodrome aa1"}, 0),
    "an early warning unit may have one near": ({"1811": "early-warning", "1807": "aerodrome aa1"}, 1),
    "an examined one may have one near": ({"1811": "aerodrome early-warning*", "1807": "aerodrome aa1"}, 1),
}


@pytest.mark.rules("fbob:11.1c", "fbob:11.1d", "fbob:20.5b")
@pytest.mark.parametrize(("land", "reveals"), SILENCE.values(), ids=SILENCE)
def test_not_to_be_spotted_is_news_where_an_early_warning_unit_could_lie(land: dict[str, str], reveals: int) -> None:
    units = {"13": "flying 1815 1", **land}
    played = begun("movement.choose", ["G1"], units=units, month=1, turn=2, phasing="german")
    assert news(played, "1814") == reveals
    assert played.game.why_no_undo("german") == ("undo-reveal" if reveals else None)


@pytest.mark.rules("fbob:11.1c")
def test_who_is_spotted_already_learns_nothing_from_silence() -> None:
    flying = {"place": "flying", "at": "1815", "group": 1, "spotted": 1}
    units = {"13": flying, "1811": "aerodrome headquarters"}
    assert news(begun("movement.choose", ["G1"], units=units, month=1, turn=2, phasing="german"), "1814") == 0
    both = {**units, "14": {**flying, "spotted": 0}}
    assert news(begun("movement.choose", ["G1"], units=both, month=1, turn=2, phasing="german"), "1814") == 1


SECOND_LOOK: dict[str, tuple[dict[str, Any], int]] = {
    "an ace came to the unit": ({"14": {"ace": 1, "unseen": 1}}, 1),
    "he is with one that was never examined": ({"15": {"place": "based", "at": "4725", "ace": 1}}, 1),
    "he came to another examined one": (
        {"15": {"place": "based", "at": "4725", "spotted": 1, "ace": 1, "unseen": 1}},
        1,
    ),
    "he was seen with another one": ({"15": {"place": "based", "at": "4725", "spotted": 1, "ace": 1}}, 0),
    "he flies other aircraft": ({"Jasta-1": {"place": "based", "at": "4725", "ace": 1}}, 0),
    "he is out of play": ({"15": {"place": "recycling", "ace": 1, "back": 11}}, 0),
    "there is none": ({}, 0),
}


@pytest.mark.rules("fbob:19.4c", "fbob:20.3a")
@pytest.mark.parametrize(("aces", "reveals"), SECOND_LOOK.values(), ids=SECOND_LOOK)
def test_a_second_look_is_news_while_an_ace_may_have_come_since(aces: dict[str, Any], reveals: int) -> None:
    """Else one could look at base after base for a parted ace, and take it back where he is not."""
    examined = {"place": "based", "at": "4826", "spotted": 1, **aces.get("14", {})}
    units = {"4826": "aerodrome", "4725": "aerodrome", **aces, "14": examined}
    units["33"] = {"place": "flying", "at": "4827", "group": 1, "spotted": 1, "box": 20}
    played = begun("movement.choose", ["B1"], units=units, month=9, turn=7, phasing="british")
    assert news(played, "4826") == reveals
    assert played.game.why_no_undo("british") == ("undo-reveal" if reveals else None)


@pytest.mark.rules("fbob:8.1b", "fbob:11.1c")
@pytest.mark.parametrize("land", [{}, {"1811": "aerodrome headquarters"}])
def test_a_finished_move_is_not_changed(land: dict[str, str]) -> None:
    units = {"13": "flying 1815 1", **land}
    played = begun("movement.choose", ["G1", "1814"], units=units, month=1, turn=2, phasing="german")
    assert (played.game.why_no_undo("german") is None) == (not land), "on the way it is, if silence told nothing"
    played.answer("stop")
    assert played.game.why_no_undo("german") == "undo-reveal"


@pytest.mark.rules("fbob:27.2c")
@pytest.mark.parametrize(
    ("note", "options", "why"),
    [("2413 city", ["targets"], "undo-reveal"), ("", ["targets"], "undo-reveal"), ("", [], None)],
)
def test_bombs_that_show_a_note_or_that_there_is_none_are_not_taken_back(
    note: str, options: list[str], why: str | None
) -> None:
    flying = {"place": "flying", "at": "1019", "group": 1, "spotted": 1, "note": note}
    units = {"13": flying, "1019": "aa1"}
    fields: dict[str, Any] = {"units": units, "month": 1, "turn": 2, "phasing": "german"}
    played = begun("bombing.choose", ["G1", "city"], options=options, **fields)
    assert bool(played.told("noted")) == bool(note)
    assert played.game.why_no_undo("german") == why


# The choice to bomb

BELOW: dict[str, tuple[dict[str, Any], int]] = {
    "a town alone": ({}, 0),
    "what lies on top": ({"2413": "aerodrome"}, 0),
    "something below": ({"2413": "aerodrome aa2"}, 1),
    "something below that was examined": ({"2413": "aerodrome aa2*"}, 0),
    "a unit on the ground": ({"2413": "aerodrome", "33": "based 2413"}, 1),
    "one that was seen": ({"2413": "aerodrome", "33": {"place": "based", "at": "2413", "spotted": 1}}, 0),
    "a ship": ({"tender-1": "2413"}, 1),
    "a ship that was seen": ({"tender-1": {"at": "2413", "known": 1}}, 0),
}


@pytest.mark.rules("fbob:13.2b", "fbob:20.7a")
@pytest.mark.parametrize(("below", "reveals"), BELOW.values(), ids=BELOW)
def test_to_be_shown_the_targets_of_a_hex_is_news_unless_all_were_known(below: dict[str, Any], reveals: int) -> None:
    units = {"13": "flying 2413 1", "14": "flying 2413 1", **below}
    played = begun("bombing.choose", units=units, month=1, turn=2, phasing="german")
    before = played.p.reveals
    played.answer("G1")
    if played.asked != "aim":
        assert (below, reveals) == ({}, 0), "a single target is not asked for"
        return
    assert played.p.reveals - before == reveals
    assert played.game.why_no_undo("german") == ("undo-reveal" if reveals else None)
