"""The generator, and the exact weights of dice, symbols and draws."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from fractions import Fraction
from itertools import pairwise, permutations, product

import pytest

from tallyho.table import Chance, Choice, Defect, Luck, Prompt, chance, dice, die, draw, draw_kind, symbols
from tallyho.table.chance import MODULUS, MULTIPLIER, advanced, by_luck, seeded

ROLL = Prompt("roll", "tiny:1")
PRIME_FACTORS = (2, 3, 5, 7, 11, 13, 31, 41, 61, 151, 331, 1321)
"""Of MODULUS - 1."""

Vector = tuple[int, ...]


def chi_square(found: Counter[str], expected: dict[str, float]) -> float:
    assert set(found) <= set(expected)
    return sum((found[key] - mean) ** 2 / mean for key, mean in expected.items())


# The generator.


def test_the_factors_are_those_of_the_group_order() -> None:
    left = MODULUS - 1
    for prime in PRIME_FACTORS:
        assert left % prime == 0
        while left % prime == 0:
            left //= prime
    assert left == 1


def test_the_multiplier_is_a_primitive_root_so_that_the_period_is_full() -> None:
    assert pow(MULTIPLIER, MODULUS - 1, MODULUS) == 1
    assert [p for p in PRIME_FACTORS if pow(MULTIPLIER, (MODULUS - 1) // p, MODULUS) == 1] == []


def reduced(basis: list[Vector]) -> list[Vector]:
    """A Minkowski-reduced basis of a lattice of two or three dimensions, the shortest vector first."""
    while True:
        basis.sort(key=norm)
        shorter = [_shorter(basis[i], basis[:i]) for i in range(len(basis))]
        if [norm(one) for one in shorter] == [norm(one) for one in basis]:
            return basis
        basis = shorter


def _shorter(vector: Vector, others: list[Vector]) -> Vector:
    """The vector less the nearest multiples of the others, and less any sum of them that helps."""
    for other in others:
        times = round(Fraction(sum(a * b for a, b in zip(vector, other, strict=True)), norm(other)))
        vector = minus(vector, other, times)
    for signs in product((-1, 0, 1), repeat=len(others)):
        candidate = vector
        for other, sign in zip(others, signs, strict=True):
            candidate = minus(candidate, other, sign)
        vector = min(vector, candidate, key=norm)
    return vector


def minus(one: Vector, other: Vector, times: int) -> Vector:
    return tuple(a - times * b for a, b in zip(one, other, strict=True))


def norm(vector: Vector) -> int:
    return sum(a * a for a in vector)


def merit(multiplier: int, dimensions: int) -> float:
    """The spectral test: the shortest dual vector against the longest that any lattice can have (Hermite), 0 to 1."""
    powers = [pow(multiplier, n, MODULUS) for n in range(dimensions)]
    dual = [(MODULUS, *[0] * (dimensions - 1))]
    for n in range(1, dimensions):
        unit = [0] * dimensions
        unit[0], unit[n] = -powers[n], 1
        dual.append(tuple(unit))
    hermite = {2: 2 / 3**0.5, 3: 2 ** (1 / 3)}[dimensions]
    shortest = norm(reduced(dual)[0])
    return float((shortest / (hermite * MODULUS ** (2 / dimensions))) ** 0.5)


def test_the_spectral_test_knows_a_bad_multiplier() -> None:
    assert merit(37, 2) < 1e-6
    assert merit(2**30 + 1, 3) < 0.01


@pytest.mark.parametrize("dimensions", [2, 3])
def test_the_multiplier_does_well_in_the_spectral_test(dimensions: int) -> None:
    assert 0.85 < merit(MULTIPLIER, dimensions) <= 1


def test_a_seed_gives_the_same_dice_for_ever() -> None:
    assert (seeded("0"), seeded("1"), seeded("")) == (748654072093215629, 1443916751874925897, 2068309547321281343)
    assert advanced(1) == MULTIPLIER
    assert advanced(MODULUS - 1) == MODULUS - MULTIPLIER
    luck = Luck("0")
    assert [luck.below(6) + 1 for _ in range(12)] == [3, 6, 2, 1, 2, 1, 3, 6, 1, 5, 2, 6]


def test_every_seed_gives_a_state_of_the_generator() -> None:
    assert all(1 <= seeded(str(n)) < MODULUS for n in range(2000))
    assert len({seeded(str(n)) for n in range(2000)}) == 2000


def first_face(seed: int) -> str:
    return by_luck(die(ROLL), seeded(str(seed)))


def test_first_dice_of_neighbouring_seeds_are_even() -> None:
    faces = Counter(first_face(seed) for seed in range(1000))

    assert chi_square(faces, {str(face): 1000 / 6 for face in range(1, 7)}) < 20.5  # 0.1 % at 5 degrees of freedom


def test_first_dice_of_neighbouring_seeds_are_unrelated() -> None:
    pairs = Counter(first_face(seed) + first_face(seed + 1) for seed in range(999))

    expected = {a + b: 999 / 36 for a in "123456" for b in "123456"}
    assert chi_square(pairs, expected) < 66.6  # 0.1 % at 35 degrees of freedom


def test_raw_neighbouring_states_would_be_related() -> None:
    """Why a seed is hashed: the same test on raw states fails."""
    faces = [by_luck(die(ROLL), advanced(seed)) for seed in range(1, 1001)]
    steps = Counter(str((int(b) - int(a)) % 6) for a, b in pairwise(faces))

    assert chi_square(steps, {str(step): 999 / 6 for step in range(6)}) > 100


# What a state decides.


def edges(share: int, whole: int) -> tuple[int, int]:
    """The first and last state that falls into this share of a whole."""
    return -(-share * MODULUS // whole), -(-(share + 1) * MODULUS // whole) - 1


@pytest.mark.parametrize("faces", [1, 2, 3, 6, 34])
def test_even_outcomes_share_the_states_exactly(faces: int) -> None:
    roll = die(ROLL, faces)
    for face in range(faces):
        low, high = edges(face, faces)
        assert {by_luck(roll, max(1, low)), by_luck(roll, high)} == {str(face + 1)}


@pytest.mark.parametrize("weights", [(1,), (2, 1), (1, 2, 3), (5, 1, 1, 3)])
def test_weights_share_the_states_exactly(weights: tuple[int, ...]) -> None:
    roll = Chance(ROLL, [str(i) for i in range(len(weights))], weights)
    shares = [str(i) for i, weight in enumerate(weights) for _ in range(weight)]
    for place, outcome in enumerate(shares):
        low, high = edges(place, len(shares))
        assert {by_luck(roll, max(1, low)), by_luck(roll, high)} == {outcome}


@pytest.mark.parametrize("weights", [[], [1], [1, 2, 3], [0, 1], [-1, 2]])
def test_weights_are_one_for_each_outcome_and_positive(weights: list[int]) -> None:
    with pytest.raises(Defect, match=r"has 2 outcomes with the weights \["):
        Chance(ROLL, ["a", "b"], weights)


# A generator of one's own.


def test_luck_goes_on_as_the_generator_does() -> None:
    luck, state = Luck("x"), seeded("x")
    roll = Chance(ROLL, ["a", "b", "c"], [1, 5, 2])

    for _ in range(20):
        state = advanced(state)
        assert luck.below(1000) == state * 1000 // MODULUS
        state = advanced(state)
        assert luck.outcome(roll) == by_luck(roll, state)
        state = advanced(state)
        assert luck.one_of("abcdefg") == "abcdefg"[state * 7 // MODULUS]
        assert luck.state == state


def test_another_generator_goes_its_own_way() -> None:
    luck, same = Luck("x"), Luck("x")

    other = luck.another()

    assert other == seeded(str(same.below(MODULUS)))
    assert luck.state == same.state
    assert other not in (luck.state, advanced(luck.state))


def test_every_order_of_a_shuffle_is_as_likely() -> None:
    luck = Luck("shuffle")
    orders = Counter("".join(luck.shuffled("abcd")) for _ in range(4800))

    assert chi_square(orders, {"".join(order): 200 for order in permutations("abcd")}) < 49.7  # 0.1 % at 23


def test_a_shuffle_leaves_its_source_alone() -> None:
    things = [1, 2, 3, 4, 5, 6, 7, 8]

    shuffled = Luck("y").shuffled(things)

    assert things == [1, 2, 3, 4, 5, 6, 7, 8]
    assert sorted(shuffled) == things
    assert shuffled != things
    assert Luck("y").shuffled([]) == []


# Dice and draws.


def weighted(roll: Chance) -> dict[str, int]:
    assert len(set(roll.offers)) == len(roll.offers)
    return {offer: roll.weight(i) for i, offer in enumerate(roll.offers)}


@pytest.mark.parametrize("faces", [1, 2, 3, 4, 6, 8, 10, 12, 20, 100])
def test_a_die_has_its_faces_in_order(faces: int) -> None:
    roll = die(ROLL, faces, {"n": 1})

    assert roll.offers == tuple(str(face) for face in range(1, faces + 1))
    assert (roll.prompt, roll.weights, roll.args, roll.seen_by) == (ROLL, None, {"n": 1}, None)


def test_a_die_has_six_faces_unless_said() -> None:
    assert (die(ROLL).total(), dice(ROLL, 2).total(), die(ROLL).args) == (6, 36, None)


@pytest.mark.parametrize(("count", "faces"), [(1, 6), (2, 6), (3, 6), (4, 3), (2, 10), (5, 2)])
def test_dice_weigh_as_often_as_they_fall(count: int, faces: int) -> None:
    falls = Counter(" ".join(map(str, sorted(fall))) for fall in product(range(1, faces + 1), repeat=count))
    roll = dice(ROLL, count, faces, {"n": 2})

    assert weighted(roll) == falls
    assert roll.offers == tuple(sorted(falls, key=lambda text: [int(n) for n in text.split()]))
    assert (roll.prompt, roll.args, roll.total()) == (ROLL, {"n": 2}, faces**count)


@pytest.mark.parametrize("count", [1, 2, 3, 4])
@pytest.mark.parametrize("faces", [{"roundel": 3, "cross": 1, "blank": 2}, {"hit": 1, "miss": 5}, {"only": 6}])
def test_symbols_weigh_as_often_as_they_fall(count: int, faces: dict[str, int]) -> None:
    sides = [name for name, n in faces.items() for _ in range(n)]
    falls = Counter(" ".join(f"{name} {fall.count(name)}" for name in faces) for fall in product(sides, repeat=count))
    roll = symbols(ROLL, faces, count, {"n": 3})

    assert weighted(roll) == falls
    assert (roll.prompt, roll.args, roll.total()) == (ROLL, {"n": 3}, 6**count)


def test_symbols_list_the_most_of_the_first_symbol_first() -> None:
    assert symbols(ROLL, {"hit": 1, "miss": 5}, 2).offers == ("hit 2 miss 0", "hit 1 miss 1", "hit 0 miss 2")


def test_a_draw_is_one_of_what_remains() -> None:
    card = draw(ROLL, ["b", "a"], {"n": 4}, ("red",))

    assert (card.prompt, card.offers, card.weights, card.args) == (ROLL, ("b", "a"), None, {"n": 4})
    assert card.seen_by == ("red",)
    plain = draw(ROLL, ["a"])
    assert (plain.seen_by, plain.hidden, draw(ROLL, ["a"], hidden=True).hidden) == (None, False, True)


@pytest.mark.parametrize("kinds", ["a", "bab", "cabbage", "mississippi"])
def test_a_kind_is_as_likely_as_its_cards(kinds: Sequence[str]) -> None:
    back = draw_kind(ROLL, kinds, {"n": 5}, ("blue",))

    assert weighted(back) == Counter(kinds)
    assert back.offers == tuple(sorted(set(kinds)))
    assert (back.prompt, back.args, back.seen_by) == (ROLL, {"n": 5}, ("blue",))
    plain = draw_kind(ROLL, kinds)
    assert (plain.seen_by, plain.hidden, draw_kind(ROLL, kinds, hidden=True).hidden) == (None, False, True)


def test_the_table_gives_the_module_out() -> None:
    assert chance.MODULUS == 2**61 - 1 == MODULUS


def test_luck_answers_any_ask() -> None:
    weighted = Chance(ROLL, ["rare", "usual"], [1, 99])
    luck, other = Luck("any"), Luck("any")
    assert [luck.answer(weighted) for _ in range(50)] == [other.outcome(weighted) for _ in range(50)]
    choice = Choice(ROLL, "red", ["a", "b", "c"])
    assert [luck.answer(choice) for _ in range(50)] == [other.one_of(choice.offers) for _ in range(50)]
