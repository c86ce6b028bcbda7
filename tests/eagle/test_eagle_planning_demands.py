"""What high command demands of a plan: Ju 87s, deep targets, London (eagle:19.2)."""

from __future__ import annotations

import pytest
from eagle_plans import MAJOR, day, gruppen_of, refused
from eagle_raids import Raid

WANTED = ["demand-ju87", "demand-double", "demand-london"]


def lacking(played: Raid) -> list[str]:
    """What keeps the plan from being confirmed; it must be just the offer of `done` that depends on it."""
    args = played.game.open[0].args
    assert args is not None
    found = [(why["key"], why["rule"]) for why in args["because"]]
    assert ("done" in played.offers) == (not found)
    if found:
        assert refused(played, "done") == found[0]
    return [key for key, _ in found]


STUKAS = ["II/SG1/2", "IV/LG1/2", "I/SG1/3", "III/SG1/3"]


@pytest.mark.rules("eagle:19.2a")
@pytest.mark.parametrize(("flying", "wanted"), [(0, True), (1, True), (2, False), (3, False)])
def test_two_ju87_gruppen_must_fly(flying: int, *, wanted: bool) -> None:
    track = {MAJOR: "0800", 24: "0800"}
    gruppen = {"I/KG1/2": MAJOR, "I/KG27/3": 24} | dict.fromkeys(STUKAS[:2], MAJOR) | dict.fromkeys(STUKAS[2:], 24)
    chosen = {name: card for name, card in gruppen.items() if name not in STUKAS[flying:]}
    assert lacking(day(track=track, gruppen=chosen, options=["advanced"])) == (["demand-ju87"] if wanted else [])
    assert lacking(day(track=track, gruppen=chosen)) == []


@pytest.mark.rules("eagle:19.2a")
@pytest.mark.parametrize(("lost", "wanted"), [(["light-loss"] * 2, True), (["light-loss", "heavy-loss"] * 2, False)])
@pytest.mark.parametrize("third", ["light-loss", "heavy-loss"])
def test_no_ju87_is_wanted_once_three_are_in_loss_boxes(lost: list[str], third: str, *, wanted: bool) -> None:
    boxes = [*lost[:2], *([] if wanted else [third])]
    units = dict(zip(["I/SG2/3", "II/SG2/3", "I/SG3/3"], boxes, strict=False))
    played = day(track={MAJOR: "0800"}, gruppen={"I/KG1/2": MAJOR}, units=units, options=["advanced"])
    assert lacking(played) == (["demand-ju87"] if wanted else [])


@pytest.mark.rules("eagle:19.2a")
def test_no_more_ju87s_are_wanted_than_can_fly_to_a_card() -> None:
    away = dict.fromkeys(("II/SG1/2", "IV/LG1/2"), "calendar")
    of_lf3 = day(track={MAJOR: "0800"}, gruppen={"I/KG1/2": MAJOR}, units=away, options=["advanced"])
    assert lacking(of_lf3) == []
    one = {"IV/LG1/2": "airbase reduced"}
    left = day(track={MAJOR: "0800"}, gruppen={"I/KG1/2": MAJOR}, units=one, options=["advanced"])
    assert lacking(left) == ["demand-ju87"]
    assert left.game.open[0].args["because"][0]["args"] == {"wanted": 1, "number": 0}
    both = day(track={MAJOR: "0800"}, gruppen={"I/KG1/2": MAJOR, "II/SG1/2": MAJOR}, units=one, options=["advanced"])
    assert lacking(both) == []
    to_lf2 = day(
        track={MAJOR: "0800"}, gruppen={"I/KG1/2": MAJOR}, units=away, options=["advanced"], effects=["lf3-to-lf2"]
    )
    assert lacking(to_lf2) == ["demand-ju87"]


NO_STUKAS = dict.fromkeys(STUKAS[:3], "light-loss")
"""So that high command wants no Ju 87."""


