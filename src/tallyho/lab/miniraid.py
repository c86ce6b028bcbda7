"""A raid in miniature with 133 units, kept as a benchmark of the core: not one of the games, and nobody's rulebook."""

from __future__ import annotations

from typing import Final

from tallyho.table import (
    DONE,
    Asks,
    Choice,
    Components,
    Field,
    Fields,
    Json,
    Jump,
    Outcome,
    Overlay,
    Phase,
    Position,
    Prompt,
    Scenario,
    Sequence,
    Title,
    asks,
    die,
    does,
    draw,
    fields,
    units_in,
)
from tallyho.table.boxes import move_all

BRITISH: Final = "british"
SQUADRONS: Final = 49
GRUPPEN: Final = 84
UNITS: Final = SQUADRONS + GRUPPEN
SECTORS: Final = 7
RAIDS: Final = 24

SECTOR_BOXES: Final = tuple(f"sector-{n + 1}" for n in range(SECTORS))
BOXES: Final = (
    *SECTOR_BOXES,
    "rearm",
    "inflight",
    "hunt",
    "bomber",
    "escort",
    "airbase",
    "returning",
    "light-loss",
    "heavy-loss",
)
REARM, INFLIGHT, HUNT, BOMBER, ESCORT, AIRBASE, RETURNING, LIGHT_LOSS, HEAVY_LOSS = range(SECTORS, SECTORS + 9)

NAMES: Final = tuple(
    [f"{100 + i}/{i % SECTORS + 1}" for i in range(SQUADRONS)]
    + [f"{i // 3 + 1}/JG{i % 28 + 1}/{i}" for i in range(GRUPPEN)]
)
UNIT: Final = {name: i for i, name in enumerate(NAMES)}
SELECTOR: Final = bytes(i % 3 for i in range(UNITS))
RATING: Final = bytes([3 + i % 2 for i in range(SQUADRONS)] + [i % 7 for i in range(GRUPPEN)])
IS_BOMBER: Final = bytes([0] * SQUADRONS + [i % 2 for i in range(GRUPPEN)])
TARGETS: Final = tuple(f"target {n}" for n in range(1, 35))
NEAR: Final = {name: (n % SECTORS, (n + 1) % SECTORS) for n, name in enumerate(TARGETS)}

NONE_, REDUCE, LOSS = range(3)
RESULTS: Final = tuple(
    tuple((NONE_, REDUCE, NONE_, LOSS, REDUCE, NONE_)[(row + roll + 2 * selector) % 6] for selector in range(3))
    for row in range(9)
    for roll in range(6)
)

TARGET = Prompt("raid-target", "mini:1")
COMMIT = Prompt("commit-squadron", "mini:2")
SLIP = Prompt("slip-past-hunters", "mini:4")
PICK = Prompt("intercept-bomber", "mini:6")
SIZE_DIE = die(Prompt("raid-size", "mini:3"))
HUNTER_DIE = die(Prompt("hunter-die", "mini:5"))
SQUADRON_DIE = die(Prompt("squadron-die", "mini:7"))
BOMBING_DIE = die(Prompt("bombing-die", "mini:8"))


class RaidPosition(Position):
    """The squadrons and Gruppen, the deck of targets, the raid."""

    __slots__ = ("deck", "full", "raids", "target", "vp", "where")

    def __init__(self, data: Components, where: bytearray, full: bytearray, deck: list[str]) -> None:
        super().__init__(data)
        self.where = where
        self.full = full
        self.deck = deck
        self.target = ""
        self.vp = 0
        self.raids = 0

    def copy(self) -> RaidPosition:
        """An independent copy."""
        twin = RaidPosition(self.data, self.where[:], self.full[:], self.deck[:])
        twin.luck = self.luck
        twin.reveals = self.reveals
        twin.target = self.target
        twin.vp = self.vp
        twin.raids = self.raids
        return twin


