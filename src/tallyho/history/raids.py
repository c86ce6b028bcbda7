"""The raids on Britain from May 1917 to May 1918, one by one and by month."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from tallyho.history.tables import File, date_in, flag_in, lines_of, optional_in, text_in, texts_in
from tallyho.table.data import Row, number_in, word_in
from tallyho.table.errors import BadData

FIRST_DAY, LAST_DAY = "1917-05-01", "1918-05-31"
LAST_RAID: Final = "1918-05-19"
KINDS: Final = ("aeroplane", "airship")
TIMES: Final = ("day", "night")
MOST_SENT: Final = 100
"""No raid had so many aircraft."""
MOST_HURT: Final = 1000
MOST_KG: Final = 50000
SEEN: Final = ("sent", "reached", "killed", "injured", "places", "lost", "kg")
"""What can have been read in a source; `lost` is lost_to_defence, `kg` is bombs_kg."""
SEEN_IF_VERIFIED: Final = ("sent", "reached", "killed", "injured")
SECOND: Final = "z"
"""Ends the id of the airships' raid on a night when aeroplanes came too."""

RAID_COLUMNS: Final = (
    "id", "date", "kind", "when", "force", "sent", "reached", "places", "bombs_kg", "killed", "injured",
    "lost_to_defence", "lost_crashed", "raid_en", "raid_fr", "verified", "seen", "source", "source_note",
)  # fmt: skip


class Raid(NamedTuple):
    """A raid: aircraft sent, arrived and lost, people killed and injured, and a sentence; None is not known.

    A night raid has the date of its evening. `force` and `places` are in English alone.
    """

    id: str
    date: str
    kind: str
    when: str
    force: str
    sent: int
    reached: int
    places: str
    bombs_kg: int | None
    killed: int
    injured: int
    lost_to_defence: int | None
    lost_crashed: int | None
    text: dict[str, str]
    verified: bool
    seen: tuple[str, ...]

    @property
    def lost(self) -> int | None:
        """Aircraft lost in any way."""
        return _sum((self.lost_to_defence, self.lost_crashed))


class Toll(NamedTuple):
    """Raids together; None is not known for one of them at least.

    `verified` is true if every raid is; it says nothing of bombs and aircraft lost.
    """

    raids: int
    bombs_kg: int | None
    killed: int
    injured: int
    lost: int | None
    verified: bool


def raids_of(file: File) -> list[Raid]:
    """The raids in the order of their dates, each once."""
    found: dict[str, Raid] = {}
    before = FIRST_DAY
    for where, row in lines_of(file, RAID_COLUMNS):
        raid = _raid(where, row)
        if not FIRST_DAY <= raid.date <= LAST_DAY:
            raise BadData(f"{where}: date is {raid.date}; it must be from {FIRST_DAY} to {LAST_DAY}")
        if raid.date < before:
            raise BadData(f"{where}: date is {raid.date} after {before}; raids follow in the order of their dates")
        if raid.id in found:
            raise BadData(f"{where}: id {raid.id} occurs a second time")
        found[raid.id] = raid
        before = raid.date
    if before != LAST_RAID:
        raise BadData(f"{file.name}: the last raid is of {before}; it must be of {LAST_RAID}")
    return [*found.values()]


def by_month(raids: Iterable[Raid]) -> dict[str, list[Raid]]:
    """The raids by month, as 1917-05; a month without raids is left out."""
    found: dict[str, list[Raid]] = {}
    for raid in raids:
        found.setdefault(raid.date[: len("1917-05")], []).append(raid)
    return found


def toll_of(raids: Sequence[Raid]) -> Toll:
    """What these raids did and lost together."""
    return Toll(
        raids=len(raids),
        bombs_kg=_sum(raid.bombs_kg for raid in raids),
        killed=sum(raid.killed for raid in raids),
        injured=sum(raid.injured for raid in raids),
        lost=_sum(raid.lost for raid in raids),
        verified=bool(raids) and all(raid.verified for raid in raids),
    )


def _sum(numbers: Iterable[int | None]) -> int | None:
    """The sum, not known if one of the numbers is not."""
    total = 0
    for number in numbers:
        if number is None:
            return None
        total += number
    return total


def _raid(where: str, row: Row) -> Raid:
    raid = Raid(
        id=text_in(where, row, "id"),
        date=date_in(where, row, "date"),
        kind=word_in(where, row, "kind", KINDS),
        when=word_in(where, row, "when", TIMES),
        force=text_in(where, row, "force"),
        sent=number_in(where, row, "sent", 1, MOST_SENT),
        reached=number_in(where, row, "reached", 0, MOST_SENT),
        places=text_in(where, row, "places"),
        bombs_kg=optional_in(where, row, "bombs_kg", MOST_KG),
        killed=number_in(where, row, "killed", 0, MOST_HURT),
        injured=number_in(where, row, "injured", 0, MOST_HURT),
        lost_to_defence=optional_in(where, row, "lost_to_defence", MOST_SENT),
        lost_crashed=optional_in(where, row, "lost_crashed", MOST_SENT),
        text=texts_in(where, row, "raid"),
        verified=flag_in(where, row, "verified"),
        seen=_seen(where, row),
    )
    _check_raid(where, raid)
    _check_seen(where, raid)
    return raid


def _seen(where: str, row: Row) -> tuple[str, ...]:
    """The figures that were read, as `sent+killed`; none if the column is empty."""
    words = str(row["seen"]).split("+") if row["seen"] else []
    for word in words:
        word_in(where, {"seen": word}, "seen", SEEN)
        if words.count(word) > 1:
            raise BadData(f"{where}: seen names {word} twice")
    return tuple(words)


def _check_raid(where: str, raid: Raid) -> None:
    if raid.id not in (raid.date, raid.date + SECOND):
        raise BadData(f"{where}: id is {raid.id!r}; it must be {raid.date} or {raid.date}{SECOND}")
    if raid.reached > raid.sent:
        raise BadData(f"{where}: reached is {raid.reached}, more than the {raid.sent} sent")
    lost = (raid.lost_to_defence or 0) + (raid.lost_crashed or 0)
    if lost > raid.sent:
        raise BadData(f"{where}: lost_to_defence and lost_crashed make {lost}, more than the {raid.sent} sent")


def _check_seen(where: str, raid: Raid) -> None:
    if raid.verified != (set(SEEN_IF_VERIFIED) <= set(raid.seen)):
        raise BadData(
            f"{where}: verified does not agree with seen {'+'.join(raid.seen) or 'nothing'}; "
            f"yes goes with {', '.join(SEEN_IF_VERIFIED)} and with no less"
        )
    for word, column, figure in (
        ("kg", "bombs_kg", raid.bombs_kg),
        ("lost", "lost_to_defence", raid.lost_to_defence),
    ):
        if word in raid.seen and figure is None:
            raise BadData(f"{where}: seen names {word}, but {column} is empty")
