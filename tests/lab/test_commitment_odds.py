"""Exact odds of sending squadrons, against the same rules walked by the table's own games."""

from __future__ import annotations

from fractions import Fraction
from time import process_time

import pytest
from one_raid import EVENTFUL, FIVE, RAID, accurate, chosen, commitments, same_as_brute_force, sent

from tallyho.lab import odds as generic
from tallyho.lab.commitment_odds import CommitmentOdds, Losses, commitment_odds
from tallyho.lab.commitment_policy import attack
from tallyho.lab.odds import Distribution
from tallyho.raf.lion.title import LION
from tallyho.raf.position import RafPosition
from tallyho.table import (
    Choice,
    Game,
    Log,
    Luck,
    Refused,
    TallyhoError,
)
from tallyho.table.problem import standing


def test_a_known_raid_is_walked_to_the_last_die() -> None:
    found = same_as_brute_force(accurate(), FIVE)

    assert sum(found.vp.shares.values()) == sum(found.damage.shares.values()) == 1
    assert found.samples == 0
    assert found.vp.mean() == pytest.approx(
        float(sum(change * share for change, share in found.vp.shares.items())), abs=1e-9
    )


@pytest.mark.parametrize("number", range(6))
def test_however_many_are_sent(number: int) -> None:
    same_as_brute_force(accurate(), FIVE[:number])


@pytest.mark.parametrize("vp", [-34, -33, -30, -28, 29, 31, 33])
def test_the_game_may_be_over_before_the_raid_is(vp: int) -> None:
    same_as_brute_force(accurate(vp=vp), FIVE[:3])


@pytest.mark.parametrize("warning", ["late", "sufficient"])
@pytest.mark.parametrize("vp", [0, -31, 32])
def test_a_delayed_response_lets_the_bombs_fall_first(warning: str, vp: int) -> None:
    changes = {**RAID, "warning": warning, "vp": vp}
    game = standing(LION, "raid.commitment-accurate", changes, "hardest-days", ("advanced",))

    same_as_brute_force(game, FIVE[:2], delayed=True)


def test_a_delayed_squadron_fights_on_the_side_it_shows() -> None:
    """After some dice of the one hunter the raid differs only in that the squadron is reduced."""
    units = {"I/JG51/2": "hunt", "I/KG1/2": "bomber", "II/KG1/2": "bomber"}
    changes = {**RAID, "warning": "sufficient", "units": units}
    game = standing(LION, "raid.commitment-accurate", changes, "hardest-days", ("advanced",))

    same_as_brute_force(game, ["111/2/11"], delayed=True)


def test_damage_done_first_is_not_forgotten() -> None:
    """So many bombers that bombs always do damage, before the squadron attacks."""
    units = {**RAID["units"], **dict.fromkeys(("III/KG53/2", "I/KG53/2", "II/KG53/2", "I/KG4/2", "II/KG4/2"), "bomber")}
    changes = {**RAID, "warning": "sufficient", "units": units}
    game = standing(LION, "raid.commitment-accurate", changes, "hardest-days", ("advanced",))

    found = same_as_brute_force(game, FIVE[:2], delayed=True)

    assert found.damage.chance("0") == 0


@pytest.mark.parametrize(("scenario", "seed"), [("hardest-days", 1), ("campaign", 5), ("prelude", 2), ("campaign", 9)])
def test_raids_as_they_come(scenario: str, seed: int) -> None:
    luck = Luck("who is sent")
    for game in commitments(seed, scenario, ("advanced",), "accurate"):
        assert isinstance(game.ask, Choice)
        eligible = [name for name in game.ask.offers if name not in {"done", "delay"}]
        squadrons = eligible[: luck.below(6)]
        for delayed in (False, True)[: 1 + ("delay" in game.ask.offers)]:
            same_as_brute_force(game, squadrons, delayed=delayed)


def test_squadrons_already_sent_count() -> None:
    game = accurate()
    together = commitment_odds(game, FIVE)
    for name in FIVE[:2]:
        game.answer(name)

    assert commitment_odds(game, FIVE[2:]).vp.shares == together.vp.shares


def test_everybody_may_be_sent() -> None:
    game = accurate(warning="early")  # few can respond
    assert isinstance(game.ask, Choice)
    everybody = list(game.ask.offers[1:])
    assert 0 < len(everybody) < 8

    same_as_brute_force(game, everybody)


def test_damage_is_what_the_bombing_tells() -> None:
    """Nobody responds, so only the bombing and its second die are rolled: all are played here one by one."""
    game = accurate()
    damage: dict[str, Fraction] = {}
    for first in "123456":
        for second in "123456":
            log = Log()
            twin = sent(game, [], log=log)
            dice = iter((first, second))
            while twin.ask is not None:
                twin.answer(chosen(twin) if isinstance(twin.ask, Choice) else next(dice))
            told = next(args for key, _, args, _ in log.events if key == "bombed")
            assert told is not None
            result = str(told["result"])
            damage[result] = damage.get(result, Fraction(0)) + Fraction(1, 36)

    assert commitment_odds(game, ()).damage.shares == damage
    assert len(damage) > 1


