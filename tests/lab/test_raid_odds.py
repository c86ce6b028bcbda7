"""The odds of a raid of Eagle: what is certain is certain, and all else is as when the same raids are played."""

from __future__ import annotations

from fractions import Fraction
from time import process_time
from typing import Any

import pytest
from planned_days import AIRFIELD, BOMBERS, ME109S, NOBODY, PORT, RADAR, RAID, planned, planned_as

from tallyho.lab.odds import Distribution
from tallyho.lab.plan_forecast import forecast
from tallyho.lab.planned_raid import usual
from tallyho.lab.raid_odds import FEWEST, SAMPLES, RaidOdds, odds_of_all, raid_odds, raids_named, raids_with_odds
from tallyho.raf.bombing import damage_told
from tallyho.raf.eagle.position import EaglePosition
from tallyho.raf.eagle.title import EAGLE
from tallyho.raf.vocabulary import HEAVY_LOSS, LIGHT_LOSS, NON_ESSENTIAL
from tallyho.table import Chance, Game, Log, Luck, Refused

TWO: dict[str, Any] = {
    "card": AIRFIELD,
    "bombers": 5,
    "me109s": 4,
    "step": "raid.choose",
    "clock": "0800",
    "track": {AIRFIELD: "0800", PORT: "0800"},
    "gruppen": {BOMBERS[-1]: PORT, ME109S[-1]: PORT},
}
"""Two raids to choose from."""


def shares(odds: RaidOdds) -> list[dict[Any, Fraction]]:
    return [one.shares for one in odds]


# How odds are drawn


def test_the_same_seed_gives_the_same_odds() -> None:
    game, card = planned_as("a raid")
    first = raid_odds(game, card, 60, "one")
    assert shares(raid_odds(game, card, 60, "one")) == shares(first)
    assert shares(raid_odds(game, card, 60, "another")) != shares(first)


def test_odds_are_shares_of_so_many_flights() -> None:
    game, card = planned_as("a raid")
    odds = raid_odds(game, card, 60)
    assert odds.samples == 60
    for one in odds:
        assert (one.samples, sum(one.shares.values()), one.exact) == (60, 1, False)
        assert all((share * 60).denominator == 1 for share in one.shares.values())
    assert raid_odds(game, card).samples == SAMPLES


def test_several_raids_are_flown_less_often_each(monkeypatch: pytest.MonkeyPatch) -> None:
    assert SAMPLES // 4 == FEWEST
    monkeypatch.setattr("tallyho.lab.raid_odds.SAMPLES", 60)
    monkeypatch.setattr("tallyho.lab.raid_odds.FEWEST", 15)
    game = planned(**TWO)
    both = odds_of_all(game, [AIRFIELD, PORT], "x")
    assert [*both] == [AIRFIELD, PORT]
    assert {one.samples for one in both.values()} == {30}
    assert shares(both[PORT]) == shares(raid_odds(game, PORT, 30, "x"))
    assert odds_of_all(game, [AIRFIELD] * 5)[AIRFIELD].samples == 15
    assert odds_of_all(game, []) == {}


def test_nothing_of_the_game_is_changed() -> None:
    for game, card in (planned_as("a raid"), (in_the_air(), AIRFIELD)):
        before, twin = EAGLE.fields.save(game.position), game.clone()
        raid_odds(game, card, 20)
        assert EAGLE.fields.save(game.position) == before
        assert game.same_as(twin)


def test_a_range_leaves_a_tenth_on_either_side() -> None:
    tenths = [-9, -4, -4, -2, 0, 0, 0, 1, 3, 8]
    vp = Distribution({value: Fraction(tenths.count(value), 10) for value in tenths}, 10)
    odds = RaidOdds(vp, vp, vp, vp, Distribution({"0": Fraction(1)}, 10))
    assert odds.vp_range() == (-9, 3)
    assert odds.vp_range(0.11, 0.95) == (-4, 8)
    assert [vp.quantile(share) for share in (0.0, 0.3, 0.31, 0.5, 1.0)] == [-9, -4, -2, 0, 8]


