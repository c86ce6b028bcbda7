"""The map: sectors, borders, target sites (lion:2.1)."""

from __future__ import annotations

from typing import Final

from tallyho.raf.component_rows import index_in, named_in, optional_in, table_of, text_in
from tallyho.raf.vocabulary import (
    AIRFIELD,
    DEPTHS,
    HEADQUARTERS,
    LF3,
    LONDON,
    LUFTFLOTTEN,
    NONE,
    NUMBERED,
    RADAR,
    REGION_LF3,
    REGIONS,
    SECTORS,
    SITE_TYPES,
    UNSEEN,
)
from tallyho.table.data import Components, Row, Table, Tables, word_in
from tallyho.table.errors import BadData

GROUPS: Final = ("10", "11", "12")
LONDON_GROUP: Final = 11
"""London counts as 11 Group wherever a group matters (R-29, R-63)."""
ME109: Final = ("in", "edge", "beyond")
"""How a target lies to the range of the Me 109; Lion counts the edge as beyond."""
MEETINGS: Final = ("border", "corner")


class MapData(Components):
    """Sectors in the order of `SECTORS`, sites in the order of their file.

    By sector: `group`, `adjacent`, `within_two`, `airfield`, and patrol circles for squadrons based there, `circles`
    (lion:5c) and `circles_vhf` (lion:19.6a). By site: all that begins with `site_`. `nets` are the radar nets.
    """

    def __init__(self, tables: Tables) -> None:
        super().__init__(tables)
        sectors = table_of(tables, "sectors", SECTORS)
        self.group = bytes(_group(sector, row) for sector, row in sectors.items())
        self.adjacent = _adjacent(table_of(tables, "adjacency"))
        self.within_two = tuple(_within_two(self.adjacent, sector) for sector in range(len(SECTORS)))
        self.circles = tuple(_circles(sector, near) for sector, near in enumerate(self.adjacent))
        self.circles_vhf = tuple(_circles(sector, near) for sector, near in enumerate(self.within_two))
        self._read_sites(table_of(tables, "sites"))
        self.airfield = bytes(self._airfield(f"sectors {sector}", row) for sector, row in sectors.items())
        self.box, self.uxbridge, self.stanmore = (self._headquarters(name) for name in ("box", "uxbridge", "stanmore"))
        self.headquarters = {"box": self.box, "uxbridge": self.uxbridge, "stanmore": self.stanmore}
        self.group_hq = self._group_headquarters(sectors)

    def _read_sites(self, sites: Table) -> None:
        if not 0 < len(sites) < NONE:
            raise BadData(f"sites: there are {len(sites)} rows; there must be 1 to {NONE - 1}")
        rows = [(f"sites {name}", row) for name, row in sites.items()]
        self.sites = tuple(sites)
        self.site = {name: number for number, name in enumerate(sites)}
        self.site_name = tuple(named_in(where, row, "name") for where, row in rows)
        self.site_type = bytes(index_in(where, row, "type", SITE_TYPES) for where, row in rows)
        self.site_sector = bytes(index_in(where, row, "sector", SECTORS) for where, row in rows)
        self.site_luftflotte = bytes(index_in(where, row, "luftflotte", LUFTFLOTTEN) for where, row in rows)
        self.site_region = bytes(region_in(where, row) for where, row in rows)
        self.site_depth = bytes(index_in(where, row, "depth", DEPTHS) for where, row in rows)
        self.site_me109 = bytes(index_in(where, row, "me109_range", ME109) for where, row in rows)
        self.nets = tuple(site for site, type_ in enumerate(self.site_type) if type_ == RADAR)
        _check_net_numbers(rows, len(self.nets))

    def _airfield(self, where: str, row: Row) -> int:
        """Every sector has one airfield, London none (lion:2.1a, lion:2.1b)."""
        name = text_in(where, row, "airfield")
        if where == f"sectors {SECTORS[LONDON]}":
            if name:
                raise BadData(f"{where}: airfield is {name!r}; London has none, so it must be empty")
            return NONE
        site = self.site.get(name, NONE)
        if site == NONE or self.site_type[site] != AIRFIELD or f"sectors {SECTORS[self.site_sector[site]]}" != where:
            raise BadData(f"{where}: airfield is {name!r}; it must be an airfield of sites that lies in this sector")
        return site

    def _headquarters(self, name: str) -> int:
        site = self.site.get(name, NONE)
        if site == NONE or self.site_type[site] != HEADQUARTERS:
            raise BadData(f"sites: {name} is not there as headquarters; box, uxbridge and stanmore must be")
        return site

    def _group_headquarters(self, sectors: Table) -> dict[int, int]:
        """10 and 11 Group have headquarters on the map, 12 Group has none."""
        found = {10: self.box, 11: self.uxbridge}
        for number, (sector, row) in enumerate(sectors.items()):
            right = self.sites[found[self.group[number]]] if number < LONDON and self.group[number] in found else ""
            if text_in(f"sectors {sector}", row, "hq") != right:
                raise BadData(f"sectors {sector}: hq is {row.get('hq')!r}; it must be {right or 'empty'} for its group")
        return found


