"""The fields of a position by name: how it is saved, loaded, set in a problem and expected afterwards."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Generic, TypeVar

from tallyho.table.ask import Json, listed
from tallyho.table.errors import BadPosition, Defect
from tallyho.table.position import Position

P = TypeVar("P", bound=Position)

Reader = Callable[[P], Json]
Writer = Callable[[P, Json], None]


class Field(Generic[P]):
    """One named part of a position, read and written as JSON."""

    def __init__(self, name: str, says: str, read: Reader[P], write: Writer[P]) -> None:
        self.name = name
        self.says = says
        self.read = read
        self.write = write


class Fields(Generic[P]):
    """All fields of a position; together they are the position."""

    def __init__(self, *fields: Field[P]) -> None:
        both: list[Field[P]] = [
            *fields,
            number("luck", "state of the generator", 1, 2**61 - 2),
            number("reveals", "things turned up", 0),
        ]
        self.by_name: dict[str, Field[P]] = {field.name: field for field in both}
        if len(self.by_name) < len(both):
            raise Defect("two fields of the position have one name")

    def save(self, position: P) -> dict[str, Json]:
        """The whole position as JSON."""
        return {name: field.read(position) for name, field in self.by_name.items()}

    def load(self, position: P, saved: Mapping[str, Json]) -> None:
        """Sets the whole position; nothing may be missing."""
        missing = [name for name in self.by_name if name not in saved]
        if missing:
            raise BadPosition(f"the position lacks {', '.join(missing)}")
        for name, value in saved.items():
            whole = self.by_name[name].read(position) if name in self.by_name else None
            if isinstance(value, dict) and isinstance(whole, dict) and not whole.keys() <= value.keys():
                raise BadPosition(f"{name} of the position lacks {', '.join(sorted(whole.keys() - value.keys()))}")
        self.lay(position, saved)

    def lay(self, position: P, changes: Mapping[str, Json]) -> None:
        """Sets only what is named; the rest stays."""
        for name, value in changes.items():
            if name not in self.by_name:
                raise BadPosition(f"a position has no field {name!r}; it has {', '.join(sorted(self.by_name))}")
            self.by_name[name].write(position, value)


def number(name: str, says: str, low: int, high: int | None = None, attribute: str = "") -> Field[P]:
    """A whole number."""
    where = attribute or name
    bounds = f"a whole number from {low} to {high}" if high is not None else f"a whole number of at least {low}"

    def read(position: P) -> Json:
        return int(getattr(position, where))

    def write(position: P, value: Json) -> None:
        if not isinstance(value, int) or isinstance(value, bool) or value < low or (high is not None and value > high):
            raise BadPosition(f"{name} is {value!r}; it must be {bounds}")
        setattr(position, where, value)

    return Field(name, f"{says}: {bounds}", read, write)


def flag(name: str, says: str, attribute: str = "") -> Field[P]:
    """True or false, kept as bool."""
    where = attribute or name

    def read(position: P) -> Json:
        return bool(getattr(position, where))

    def write(position: P, value: Json) -> None:
        if not isinstance(value, bool):
            raise BadPosition(f"{name} is {value!r}; it must be true or false")
        setattr(position, where, value)

    return Field(name, f"{says}: true or false", read, write)


def word(name: str, says: str, words: Sequence[str], attribute: str = "") -> Field[P]:
    """One of some words; the position keeps its number in the list."""
    where = attribute or name
    allowed = ", ".join(words)

    def read(position: P) -> Json:
        return words[int(getattr(position, where))]

    def write(position: P, value: Json) -> None:
        if not isinstance(value, str) or value not in words:
            raise BadPosition(f"{name} is {value!r}; it must be one of {allowed}")
        setattr(position, where, words.index(value))

    return Field(name, f"{says}: one of {allowed}", read, write)


def text(name: str, says: str, allowed: Callable[[P], Iterable[str]], attribute: str = "") -> Field[P]:
    """A name out of those the position's data allows, or the empty text."""
    where = attribute or name

    def read(position: P) -> Json:
        return str(getattr(position, where))

    def write(position: P, value: Json) -> None:
        if not isinstance(value, str) or (value and value not in set(allowed(position))):
            raise BadPosition(f"{name} is {value!r}; it must be empty or one of {', '.join(allowed(position))}")
        setattr(position, where, value)

    return Field(name, says, read, write)


def names(name: str, says: str, allowed: Callable[[P], Iterable[str]], attribute: str = "") -> Field[P]:
    """A list of different names in the order of the data: what is left in a deck, a hand."""
    where = attribute or name

    def read(position: P) -> Json:
        return list(getattr(position, where))

    def write(position: P, value: Json) -> None:
        order = list(allowed(position))
        known = set(order)
        if not isinstance(value, list):
            raise BadPosition(f"{name} is {value!r}; it must be a list of different names")
        held: set[str] = set()
        for item in value:
            if not isinstance(item, str) or item not in known:
                raise BadPosition(f"{name} holds {item!r}; it may hold {', '.join(order)}")
            if item in held:
                raise BadPosition(f"{name} holds {item!r} twice")
            held.add(item)
        setattr(position, where, [item for item in order if item in held])

    return Field(name, says, read, write)