def test_what_is_not_essential_is_promised_no_damage() -> None:
    found = same_as_brute_force(accurate(effects=["non-essential"]), [])

    assert found.damage.shares == {"0": 1}
    assert found.vp.mean() < LION.data().vp_no_response  # the bombs still cost points


def test_without_a_bomb_there_is_no_damage() -> None:
    sweep = {"I/JG51/2": "hunt", "II/JG51/2": "hunt"}
    game = standing(LION, "raid.commitment-accurate", {**RAID, "units": sweep}, "hardest-days")

    assert commitment_odds(game, FIVE[:2]).damage.shares == {"0": 1}
    assert commitment_odds(game, ()).vp.shares == {0: 1}


@pytest.mark.parametrize("events", [None, True, False])
def test_a_snap_raid_is_known_and_has_no_events(events: bool | None) -> None:
    raid = {"target": 11, "raid": "minor", "warning": "early", "intelligence": "poor", "effects": ["snap-raid"]}
    game = standing(LION, "raid.commitment-poor", raid, "hardest-days")

    found = commitment_odds(game, FIVE[:3], events=events)

    walked = generic.exact(sent(game, FIVE[:3], EVENTFUL), lambda p: p.vp, None, chosen, 10**6)
    assert walked is not None
    assert found.vp.shares == walked.shares
    assert (found.exact, found.events) == (True, True)


# What is asked of it


def test_the_game_is_left_alone() -> None:
    game = accurate()
    twin = game.clone()

    commitment_odds(game, FIVE)
    commitment_odds(game, FIVE, events=True, samples=5)

    assert game.same_as(twin)
    assert not game.history


def test_who_cannot_respond_is_refused_with_the_rule() -> None:
    with pytest.raises(Refused) as refused:
        commitment_odds(accurate(warning="early"), ["213/1/10"])

    assert refused.value.rule is not None
    assert refused.value.rule.startswith("lion:7.1")


@pytest.mark.parametrize("warning", ["early", "very-early"])
def test_nobody_is_sent_twice(warning: str) -> None:
    game = accurate(warning=warning)
    assert isinstance(game.ask, Choice)
    with pytest.raises(Refused, match="is not offered: committed-already") as refused:
        commitment_odds(game, [*game.ask.offers[1:], game.ask.offers[1]])

    assert refused.value.rule == "lion:7b"


def test_done_is_no_squadron() -> None:
    with pytest.raises(Refused, match=r"^'done' is not offered"):
        commitment_odds(accurate(), ["done"])


def test_odds_belong_to_the_commitment() -> None:
    game = Game.new(LION, "prelude")
    with pytest.raises(TallyhoError, match=r"^odds are given when squadrons are committed \(lion:7.2a\), but now the "):
        commitment_odds(game, ())


def test_there_are_no_odds_when_nothing_is_asked() -> None:
    game = standing(LION, "raid.commitment-accurate", {**RAID}, "hardest-days", until="raid.response")
    game.answer("done")
    with pytest.raises(TallyhoError, match=r"but now nothing is asked$"):
        commitment_odds(game, ())


def test_another_policy_makes_other_odds() -> None:
    def goes_home(p: RafPosition, choice: Choice) -> str:
        return "inflight" if "inflight" in choice.offers else attack(p, choice)

    game = accurate()

    assert commitment_odds(game, FIVE, policy=goes_home).vp.shares != commitment_odds(game, FIVE).vp.shares


def test_ranges_and_chances() -> None:
    tenths = {-3: 1, -1: 2, 0: 3, 2: 3, 7: 1}
    vp = Distribution({value: Fraction(share, 10) for value, share in tenths.items()})
    nothing = Distribution({Losses(0, 0): Fraction(1)})
    odds = CommitmentOdds(vp, nothing, nothing, Distribution({"0": Fraction(1)}), events=False)

    assert odds.vp_range() == (-3, 2)
    assert odds.vp_range(0.35, 1.0) == (0, 7)
    assert odds.loses_vp() == pytest.approx(0.3)
    assert Losses(2, 1).all == 3


# Speed: the best of several, for machines that run tests are busy; coverage makes it four times as slow


def test_exact_odds_take_milliseconds() -> None:
    """Fifteen where the plain work beside it takes four: a machine that is busy is slower at both."""
    game = accurate()
    times, beside = [], []
    for _ in range(15):
        start = process_time()
        commitment_odds(game, FIVE)
        between = process_time()
        sum(number * number for number in range(100_000))
        times.append(between - start)
        beside.append(process_time() - between)

    assert min(times) / min(beside) < 15 / 4
