"""What the data must be besides each value for itself: no unknown rows, columns and hexes, a deployment that fits."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from tallyho.fbob.vocabulary import CITY, NO_SIDE, SIDES, TERRAINS, TOWN
from tallyho.table import BadData
from tallyho.table.data import Tables, degrees_in

if TYPE_CHECKING:
    from tallyho.fbob.components import FbobData
    from tallyho.fbob.rows import Force, Standard

SEA: Final = TERRAINS.index("sea")


def check_hexes(tables: Tables, names: Sequence[str]) -> None:
    """All hexes of the map and no others, each with its place on the globe."""
    rows = tables["hexes"]
    for name in names:
        if name not in rows:
            raise BadData(f"hexes.csv: there is no hex {name}; it must be there")
    for name, row in rows.items():
        if name not in names:
            raise BadData(f"hexes.csv {name}: there is no such hex; they are {names[0]} to {names[-1]}")
        degrees_in(f"hexes.csv {name}", row, "lat", 90)
        degrees_in(f"hexes.csv {name}", row, "lon", 180)
        if bool(row.get("kind")) != bool(row.get("place")):
            raise BadData(f"hexes.csv {name}: place is {row.get('place')!r} and kind {row.get('kind')!r}; both or none")
        if row.get("class") and not row.get("kind"):
            raise BadData(f"hexes.csv {name}: class is {row.get('class')!r}; only a town or city is a target")


def check_marks(data: FbobData) -> None:
    """Land belongs to a side and the sea to nobody; towns stand on land."""
    for at, name in enumerate(data.hexes):
        sea = data.terrain[at] == SEA
        if sea and data.control[at] != NO_SIDE:
            raise BadData(f"hexes.csv {name}: control is {SIDES[data.control[at]]!r}; the sea belongs to nobody")
        if not sea and data.control[at] == NO_SIDE:
            raise BadData(f"hexes.csv {name}: control is ''; land belongs to a side")
        if sea and data.kind[at]:
            raise BadData(f"hexes.csv {name}: kind is {data.kind[at]!r}; at sea there are no towns")


def check_standard(data: FbobData) -> None:
    """The standard deployments hold just what the scenarios give, where it may be."""
    for name, standard in data.standard.items():
        forces = [force for key, force in data.forces.items() if key.startswith(name)]
        _check_counts(data, name, standard, forces)
        _check_sites(data, name, standard)
        _check_bases(data, name, standard)


def _check_sites(data: FbobData, name: str, standard: Standard) -> None:
    """Land units on land of their side, aerodromes and headquarters where there are towns, ships where ships may be."""
    side = SIDES.index(name.rpartition("-")[2])
    for at in (*standard.aerodromes, *standard.headquarters, *standard.early_warning, *standard.aa):
        if data.control[at] != side:
            raise BadData(f"tables.toml standard.{name}: {data.hexes[at]} is not held by the {SIDES[side]} side")
    for at in standard.aerodromes:
        _check_site(data, name, at, (TOWN,))
    for at in standard.headquarters:
        _check_site(data, name, at, (TOWN, CITY))
    for at in standard.tenders:
        if at not in data.naval:
            raise BadData(f"tables.toml standard.{name}: no ship may be in {data.hexes[at]}")


def _check_site(data: FbobData, name: str, at: int, kinds: tuple[str, ...]) -> None:
    if data.kind[at] not in kinds:
        raise BadData(f"tables.toml standard.{name}: {data.hexes[at]} is no {' or '.join(kinds)}")


def _check_bases(data: FbobData, name: str, standard: Standard) -> None:
    """Every air unit at an aerodrome, no more than there is room for."""
    based = [(data.names[unit], at) for unit, at in standard.units.items()]
    based += [("a Fake", at) for at in standard.fakes]
    for who, at in based:
        if at not in standard.aerodromes:
            raise BadData(f"tables.toml standard.{name}: {who} is in {data.hexes[at]} without aerodrome")
        if [where for _, where in based].count(at) > data.based:
            raise BadData(f"tables.toml standard.{name}: there are more than {data.based} units in {data.hexes[at]}")


def _check_counts(data: FbobData, name: str, standard: Standard, forces: list[Force]) -> None:
    extra = data.extras[name]
    side = SIDES.index(name.rpartition("-")[2])
    counts = {
        "aerodromes": (len(standard.aerodromes), sum(force.aerodromes for force in forces)),
        "headquarters": (len(standard.headquarters), sum(force.headquarters for force in forces)),
        "early-warning": (len(standard.early_warning), sum(force.early_warning for force in forces)),
        "aa": (len(standard.aa), sum(force.aa for force in forces)),
        "tenders": (len(standard.tenders), extra.tenders),
        "units": (len(standard.units), sum(len(force.units) for force in forces)),
        "fakes": (len(standard.fakes), sum(force.fakes for force in forces)),
        "aces": (len(standard.aces), sum(extra.aces)),
    }
    for column, (found, wanted) in counts.items():
        if found != wanted:
            raise BadData(f"tables.toml standard.{name}: {column} has {found} entries; the scenario gives {wanted}")
    for force in forces:
        there = [at for at in standard.aerodromes if data.country[at] == force.country and data.control[at] == side]
        if len(there) != force.aerodromes:
            raise BadData(
                f"tables.toml standard.{name}: there are {len(there)} aerodromes in {force.country};"
                f" the scenario gives {force.aerodromes}"
            )
        for unit in force.units:
            if unit not in standard.units:
                raise BadData(f"tables.toml standard.{name}: units has no {data.names[unit]}; the scenario gives it")
            if data.country[standard.units[unit]] != force.country:
                raise BadData(f"tables.toml standard.{name}: {data.names[unit]} must be in {force.country}")