def test_a_flight_takes_about_a_thousandth_of_a_second() -> None:
    game, card = planned_as("many Gruppen")
    raid_odds(game, card, 5)
    begun = process_time()
    raid_odds(game, card, 40)
    assert (process_time() - begun) / 40 < 0.02


# Certain raids


def test_a_raid_that_nobody_can_meet() -> None:
    odds = raid_odds(planned(**RAID, units=NOBODY), AIRFIELD, 80)
    assert odds.responding.shares == odds.squadrons.shares == {0: 1}
    assert odds.gruppen.shares == {0: 1}
    assert len(odds.damage.shares) > 1
    assert odds.vp_range()[1] <= 0


def test_a_decoy_hits_nothing_and_loses_nobody() -> None:
    odds = raid_odds(*planned_as("a decoy"), 80)
    assert odds.damage.shares == {"0": 1}
    assert odds.vp.shares == odds.gruppen.shares == odds.squadrons.shares == {0: 1}
    assert odds.responding.mean() > 3  # but they come


def test_fighters_alone_bomb_nothing() -> None:
    odds = raid_odds(*planned_as("only one Me 109"), 80)
    assert odds.damage.shares == {"0": 1}


# Raids as they are played


def in_the_air() -> Game[EaglePosition]:
    """A raid that has just been chosen, and is to be deployed."""
    game = planned(**TWO)
    game.answer(str(AIRFIELD))
    assert game.position.target == AIRFIELD
    return game


def played(game: Game[EaglePosition], number: int) -> list[tuple[int, int, int, int, str]]:
    """The same raid played so often in games of its own: VP, squadrons that came, losses of both, damage by the log."""
    luck = Luck("played out")
    found = []
    for _ in range(number):
        log = Log()
        steps = EAGLE.sequence.index
        twin = Game.begin(EAGLE, game.setup, game.position.copy(), steps["raid.deployment"], log, steps["raid.clock"])
        while (ask := twin.ask) is not None:
            twin.answer(luck.outcome(ask) if isinstance(ask, Chance) else usual(twin.position, ask))
        p, told = twin.position, {key: args or {} for key, _, args, _ in log.events}
        come: Any = told.get("squadrons-respond", {"number": 0})["number"]
        damage = damage_told(told.get("bombed", {"result": "0", "points": 0}))
        lost = [unit for unit, box in enumerate(p.where) if box in (LIGHT_LOSS, HEAVY_LOSS)]
        before = [unit for unit, box in enumerate(game.position.where) if box in (LIGHT_LOSS, HEAVY_LOSS)]
        british = sum(unit < p.data.squadrons for unit in lost) - sum(unit < p.data.squadrons for unit in before)
        found.append((p.vp - game.position.vp, come, british, len(lost) - len(before) - british, damage))
    return found


def test_odds_are_what_raids_bring() -> None:
    """Two samples of the same raid, one by the odds and one by games: their means differ by less than four errors."""
    odds = raid_odds(planned(**TWO), AIRFIELD, 300)
    games = played(in_the_air(), 300)
    for place, one in enumerate((odds.vp, odds.responding, odds.squadrons, odds.gruppen)):
        values = [float(game[place]) for game in games]  # type: ignore[arg-type]
        assert one.mean() == pytest.approx(sum(values) / 300, abs=4 * 2**0.5 * one.error()), place
        assert one.error() > 0, place
    for result in ("0", "1", "2", "H"):
        share = sum(game[4] == result for game in games) / 300
        assert float(odds.damage.chance(result)) == pytest.approx(share, abs=0.12)
    assert odds.vp.mean() != 0


def test_as_many_come_as_the_forecast_says() -> None:
    """All that the forecast leaves out is a failed rendezvous, which this raid can hardly have."""
    game = planned(**TWO)
    exact, odds = forecast(game, AIRFIELD), raid_odds(game, AIRFIELD, 300)
    assert odds.responding.mean() == pytest.approx(exact.mean, abs=0.15 + 4 * odds.responding.error())