@pytest.mark.rules("eagle:19.2b")
@pytest.mark.parametrize(
    ("in_hand", "track", "wanted"),
    [
        ([38, 41], {MAJOR: "0800"}, True),
        ([38], {MAJOR: "0800"}, False),
        ([38], {41: "0800"}, False),
        ([], {38: "0800", 41: "1000"}, False),
        ([38, 42], {24: "0800"}, True),
    ],
)
def test_one_target_with_double_points_must_be_raided_if_there_are_two(
    in_hand: list[int], track: dict[int, str], *, wanted: bool
) -> None:
    """Cards 38, 41 and 42 have double points, 13 and 24 have not."""
    gruppen = {
        "I/KG27/3" if card == 24 else f"{roman}/KG1/2": card for card, roman in zip(track, ["I", "II"], strict=False)
    }
    played = day(hand=in_hand, track=track, gruppen=gruppen, units=NO_STUKAS, options=["advanced"])
    assert lacking(played) == (["demand-double"] if wanted else [])
    if wanted:
        assert refused(played, "done") == ("demand-double", "eagle:19.2b")
    assert lacking(day(hand=in_hand, track=track, gruppen=gruppen, units=NO_STUKAS)) == []


@pytest.mark.rules("eagle:19.2c")
@pytest.mark.parametrize(
    ("in_hand", "track", "wanted"),
    [
        ([45, 50], {MAJOR: "0800"}, True),
        ([45], {MAJOR: "0800"}, False),
        ([45], {50: "0800"}, False),
        ([52, 53], {MAJOR: "0800"}, False),
        ([45, 52], {MAJOR: "0800"}, False),
        ([45, 46], {52: "0800"}, True),
    ],
)
def test_london_must_be_raided_if_two_cards_name_it(in_hand: list[int], track: dict[int, str], *, wanted: bool) -> None:
    """Cards 45, 46 and 50 have London as primary target; 52 and 53 are the docks."""
    gruppen = {"I/KG1/2": next(iter(track))}
    played = day(hand=in_hand, track=track, gruppen=gruppen, units=NO_STUKAS, options=["advanced"])
    assert lacking(played) == (["demand-london"] if wanted else [])
    if wanted:
        assert refused(played, "done") == ("demand-london", "eagle:19.2c")
    assert lacking(day(hand=in_hand, track=track, gruppen=gruppen, units=NO_STUKAS)) == []


@pytest.mark.rules("eagle:19.2b", "eagle:19.2c")
@pytest.mark.parametrize("strategy", [155, 157])
@pytest.mark.parametrize(("cards", "key"), [((38, 41), "demand-double"), ((45, 46), "demand-london")])
def test_neither_a_decoy_nor_a_secondary_target_is_the_raid_that_is_wanted(
    strategy: int, cards: tuple[int, int], key: str
) -> None:
    """R-80: which cards are wanted goes by what they print, but it is their own target that must be raided."""
    first, second = cards
    gruppen = {} if strategy == 155 else {"I/KG1/2": first}
    fields = {"units": NO_STUKAS, "options": ["advanced"], "gruppen": gruppen, "hand": [second]}
    assert lacking(day(track={first: "0800"}, strategy_on={strategy: first}, **fields)) == [key]
    gruppen = {"I/KG1/2": first}
    fields["gruppen"] = gruppen
    assert lacking(day(track={first: "0800"}, strategy_on={159: first}, **fields)) == []


@pytest.mark.rules("eagle:19.2b", "eagle:19.2c")
@pytest.mark.parametrize(("cards", "home"), [([42, 54], 3), ([45, 46], 2)])
def test_high_command_wants_no_raid_that_nobody_could_fly(cards: list[int], home: int) -> None:
    """All Gruppen of the Luftflotte are away, so that the plan could never be confirmed."""
    gruppen = gruppen_of(home)
    away = dict.fromkeys(gruppen, "calendar")
    assert lacking(day(hand=cards, units={**NO_STUKAS, **away}, options=["advanced"])) == []
    one_left = {**NO_STUKAS, **away, gruppen[0]: "airbase"}
    assert len(lacking(day(hand=cards, units=one_left, options=["advanced"]))) == 1


@pytest.mark.rules("eagle:19.2a", "eagle:19.2b", "eagle:19.2c")
def test_all_demands_are_shown_together() -> None:
    assert lacking(day(hand=[38, 41, 45, 46], options=["advanced"])) == WANTED
