"""The forecast of a planned raid of Eagle is what the rules bring: every die of many raids is walked and counted."""

from __future__ import annotations

from fractions import Fraction
from time import process_time

import pytest
from planned_days import AGAINST, AIRFIELD, ALIKE, PLANS, PORT, RAID, planned, planned_as, plans_at_random, walked

from tallyho.lab.plan_forecast import Forecast, forecast
from tallyho.lab.planned_raid import deploy, on_the_way, raids_to_come
from tallyho.raf.eagle.title import EAGLE
from tallyho.raf.units import gruppen_in
from tallyho.raf.vocabulary import BOMBER, CLOSE_ESCORT, HUNT
from tallyho.table import Refused


def found(one: Forecast) -> tuple[object, object, object]:
    return one.warning.shares, one.intelligence.shares, one.squadrons.shares


@pytest.mark.parametrize("name", PLANS)
def test_a_forecast_is_what_the_rules_bring(name: str) -> None:
    game, card = planned_as(name)
    assert found(forecast(game, card)) == walked(game, card)


@pytest.mark.parametrize("options", [(), ("advanced",)])
def test_plans_made_at_random(options: tuple[str, ...]) -> None:
    steps = set()
    for seed in range(14):
        for game, card in plans_at_random(seed, options):
            steps.add(game.step)
            assert found(forecast(game, card)) == walked(game, card), (seed, card, game.step)
    assert steps == {"planning.plan", "airfields.assignment"}


def test_every_die_counts_once() -> None:
    one = forecast(*planned_as("a raid"))
    for shares in (one.warning.shares, one.intelligence.shares, one.squadrons.shares):
        assert sum(shares.values()) == 1
    assert all((share * 6 * 6).denominator == 1 for share in one.warning.shares.values())
    assert all((share * 6**3).denominator == 1 for share in one.squadrons.shares.values())
    assert one.mean == pytest.approx(float(sum(number * share for number, share in one.squadrons.shares.items())))


def test_known_weather_leaves_fewer_dice() -> None:
    game, card = planned_as("the weather is known")
    assert all((share * 6).denominator == 1 for share in forecast(game, card).warning.shares.values())


def test_ultra_leaves_nothing_to_chance() -> None:
    one = forecast(*planned_as("ULTRA"))
    assert (one.warning.shares, one.intelligence.shares) == ({"very-early": 1}, {"accurate": 1})
    decoy = forecast(*planned_as("ULTRA and a decoy"))
    assert (decoy.warning.shares, decoy.intelligence.shares) == ({"very-early": 1}, {"poor": 1})


@pytest.mark.parametrize(("name", "without"), AGAINST.items())
def test_whatever_counts_is_seen_in_the_forecast(name: str, without: str) -> None:
    assert found(forecast(*planned_as(name))) != found(forecast(*planned_as(without)))


@pytest.mark.parametrize(("name", "without"), ALIKE.items())
def test_whatever_does_not_count_changes_nothing(name: str, without: str) -> None:
    assert found(forecast(*planned_as(name))) == found(forecast(*planned_as(without)))


@pytest.mark.parametrize(
    ("name", "modifier"),
    [
        ("a raid", 10),  # three nets, clear sky over Biggin Hill, six Gruppen
        ("only Me 109s", 8),
        ("many Gruppen", 13),
        ("a pressed attack", 12),
        ("a net in ruins", 8),
        ("a net elsewhere in ruins", 10),
        ("radar blind", 4),
        ("Stanmore in ruins", 5),
        ("the headquarters of the group in ruins", 5),
        ("the headquarters of another group in ruins", 10),
        ("all headquarters in ruins", 0),
        ("a dogleg", 8),
        ("a decoy", 10),  # as large as six Gruppen
        ("the weather is known", 10),
        ("broken clouds", 8),
    ],
)
def test_modifiers_counted_by_hand(name: str, modifier: int) -> None:
    assert forecast(*planned_as(name)).modifier == modifier


def test_a_forward_airfield_is_harder_to_detect() -> None:
    usual, forward = (forecast(*planned_as(name)) for name in ("on a sector's airfield", "on a forward airfield"))
    assert forward.modifier == usual.modifier - 2