def raid_target(p: RaidPosition) -> Asks[Jump]:
    """The next target is one of those left in the deck."""
    p.target = card = yield draw(TARGET, p.deck)
    p.deck.remove(card)
    p.tell("target", "mini:1", {"target": card})
    return None


def commitment(p: RaidPosition) -> Asks[Jump]:
    """Any squadrons of the target's sector and the next go to the Hunt box, one by one."""
    first, second = NEAR[p.target]
    ready = [NAMES[i] for i in units_in(p.where, first) + units_in(p.where, second)]
    while ready:
        name = yield Choice(COMMIT, BRITISH, [DONE, *ready])
        if name == DONE:
            break
        ready.remove(name)
        p.where[UNIT[name]] = HUNT
        p.tell("committed", "mini:2", {"squadron": name})
    return None


def deployment(p: RaidPosition) -> Asks[Jump]:
    """Full Gruppen from the airbase: bombers to bomb, every other fighter to hunt."""
    size = 3 + int((yield SIZE_DIE))
    home = [i for i in units_in(p.where, AIRBASE) if p.full[i]]
    first = 7 * p.raids % max(1, len(home))
    for n, unit in enumerate((home[first:] + home[:first])[:size]):
        p.where[unit] = BOMBER if IS_BOMBER[unit] else HUNT if n % 2 else ESCORT
        p.tell("deployed", "mini:3", {"gruppe": NAMES[unit]})
    return None


def hunter_interception(p: RaidPosition) -> Asks[Jump]:
    """Squadrons in excess of the hunters may slip past to the bombers."""
    there = units_in(p.where, HUNT)
    squadrons = [i for i in there if i < SQUADRONS]
    excess = 2 * len(squadrons) - len(there)
    may = [NAMES[i] for i in squadrons if p.full[i]]
    while excess > 0 and may:
        name = yield Choice(SLIP, BRITISH, [DONE, *may])
        if name == DONE:
            break
        excess -= 1
        may.remove(name)
        p.where[UNIT[name]] = BOMBER
        p.tell("slipped-past", "mini:4", {"squadron": name})
    return None


def hunter_attack(p: RaidPosition) -> Asks[Jump]:
    """One combat of all that is in the Hunt box."""
    fighting = units_in(p.where, HUNT)
    if fighting and fighting[0] < SQUADRONS <= fighting[-1]:
        combat(p, fighting, int((yield HUNTER_DIE)), "mini:5")
    for unit in units_in(p.where, HUNT):
        p.where[unit] = BOMBER if unit < SQUADRONS else RETURNING
    return None


def squadron_attack(p: RaidPosition) -> Asks[Jump]:
    """Each squadron picks one Gruppe; the picked ones fight with every escort and squadron."""
    there = units_in(p.where, BOMBER)
    squadrons = [i for i in there if i < SQUADRONS]
    bombers = [i for i in there if i >= SQUADRONS]
    picked = bombers
    if len(squadrons) < len(bombers):
        may = [NAMES[i] for i in bombers]
        picked = []
        for _ in squadrons:
            name = yield Choice(PICK, BRITISH, may)
            may.remove(name)
            picked.append(UNIT[name])
    if squadrons and picked:
        fighting = squadrons + picked + units_in(p.where, ESCORT)
        combat(p, fighting, int((yield SQUADRON_DIE)), "mini:7")
    for unit in squadrons:
        if p.where[unit] == BOMBER:
            p.where[unit] = INFLIGHT
    move_all(p.where, ESCORT, RETURNING)
    return None


