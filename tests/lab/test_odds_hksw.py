"""The odds of Battle of Britain: numbers worked out by hand, every throw of the dice, and the real rules walked."""

from __future__ import annotations

import sys
from collections import Counter
from fractions import Fraction
from itertools import product
from pathlib import Path
from typing import Any

import pytest

from tallyho.bots import bot
from tallyho.hksw.components import HkswData
from tallyho.hksw.position import HkswPosition
from tallyho.hksw.title import HKSW
from tallyho.hksw.vocabulary import DAMAGED, FIRST_LUFTFLOTTE, LUFTWAFFE, RAF
from tallyho.lab.hksw_dice import Faces, Fighter, clash, duel, faces_of, fewest_lost, shown
from tallyho.lab.hksw_odds_rows import Row
from tallyho.lab.hksw_odds_words import told
from tallyho.lab.hksw_sighted import dealt
from tallyho.lab.odds import exact
from tallyho.lab.odds_hksw import QUESTIONS, odds_of, points
from tallyho.library import Library
from tallyho.server import hksw as server
from tallyho.table import CHANCE, AnyGame, Choice, Game, Luck, Refused, Seat, Seed, Source, resampled
from tallyho.words import Words

sys.path.append(str(Path(__file__).parents[1] / "hksw"))
from hksw_games import Played, begun

ENGLISH = Words("en", Library().words(), strict=True)
FRENCH = Words("fr", Library().words(), strict=True)
FACES = Faces((3, 1, 2), (1, 3, 2))
BLACK_DIE, WHITE_DIE = "RRRCbb", "RCCCbb"
HALF, SIXTH = Fraction(1, 2), Fraction(1, 6)
ALERTED = dict.fromkeys(("10", "11", "12", "13", "LF2", "LF3", "LF5"), "alerted")


def printed() -> HkswData:
    data = HKSW.data()
    assert isinstance(data, HkswData)
    return data


def card(kind: str, more: int = 0) -> Fighter:
    """A card of a type south of the 12 Group line."""
    return Fighter(printed().kinds[kind].dogfight + more, printed().kinds[kind].damage)


SPITFIRE, HURRICANE, BF109, HE111, JU87 = map(card, ("spitfire", "hurricane", "bf109", "he111", "ju87"))
PINNED: Any = {
    "types": {"he111": {"bombing": 3}, "do17": {"bombing": 2}, "ju87": {"bombing": 2, "dive": 1}},
    "victory": {"site-mission": {"points": 2}, "failed-mission": {"points": 1}, "luftwaffe-squadron": {"points": 1}},
    "numbers": {"ack-ack": {"value": 2}, "home-dice": {"value": 1}, "long-home-dice": {"value": 2}},
}
"""What numbers worked out by hand are made of; the data of the game may be tuned."""


def the_only(rows: list[Row], answer: str = "") -> Row:
    (found,) = (row for row in rows if not answer or row.answer == answer)
    return found


def lost(row: Row) -> dict[tuple[int, int], Fraction]:
    """The chances of cards lost by the Luftwaffe and by the RAF."""
    return row.share(lambda result: (result.luftwaffe, result.raf)).shares


# The dice, by hand and by every throw


def test_the_dice_are_those_of_the_data() -> None:
    assert faces_of(printed()) == FACES


def test_one_die_against_one_by_hand() -> None:
    """Cross and cross 1/12, cross and blank 1/18, blank and cross 1/6: 11 of 36; and the same the other way round."""
    assert duel(FACES, Fighter(1, 1), Fighter(1, 1)) == (Fraction(11, 36), Fraction(11, 36))


def thrown(black: int, white: int) -> Counter[tuple[int, int]]:
    """Every throw of these dice, face by face."""
    throws = product(*[BLACK_DIE] * black, *[WHITE_DIE] * white)
    return Counter((throw.count("R"), throw.count("C")) for throw in throws)


@pytest.mark.parametrize(("black", "white"), [(1, 0), (0, 2), (2, 1), (2, 3), (3, 2)])
def test_what_dice_show_by_every_throw(black: int, white: int) -> None:
    ways = thrown(black, white)
    assert shown(FACES, black, white) == {key: Fraction(count, 6 ** (black + white)) for key, count in ways.items()}


