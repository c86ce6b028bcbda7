"""Dogfights: the groups of the Luftwaffe, the RAF cards beside them, and who fights first."""

from __future__ import annotations

from tallyho.bots.hksw import belief
from tallyho.bots.hksw.charts import DATA, mission_points
from tallyho.bots.hksw.groups import answer, best_groups, melee, price, spreads
from tallyho.bots.hksw.odds import Cards, Fighter, duel
from tallyho.bots.hksw.state import KNOWN, Table, dives, fighter, told
from tallyho.bots.hksw.values import rates
from tallyho.bots.weighed import percent, points
from tallyho.hksw.vocabulary import LUFTWAFFE, RAF, RAF_FLIGHTS
from tallyho.table import Choice

# The Luftwaffe's groups


def dogfight_shape(s: Table, choice: Choice) -> str:
    """The groups in which the bombers suffer least if the RAF puts its cards where it hurts most."""
    groups = _groups(s)
    sizes = "-".join(str(len(group)) for group in groups)
    if sizes not in choice.offers:
        sizes = choice.offers[0]
    raf, bomber = _rates(s)
    cost, counts = answer(groups, _british(s), raf, bomber)
    s.because("shape", "hksw:8.dogfight.a", shape=sizes, counts="-".join(map(str, counts)), cost=points(cost))
    return sizes


def dogfight_pick(s: Table, choice: Choice) -> str:
    """The card that makes this group what it is in the best groups of this shape."""
    number, size = told(choice, "group"), told(choice, "size")
    placed = _placed(s)
    wanted = list(_group_wanted(s, number, size, placed))
    for card in placed.get(number, []):
        one = _as_fighter(s, card)
        if one in wanted:
            wanted.remove(one)
    for one in wanted:
        for name in choice.offers:
            if name in KNOWN and _as_fighter(s, KNOWN[name]) == one:
                kind = DATA.kind[KNOWN[name]]
                key = "pick-bomber" if kind.bomber else "pick-escort"
                s.because(key, "hksw:8.dogfight.a", card=name, group=number, size=size)
                return name
    s.because("pick-any", "hksw:8.dogfight.a", group=number)
    return choice.offers[0]


def _group_wanted(s: Table, number: int, size: int, placed: dict[int, list[int]]) -> Cards:
    """The cards of a group; where an earlier answer was another, the best fighters and bombers by turns."""
    groups = _groups(s)
    if number <= len(groups) and len(groups[number - 1]) == size:
        return groups[number - 1]
    taken = {card for cards in placed.values() for card in cards}
    left = sorted(_as_fighter(s, card) for card in s.cards_of(_battle(s)) if card not in taken)
    return tuple(left[::-1][:size])


def _placed(s: Table) -> dict[int, list[int]]:
    found: dict[int, list[int]] = {}
    mine = s.by_name("groups")[LUFTWAFFE if s.side == LUFTWAFFE else RAF]
    for name, group in ((mine or {}).get("cards") or {}).items():
        if name in KNOWN:
            found.setdefault(group, []).append(KNOWN[name])
    return found


def _groups(s: Table) -> tuple[Cards, ...]:
    german = tuple(sorted(_as_fighter(s, card) for card in s.cards_of(_battle(s))))
    raf, bomber = _rates(s)
    return best_groups(german, _british(s), raf, bomber)


def _battle(s: Table) -> int:
    flight = s.flight_in("battle")
    return RAF_FLIGHTS if flight is None else flight


def _as_fighter(s: Table, card: int) -> Fighter:
    """A card as it fights where the combat is; all bombers of equal strength are alike."""
    square = s.at[_battle(s)]
    target = s.mission(_battle(s))
    north = square != DATA.box and DATA.north[square]
    return fighter(card, north=north, dive=target is not None and dives(target))


