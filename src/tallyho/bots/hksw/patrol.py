"""RAF movement: who attacks which raid, who covers what, and where the markers go."""

from __future__ import annotations

from typing import Final, NamedTuple

from tallyho.bots.hksw import belief
from tallyho.bots.hksw.big_wing import Joined, joins
from tallyho.bots.hksw.charts import DATA, apart, mission_points, targets_within, within
from tallyho.bots.hksw.groups import dogfight
from tallyho.bots.hksw.odds import Toll
from tallyho.bots.hksw.state import Table, told
from tallyho.bots.hksw.values import balance, rates
from tallyho.bots.weighed import points
from tallyho.hksw.vocabulary import OF_LUFTWAFFE, OF_RAF
from tallyho.table import DONE, Choice

WORTH_FIGHTING: Final = 0.0
REFILL: Final = 0.8
"""What each missing card is worth in a fight after which the flight goes home to be filled (R-37)."""
SAVED: Final = 0.3
"""The share of a mission's points that a lost bomber saves."""
OVER_TARGET: Final = 0.5
"""What it is worth more to fight a raid that is about to bomb."""
COVERS: Final = 3
"""A flight covers the targets within so many squares: as far as it moves."""
AGAIN: Final = 0.6
"""What a target is worth to a second flight that covers it."""
FARTHER: Final = 0.1
"""What each square between a flight and a target takes from its cover."""
RESTLESS: Final = 0.2
"""What another place must be better by."""


class Fight(NamedTuple):
    """What a dogfight promises the RAF."""

    raid: int
    toll: Toll
    worth: float


def choose_wing(s: Table, choice: Choice) -> str:
    """First the flights that can fight, the best fight first; then who joins a Big Wing; then who can cover more."""
    flights = [DATA.flight[name] for name in choice.offers if name != DONE]
    attacks = attack_plan(s, flights)
    for flight, fight in attacks.items():
        if s.at[flight] != s.at[fight.raid]:
            _tell_fight(s, flight, fight)
            return DATA.flights[flight]
    for flight in flights:
        if flight not in attacks and (joined := joins(s, flight)) is not None:
            _tell_wing(s, flight, joined)
            return DATA.flights[flight]
    for flight in flights:
        if flight not in attacks and s.at[flight] != (better := post(s, flight, attacks)):
            s.because("moves-to-cover", "hksw:7.movement.a", flight=DATA.flights[flight], square=DATA.squares[better])
            return DATA.flights[flight]
    s.because("all-in-place", "hksw:7.movement.b")
    return DONE


def move_wing(s: Table, choice: Choice) -> str:
    """Into the square of the raid that it is to fight, or to where it covers most."""
    flight = DATA.flight[told(choice, "flight")]
    free = [one for one in OF_RAF if s.at[one] != DATA.box and not {"moved", "intercepting"} & set(s.done(one))]
    attacks = attack_plan(s, free)
    if flight in attacks:
        fight = attacks[flight]
        square = DATA.squares[s.at[fight.raid]]
        if square in choice.offers:
            _tell_fight(s, flight, fight)
            return square
    joined = joins(s, flight)
    if joined is not None and DATA.squares[s.at[joined.raid]] in choice.offers:
        _tell_wing(s, flight, joined)
        return DATA.squares[s.at[joined.raid]]
    square = DATA.squares[post(s, flight, attacks)]
    if square not in choice.offers:
        s.because("stays-put", "hksw:7.movement.b", flight=told(choice, "flight"))
        return DONE
    s.because("moves-to-cover", "hksw:7.movement.c", flight=told(choice, "flight"), square=square)
    return square


def attack_plan(s: Table, flights: list[int]) -> dict[int, Fight]:
    """Which of the flights fights which raid, best fights first, as far as there are markers."""
    raids = [raid for raid in s.on_map(OF_LUFTWAFFE) if attackable(s, raid)]
    engaged = {s.at[one] for one in OF_RAF if one not in flights}
    found = []
    for flight in flights:
        for raid in raids:
            if apart(s.at[flight], s.at[raid]) <= DATA.raf_move and DATA.raf_may[s.at[raid]]:
                fight = promise(s, flight, raid)
                if fight.worth > WORTH_FIGHTING and s.at[raid] not in engaged:
                    found.append((fight.worth, -flight, fight))
    plan: dict[int, Fight] = {}
    for _, number, fight in sorted(found, reverse=True):
        if len(plan) >= s.number("markers"):
            break
        if -number not in plan and all(fight.raid != one.raid for one in plan.values()):
            plan[-number] = fight
    return plan