@pytest.mark.parametrize(
    ("german", "british"), [((2, 2), (3, 3)), ((1, 1), (4, 4)), ((3, 2), (2, 1)), ((2, 4), (3, 1))]
)
def test_a_duel_by_every_throw(german: tuple[int, int], british: tuple[int, int]) -> None:
    ways = thrown(german[0], british[0])
    whole = ways.total()
    first = sum(n for (roundels, crosses), n in ways.items() if crosses > roundels and crosses >= german[1])
    second = sum(n for (roundels, crosses), n in ways.items() if roundels > crosses and roundels >= british[1])
    assert duel(FACES, Fighter(*german), Fighter(*british)) == (Fraction(first, whole), Fraction(second, whole))


@pytest.mark.parametrize(
    ("damage", "hits", "cards"),
    [
        ((4, 4, 2), 0, 0),
        ((4, 4, 2), 3, 0),  # one of four stands down
        ((4, 4, 2), 4, 1),
        ((4, 4, 2), 7, 1),  # four lost, three stood down
        ((4, 4, 2), 8, 2),
        ((4, 4, 2), 10, 3),
        ((4, 4, 2), 12, 3),
        ((1, 1, 1), 2, 2),
        ((2, 1), 1, 0),
        ((), 3, 0),
    ],
)
def test_the_fewest_cards_that_hits_can_cost_by_hand(damage: tuple[int, ...], hits: int, cards: int) -> None:
    assert fewest_lost(damage, hits) == cards


def test_an_intercept_of_two_cards_by_every_throw() -> None:
    german, british = (Fighter(1, 1), Fighter(1, 2)), (Fighter(2, 1),)
    counted: Counter[tuple[int, int]] = Counter()
    for (roundels, crosses), ways in thrown(2, 2).items():
        counted[{0: 0, 1: 0, 2: 1}.get(crosses, 2), min(roundels, 1)] += ways  # one cross: the second card stands down
    assert clash(FACES, german, british) == {key: Fraction(ways, 6**4) for key, ways in counted.items()}


# Against the rules themselves


def fewest(game: AnyGame) -> str:
    """A policy: as few cards lost as can be."""
    assert isinstance(game.ask, Choice)
    return min(
        game.ask.offers,
        key=lambda offer: len(offer.split(" down ")[0].removeprefix("lost ").split()) * ("lost" in offer),
    )


def down(p: HkswPosition) -> tuple[int, int]:
    """The cards of both sides in the damaged boxes."""
    lost = [p.data.card_formation[card] for card, place in enumerate(p.card_at) if place == DAMAGED]
    german = sum(formation >= FIRST_LUFTFLOTTE for formation in lost)
    return german, len(lost) - german


def intercepted(**more: Any) -> Played:
    """2B comes to the radar line, and the RAF is asked who intercepts it: 11B with two cards is the only flight up."""
    fields: dict[str, Any] = {
        "turn": 2, "phase": 1, "markers": 5, "at": {"2B": "O24", "11B": "M24"}, "fuel": {"2B": 4},
        "cards": {"I/JG3/2": "2B", "I/KG1/2": "2B", "II/StG1/2": "2B", "54/11": "11B", "1/11": "11B"},
        "seen": dict.fromkeys(("I/JG3/2", "I/KG1/2", "II/StG1/2"), "seen"), "missions": {"hull": "2B"},
        "alert": ALERTED, "first_alert": False,
    }  # fmt: skip
    return begun("movement.choose", ["2B", "N24"], **{**fields, **more})


def test_the_browser_is_told_what_is_done_and_what_may_come_of_it_apart() -> None:
    (shown,) = server.odds(intercepted().game, RAF, [], ENGLISH).rows
    assert shown.text == "11B (Hawkinge) intercepts 2B (Abbeville)"
    assert shown.detail.startswith("it costs you ")


def test_an_intercept_with_all_cards_known_is_what_the_rules_make_of_it() -> None:
    played = intercepted()
    assert played.asked == "intercept"
    row = the_only(odds_of(played.game, RAF))
    fight = begun(
        "interception.combat", moving="2B", race="11B", turn=2, phase=1, markers=5, at={"2B": "N24", "11B": "N24"},
        cards={"I/JG3/2": "2B", "I/KG1/2": "2B", "II/StG1/2": "2B", "54/11": "11B", "1/11": "11B"},
        missions={"hull": "2B"},
    )  # fmt: skip
    walked = exact(fight.game, down, "movement.choose", fewest, 20_000)
    assert walked is not None
    assert lost(row) == walked.shares
    assert (row.answer, row.facts) == ("11B", {"flight": "11B", "enemy": "2B"})


