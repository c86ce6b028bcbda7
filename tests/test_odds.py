"""Odds: exact where they can be, sampled where not, by the rules of play and nothing else."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from fractions import Fraction
from itertools import product
from typing import Any

import pytest

from sums import ADDING, AGAIN, GUESSING, HIDE, Sums, SumTitle, duel
from tallyho.bots import FirstBot, RandomBot
from tallyho.lab.miniraid import BRITISH, MINI, RaidPosition
from tallyho.lab.odds import by, exact, odds, sampled
from tallyho.table import (
    AnyGame,
    Asks,
    Choice,
    Defect,
    Game,
    Jump,
    Luck,
    Seat,
    View,
    asks,
    die,
    draw_kind,
    play,
    save,
    view_of,
)


def total(position: Sums) -> int:
    return position.total


def found(position: Sums) -> int:
    return position.found


def vp(position: RaidPosition) -> int:
    return position.vp


def below_seven(game: AnyGame) -> str:
    """Adds a die below seven, once."""
    assert game.ask is not None
    return "yes" if game.position.total < 7 else "no"


# Exact odds.


def by_hand() -> Counter[int]:
    """The same by counting 6 x 6 x 4 x 4 equal cases; below seven even a second extra die may follow a 4."""
    cases: Counter[int] = Counter()
    for a, b, c, d in product(range(1, 7), range(1, 7), range(1, 5), range(1, 5)):
        sum_ = a + b
        if sum_ < 7:
            sum_ += c
            if c == 4 and sum_ < 7:
                sum_ += d
        cases[sum_] += 1
    return cases


def test_exact_odds_equal_those_counted_by_hand() -> None:
    game = Game.new(ADDING)

    distribution = odds(game, total, policy=below_seven)

    assert distribution.exact
    assert distribution.samples == 0
    assert distribution.shares == {value: Fraction(n, 576) for value, n in by_hand().items()}
    assert sum(distribution.shares.values()) == 1


def test_exact_odds_up_to_a_step() -> None:
    distribution = odds(Game.new(ADDING), total, until="sum.extra")

    counted = Counter(a + b for a, b in product(range(1, 7), repeat=2))
    assert distribution.shares == {value: Fraction(n, 36) for value, n in counted.items()}
    assert distribution.chance(7) == Fraction(1, 6)
    assert distribution.chance(13) == 0


def test_odds_from_the_middle_of_a_step() -> None:
    game = Game.new(ADDING)
    for answer in ("1 1", "yes"):
        game.answer(answer)

    distribution = odds(game, total, policy=below_seven)

    assert distribution.shares[3] == distribution.shares[4] == distribution.shares[5] == Fraction(1, 4)
    assert distribution.shares == {
        **dict.fromkeys((3, 4, 5), Fraction(1, 4)),
        **dict.fromkeys((7, 8, 9), Fraction(1, 16)),
        10: Fraction(1, 16),
    }


def test_odds_to_the_step_that_is_running_go_round_to_it() -> None:
    """The raid's last steps and the next target: until the same step again."""
    game = raid_before("raid.bombing")

    distribution = odds(game, raids_flown, until="raid.bombing", policy=first)

    assert distribution.shares == {game.position.raids + 1: 1}


def raids_flown(position: RaidPosition) -> int:
    return position.raids


def first(game: AnyGame) -> str:
    assert game.ask is not None
    return game.ask.offers[0]


def raid_before(step: str, seed: int = 4) -> Game[RaidPosition]:
    game = Game.new(MINI, seed=seed)
    seat = Seat(RandomBot("x"))
    while game.step != step or game.position.raids < 2:
        play(game, {BRITISH: seat}, most=1)
    return game


def test_exact_odds_of_a_mini_raid_equal_every_replay_of_its_dice() -> None:
    game = raid_before("raid.hunter-attack")

    distribution = odds(game, vp, until="raid.recovery", policy=first)

    cases: dict[int, Fraction] = {}
    for rolls in product("123456", repeat=3):
        branch = game.replayed(log=False)
        used = 0
        while branch.step != "raid.recovery" and branch.position.raids == game.position.raids:
            assert branch.ask is not None
            if branch.ask.side == "chance" and branch.ask.prompt.key == "raid-target":
                break
            branch.answer(rolls[used] if branch.ask.side == "chance" else branch.ask.offers[0])
            used += branch.history[-1][0] == "chance"
        cases[branch.position.vp] = cases.get(branch.position.vp, Fraction(0)) + Fraction(1, 216)
    assert distribution.exact
    assert len(distribution.shares) > 3
    assert distribution.shares == cases


def kinds(p: Sums) -> Asks[Jump]:
    """Two cards of six, by their backs only; the last kind is the most likely."""
    for place in (10, 1):
        p.total += place * "abc".index((yield draw_kind(HIDE, "abbccc")))
    return None


def test_weights_of_the_first_and_the_last_outcome_count() -> None:
    distribution = odds(Game.new(SumTitle(asks("a", "tiny:1", kinds))), total)

    weights = (1, 2, 3)
    assert distribution.shares == {
        10 * a + b: Fraction(weights[a] * weights[b], 36) for a, b in product(range(3), repeat=2)
    }


def test_the_only_offer_needs_no_policy() -> None:
    one = SumTitle(asks("a", "tiny:1", only_offer))

    assert odds(Game.new(one), total).shares == {1: Fraction(1, 2), 2: Fraction(1, 2)}