def combat(p: RaidPosition, fighting: list[int], roll: int, rule: str) -> None:
    """The sum of the ratings gives the row; each unit takes the result of its selector."""
    total = 0
    for unit in fighting:
        total += RATING[unit]
    row = RESULTS[min(8, total // 5) * 6 + roll - 1]
    p.tell("combat", rule, {"total": total, "die": roll})
    for unit in fighting:
        result = row[SELECTOR[unit]]
        if result:
            hit(p, unit, result, rule)


def hit(p: RaidPosition, unit: int, result: int, rule: str) -> None:
    """A full unit is reduced; a reduced one, or one with a loss, leaves the raid."""
    if result == REDUCE and p.full[unit]:
        p.full[unit] = 0
        return
    heavy = result == LOSS and not p.full[unit]
    p.where[unit] = HEAVY_LOSS if heavy else LIGHT_LOSS
    p.vp += (-1 if unit < SQUADRONS else 1) * (2 if heavy else 1)
    p.tell("loss", rule, {"unit": NAMES[unit], "vp": p.vp})


def bombing(p: RaidPosition) -> Asks[Jump]:
    """The Gruppen left in the Bomber box bomb."""
    bombers = len(units_in(p.where, BOMBER))
    if bombers:
        damage = max(0, bombers + int((yield BOMBING_DIE)) - 7)
        p.vp -= damage
        p.tell("bombed", "mini:8", {"target": p.target, "damage": damage})
    return None


def recovery(p: RaidPosition) -> Jump:
    """Everybody goes home; who came home before is ready again."""
    where, full = p.where, p.full
    for unit in units_in(where, REARM):
        where[unit] = unit % SECTORS
        full[unit] = 1
    for unit in units_in(where, RETURNING):
        where[unit] = AIRBASE
    for unit in units_in(where, LIGHT_LOSS):
        where[unit] = REARM if unit < SQUADRONS else AIRBASE
        full[unit] = 1
    move_all(where, INFLIGHT, REARM)
    move_all(where, BOMBER, RETURNING)
    p.raids += 1
    return None if p.raids == RAIDS else "raid.target"


SEQUENCE: Final[Sequence[RaidPosition]] = Sequence(
    Phase(
        "raid",
        "mini:0",
        asks("target", "mini:1", raid_target),
        asks("commitment", "mini:2", commitment, resumes=True),
        asks("deployment", "mini:3", deployment),
        asks("hunter-interception", "mini:4", hunter_interception, resumes=True),
        asks("hunter-attack", "mini:5", hunter_attack),
        asks("squadron-attack", "mini:6", squadron_attack),
        asks("bombing", "mini:8", bombing),
        does("recovery", "mini:9", recovery, to=("raid.target",)),
    )
)


def _targets(position: RaidPosition) -> tuple[str, ...]:
    return TARGETS


def _unit_names(position: RaidPosition) -> tuple[str, ...]:
    return NAMES


def _fields() -> Fields[RaidPosition]:
    units: Field[RaidPosition] = fields.unit_boxes("units", "every unit's box", _unit_names, BOXES)
    return Fields(
        units,
        fields.names("deck", "targets left in the deck", _targets),
        fields.text("target", "the raid's target", _targets),
        fields.number("vp", "victory points", -999, 999),
        fields.number("raids", "raids flown", 0, RAIDS),
    )


class MiniRaid(Title[RaidPosition]):
    """The benchmark as a title."""

    def __init__(self) -> None:
        super().__init__("mini", 1, (BRITISH,), (Scenario("raids", "mini:0"),), (), SEQUENCE, _fields())

    def components(self, overlay: Overlay) -> Components:
        """It has no component files."""
        return Components({})

    def set_up(self, data: Components, scenario: str, options: frozenset[str]) -> RaidPosition:
        """All squadrons in their sectors, all Gruppen at their airbase."""
        where = bytearray([i % SECTORS for i in range(SQUADRONS)] + [AIRBASE] * GRUPPEN)
        return RaidPosition(data, where, bytearray([1] * UNITS), list(TARGETS))

    def view(self, position: RaidPosition, side: str | None) -> dict[str, Json]:
        """Nothing is hidden but the dice to come."""
        seen = self.fields.save(position)
        del seen["luck"]
        return seen

    def outcome(self, position: RaidPosition) -> Outcome:
        """More points than none win."""
        return Outcome(BRITISH if position.vp > 0 else None, "points", "all-raids-flown", "mini:9")


MINI: Final = MiniRaid()