def region_in(where: str, row: Row) -> int:
    """The target region, which must lie in the area of the Luftflotte."""
    region = index_in(where, row, "region", REGIONS)
    luftflotte = index_in(where, row, "luftflotte", LUFTFLOTTEN)
    if region == UNSEEN or (region == REGION_LF3) != (luftflotte == LF3):
        right = "LF3" if luftflotte == LF3 else "LF2 East or LF2 South"
        raise BadData(f"{where}: region is {REGIONS[region]!r}; for {LUFTFLOTTEN[luftflotte]} it must be {right}")
    return region


def _group(sector: str, row: Row) -> int:
    where = f"sectors {sector}"
    named_in(where, row, "name")
    region_in(where, row)
    if sector == SECTORS[LONDON]:
        if text_in(where, row, "group"):
            raise BadData(f"{where}: group is {row['group']!r}; London has none, so it must be empty")
        return LONDON_GROUP
    group = word_in(where, row, "group", GROUPS)
    if not sector.endswith(f"/{group}"):
        raise BadData(f"{where}: group is {group}; it must be the one after the stroke of the sector")
    return int(group)


def _adjacent(adjacency: Table) -> tuple[tuple[int, ...], ...]:
    """Sectors that share a border; those that meet at a corner are not adjacent (lion:5e)."""
    near: list[set[int]] = [set() for _ in SECTORS]
    seen: set[frozenset[int]] = set()
    for pair, row in adjacency.items():
        where = f"adjacency {pair}"
        names = pair.split("~")
        if len(names) != 2 or names[0] == names[1] or not all(name in SECTORS for name in names):
            raise BadData(f"{where}: this is no pair of sectors; write it as 1/11~2/11")
        first, second = (SECTORS.index(name) for name in names)
        if frozenset((first, second)) in seen:
            raise BadData(f"{where}: the pair occurs a second time, with its sectors exchanged; once is enough")
        seen.add(frozenset((first, second)))
        if word_in(where, row, "meets", MEETINGS) == "border":
            near[first].add(second)
            near[second].add(first)
    for sector, found in enumerate(near):
        if not found:
            raise BadData(f"adjacency: sector {SECTORS[sector]} borders on no other; it must border on at least one")
    return tuple(tuple(sorted(found)) for found in near)


def _within_two(adjacent: tuple[tuple[int, ...], ...], sector: int) -> tuple[int, ...]:
    near = set(adjacent[sector])
    return tuple(sorted(near.union(*(adjacent[one] for one in near)) - {sector}))


def _circles(sector: int, near: tuple[int, ...]) -> tuple[str, ...]:
    return tuple(SECTORS[one] for one in (sector, *near))


def _check_net_numbers(rows: list[tuple[str, Row]], nets: int) -> None:
    """Radar nets, and they alone, are numbered (lion:2.1c)."""
    seen: set[int] = set()
    for where, row in rows:
        number = optional_in(where, row, "radar_net", 1, nets)
        if (number is not None) != (row["type"] == SITE_TYPES[RADAR]):
            raise BadData(f"{where}: radar_net is {number}; radar nets must have a number and other sites none")
        if number in seen:
            raise BadData(f"{where}: radar_net {number} occurs a second time; the numbers must run from 1 to {nets}")
        if number is not None:
            seen.add(number)


assert LONDON == NUMBERED, "London comes after the sectors with a number"