def test_an_intercept_draws_three_cards_of_more() -> None:
    """With four known cards each triple is as likely as any other."""
    cards = {"I/JG3/2": "2B", "II/JG3/2": "2B", "I/KG1/2": "2B", "II/StG1/2": "2B", "1/11": "11B"}
    row = the_only(odds_of(intercepted(cards=cards, seen=dict.fromkeys(cards, "seen")).game, RAF))
    triples = [(BF109, BF109, HE111), (BF109, BF109, JU87), (BF109, HE111, JU87), (BF109, HE111, JU87)]
    expected: Counter[tuple[int, int]] = Counter()
    for triple in triples:
        for key, chance in clash(FACES, triple, (HURRICANE,)).items():
            expected[key] += chance / 4  # type: ignore[assignment]
    assert lost(row) == dict(expected)


def test_points_are_ones_own_less_the_enemys() -> None:
    row = the_only(odds_of(intercepted().game, RAF))
    worth = printed().points
    expected = sum(
        (german * worth["luftwaffe-squadron"] - british * worth["raf-squadron"]) * chance
        for (german, british), chance in lost(row).items()
    )
    assert points(row, RAF).mean() == pytest.approx(float(expected))
    assert points(row, LUFTWAFFE).mean() == pytest.approx(-float(expected))


def test_a_chase_has_the_same_odds_for_both_sides_who_know_all_cards() -> None:
    played = intercepted(seen=dict.fromkeys(("I/JG3/2", "I/KG1/2", "II/StG1/2", "54/11", "1/11"), "seen"))
    before = lost(the_only(odds_of(played.game, RAF)))
    played.answer("11B")
    assert played.asked == "race"
    assert lost(the_only(odds_of(played.game, RAF))) == before
    played.answer("M23")
    assert played.asked == "fly"
    assert lost(the_only(odds_of(played.game, LUFTWAFFE))) == before


def test_bombs_are_what_the_rules_make_of_them() -> None:
    """Two He 111 over a city with one hit: six dice, two hits wanted; ack-ack for every cross."""
    played = bombing(["I/KG1/2", "II/KG1/2"], "hull", damage={"hull": 1})
    row = the_only(odds_of(played.game, LUFTWAFFE), "2B")
    walked = exact(
        played.game, lambda p: (down(p)[0], p.mission_points > 0), "end.phase", lambda game: pick(game, "2B"), 200_000
    )
    assert walked is not None
    assert row.share(lambda result: (result.luftwaffe, result.success)).shares == walked.shares
    assert row.facts["dice"] == 6


def pick(game: AnyGame, wanted: str) -> str:
    """A policy: the answer wanted where it is offered; else to stay, else the first."""
    assert isinstance(game.ask, Choice)
    offers = game.ask.offers
    return wanted if wanted in offers else next((one for one in offers if one.endswith("stay")), offers[0])


def bombing(cards: list[str], target: str, **more: Any) -> Played:
    """2B with a bombing run marker and 3A that may choose, so that the Luftwaffe is asked which is resolved first."""
    square = printed().squares[printed().targets[printed().target[target]].square]
    fields: dict[str, Any] = {
        "turn": 2, "phase": 1, "at": {"2B": square, "3A": "A30"}, "fuel": {"2B": 2, "3A": 2}, "alert": ALERTED,
        "sortie_marks": {"2B": ["took-off", "bomb-run"], "3A": ["took-off"]}, "missions": {target: "2B", "leeds": "3A"},
        "cards": {**dict.fromkeys(cards, "2B"), "I/KG27/3": "3A"}, "first_alert": False,
    }  # fmt: skip
    return begun("battle.other-squares", overlay=PINNED, **{**fields, **more})