@pytest.mark.parametrize(
    ("more", "fewer"),
    [
        ("a raid", "a neighbour's control room in ruins"),
        ("squadrons at Biggin Hill only", "the target's control room in ruins"),
        ("a raid", "radar blind"),
        ("a raid", "other raids at the same time"),
        ("a raid", "only Me 109s"),
        ("ULTRA", "a raid"),
        ("a raid, advanced", "a raid"),  # the ace and the squadrons of Biggin Hill
        ("a lone bomber", "a lone bomber among hunters"),
    ],
)
def test_more_squadrons_come(more: str, fewer: str) -> None:
    assert forecast(*planned_as(more)).mean > forecast(*planned_as(fewer)).mean


def test_the_modifier_is_that_of_clear_weather_until_the_weather_is_known() -> None:
    clear = planned(PORT, bombers=2, weather={"LF2": "clear", "LF3": "clear"})
    broken = planned(PORT, bombers=2, weather={"LF2": "broken", "LF3": "broken"})
    assert forecast(clear, PORT).modifier == forecast(broken, PORT).modifier
    raids = {"track": {5: "0600", 6: "0600"}, "step": "raid.choose", "clock": "0600"}
    now_clear = planned(PORT, bombers=2, weather={"LF2": "clear", "LF3": "clear"}, **raids)
    now_broken = planned(PORT, bombers=2, weather={"LF2": "broken", "LF3": "broken"}, **raids)
    assert forecast(now_clear, PORT).modifier > forecast(now_broken, PORT).modifier


def test_nothing_of_the_game_is_changed() -> None:
    for name in PLANS:
        game, card = planned_as(name)
        before = EAGLE.fields.save(game.position)
        twin = game.clone()
        first = forecast(game, card)
        assert EAGLE.fields.save(game.position) == before
        assert game.same_as(twin)
        assert found(forecast(game, card)) == found(first)


def test_what_was_of_the_last_raid_is_over() -> None:
    game = planned(**RAID, effects=["german-altitude", "big-wing", "pressed"], approach=110)
    p = on_the_way(game, AIRFIELD)
    assert EAGLE.fields.save(p)["effects"] == ["pressed"]
    assert (p.target, p.clock, p.approach, p.event, p.size, p.opened) == (AIRFIELD, 1, 0, 0, 0, 0)


@pytest.mark.parametrize(("name", "boxes"), [("only Me 110s", [1, 2, 0]), ("Me 110s and a Me 109", [1, 1, 1])])
def test_without_bombers_an_me_110_strafes(name: str, boxes: list[int]) -> None:
    """The others escort it, and an Me 109 is free to hunt."""
    p = on_the_way(*planned_as(name))
    deploy(p)
    assert [len(gruppen_in(p, box)) for box in (BOMBER, CLOSE_ESCORT, HUNT)] == boxes


def test_no_forecast_while_a_raid_is_in_the_air() -> None:
    game, card = planned_as("the weather is known")
    assert raids_to_come(game.position) == [5, PORT, card]
    game.answer("5")
    assert raids_to_come(game.position) == []
    with pytest.raises(Refused, match="the raid on Poling is in the air") as refused:
        forecast(game, card)
    assert (refused.value.key, refused.value.rule) == ("raid-in-the-air", "eagle:4.II.1")
    assert refused.value.facts == {"card": 5, "site": "Poling"}


@pytest.mark.parametrize("card", [0, 12, 155, 999, -1])
def test_a_card_without_a_raid_has_no_forecast(card: int) -> None:
    with pytest.raises(Refused, match=f"no raid is planned on card {card}") as refused:
        forecast(planned(**RAID), card)
    assert refused.value.key == "raid-not-planned"
    assert refused.value.facts == {"card": card, "number": 1, "cards": [str(AIRFIELD)]}


def test_forecasts_are_fast() -> None:
    """About a thousandth of a second each: a plan of many raids is forecast after every change of it."""
    game, card = planned_as("many Gruppen")
    forecast(game, card)
    begun = process_time()
    for _ in range(20):
        forecast(game, card)
    assert (process_time() - begun) / 20 < 0.02


def test_a_share_is_exact() -> None:
    one = forecast(*planned_as("ULTRA"))
    assert one.squadrons.exact
    assert one.squadrons.shares == {8: Fraction(1, 2), 9: Fraction(1, 3), 7: Fraction(1, 6)}