def mapping(
    name: str,
    says: str,
    keys: Callable[[P], Iterable[str]],
    read_one: Callable[[P, str], Json],
    write_one: Callable[[P, str, Json], None],
) -> Field[P]:
    """One value for each of some keys, such as every unit's box; a problem may name only some of them."""

    def read(position: P) -> Json:
        return {key: read_one(position, key) for key in keys(position)}

    def write(position: P, value: Json) -> None:
        if not isinstance(value, dict):
            raise BadPosition(f"{name} is {value!r}; it must be a table of names and values")
        known = set(keys(position))
        for key, one in value.items():
            if key not in known:
                raise BadPosition(f"{name} names {key!r}; known are {listed(sorted(known))}")
            write_one(position, key, one)

    return Field(name, says, read, write)


Keys = Callable[[P], Sequence[str]]
"""The keys of a field with one value each, in the order of the array that the position keeps them in."""


def words_by(
    name: str, says: str, keys: Keys[P], words: Sequence[str], attribute: str = "", *, first: int = 0
) -> Field[P]:
    """One of some words for each key; the position keeps their numbers in a flat array, from its place `first` on."""
    where = attribute or name
    allowed = ", ".join(filter(None, words))

    def read(position: P) -> list[Json]:
        numbers: list[int] = list(getattr(position, where))
        return [words[number] for number in numbers[first:]]

    def write_at(position: P, index: int, key: str, value: Json) -> None:
        if not isinstance(value, str) or value not in words:
            raise BadPosition(f"{name} of {key} is {value!r}; it must be one of {allowed}")
        array: bytearray = getattr(position, where)
        array[first + index] = words.index(value)

    return _by_key(name, f"{says}: one of {allowed}", keys, read, write_at)


def numbers_by(name: str, says: str, keys: Keys[P], low: int, high: int, attribute: str = "") -> Field[P]:
    """A whole number for each key; the position keeps them in a list."""
    where = attribute or name

    def read(position: P) -> list[Json]:
        return list(getattr(position, where))

    def write_at(position: P, index: int, key: str, value: Json) -> None:
        if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
            raise BadPosition(f"{name} of {key} is {value!r}; it must be a whole number from {low} to {high}")
        numbers: list[int] = getattr(position, where)
        numbers[index] = value

    return _by_key(name, f"{says}: whole numbers from {low} to {high}", keys, read, write_at)


def texts_by(
    name: str, says: str, keys: Keys[P], allowed: Callable[[P], Iterable[str]], attribute: str = ""
) -> Field[P]:
    """A name, or the empty text, for each key; the position keeps them in a list."""
    where = attribute or name

    def read(position: P) -> list[Json]:
        return list(getattr(position, where))

    def write_at(position: P, index: int, key: str, value: Json) -> None:
        if not isinstance(value, str) or (value and value not in set(allowed(position))):
            raise BadPosition(
                f"{name} of {key} is {value!r}; it must be empty or one of {', '.join(allowed(position))}"
            )
        texts: list[str] = getattr(position, where)
        texts[index] = value

    return _by_key(name, says, keys, read, write_at)


def _by_key(
    name: str,
    says: str,
    keys: Keys[P],
    read: Callable[[P], list[Json]],
    write_at: Callable[[P, int, str, Json], None],
) -> Field[P]:
    """A field with one value for each key, kept in an array in the order of the keys."""

    def read_all(position: P) -> Json:
        return dict(zip(keys(position), read(position), strict=True))

    def write(position: P, value: Json) -> None:
        if not isinstance(value, dict):
            raise BadPosition(f"{name} is {value!r}; it must be a table of names and values")
        index = {key: number for number, key in enumerate(keys(position))}
        for key, one in value.items():
            if key not in index:
                raise BadPosition(f"{name} names {key!r}; known are {listed(sorted(index))}")
            write_at(position, index[key], key, one)

    return Field(name, says, read_all, write)


def unit_boxes(name: str, says: str, units: Keys[P], boxes: Sequence[str]) -> Field[P]:
    """Every unit's box and facing, `hunt` or `hunt reduced`, kept in the flat arrays `where` and `full`."""
    number_of = {box: i for i, box in enumerate(boxes)}
    reduced = [f"{box} reduced" for box in boxes]

    def read(position: P) -> list[Json]:
        where: list[int] = list(getattr(position, "where"))  # noqa: B009 - the attribute belongs to the subclass
        full: list[int] = list(getattr(position, "full"))  # noqa: B009
        return [boxes[box] if whole else reduced[box] for box, whole in zip(where, full, strict=True)]

    def write_at(position: P, index: int, unit: str, place: Json) -> None:
        box = str(place).removesuffix(" reduced")
        if box not in number_of:
            raise BadPosition(
                f"{name} of {unit} is {place!r}; it must be one of {', '.join(boxes)}, with or without `reduced`"
            )
        where: bytearray = getattr(position, "where")  # noqa: B009
        full: bytearray = getattr(position, "full")  # noqa: B009
        where[index] = number_of[box]
        full[index] = box == place

    return _by_key(name, says, units, read, write_at)