def test_two_dice_over_an_airfield_by_hand() -> None:
    """A Do 17: a roundel on either die is a success; two crosses (1/36) and then two of white (1/4) cost the bomber."""
    row = the_only(odds_of(bombing(["I/KG2/2"], "hawkinge").game, LUFTWAFFE), "2B")
    assert row.share(lambda result: result.success).chance(True) == Fraction(3, 4)
    assert row.share(lambda result: result.luftwaffe).shares == {0: Fraction(143, 144), 1: Fraction(1, 144)}
    assert row.share(lambda result: result.hits).shares == {1: HALF, 0: Fraction(1, 4), 2: Fraction(1, 4)}
    # two points for a site, else one for the RAF; a bomber lost is one more
    assert points(row, LUFTWAFFE).mean() == pytest.approx(2 * 3 / 4 - 1 / 4 - 1 / 144)


def test_dive_bombers_have_a_die_more_but_not_against_cities() -> None:
    site, city = (
        the_only(odds_of(bombing(["II/StG1/2"], target).game, LUFTWAFFE), "2B") for target in ("dover", "hull")
    )
    assert (site.facts["dice"], city.facts["dice"]) == (3, 2)
    assert city.share(lambda result: result.success).chance(True) == 0


def test_a_target_that_is_out_wants_all_its_hits_again() -> None:
    row = the_only(odds_of(bombing(["I/KG1/2"], "hull", damage={"hull": 3}).game, LUFTWAFFE), "2B")
    assert row.share(lambda result: result.success).chance(True) == Fraction(1, 8)  # three dice, three roundels


# The way home, the Observer Corps, repair


def moving(**more: Any) -> Played:
    fields: dict[str, Any] = {
        "turn": 2, "phase": 2, "at": {"2B": "M26", "3A": "I27"}, "fuel": {"2B": 2, "3A": 1}, "alert": ALERTED,
        "sortie_marks": {"2B": ["took-off"], "3A": ["took-off"]}, "missions": {"hull": "2B", "leeds": "3A"},
        "cards": {"I/JG3/2": "2B", "II/JG3/2": "2B", "I/KG1/2": "2B", "I/StG1/3": "3A", "I/KG27/3": "3A"},
        "first_alert": False,
    }  # fmt: skip
    return begun("movement.choose", overlay=PINNED, **{**fields, **more})


def test_who_may_not_reach_home_by_hand() -> None:
    """One black die is a cross in 1/6; of two dice one at least is in 11/36."""
    rows = {row.answer: row for row in odds_of(moving().game, LUFTWAFFE)}
    assert {*rows} == {"3A", "2B long"}  # with one move 2B has a token left
    assert rows["3A"].share(lambda result: result.luftwaffe).shares == {0: Fraction(5, 6), 1: SIXTH}
    none = Fraction(25, 36)
    assert rows["2B long"].share(lambda result: result.luftwaffe).shares == {
        0: none**2, 1: 2 * none * (1 - none), 2: (1 - none) ** 2,
    }  # fmt: skip


def test_a_card_that_turns_back_does_not_roll() -> None:
    played = moving()
    played.answer("2B long")
    rows = {row.answer: row for row in odds_of(played.game, LUFTWAFFE)}
    assert {*rows} == {"done", "I/JG3/2", "II/JG3/2"}
    none = {answer: row.share(lambda result: result.luftwaffe).chance(0) for answer, row in rows.items()}
    assert none == {"done": Fraction(25, 36) ** 2, "I/JG3/2": Fraction(25, 36), "II/JG3/2": Fraction(25, 36)}
    assert "without II./JG 3" in told(rows["II/JG3/2"], LUFTWAFFE, ENGLISH)


@pytest.mark.parametrize(("marks", "arrives"), [([], Fraction(5, 6)), (["long-move"], Fraction(25, 36))])
def test_the_last_fuel_is_spent_when_a_flight_is_resolved(marks: list[str], arrives: Fraction) -> None:
    """A Bf 109 without a token rolls one die, two after a move of ten squares; its flight bombs first."""
    played = bombing(
        ["I/JG3/2", "I/KG2/2"], "hawkinge", fuel={"2B": 0, "3A": 2},
        sortie_marks={"2B": ["took-off", "bomb-run", *marks], "3A": ["took-off"]},
    )  # fmt: skip
    bombs, home = (row for row in odds_of(played.game, LUFTWAFFE) if row.answer == "2B")
    assert (bombs.key, bombs.facts["dice"], home.key) == ("bombs", 2, "home")
    assert home.share(lambda result: result.luftwaffe).shares == {0: arrives, 1: 1 - arrives}
    assert not any(row.answer.startswith("3A") for row in odds_of(played.game, LUFTWAFFE))


