"""Set-up of the scenarios (31-33): what each side places, in which order and where; what is left to buy."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest
from fbob_games import Played, begun

from tallyho.fbob.title import FBOB
from tallyho.fbob.vocabulary import UNDER
from tallyho.table import Choice, Game, view_of

GERMAN, BRITISH, SPECTATOR = "german", "british", None
FIRST_FIGHTERS = {"33", "36", "38", "39", "50", "51", "75", "76", "77", "78"}
MARKED_18 = {"1CV", "2CV", "141", "143", "202", "207", "214", "215", "1/500", "Jasta-11", "Jasta-27"}
PIECES: dict[tuple[str, str], dict[tuple[str, str], int]] = {
    ("phase1", BRITISH): {
        ("deploy-aerodrome", "gb"): 6,
        ("deploy-aerodrome", "fr"): 1,
        ("deploy-aa", "gb"): 8,
        ("deploy-headquarters", "gb"): 1,
        ("deploy-unit", "gb"): 10,
        ("deploy-unit", "fr"): 1,
    },
    ("phase1", GERMAN): {
        ("deploy-aerodrome", "be"): 3,
        ("deploy-aa", "be"): 3,
        ("deploy-headquarters", "be"): 1,
        ("deploy-unit", "be"): 6,
        ("deploy-ace", ""): 1,
    },
    ("phase2", BRITISH): {
        ("deploy-aerodrome", "gb"): 9,
        ("deploy-aerodrome", "fr"): 1,
        ("deploy-aa", "gb"): 12,
        ("deploy-early-warning", "gb"): 6,
        ("deploy-headquarters", "gb"): 4,
        ("deploy-tender", ""): 2,
        ("deploy-unit", "gb"): 14,
        ("deploy-unit", "fr"): 1,
        ("deploy-ace", ""): 1,
    },
    ("phase2", GERMAN): {
        ("deploy-aerodrome", "be"): 6,
        ("deploy-aa", "be"): 4,
        ("deploy-headquarters", "be"): 2,
        ("deploy-unit", "be"): 12,
        ("deploy-ace", ""): 2,
    },
}
UNITS = {
    ("phase1", BRITISH): {*FIRST_FIGHTERS, "66"},
    ("phase1", GERMAN): {"13", "14", "17", "Jasta-1", "Fake-1", "Fake-2"},
    ("phase2", BRITISH): {*FIRST_FIGHTERS, "66", "44", "61", "112", "1RN"},
    ("phase2", GERMAN): {"13", "14", "15", "16", "17", "18", "1/501", "2/501", "L-1", "L-2", "Jasta-1", "Jasta-4"},
}
for _side in (BRITISH, GERMAN):
    PIECES["campaign", _side] = PIECES["phase1", _side]
    UNITS["campaign", _side] = UNITS["phase1", _side]
LAND_KEYS = ("deploy-aerodrome", "deploy-aa", "deploy-headquarters", "deploy-early-warning")
Record = list[tuple[str, str, dict[str, Any], tuple[str, ...]]]


def placed(scenario: str, pick: Callable[[Choice], str]) -> tuple[Game[Any], Record]:
    """The set-up of a scenario, each piece placed as `pick` says; with all that was asked."""
    game = Game.new(FBOB, scenario, (), "1")
    asked: Record = []
    while game.step.startswith("set-up"):
        ask = game.ask
        assert isinstance(ask, Choice)
        asked.append((ask.side, ask.prompt.key, dict(ask.args or {}), ask.offers))
        game.answer(pick(ask), ask.side)
    return game, asked


def table(game: Game[Any], side: str | None) -> dict[str, Any]:
    """What a side, or a spectator, sees of the position."""
    return view_of(game, side).table


def last_offer(ask: Choice) -> str:
    return ask.offers[-1]


def spread(ask: Choice) -> str:
    """A hex with nothing in it, as far as there is one."""
    return ask.offers[1]


@pytest.mark.rules("fbob:31.2b", "fbob:31.2c", "fbob:31.3b", "fbob:31.3c", "fbob:33.2a", "fbob:33.3a")
@pytest.mark.rules("fbob:32.2b", "fbob:32.2c", "fbob:32.3b", "fbob:32.3c")
@pytest.mark.parametrize("pick", [last_offer, spread])
@pytest.mark.parametrize(("scenario", "side"), PIECES)
def test_each_side_places_just_these_pieces(scenario: str, side: str, pick: Callable[[Choice], str]) -> None:
    _, asked = placed(scenario, pick)
    pieces = Counter((key, str(args.get("country", ""))) for who, key, args, _ in asked if who == side)
    assert dict(pieces) == PIECES[scenario, side]
    assert {args["unit"] for who, key, args, _ in asked if who == side and key == "deploy-unit"} == UNITS[
        scenario, side
    ]
    counts = [args["left"] for who, key, args, _ in asked if (who, key) == (side, "deploy-aa")]
    assert counts == [*range(len(counts), 0, -1)]


@pytest.mark.rules("fbob:31.2a", "fbob:31.3a", "fbob:32.2a", "fbob:32.3a", "fbob:33.2a", "fbob:33.3a")
@pytest.mark.parametrize("scenario", ["phase1", "phase2", "campaign"])
def test_the_british_set_up_first_land_then_ships_then_air_units_then_aces(scenario: str) -> None:
    _, asked = placed(scenario, spread)
    sides = [side for side, _, _, _ in asked]
    assert sides == sorted(sides)
    assert sides[0] == BRITISH
    later = {"deploy-tender": 1, "deploy-unit": 2, "deploy-ace": 3}
    for side in (BRITISH, GERMAN):
        ranks = [later.get(key, 0) for who, key, _, _ in asked if who == side]
        assert ranks == sorted(ranks)


@pytest.mark.rules("fbob:31.2a", "fbob:31.3a", "fbob:32.2a", "fbob:32.3a", "fbob:31.1a", "fbob:32.1a", "fbob:33.1a")
@pytest.mark.parametrize(
    ("scenario", "mp", "first", "last"),
    [("phase1", (0, 0), 1, 8), ("phase2", (15, 20), 9, 13), ("campaign", (0, 0), 1, 13)],
)
def test_points_and_months(scenario: str, mp: tuple[int, int], first: int, last: int) -> None:
    game, _ = placed(scenario, lambda _: "standard")
    shown = table(game, None)
    assert shown["mp"] == {"german": mp[0], "british": mp[1]}
    assert (shown["month"], shown["started"], shown["last_month"]) == (first, first, last)
    assert game.step == ("planning.raf" if scenario == "phase2" else "redeployment.order")
    assert game.log is not None
    assert [event[0] for event in game.log.events] == ["arranged", "arranged", "month-begins"]


@pytest.mark.rules("fbob:31.2c", "fbob:31.3c", "fbob:32.2c", "fbob:32.3c", "fbob:17.3a", "fbob:17.6HQa")
@pytest.mark.parametrize("scenario", ["phase1", "phase2"])
def test_every_piece_is_offered_just_the_hexes_of_its_country_where_it_may_stand(scenario: str) -> None:
    game, asked = placed(scenario, spread)
    data = game.position.data
    kinds = {"deploy-aerodrome": ("town",), "deploy-headquarters": ("town", "city")}
    for side, key, args, offers in asked:
        if key not in LAND_KEYS:
            continue
        hexes = {data.hex[offer.removesuffix(UNDER)] for offer in offers[1:]}
        assert {(data.country[at], data.control[at]) for at in hexes} == {(args["country"], int(side == BRITISH))}
        fit = kinds.get(key)
        assert fit is None or {data.kind[at] for at in hexes} <= set(fit)
        first = args["left"] == PIECES[scenario, side][key, args["country"]]
        if first and fit is not None:
            assert len(hexes) == sum(
                data.country[at] == args["country"] and data.control[at] == (side == BRITISH) and kind in fit
                for at, kind in enumerate(data.kind)
            )


@pytest.mark.rules("fbob:31.2b", "fbob:31.3b", "fbob:32.2b", "fbob:32.3b", "fbob:20.1a")
@pytest.mark.parametrize("scenario", ["phase1", "phase2", "campaign"])
@pytest.mark.parametrize("pick", [last_offer, spread, lambda _: "standard"])
def test_units_stand_face_down_on_aerodromes_of_their_country(scenario: str, pick: Callable[[Choice], str]) -> None:
    game, _ = placed(scenario, pick)
    p = game.position
    for side in (BRITISH, GERMAN):
        for name in UNITS[scenario, side]:
            unit = p.data.unit[name]
            country = "be" if side == GERMAN else "fr" if name == "66" else "gb"
            assert (p.data.country[p.at[unit]], p.has_aerodrome(p.at[unit])) == (country, True)
            assert p.spotted[unit] == name.startswith("L-")
    out = {name for unit, name in enumerate(p.data.names) if p.at[unit] != p.data.nowhere}
    assert out == UNITS[scenario, BRITISH] | UNITS[scenario, GERMAN]
    assert max(Counter(p.at[p.data.unit[name]] for name in out).values()) <= 3


@pytest.mark.rules("fbob:31.2b", "fbob:31.3b", "fbob:32.2b", "fbob:32.3b", "fbob:19.1a")
@pytest.mark.parametrize(("scenario", "german", "british"), [("phase1", 1, 0), ("phase2", 2, 1), ("campaign", 1, 0)])
@pytest.mark.parametrize("pick", [last_offer, lambda _: "standard"])
def test_aces_go_with_units_of_their_type(
    scenario: str, german: int, british: int, pick: Callable[[Choice], str]
) -> None:
    game, asked = placed(scenario, pick)
    p = game.position
    assert sum(p.ace[unit] for unit in p.data.of_side[0]) == german
    assert sum(p.ace[unit] for unit in p.data.of_side[1]) == british
    for side, key, args, offers in asked:
        if key == "deploy-ace":
            bombers = {name for name in UNITS[scenario, GERMAN] if name[:1].isdigit()}
            fit = bombers if side == GERMAN else UNITS[scenario, BRITISH]
            assert (args["ace"], set(offers)) == ("bomber" if side == GERMAN else "fighter", {"standard", *fit})


STANDARD_LAND = {
    "phase1": (7, 1, 0, 8, 3, 1, 0, 3),
    "phase2": (10, 4, 6, 12, 6, 2, 0, 4),
    "campaign": (7, 1, 0, 8, 3, 1, 0, 3),
}


@pytest.mark.rules("fbob:31.2c", "fbob:31.3c", "fbob:32.2c", "fbob:32.3c", "fbob:33.2a", "fbob:33.3a")
@pytest.mark.parametrize("pick", [last_offer, spread, lambda _: "standard"])
@pytest.mark.parametrize("scenario", STANDARD_LAND)
def test_all_land_units_and_ships_are_on_the_map(scenario: str, pick: Callable[[Choice], str]) -> None:
    p = placed(scenario, pick)[0].position
    found: list[int] = []
    for side in (1, 0):
        found += [len(p.hexes_with(side, kind)) for kind in (2, 5, 4)]
        found.append(sum(p.aa(at) for at in p.hexes_with(side, 1)))
        assert not p.hexes_with(side, 3)
    assert tuple(found) == STANDARD_LAND[scenario]
    assert sum(at != p.data.nowhere for at in p.navy_at) == (2 if scenario == "phase2" else 0)
    assert p.carrier_at == p.data.nowhere


@pytest.mark.parametrize("scenario", ["phase1", "phase2"])
def test_the_standard_deployment_is_that_of_the_data(scenario: str) -> None:
    p = placed(scenario, lambda _: "standard")[0].position
    for number, side in enumerate((GERMAN, BRITISH)):
        wanted = p.data.standard[f"{scenario}-{side}"]
        assert set(p.hexes_with(number, 2)) == set(wanted.aerodromes)
        assert set(p.hexes_with(number, 5)) == set(wanted.headquarters)
        assert set(p.hexes_with(number, 4)) == set(wanted.early_warning)
        assert {at: p.aa(at) for at in p.hexes_with(number, 1)} == dict(Counter(wanted.aa))
        assert {unit: p.at[unit] for unit in wanted.units} == wanted.units
        assert sorted(p.at[unit] for unit in p.data.fakes if p.place[unit] == 2) == (
            sorted(wanted.fakes) if side == GERMAN else sorted(p.data.standard[f"{scenario}-german"].fakes)
        )
        assert {unit for unit in p.data.of_side[number] if p.ace[unit]} == set(wanted.aces)
        assert side == GERMAN or {at for at in p.navy_at if at != p.data.nowhere} == set(wanted.tenders)
        for at in wanted.aerodromes:
            assert p.top[at] == 2, "an aerodrome lies on top in the standard deployment"


def test_the_rest_of_the_standard_deployment_fits_around_what_was_placed() -> None:
    """The Germans put their first aerodrome at Bruges; the rest is placed as if they had not."""
    played = begun("set-up.british", ["standard", "4322", "standard"], scenario="phase1")
    p = played.p
    assert p.hexes_with(0, 2) == sorted(p.data.hex[name] for name in ("4322", "4826", "4725"))
    assert p.place[p.data.unit["Fake-1"]] == 2


@pytest.mark.rules("fbob:20.5b", "fbob:31.2c")
def test_the_owner_says_which_land_unit_lies_on_top() -> None:
    script = ["1318", "1218", "1216", "1816", "1818", "1921", "2926", "1318 under", "1218", "1218"]
    played = begun("set-up.british", script, scenario="phase1")
    field = played.field("units")
    assert field["1318"] == "aerodrome headquarters"
    assert field["1218"] == "aa2 aerodrome"
    assert played.refused("4826") == ("not-a-site", "fbob:17.4a")


# What the other side sees of it


@pytest.mark.rules("fbob:31.3a", "fbob:32.3a", "fbob:20.1a", "fbob:20.1b")
@pytest.mark.parametrize("viewer", [GERMAN, SPECTATOR])
def test_nobody_else_sees_anything_while_the_british_place_and_all_what_lies_open_afterwards(
    viewer: str | None,
) -> None:
    game = Game.new(FBOB, "phase1", (), "1")
    british = ["1318", "1218", "1216", "1816", "1818", "1921", "2926", "1318 under"]
    for answer in british:
        game.answer(answer, BRITISH)
        shown = table(game, viewer)
        assert (shown["land"], shown["ships"], shown["based"]["british"], shown.get("stock", [])) == (
            {},
            None,
            None,
            [],
        )
        view = view_of(game, viewer)
        assert (view.turns, view.events) == ([], [])
    game.answer("standard", BRITISH)
    shown = table(game, viewer)
    assert (game.step, shown["arranging"]) == ("set-up.place-german", GERMAN)
    assert shown["land"]["1318"] == {"side": "british", "units": ["aerodrome"], "hidden": 1}
    assert sum(shown["based"]["british"].values()) == 11
    assert not set(shown["units"]) & {*FIRST_FIGHTERS, "66"}


@pytest.mark.rules("fbob:20.1a", "fbob:20.6a")
def test_the_british_do_not_learn_from_the_set_up_which_german_units_are_fakes() -> None:
    game, _ = placed("phase1", lambda _: "standard")
    shown = table(game, BRITISH)
    assert not any(name.startswith("Fake") for name in shown["units"])
    assert shown["based"]["german"] == {"4724": 2, "4725": 1, "4826": 3}


# Reinforcements


def buying(scenario: str, side: str, month: int) -> Played:
    """The reinforcement phase of a month, after the standard deployment, with points for everything."""
    deployed = begun("set-up.british", ["standard", "standard"], scenario=scenario, until="planning.event")
    units = deployed.field("units")
    units |= {"carrier": "2915"} if side == BRITISH else {}
    fields: dict[str, Any] = {"units": units, "arranging": side, "mp": {"german": 40, "british": 40}, "month": month}
    return begun("reinforcement.buy", scenario=scenario, **fields)


@pytest.mark.rules("fbob:31.2d", "fbob:31.3d", "fbob:32.2d", "fbob:32.3d", "fbob:33.3b", "fbob:6.4a")
@pytest.mark.parametrize("side", [GERMAN, BRITISH])
@pytest.mark.parametrize(
    ("scenario", "month", "late"),
    [
        ("phase1", 1, False),
        ("phase1", 8, False),
        ("phase2", 9, True),
        ("campaign", 8, False),
        ("campaign", 9, True),
        ("campaign", 13, True),
    ],
)
def test_all_other_units_may_be_bought_those_marked_18_in_1918_only(
    side: str, scenario: str, month: int, *, late: bool
) -> None:
    played = buying(scenario, side, month)
    data = played.p.data
    mine = {name for unit, name in enumerate(data.names) if data.units[unit].side == (side == BRITISH)}
    fakes = {name for name in mine if name.startswith("Fake")}
    wanted = mine - fakes - UNITS[scenario, side] - (set() if late else MARKED_18)
    assert set(played.offers) & mine == wanted
    for name in (MARKED_18 & mine) if not late else ():
        assert played.refused(name) == ("only-1918", "fbob:6.4a")
