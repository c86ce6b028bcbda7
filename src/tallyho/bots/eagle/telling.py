"""Why a plan is as it is, for a player who asks: what each raid promises, and what each card and Gruppe is for."""

from __future__ import annotations

from tallyho.bots.eagle.charts import DATA
from tallyho.bots.eagle.planner import BOMBER_BOX, Raid
from tallyho.bots.eagle.state import Table
from tallyho.bots.weighed import points
from tallyho.raf.eagle.raid_plan import DROP, FORWARD, TIMES
from tallyho.raf.vocabulary import LETTERS, TYPES
from tallyho.table import DONE, Args


def tell_opening(s: Table, raids: tuple[Raid, ...], answer: str) -> None:
    """Why a card is opened, or why the plan is confirmed."""
    if s.weighed is None:
        return
    if answer == DONE:
        real = [raid for raid in raids if raid.mission.gruppen]
        vp, squadrons = (points(sum(raid.expected[place] for raid in real)) for place in (0, 1))
        s.weighed.add("plan-total", "eagle:5.1b", raids=len(raids), vp=vp, squadrons=squadrons)
        return
    raid = next((one for one in raids if one.card == int(answer)), None)
    if raid is None:
        s.weighed.add("raid-not-wanted", "eagle:5.1b", **card_facts(int(answer)))
    else:
        tell_raid(s, raid)


def tell_raid(s: Table, raid: Raid) -> None:
    """What a raid promises."""
    assert s.weighed is not None
    facts = card_facts(raid.card) | {"time": TIMES[raid.segment], "squadrons": points(raid.expected.squadrons)}
    if not raid.mission.gruppen:
        s.weighed.add("decoy-promise", "eagle:5.4b", vp=points(sum(raid.gains)), **facts)
        return
    flying = raid.mission
    bombers = sum(flying.bombers[: len(BOMBER_BOX)])
    me110 = flying.me110_escorts + sum(flying.bombers) - bombers
    s.weighed.add(
        "raid-promise",
        "eagle:5.1b",
        vp=points(raid.expected.vp),
        bombers=bombers,
        me109=flying.gruppen - bombers - me110,
        me110=me110,
        **facts,
    )


def tell_change(s: Table, card: int, raid: Raid | None, answer: str) -> None:
    """Why a raid is changed like this."""
    if s.weighed is None:
        return
    if raid is None or answer == DROP:
        s.weighed.add("raid-not-wanted", "eagle:5.1b", **card_facts(card))
    elif answer in TIMES:
        s.weighed.add("wave-time", "eagle:5.1c", time=answer, **card_facts(card))
        tell_raid(s, raid)
    elif answer == DONE:
        tell_raid(s, raid)
    elif answer == FORWARD:
        s.weighed.add("forward-not-wanted", "eagle:19.1a", **card_facts(card))
    elif answer in DATA.number:
        tell_gruppe(s, raid, answer)
    else:
        tell_strategy(s, raid, answer)


def tell_stuck(s: Table, card: int) -> None:
    """The plan cannot be laid out, whatever the reason."""
    if s.weighed is not None:
        s.weighed.add("plan-stuck", "eagle:5.1b", **card_facts(card))


def tell_gruppe(s: Table, raid: Raid, answer: str) -> None:
    """Why a Gruppe joins or leaves a raid."""
    assert s.weighed is not None
    unit = DATA.number[answer]
    letters = [DATA.letter[one] for one in s.assigned(raid.card)]
    facts: Args = {"gruppe": answer, "type": TYPES[DATA.type[unit]], **card_facts(raid.card)}
    if unit in raid.gruppen:
        letter = DATA.letter[unit]
        s.weighed.add("gruppe-joins", "eagle:5.4j", letter=LETTERS[letter], there=letters.count(letter), **facts)
    else:
        s.weighed.add("gruppe-leaves", "eagle:5.4j", **facts)


def tell_strategy(s: Table, raid: Raid, answer: str) -> None:
    """What a strategy card is to bring."""
    assert s.weighed is not None
    number = int(answer)
    facts: Args = {"strategy": DATA.strategies[number].name, "number": answer, **card_facts(raid.card)}
    if number not in raid.strategies:
        s.weighed.add("strategy-elsewhere", "eagle:15.1c", **facts)
    elif not raid.mission.gruppen:
        tell_raid(s, raid)
    else:
        value = raid.gains[raid.strategies.index(number)]
        s.weighed.add("strategy-gain", "eagle:15.1c", vp=points(value), **facts)


def card_facts(card: int) -> Args:
    """A target card and its site."""
    return {"card": str(card), "site": DATA.site_name[DATA.targets[card].site]}