@pytest.mark.parametrize(("fuel", "arrives"), [(1, Fraction(5, 6)), (2, Fraction(1))])
def test_who_stays_on_the_last_token_may_not_reach_home(fuel: int, arrives: Fraction) -> None:
    played = begun(
        "battle.square", turn=2, phase=1, battle="2B", at={"2B": "M26"}, fuel={"2B": fuel}, missions={"hull": "2B"},
        sortie_marks={"2B": ["took-off"]}, cards={"I/JG3/2": "2B", "I/KG1/2": "2B"}, overlay=PINNED,
    )  # fmt: skip
    assert played.asked == "reach-home"
    rows = {row.answer: row.share(lambda result: result.luftwaffe).chance(0) for row in odds_of(played.game, LUFTWAFFE)}
    assert rows == {"home": 1, "stay": arrives}


def test_an_undetected_flight_is_spotted_by_a_cross() -> None:
    rows = odds_of(moving(radar={"2B": "undetected"}).game, LUFTWAFFE)
    spotted = next(row for row in rows if row.key == "spotted")
    assert (spotted.answer, spotted.share(lambda result: result.success).chance(True)) == ("2B", HALF)


def test_repair_dice_by_hand() -> None:
    """Group 13 with two damaged squadrons and one site out: a white die is a roundel in 1/6."""
    damaged = {"41/13": "damaged", "72/13": "damaged"}
    played = begun("production.repair", turn=3, repairing=3, cards=damaged, damage={"catterick": 1})
    assert played.asked == "declare-dice"
    dice = len(played.offers) - 1
    rows = {row.answer: row for row in odds_of(played.game, RAF)}
    assert [*rows] == played.offers
    two = rows["2"].share(lambda result: result.repaired).shares
    assert two == {0: Fraction(25, 36), 1: Fraction(10, 36), 2: Fraction(1, 36)}
    assert rows["2"].share(lambda result: result.restored).chance(0) == Fraction(5, 6) ** (dice - 2)
    assert max(rows[str(dice)].share(lambda result: result.repaired).shares) == 2  # no more than are damaged
    assert points(rows["2"], RAF).mean() == pytest.approx(12 / 36 * printed().points["raf-squadron"])


def test_no_die_mends_a_type_that_has_left() -> None:
    damaged = {"141/11": "damaged", "54/11": "damaged"}
    played = begun("production.repair", turn=6, repairing=1, cards=damaged, damage={"dover": 1})
    rows = odds_of(played.game, RAF)
    assert {*rows[-1].share(lambda result: result.repaired).shares} == {0, 1}


# Dogfights


def fighting(step: str = "dogfight.select", **more: Any) -> Played:
    """Group 1: a Bf 109 and a He 111 against a Spitfire and a Hurricane, over Dover."""
    fields: dict[str, Any] = {
        "turn": 2, "phase": 1, "race": "11B", "battle": "2B", "fighting": 1, "at": {"2B": "N24", "11B": "N24"},
        "cards": {
            "I/JG3/2": "2B group 1", "I/KG1/2": "2B group 1", "54/11": "11B group 1", "1/11": "11B group 1",
        },
        "alert": ALERTED, "seen": {"I/JG3/2": "seen", "I/KG1/2": "seen"}, "missions": {"hull": "2B"},
        "phase_marks": {"11B": ["dogfight"]},
    }  # fmt: skip
    return begun(step, **{**fields, **more})


def shot(row: Row) -> tuple[Fraction, Fraction]:
    """The chances that the German and that the British card is shot down."""
    return lost(row).get((1, 0), Fraction(0)), lost(row).get((0, 1), Fraction(0))


def mean(pairs: list[tuple[Fraction, Fraction]]) -> tuple[Fraction, Fraction]:
    return tuple(sum(column) / len(pairs) for column in zip(*pairs, strict=True))  # type: ignore[return-value]


def test_a_card_against_either_of_two_known_ones() -> None:
    rows = {row.answer: row for row in odds_of(fighting().game, RAF)}
    assert {*rows} == {"54/11", "1/11"}
    assert shot(rows["54/11"]) == mean([duel(FACES, BF109, SPITFIRE), duel(FACES, HE111, SPITFIRE)])
    assert shot(rows["1/11"]) == mean([duel(FACES, BF109, HURRICANE), duel(FACES, HE111, HURRICANE)])