def attackable(s: Table, raid: int) -> bool:
    """Whether a raid can be attacked: it has taken off, and it has been seen (hksw:6.observer.d)."""
    return "took-off" in s.marks(raid) and s.radar(raid) != "undetected"


def promise(s: Table, flight: int, raid: int) -> Fight:
    """What a dogfight with a raid promises, the refilling of a worn flight included."""
    group = DATA.formation[flight]
    stake = _stake(s, raid)
    raf, bomber = rates(s, group, SAVED * stake)
    toll = dogfight(belief.luftwaffe_flight(s, raid, s.at[raid]), belief.raf_flight(s, flight), raf, bomber)
    missing = DATA.raf_cards - s.size(flight)
    worth = -balance(s, toll, group) + toll.bombers * SAVED * stake
    worth += OVER_TARGET if "bomb-run" in s.marks(raid) else 0.0
    worth += REFILL * missing if s.turns_left else 0.0
    return Fight(raid, toll, worth)


def _stake(s: Table, raid: int) -> float:
    """The points that the raid is after: those of the target under it if it is about to bomb."""
    here = [target for target, one in enumerate(DATA.targets) if one.square == s.at[raid]]
    known = s.mission(raid)
    if known is not None:
        return mission_points(known) + 1.0
    if "bomb-run" in s.marks(raid) and here:
        return max(mission_points(target) for target in here) + 1.0
    return 2.0 if s.fuel(raid) else 0.0


# Covering


def post(s: Table, flight: int, attacks: dict[int, Fight]) -> int:
    """The square in reach from which a flight covers most that the others do not."""
    at = s.at[flight]
    others = [s.at[one] for one in OF_RAF if one != flight and s.at[one] != DATA.box]
    taken = set(others) | {s.at[fight.raid] for fight in attacks.values()} | {s.at[one] for one in OF_LUFTWAFFE}
    need = _need(s, others)
    best, most = at, cover(at, need) + RESTLESS
    for square in within(at, DATA.raf_move):
        if DATA.raf_may[square] and square not in taken:
            worth = cover(square, need)
            if worth > most:
                best, most = square, worth
    return best


def _need(s: Table, others: list[int]) -> list[float]:
    """How much each target still needs cover, with the other flights where they are."""
    need = [weight(s, target) for target, _ in enumerate(DATA.targets)]
    for one in others:
        for target, _ in targets_within(one, COVERS):
            need[target] *= AGAIN
    return need


def cover(square: int, need: list[float]) -> float:
    """What a flight in a square covers."""
    return sum(need[target] * (1 - FARTHER * far) for target, far in targets_within(square, COVERS))


def weight(s: Table, target: int) -> float:
    """How much a target needs cover: what it scores, less where its mission card has been used."""
    used = s.by_name("missions").get(DATA.targets[target].name) == "used"
    return mission_points(target) * (0.3 if used else 1.0)


# Markers and the order of combats


def mark_dogfight(s: Table, choice: Choice) -> str:
    """Markers go to the fights that promise most."""
    judged = {}
    for name in choice.offers:
        if name != DONE:
            flight = DATA.flight[name]
            raid = next(one for one in OF_LUFTWAFFE if s.at[one] == s.at[flight])
            judged[name] = promise(s, flight, raid)
    name = s.best(judged, lambda one: judged[one].worth)
    if judged[name].worth <= WORTH_FIGHTING:
        s.because("no-fight", "hksw:7.contact.a", flight=name, worth=points(judged[name].worth))
        return DONE
    _tell_fight(s, DATA.flight[name], judged[name])
    return name


def next_combat(s: Table, choice: Choice) -> str:
    """The largest flight fights first; the order changes nothing else."""
    name = s.best(choice.offers, lambda one: s.size(DATA.flight[one]))
    s.because("largest-first", "hksw:8.combat.c", flight=name, number=s.size(DATA.flight[name]))
    return name


def _tell_wing(s: Table, flight: int, joined: Joined) -> None:
    names = {"flight": DATA.flights[flight], "first": DATA.flights[joined.first], "raid": DATA.flights[joined.raid]}
    s.because("big-wing", "hksw:turns.9.g", **names, adds=points(joined.adds))


def _tell_fight(s: Table, flight: int, fight: Fight) -> None:
    s.because(
        "fight",
        "hksw:7.contact.a",
        flight=DATA.flights[flight],
        raid=DATA.flights[fight.raid],
        lost=points(fight.toll.luftwaffe),
        raf=points(fight.toll.raf),
        worth=points(fight.worth),
    )
    missing = DATA.raf_cards - s.size(flight)
    if missing and s.turns_left:
        s.because("fight-to-refill", "hksw:8.home.a", flight=DATA.flights[flight], number=missing)