def test_the_weather_of_the_day_is_rolled_for_every_flight() -> None:
    """Before dawn all six faces of the weather die; afterwards the weather that there is."""
    spread = raid_odds(*planned_as("a raid"), 250)
    clear, broken = (
        raid_odds(planned(**{**RAID, **TWO, "weather": {"LF2": sky, "LF3": sky}}), AIRFIELD, 250)
        for sky in ("clear", "broken")
    )
    assert broken.responding.mean() < spread.responding.mean() + 1
    assert broken.responding.mean() < clear.responding.mean()


def test_the_weather_of_yesterday_does_not_count() -> None:
    clear, broken = (planned(**RAID, weather={"LF2": sky, "LF3": sky}) for sky in ("clear", "broken"))
    assert shares(raid_odds(clear, AIRFIELD, 60)) == shares(raid_odds(broken, AIRFIELD, 60))


# The raid in the air


def test_a_raid_in_the_air_is_flown_from_where_it_is() -> None:
    planned_odds, air = raid_odds(planned(**TWO), AIRFIELD, 300), raid_odds(in_the_air(), AIRFIELD, 300)
    assert air.vp.mean() == pytest.approx(planned_odds.vp.mean(), abs=4 * 2**0.5 * air.vp.error())
    assert air.damage.shares.keys() == planned_odds.damage.shares.keys()


def test_what_is_not_essential_is_promised_no_damage() -> None:
    """The event has been drawn: the bombs will still cost points, but no damage is assessed."""
    found = []
    for effect in (NON_ESSENTIAL, 0):
        game = planned(**TWO, units=NOBODY)
        game.answer(str(AIRFIELD))
        game.position.effects |= effect
        odds = raid_odds(game, AIRFIELD, 60)
        found.append((odds.damage.shares == {"0": 1}, odds.vp.mean() < 0))
    assert found == [(True, True), (False, True)]


def test_squadrons_that_are_there_have_come() -> None:
    game = in_the_air()
    luck = Luck("three")
    while game.step != "raid.hunter-interception":
        ask = game.ask
        assert ask is not None
        game.answer(luck.outcome(ask) if isinstance(ask, Chance) else usual(game.position, ask))
    there = sum(box == "hunt" for name, box in places(game).items() if name.count("/") == 2 and "JG" not in name)
    assert there > 0
    assert raid_odds(game, AIRFIELD, 30).responding.shares == {there: 1}


def places(game: Game[EaglePosition]) -> dict[str, str]:
    units: Any = EAGLE.fields.save(game.position)["units"]
    return {name: box.removesuffix(" reduced") for name, box in units.items()}


def test_which_raids_have_odds() -> None:
    game, card = planned_as("the weather is known")
    assert raids_with_odds(game.position) == [RADAR, PORT, card]
    game.answer(str(PORT))
    assert raids_with_odds(game.position) == [PORT]


def test_raids_are_named_by_their_cards() -> None:
    game, card = planned_as("the weather is known")
    assert raids_named(game.position, []) == [RADAR, PORT, card]
    assert raids_named(game.position, [str(card), str(RADAR)]) == [RADAR, card]
    for text in ("12", "Kenley", "0", ""):
        with pytest.raises(Refused) as refused:
            raids_named(game.position, [str(card), text])
        assert refused.value.facts == {"card": text, "number": 3, "cards": [str(RADAR), str(PORT), str(card)]}


# Refusals


def test_other_raids_have_no_odds_while_one_is_in_the_air() -> None:
    with pytest.raises(Refused, match="the raid on Biggin Hill is in the air") as refused:
        raid_odds(in_the_air(), PORT, 1)
    assert refused.value.key == "raid-in-the-air"


@pytest.mark.parametrize("card", [0, 12, 155, 999])
def test_a_card_without_a_raid_has_no_odds(card: int) -> None:
    with pytest.raises(Refused, match=f"no raid is planned on card {card}"):
        raid_odds(planned(**RAID), card, 1)


def test_before_anything_is_planned_there_are_none() -> None:
    game: Game[EaglePosition] = Game.new(EAGLE, "prelude", (), 1)
    assert raids_with_odds(game.position) == []
    with pytest.raises(Refused, match="no raid is planned on card 13") as refused:
        raid_odds(game, 13, 1)
    assert refused.value.facts == {"card": 13, "number": 0, "cards": []}