def test_an_unseen_card_may_be_any_of_its_group() -> None:
    """The Luftwaffe sees no card of 11 Group: the average over all of them that are not open."""
    game = fighting().game
    data = printed()
    pool = [data.kind[card] for card in data.cards_of[1] if data.enters[card] < 2]
    expected = mean([duel(FACES, BF109, Fighter(kind.dogfight, kind.damage)) for kind in pool])
    assert shot({row.answer: row for row in odds_of(game, LUFTWAFFE)}["I/JG3/2"]) == expected


def test_what_is_seen_elsewhere_is_not_among_the_unseen() -> None:
    """All of 11 Group but the two that fight are known to be damaged."""
    away = {
        card: "damaged"
        for card in printed().tables["squadrons"]
        if card.endswith("/11") and card not in ("54/11", "1/11")
    }
    cards = {**away, "I/JG3/2": "2B group 1", "I/KG1/2": "2B group 1", "54/11": "11B group 1", "1/11": "11B group 1"}
    rows = {row.answer: row for row in odds_of(fighting(cards=cards).game, LUFTWAFFE)}
    assert shot(rows["I/KG1/2"]) == mean([duel(FACES, HE111, SPITFIRE), duel(FACES, HE111, HURRICANE)])


def test_an_ace_that_has_not_flown_brings_a_die() -> None:
    rows = {row.answer: row for row in odds_of(fighting(ace={"11B": "ace"}).game, RAF)}
    assert shot(rows["1/11"]) == mean([duel(FACES, one, card("hurricane", 1)) for one in (BF109, HE111)])
    marks = {"11B": ["dogfight", "ace-used"]}
    flown = {row.answer: row for row in odds_of(fighting(ace={"11B": "ace"}, phase_marks=marks).game, RAF)}
    assert shot(flown["1/11"]) == mean([duel(FACES, BF109, HURRICANE), duel(FACES, HE111, HURRICANE)])


def test_north_of_the_line_bf_110s_fight_with_less_and_nobody_has_bf_109s() -> None:
    """Over K15 the unseen cards of Luftflotte 2 are Bf 110s and bombers of long range."""
    cards = {"I/ZG26/2": "2B group 1", "I/KG1/2": "2B group 1", "54/11": "11B group 1", "1/11": "11B group 1"}
    game = fighting(cards=cards, at={"2B": "K15", "11B": "K15"}, seen={}).game
    kinds = [printed().kind[card] for card in printed().cards_of[4] if not printed().kind[card].short_range]
    expected = mean([duel(FACES, Fighter(kind.north, kind.damage), SPITFIRE) for kind in kinds])
    assert shot({row.answer: row for row in odds_of(game, RAF)}["54/11"]) == expected
    mine = {row.answer: row for row in odds_of(game, LUFTWAFFE)}["I/ZG26/2"]
    pool = [printed().kind[card] for card in printed().cards_of[1] if printed().enters[card] < 2]
    bf110 = Fighter(printed().kinds["bf110"].north, printed().kinds["bf110"].damage)
    assert bf110.dice < printed().kinds["bf110"].dogfight
    assert shot(mine) == mean([duel(FACES, bf110, Fighter(kind.dogfight, kind.damage)) for kind in pool])


def test_a_card_beside_each_group() -> None:
    cards = {"I/JG3/2": "2B group 1", "I/KG1/2": "2B group 2", "54/11": "11B", "1/11": "11B"}
    rows = {row.answer: row for row in odds_of(fighting("dogfight.place", cards=cards, fighting=0).game, RAF)}
    either = mean([duel(FACES, BF109, SPITFIRE), duel(FACES, HE111, SPITFIRE)])  # both were seen, not their groups
    assert shot(rows["1"]) == shot(rows["2"]) == either


def test_a_card_that_has_fought_in_the_dogfight_is_in_no_other_group() -> None:
    cards = {"I/JG3/2": "2B group back", "I/KG1/2": "2B group 2", "54/11": "11B group 2", "1/11": "11B group 2"}
    rows = {row.answer: row for row in odds_of(fighting(cards=cards, fighting=2).game, RAF)}
    assert shot(rows["54/11"]) == duel(FACES, HE111, SPITFIRE)