def only_offer(p: Sums) -> Asks[Jump]:
    yield Choice(AGAIN, "red", ["yes"])
    p.total = int((yield die(HIDE, 2)))
    yield Choice(AGAIN, "blue", ["yes"])
    return None


def test_a_choice_needs_a_policy() -> None:
    for most in (1000, 0):
        with pytest.raises(Defect, match=r"^odds need a policy here: red is asked again \(tiny:2\); offered: yes, no$"):
            odds(Game.new(ADDING), total, most=most)


def test_odds_to_a_step_that_is_not_there() -> None:
    with pytest.raises(Defect, match=r"^sums has no step 'sum\.up'$"):
        odds(Game.new(ADDING), total, until="sum.up")


def test_choices_made_together_are_each_made_by_the_policy() -> None:
    title = SumTitle(asks("duel", "tiny:6", duel))

    def by_side(game: AnyGame) -> str:
        assert game.ask is not None
        return "2" if game.ask.side == "red" else "1"

    assert odds(Game.new(title), total, policy=by_side).shares == {21: 1}


def test_odds_leave_the_game_alone() -> None:
    game = raid_before("raid.hunter-attack")
    before, told, history = save(game), len(game.log.events if game.log else ()), [*game.history]

    odds(game, vp, until="raid.recovery", policy=first)
    odds(game, vp, until="raid.recovery", policy=first, most=1, samples=20)
    odds(game, vp, until="raid.recovery", policy=first, side=BRITISH, samples=20)

    assert save(game) == before
    assert game.history == history
    assert game.stop_before == -1
    assert game.log is not None
    assert len(game.log.events) == told


# Too many endings.


@pytest.mark.parametrize(("most", "is_exact"), [(22, True), (21, True), (20, False), (1, False)])
def test_so_many_endings_are_walked_and_no_more(most: int, is_exact: bool) -> None:
    game = Game.new(ADDING)

    assert (exact(game, total, "sum.extra", None, most) is not None) == is_exact
    distribution = odds(game, total, until="sum.extra", most=most, samples=50)
    assert distribution.exact == is_exact
    assert distribution.samples == (0 if is_exact else 50)


def test_samples_agree_with_the_exact_odds() -> None:
    game = Game.new(ADDING)
    true = odds(game, total, policy=below_seven)

    guess = odds(game, total, policy=below_seven, most=0, samples=4000, luck=Luck("fixed"))

    assert guess.samples == 4000
    assert sum(guess.shares.values()) == 1
    assert abs(guess.mean() - true.mean()) < 3 * guess.error()
    assert 0 < guess.error() < 0.05
    inside = [low <= true.chance(value) <= high for value in true.shares for low, high in [guess.interval(value)]]
    assert inside.count(True) >= len(inside) - 2


def test_samples_of_a_mini_raid_agree_with_its_exact_odds() -> None:
    game = raid_before("raid.hunter-attack")
    true = odds(game, vp, until="raid.recovery", policy=first)

    guess = sampled(game, vp, "raid.recovery", first, 1000, None, Luck("fixed"))

    assert abs(guess.mean() - true.mean()) < 3 * guess.error()
    assert set(guess.shares) <= set(true.shares)


def test_samples_repeat_with_their_generator() -> None:
    game = Game.new(ADDING)
    usual = odds(game, total, until="sum.extra", most=0, samples=100)

    assert odds(game, total, until="sum.extra", most=0, samples=100, luck=Luck("odds")).shares == usual.shares
    assert odds(game, total, until="sum.extra", most=0, samples=100, luck=Luck("x")).shares != usual.shares


def test_the_usual_limits() -> None:
    """20,001 endings are one too many."""
    game = Game.new(SumTitle(*(asks(str(faces), "tiny:1", adding(faces)) for faces in (3, 59, 113))))

    distribution = odds(game, total)

    assert (distribution.exact, distribution.samples) == (False, 2000)
    assert exact(game, total, None, None, 20_001) is not None


def adding(faces: int) -> Callable[[Sums], Asks[Jump]]:
    roll = die(HIDE, faces)

    def procedure(p: Sums) -> Asks[Jump]:
        p.total += int((yield roll))
        return None

    return procedure


# What a side may not know.


def always_two(game: AnyGame) -> str:
    return "2"


def test_a_side_does_not_see_what_is_hidden_from_it() -> None:
    game = Game.new(GUESSING)
    game.answer("2")

    assert odds(game, found, policy=always_two).shares == {1: 1}
    blue = odds(game, found, policy=always_two, side="blue", samples=3000, luck=Luck("b"))
    assert (blue.exact, blue.samples) == (False, 3000)
    low, high = blue.interval(1)
    assert low < 1 / 3 < high
    assert high - low < 0.05
    assert odds(game, found, policy=always_two, side="red", samples=50).shares == {1: 1}


class Peeking:
    """Takes what its view shows, or 1."""

    name = "peeking"
    sighted = True

    def decide(self, view: View, choice: Choice) -> str:
        return str(view.table.get("hidden", 1))


def test_a_bot_as_a_policy_sees_the_view_of_its_side() -> None:
    game = Game.new(GUESSING)
    game.answer("2")

    assert odds(game, found, policy=by(Peeking())).shares == {0: 1}
    assert view_of(game, "red").table["hidden"] == 2
    assert odds(Game.new(ADDING), total, policy=by(FirstBot(""))).chance(2) == 0


def test_any_value_may_be_measured() -> None:
    def both(position: Any) -> tuple[int, str]:
        return position.total, "x"

    assert odds(Game.new(ADDING), both, until="sum.extra").chance((7, "x")) == Fraction(1, 6)
