"""What a problem expects: fields of the position, the open ask, the offer, the log, refusals, the outcome."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tallyho.table.ask import Chance, Json, Open
from tallyho.table.errors import BadProblem, Refused
from tallyho.table.game import Game
from tallyho.table.log import Event

RESERVED = ("asked", "offered", "refused", "step", "log", "told", "view", "outcome")
"""Keys of `[expect]` that are no fields of the position."""

SPECTATOR = "spectator"

ASKED = ("prompt", "side", "rule")
OFFERED = ("has", "lacks", "exactly", "weights")
TOLD = ("key", "rule", "args")
REFUSED = ("answer", "side", "rule", "key")
OUTCOME = ("winner", "level", "reason", "rule")


class Expectation:
    """The `[expect]` table, checked for its form."""

    __slots__ = ("asked", "fields", "log", "offered", "outcome", "refused", "step", "told", "view")

    def __init__(self, found: Mapping[str, Json], where: str) -> None:
        for name, value in found.items():
            if value == {} or (value == [] and name in RESERVED):
                raise BadProblem(f"{where}: expect.{name} is empty and so expects nothing")
        self.fields = {name: value for name, value in found.items() if name not in RESERVED}
        self.step = found.get("step")
        self.log = found.get("log")
        if self.log is not None and not isinstance(self.log, list):
            raise BadProblem(f"{where}: expect.log must be a list of event keys")
        self.asked = _known(found.get("asked"), ASKED, f"{where}: expect.asked")
        self.offered = _known(found.get("offered"), OFFERED, f"{where}: expect.offered")
        if not isinstance(self.offered.get("weights", {}), dict):
            raise BadProblem(f"{where}: expect.offered.weights must be a table of outcomes and weights")
        self.outcome = _known(found.get("outcome"), OUTCOME, f"{where}: expect.outcome")
        for key, value in self.offered.items():
            if value in ([], {}):
                raise BadProblem(f"{where}: expect.offered.{key} is empty and so expects nothing")
        self.refused = _tables(found, "refused", REFUSED, "answer", where)
        self.told = _tables(found, "told", TOLD, "key", where)
        self.view = _views(found.get("view", {}), where)


def differences(expect: Expectation, game: Game[Any]) -> list[str]:
    """Everything that is not as expected, one sentence each."""
    wrong = _fields(expect, game)
    if expect.step is not None and expect.step != game.step:
        wrong.append(f"the step is {game.step}, not {expect.step}")
    wrong.extend(_asked(expect.asked, game.ask))
    wrong.extend(_offered(expect.offered, game.ask))
    wrong.extend(_log(expect.log, game))
    wrong.extend(_told(expect.told, game))
    wrong.extend(_view(expect.view, game))
    wrong.extend(_outcome(expect.outcome, game))
    for refused in expect.refused:
        wrong.extend(_refused(refused, game))
    return wrong


def _fields(expect: Expectation, game: Game[Any]) -> list[str]:
    wrong: list[str] = []
    known = game.title.fields.by_name
    for name, value in expect.fields.items():
        if name not in known:
            wrong.append(f"a position has no field {name!r}; it has {', '.join(sorted(known))}")
        else:
            wrong.extend(_compare(name, value, known[name].read(game.position)))
    return wrong


def _compare(name: str, expected: Json, found: Json) -> list[str]:
    """Tables are compared only in the keys that are expected."""
    if isinstance(expected, dict) and isinstance(found, dict):
        wrong: list[str] = []
        for key, value in expected.items():
            if key not in found:
                wrong.append(f"{name} has no {key!r}")
            else:
                wrong.extend(_compare(f"{name}.{key}", value, found[key]))
        return wrong
    same_kind = isinstance(expected, bool) == isinstance(found, bool)
    return [] if expected == found and same_kind else [f"{name} is {found!r}, not {expected!r}"]


def _asked(expected: dict[str, Json], ask: Open | None) -> list[str]:
    if not expected:
        return []
    if ask is None:
        return ["nothing is asked"]
    found = {"prompt": ask.prompt.key, "side": ask.side, "rule": ask.prompt.rule}
    return [f"the {key} asked is {found[key]}, not {value}" for key, value in expected.items() if found[key] != value]


def _offered(expected: dict[str, Json], ask: Open | None) -> list[str]:
    if not expected:
        return []
    if ask is None:
        return ["nothing is offered"]
    offers = list(ask.offers)
    wrong = [f"{text!r} is not offered; {ask!r}" for text in _answers(expected, "has") if text not in offers]
    wrong.extend(f"{text!r} is offered" for text in _answers(expected, "lacks") if text in offers)
    wrong.extend(_weights(expected.get("weights", {}), ask))
    if "exactly" in expected and sorted(_answers(expected, "exactly")) != sorted(offers):
        wrong.append(f"offered are {', '.join(offers)}, not exactly {', '.join(_answers(expected, 'exactly'))}")
    return wrong


def _weights(expected: Json, ask: Open) -> list[str]:
    """Only chance has weights; outcomes that are not named may have any."""
    if not isinstance(expected, dict) or not expected:
        return []
    if not isinstance(ask, Chance):
        return [f"a choice has no weights; {ask!r}"]
    found: dict[str, Json] = {offer: ask.weight(number) for number, offer in enumerate(ask.offers)}
    return _compare("the weight", expected, found)


def _answers(expected: dict[str, Json], key: str) -> list[str]:
    found = expected.get(key, [])
    return [str(one) for one in found] if isinstance(found, list) else [str(found)]


def _log(expected: Json, game: Game[Any]) -> list[str]:
    """The expected keys must occur in this order; others may stand between."""
    if not isinstance(expected, list):
        return []
    told = [event[0] for event in game.log.events] if game.log is not None else []
    place = 0
    for key in expected:
        if key not in told[place:]:
            return [f"the log does not tell {key!r} where expected; it tells {', '.join(told) or 'nothing'}"]
        place = told.index(str(key), place) + 1
    return []


def _told(expected: list[dict[str, Json]], game: Game[Any]) -> list[str]:
    """These events, in this order, with at least these arguments; others may stand between."""
    events = game.log.events if game.log is not None else []
    place = 0
    for wanted in expected:
        while place < len(events) and not _is_told(wanted, events[place]):
            place += 1
        if place == len(events):
            told = [event for event in events if event[0] == wanted["key"]]
            return [f"the log does not tell {wanted} where expected; of {wanted['key']!r} it tells {told or 'nothing'}"]
        place += 1
    return []


def _is_told(wanted: dict[str, Json], event: Event) -> bool:
    key, rule, args, _ = event
    found: dict[str, Json] = {"key": key, "rule": rule, "args": dict(args or {})}
    return not _compare("event", wanted, found)


def _view(expected: dict[str, Json], game: Game[Any]) -> list[str]:
    """What a side (`spectator` for none) sees of the position."""
    wrong: list[str] = []
    for side, seen in expected.items():
        if side != SPECTATOR and side not in game.title.sides:
            wrong.append(f"there is no side {side!r}; there are {', '.join(game.title.sides)} and {SPECTATOR}")
        else:
            shown = game.title.view(game.seen(side), None if side == SPECTATOR else side)
            wrong.extend(_compare(f"the view of {side}", seen, shown))
    return wrong


def _outcome(expected: dict[str, Json], game: Game[Any]) -> list[str]:
    if not expected:
        return []
    outcome = game.outcome
    if outcome is None:
        return [f"the game is not over; it is at {game.step}"]
    found: dict[str, Json] = {
        "winner": outcome.winner or "",
        "level": outcome.level,
        "reason": outcome.reason,
        "rule": outcome.rule,
    }
    return [
        f"the outcome's {key} is {found[key]!r}, not {value!r}"
        for key, value in expected.items()
        if found[key] != value
    ]


def _refused(expected: dict[str, Json], game: Game[Any]) -> list[str]:
    answer = str(expected.get("answer", ""))
    side = expected.get("side")
    if game.ask is None:
        return [f"{answer!r} cannot be refused: nothing is asked"]
    before = game.title.fields.save(game.position)
    try:
        game.clone().answer(answer, None if side is None else str(side))
    except Refused as refused:
        found: dict[str, Json] = {"rule": refused.rule, "key": refused.key}
        wrong = [
            f"{answer!r} is refused with {key} {found[key]!r}, not {expected[key]!r}"
            for key in ("rule", "key")
            if key in expected and expected[key] != found[key]
        ]
        if game.title.fields.save(game.position) != before:
            wrong.append(f"refusing {answer!r} has changed the position")
        return wrong
    return [f"{answer!r} is not refused"]


def _known(found: Json, keys: tuple[str, ...], where: str) -> dict[str, Json]:
    if found is None:
        return {}
    if not isinstance(found, dict) or not found:
        raise BadProblem(f"{where} must be a table with some of {', '.join(keys)}")
    for key in found:
        if key not in keys:
            raise BadProblem(f"{where} has no key {key!r}; it has {', '.join(keys)}")
    return found


def _tables(
    found: Mapping[str, Json], name: str, keys: tuple[str, ...], needed: str, where: str
) -> list[dict[str, Json]]:
    listed = found.get(name, [])
    if not isinstance(listed, list):
        raise BadProblem(f"{where}: expect.{name} must be a list of tables, [[expect.{name}]]")
    tables = [_known(one, keys, f"{where}: expect.{name}") for one in listed]
    for one in tables:
        value = one.get(needed)
        if not isinstance(value, (str, int)) or isinstance(value, bool):
            raise BadProblem(f"{where}: expect.{name} needs {needed!r} in each of its tables, a text or a whole number")
    return tables


def _views(found: Json, where: str) -> dict[str, Json]:
    if not isinstance(found, dict) or not all(isinstance(seen, dict) for seen in found.values()):
        raise BadProblem(f"{where}: expect.view must have a table for each side, [expect.view.SIDE]")
    return found