def test_which_group_is_next() -> None:
    cards = {"I/JG3/2": "2B group 1", "I/KG1/2": "2B group 2", "54/11": "11B group 1", "1/11": "11B group 2"}
    rows = {row.answer: row for row in odds_of(fighting("dogfight.next-group", cards=cards).game, RAF)}
    assert shot(rows["1"]) == mean([duel(FACES, one, SPITFIRE) for one in (BF109, HE111)])
    assert shot(rows["2"]) == mean([duel(FACES, one, HURRICANE) for one in (BF109, HE111)])


def test_a_dogfight_is_what_the_rules_make_of_it() -> None:
    cards = {"I/JG3/2": "2B group 1", "54/11": "11B group 1", "1/11": "11B group 1"}
    game = fighting(cards=cards).game
    row = {row.answer: row for row in odds_of(game, RAF)}["54/11"]
    game.answer("54/11", RAF)
    walked = exact(game, down, "dogfight.select", None, 20_000)
    assert walked is not None
    assert lost(row) == walked.shares


def test_marked_flights_have_a_first_dogfight() -> None:
    cards = {"I/KG1/2": "2B", "54/11": "11B", "1/11": "11B"}
    marks = {"2B": ["took-off"]}
    game = fighting(
        "patrol.markers", cards=cards, phase_marks={}, sortie_marks=marks, markers=3, race="", battle=""
    ).game
    row = the_only(odds_of(game, RAF))
    assert (row.answer, row.key) == ("11B", "first-dogfight")
    assert shot(row) == mean([duel(FACES, HE111, SPITFIRE), duel(FACES, HE111, HURRICANE)])


@pytest.mark.parametrize(
    ("radar", "marks", "attacked"),
    [("detected", ["took-off"], True), ("spotted", ["took-off"], True), ("", ["took-off"], True),
     ("undetected", ["took-off"], False), ("", [], False)],
)  # fmt: skip
def test_a_flight_moves_to_a_fight_only_where_it_can_attack(radar: str, marks: list[str], *, attacked: bool) -> None:
    played = begun(
        "patrol.choose", ["11B"], turn=2, phase=1, markers=3, at={"2B": "M26", "11B": "M24"}, radar={"2B": radar},
        sortie_marks={"2B": marks}, cards={"I/KG1/2": "2B", "1/11": "11B"}, seen={"I/KG1/2": "seen"}, alert=ALERTED,
        missions={"hull": "2B"}, first_alert=False,
    )  # fmt: skip
    assert played.asked == "move-wing"
    rows = odds_of(played.game, RAF)
    assert [(row.answer, row.facts["enemy"]) for row in rows] == ([("M26", "2B")] if attacked else [])
    assert [shot(row) for row in rows] == ([duel(FACES, HE111, HURRICANE)] if attacked else [])


def test_each_card_of_a_flight_against_any_of_a_big_wing() -> None:
    """11B has one Hurricane and 12A two Spitfires, all turned up: a card meets a Spitfire twice as often."""
    cards = {"I/JG3/2": "2B", "I/KG1/2": "2B", "1/11": "11B", "19/12": "12A", "66/12": "12A"}
    game = fighting(
        "dogfight.groups", cards=cards, fighting=0, wing="12A", at={"2B": "N24", "11B": "N24", "12A": "N24"},
        seen=dict.fromkeys(("1/11", "19/12", "66/12"), "seen"),
    ).game  # fmt: skip
    rows = {row.answer: row for row in odds_of(game, LUFTWAFFE)}
    three = [duel(FACES, BF109, one) for one in (HURRICANE, SPITFIRE, SPITFIRE)]
    assert shot(rows["I/JG3/2"]) == mean(three)


def test_a_duel_in_words_from_either_side() -> None:
    rows = {row.answer: row for row in odds_of(fighting().game, RAF)}
    german, british = shot(rows["1/11"])
    text = f"shoot down a card in {round(100 * german)} %, lose one in {round(100 * british)} %"
    assert text in told(rows["1/11"], RAF, ENGLISH)
    other = f"shoot down a card in {round(100 * british)} %, lose one in {round(100 * german)} %"
    assert other in told(rows["1/11"], LUFTWAFFE, ENGLISH)


# Knowing no more than the view