def _british(s: Table) -> Cards:
    flights = [flight for flight in (s.flight_in("race"), s.flight_in("wing")) if flight is not None]
    here = [flight for flight in flights if s.at[flight] == s.at[_battle(s)]]
    return tuple(sorted(card for flight in here or flights[:1] for card in belief.raf_flight(s, flight)))


def _rates(s: Table) -> tuple[float, float]:
    """What cards are worth in this combat: bombers more if they are about to bomb."""
    race, target = s.flight_in("race"), s.mission(_battle(s))
    group = DATA.formation[race] if race is not None else 0
    stake = mission_points(target) / 3 if target is not None else 0.7
    return rates(s, group, stake)


# The RAF's cards beside the groups


def dogfight_beside(s: Table, choice: Choice) -> str:
    """All ways to spread the cards are weighed: many beside one group get at the bombers behind its escort."""
    card = told(choice, "card")
    groups = _groups_guessed(s)
    placed = {number: len(cards) for number, cards in _placed(s).items()}
    raf, bomber = _rates(s)
    mine = tuple(sorted((fighter(one) for one in _mine(s)), reverse=True))
    judged: list[tuple[float, int]] = []
    for counts in spreads(len(mine), len(groups)):
        open_now = [n for n, count in enumerate(counts, 1) if count > placed.get(n, 0)]
        if any(count < placed.get(n, 0) for n, count in enumerate(counts, 1)) or not open_now:
            continue
        cost, start = 0.0, 0
        for group, count in zip(groups, counts, strict=True):
            cost += price(melee(group, mine[start : start + count]), raf, bomber)
            start += count
        judged.append((cost, open_now[0]))
    if not judged:
        s.because("beside-any", "hksw:8.dogfight.d", card=card)
        return choice.offers[0]
    cost, number = max(judged)
    s.because("beside", "hksw:8.dogfight.d", card=card, group=number, cost=points(cost))
    return str(number) if str(number) in choice.offers else choice.offers[0]


def _mine(s: Table) -> list[int]:
    flights = [flight for flight in (s.flight_in("race"), s.flight_in("wing")) if flight is not None]
    here = [flight for flight in flights if s.at[flight] == s.at[_battle(s)]]
    return [card for flight in here or flights[:1] for card in s.cards_of(flight)]


def _groups_guessed(s: Table) -> tuple[Cards, ...]:
    """The German groups, which lie face down: an escort in each as far as there are any, bombers behind them."""
    counts = [count for count in s.by_name("groups")[LUFTWAFFE]["counts"] if count]
    raid = _battle(s)
    pool = sorted(belief.luftwaffe_flight(s, raid, s.at[raid]), reverse=True)
    found = [[pool.pop(0)] if pool else [] for _ in counts]
    for group, count in zip(found, counts, strict=True):
        while len(group) < count and pool:
            group.append(pool.pop())
    return tuple(tuple(sorted(group)) for group in found)


def dogfight_next(s: Table, choice: Choice) -> str:
    """The group with fewest German cards first: the order changes nothing else."""
    counts = s.by_name("groups")[LUFTWAFFE]["counts"]
    name = s.best(choice.offers, lambda one: -counts[int(one) - 1])
    s.because("next-group", "hksw:8.dogfight.d", group=name, number=counts[int(name) - 1])
    return name


def dogfight_select(s: Table, choice: Choice) -> str:
    """The best fighter of the group goes first: it may win twice, and shields the bombers behind it."""

    def worth(name: str) -> tuple[int, int]:
        card = fighter(KNOWN[name]) if name in KNOWN else Fighter(0, 0)
        return card.dice, card.damage

    name = s.best(choice.offers, worth)
    card = fighter(KNOWN[name]) if name in KNOWN else Fighter(1, 1)
    enemy = Fighter(3, 3) if s.side == LUFTWAFFE else Fighter(4, 4)
    down, up = duel(card, enemy) if s.side == LUFTWAFFE else duel(enemy, card)[::-1]
    s.because("select", "hksw:8.dogfight.e", card=name, dice=card.dice, wins=percent(up), falls=percent(down))
    return name
