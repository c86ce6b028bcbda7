"""Odds of sending squadrons against raids that are not known, or with their events: samples."""

from __future__ import annotations

from statistics import median
from time import process_time

import pytest
from one_raid import EVENTFUL, FIVE, accurate, brought, chosen, commitments, sent

from tallyho.lab import odds as generic
from tallyho.lab.commitment_odds import commitment_odds
from tallyho.lab.commitment_policy import attack
from tallyho.lab.commitment_raid import Raids
from tallyho.raf.vocabulary import SNAP_RAID
from tallyho.table import (
    Choice,
    Luck,
)


@pytest.mark.parametrize("level", ["poor", "limited"])
def test_an_unknown_raid_is_sampled_with_events(level: str) -> None:
    game = next(commitments(3, "hardest-days", (), level))
    assert isinstance(game.ask, Choice)
    squadrons = list(game.ask.offers[1:4])

    found = commitment_odds(game, squadrons, samples=600)

    assert (found.exact, found.samples, found.events) == (False, 600, True)
    other = generic.sampled(sent(game, squadrons, EVENTFUL), brought, None, chosen, 600, None, Luck("other"))
    before = brought(game.position)
    for number, mine in enumerate(
        (
            found.vp.mean(),
            found.squadrons.mean(lambda lost: lost.light),
            found.squadrons.mean(lambda lost: lost.heavy),
            found.gruppen.mean(lambda lost: lost.light),
            found.gruppen.mean(lambda lost: lost.heavy),
        )
    ):
        theirs = other.mean(lambda after, at=number: after[at] - before[at])  # type: ignore[misc]
        error = other.error(lambda after, at=number: after[at] - before[at])  # type: ignore[misc]
        assert abs(mine - theirs) < 5 * error + 0.02, number


def test_forces_differ_from_sample_to_sample() -> None:
    game = next(commitments(3, "hardest-days", (), "poor"))
    raids = Raids(attack, Luck("forces"), events=False)

    forces = {raids.begun(game.position, game.at + 1).position.force for _ in range(40)}

    assert len(forces) > 5


@pytest.mark.parametrize("events", [True, False])
def test_events_are_drawn_if_wanted(events: bool) -> None:
    game = accurate()
    raid = Raids(attack, Luck("events"), events=events).begun(game.position, game.at + 1)

    assert bool(raid.position.approach) == bool(raid.position.event) == events
    assert not raid.position.effects & SNAP_RAID


def test_a_known_raid_may_be_sampled_with_events() -> None:
    found = commitment_odds(accurate(), FIVE, events=True, samples=400)

    assert (found.exact, found.samples, found.events) == (False, 400, True)


def test_an_unknown_raid_may_be_sampled_without_events() -> None:
    game = next(commitments(3, "hardest-days", (), "poor"))

    found = commitment_odds(game, (), events=False, samples=50)

    assert (found.exact, found.samples, found.events) == (False, 50, False)


def test_samples_agree_with_the_exact_odds() -> None:
    game = accurate()
    exact = commitment_odds(game, FIVE)
    raids = Raids(attack, Luck("agree"), events=False)
    for name in FIVE:
        game.answer(name)
    twin = game.clone()
    twin.stop_before = twin.at + 1
    twin.answer("done")

    changes = [raids.begun(twin.position, twin.at).measures()[0] - game.position.vp for _ in range(1500)]

    mean = sum(changes) / len(changes)
    spread = (sum((change - mean) ** 2 for change in changes) / len(changes)) ** 0.5
    assert abs(mean - exact.vp.mean()) < 4 * spread / len(changes) ** 0.5


def test_the_same_samples_for_the_same_luck() -> None:
    game = next(commitments(3, "hardest-days", (), "limited"))

    one, two = (commitment_odds(game, (), samples=60) for _ in range(2))
    other = commitment_odds(game, (), samples=60, luck=Luck("else"))

    assert one.vp.shares == two.vp.shares
    assert one.damage.shares != other.damage.shares or one.vp.shares != other.vp.shares


def test_a_few_samples_are_drawn_however_short_the_time() -> None:
    game = next(commitments(3, "hardest-days", (), "limited"))

    assert commitment_odds(game, (), seconds=0).samples == 20


# Generous, for machines that run tests are busy


def test_samples_are_drawn_in_time() -> None:
    game = next(commitments(3, "hardest-days", (), "poor"))
    times = []
    for _ in range(5):
        start = process_time()
        assert commitment_odds(game, ()).samples >= 20
        times.append(process_time() - start)

    assert median(times) < 0.3