def test_dealt_cards_are_hypergeometric() -> None:
    one, other = Fighter(1, 1), Fighter(2, 2)
    assert dict(dealt({one: 2, other: 3}, 2)) == {
        (other, other): Fraction(3, 10), (one, other): Fraction(6, 10), (one, one): Fraction(1, 10),
    }  # fmt: skip


def test_odds_tell_nothing_that_the_side_does_not_know() -> None:
    """What is hidden from the side may be drawn anew: the odds stay the same, at every question of two games."""
    luck = Luck("hidden")
    asked: Counter[str] = Counter()
    for scenario, name in (("adlertag", "doctrine"), ("london", "random")):
        for game, ask in questions(scenario, name, 500):
            if asked[ask.prompt.key] < 2:
                asked[ask.prompt.key] += 1
                rows = odds_of(game, ask.side)
                assert sums_to_one(rows)
                other = resampled(game, ask.side, luck)
                assert [(row.answer, row.results.shares) for row in odds_of(other, ask.side)] == [
                    (row.answer, row.results.shares) for row in rows
                ]
                for words in (ENGLISH, FRENCH):
                    assert all(told(row, ask.side, words) for row in rows)
    assert len(asked) >= 10


def sums_to_one(rows: list[Row]) -> bool:
    return all(sum(row.results.shares.values()) == 1 for row in rows)


def questions(scenario: str, name: str, most: int) -> Any:
    """The questions of a game that have odds, with the game as it stands."""
    game: AnyGame = Game.new(HKSW, scenario=scenario, seed=4)
    seats: dict[str, Source] = {CHANCE: Seed(), **{side: Seat(bot(name, side, "hksw")) for side in HKSW.sides}}
    while game.open and len(game.history) < most:
        for ask in game.open:
            if isinstance(ask, Choice) and ask.prompt.key in QUESTIONS:
                yield game, ask
        game.answer(seats[game.open[0].side].reply(game, game.open[0]), game.open[0].side)


# Asking


def test_answers_that_are_named_are_the_only_ones_told_and_others_refused() -> None:
    game = fighting().game
    assert [row.answer for row in odds_of(game, RAF, ["1/11"])] == ["1/11"]
    with pytest.raises(Refused):
        odds_of(game, RAF, ["92/10"])
    assert len(game.open) == 2  # nothing was answered


def test_there_are_none_for_other_questions_and_for_a_side_that_is_not_asked() -> None:
    game = intercepted().game
    assert odds_of(game, LUFTWAFFE) == []
    assert odds_of(begun("alert.draw").game, RAF) == []


def test_the_browser_gets_the_same_rows() -> None:
    found = server.odds(intercepted().game, RAF, [], ENGLISH)
    (row,) = found.rows
    own = the_only(odds_of(intercepted().game, RAF))
    assert found.exact
    assert f"{row.text}: {row.detail}" == told(own, RAF, ENGLISH)
    assert (row.vp, row.below + row.even + row.above) == (round(points(own, RAF).mean(), 2), pytest.approx(1))
    assert row.gruppen == pytest.approx(float(sum(german * chance for (german, _), chance in lost(own).items())))
    assert row.damage.none == 1
    assert (row.vp_low, row.vp_high) == (points(own, RAF).quantile(0.1), points(own, RAF).quantile(0.9))
    assert row.vp_low < row.vp < row.vp_high
    bombs = server.odds(bombing(["I/KG2/2"], "hawkinge").game, LUFTWAFFE, ["2B"], ENGLISH).rows[0]
    assert (bombs.damage.none, bombs.damage.heavy) == (0.25, 0.75)
    spotted = server.odds(moving(radar={"2B": "undetected"}).game, LUFTWAFFE, ["2B"], ENGLISH).rows[0]
    assert (spotted.damage.none, spotted.even) == (1, 1)
    assert server.odds(begun("alert.draw").game, RAF, [], ENGLISH).rows == []


def test_the_example_of_the_document_is_true() -> None:
    """The flights of this file's first intercept, all cards of 2B known."""
    guide = (Path(__file__).parents[2] / "docs" / "odds-hksw.md").read_text(encoding="utf-8")
    assert told(the_only(odds_of(intercepted().game, RAF)), RAF, ENGLISH) in " ".join(guide.split())
    assert all(f"`{row.key}`" in guide for row in odds_of(moving().game, LUFTWAFFE))
