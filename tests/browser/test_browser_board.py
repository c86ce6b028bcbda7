"""The board of Lion shows the table as the server has it, so that it can be read, and lights all that may be chosen."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from typing import Any, Final

import pytest
from pages import COMMITTING, PATROLLING
from playwright.sync_api import expect
from served import Served
from visits import QUICK, Visit, Visiting, visit_of

RAID_BOXES: Final = ("hunt", "bomber", "close-escort", "channel-patrol", "inflight")
WIDE: Final = {"width": 1440, "height": 900}
MIDDLING: Final = {"width": 1024, "height": 768}
LEGIBLE: Final = 9.5
"""Px of a figure that can be read without zooming."""

ON_MAP: Final = """() => Object.fromEntries(
  [...document.querySelectorAll(".raf-picture .stack")].map((stack) =>
    [stack.dataset.box, [...stack.querySelectorAll("[data-unit]")].map((one) => one.dataset.unit).sort()]))"""
IN_TRAYS: Final = """(which) => [...document.querySelectorAll(`${which} .raf-button[data-answer]:not(.raf-goal)`)]
  .map((one) => one.dataset.answer).sort()"""
FIGURES: Final = """() => {
  const all = [...document.querySelectorAll(".raf-picture .counter")];
  const size = (one) => Number.parseFloat(getComputedStyle(one).fontSize) * one.getScreenCTM().a;
  const of = (which) => all.map((one) => size(one.querySelector(which)));
  return { number: Math.min(...of(".counter-id")), rating: Math.min(...of(".counter-combat")), counters: all.length };
}"""
OVERLAPS: Final = """() => {
  const face = (one) => one.querySelector(".counter-face").getBoundingClientRect();
  const all = [...document.querySelectorAll(".raf-picture .counter")].map((one) => [one.dataset.unit, face(one)]);
  return all.flatMap(([one, a], i) => all.slice(i + 1)
    .filter(([, b]) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1)
    .map(([other]) => `${one} on ${other}`));
}"""
LIT: Final = """() => [...new Set(
  [...document.querySelectorAll(".raf-picture .lit, .raf-trays .raf-lit")].filter((one) => one.checkVisibility())
    .map(({ dataset }) => dataset.unit ?? dataset.patrol ?? dataset.site ?? dataset.answer))].sort()"""

COUNTER_SEEN: Final = """() => {
  const { top, bottom } = document.querySelector(".raf-trays").parentElement.getBoundingClientRect();
  const lit = [...document.querySelectorAll(".raf-piece.raf-lit")].map((one) => one.getBoundingClientRect());
  return lit.some((one) => one.top >= top && one.bottom <= bottom);
}"""


def boxes(state: dict[str, Any]) -> dict[str, list[str]]:
    """The units in each box, whichever side is up."""
    found: dict[str, list[str]] = defaultdict(list)
    for unit, box in state["table"]["units"].items():
        found[box.removesuffix(" reduced")].append(unit)
    return {box: sorted(units) for box, units in found.items()}


def sectors_of(found: dict[str, list[str]]) -> dict[str, list[str]]:
    """Only what stands on the map."""
    return {box: units for box, units in found.items() if box.startswith("patrol ") or box[0].isdigit()}


def shows_the_table(visit: Visit) -> None:
    """Every counter lies where the server has it: on the map, in the Raid Display, on the Tote Board, once each."""
    visit.play.ready()
    there = boxes(visit.api.state(visit.play.id))
    drawn = visit.page.evaluate(ON_MAP)
    assert {box: units for box, units in drawn.items() if units} == sectors_of(there)
    squadrons = [unit for units in drawn.values() for unit in units]
    lamps = visit.page.evaluate(IN_TRAYS, ".raf-tote td")
    assert set(squadrons) <= set(lamps)
    assert len(lamps) == len(set(lamps))
    for box in RAID_BOXES:
        aside = {"bomber": "bomber-aside", "close-escort": "escort-aside"}.get(box, "")
        if visit.page.locator(f".raf-boxes .raf-box-{box}").count() > 0:
            expected = sorted([*there.get(box, []), *there.get(aside, [])])
            assert visit.page.evaluate(IN_TRAYS, f".raf-boxes .raf-box-{box}") == expected, box


def all_lit(visit: Visit) -> list[str]:
    """The units and places that may be chosen; each of them is lit and nothing else is."""
    visit.play.ready()
    (asked,) = visit.api.state(visit.play.id, log_from=10_000_000)["asked"]
    offered = sorted(offer["answer"] for offer in asked["offers"] if offer["answer"] not in {"done", "delay"})
    visit.page.wait_for_function(f"(wanted) => JSON.stringify(({LIT})()) === JSON.stringify(wanted)", arg=offered)
    return offered


def test_the_board_shows_the_table_and_lights_what_may_be_chosen(visiting: Visiting, house: Served) -> None:
    visit = visiting(house, viewport=WIDE)
    play = visit.play
    game = visit.api.new()
    play.open(visit.watch.address, game)
    shows_the_table(visit)
    assert len(all_lit(visit)) > 20
    sky = visit.api.state(game)["table"]["weather"]
    assert sky["LF2"] != sky["LF3"]
    assert texts(visit, ".raf-weathers span") == [f"LF2 {sky['LF2']}", f"LF3 {sky['LF3']}"]
    visit.api.bot(game, lambda state: state["asked"][0]["key"] == COMMITTING)
    play.open(visit.watch.address, game)
    play.asks("Which squadron responds to the raid?")
    shows_the_table(visit)
    assert all_lit(visit)
    visit.api.bot(game, lambda state: state["asked"][0]["key"] not in {COMMITTING, PATROLLING})
    play.open(visit.watch.address, game)
    shows_the_table(visit)
    all_lit(visit)
    visit.page.wait_for_function(COUNTER_SEEN)  # a counter that may be chosen has been scrolled into view


def test_counters_can_be_read_at_the_first_zoom_and_none_lies_on_another(visiting: Visiting, house: Served) -> None:
    visit = visiting(house, viewport=WIDE)
    visit.play.open(visit.watch.address, visit.api.new())
    figures = visit.page.evaluate(FIGURES)
    assert figures["counters"] > 20
    assert figures["number"] >= LEGIBLE
    assert figures["rating"] >= LEGIBLE
    assert visit.page.evaluate(OVERLAPS) == []
    for _ in range(2):
        visit.page.get_by_role("button", name="Zoom in").click()
    nearer = visit.page.evaluate(FIGURES)
    assert 1.1 < nearer["number"] / figures["number"] < 1.9, "counters grow, but less than the map"


def test_every_lamp_of_the_tote_board_names_its_squadron(visiting: Visiting, house: Served) -> None:
    visit = visiting(house, viewport=WIDE)
    visit.play.open(visit.watch.address, visit.api.at(COMMITTING))
    names = visit.page.locator(".raf-tote td .raf-lamp-name")
    for size in (WIDE, MIDDLING):
        visit.page.set_viewport_size(size)
        if size is MIDDLING:
            visit.page.get_by_role("tab", name="Tote Board", exact=True).click()
        expect(names.first).to_be_visible()
        assert names.evaluate_all("(all) => all.filter((one) => !one.checkVisibility()).length") == 0
        assert names.first.inner_text().isdigit()


def test_a_question_opens_the_tray_it_is_about_and_the_next_gives_the_own_one_back(
    visiting: Visiting, house: Served
) -> None:
    visit = visiting(house, viewport=MIDDLING)
    play = visit.play
    game = visit.api.at(COMMITTING)
    play.open(visit.watch.address, game)
    tracks = visit.page.get_by_role("tab", name="Tracks")
    tracks.click()
    in_boxes = {"slip-past", "press-on", "press-on-disrupted", "go-home", "intercept"}
    visit.api.bot(game, lambda state: state["asked"][0]["key"] in in_boxes)
    all_lit(visit)
    expect(visit.page.get_by_role("tab", name="Raid")).to_have_attribute("aria-selected", "true")
    visit.api.bot(game, lambda state: state["asked"][0]["key"] in {PATROLLING, COMMITTING})
    all_lit(visit)
    expect(tracks).to_have_attribute("aria-selected", "true")


@pytest.mark.parametrize(("south_up", "east"), [(False, 1), (True, -1)])
def test_the_map_has_its_east_to_the_right_or_with_south_up_to_the_left(
    visiting: Visiting, house: Served, south_up: bool, east: int
) -> None:
    visit = visiting(house, {"southUp": south_up}, viewport=WIDE)
    visit.play.open(visit.watch.address, visit.api.new())
    across, down = visit.page.evaluate(
        """() => {
          const [dover, poling] = ["dover", "poling"].map((site) => {
            const name = `[data-site^="${site}"]`;
            return document.querySelector(`.raf-picture ${name}`).getBoundingClientRect();
          });
          return [dover.left - poling.left, poling.top - dover.top];
        }"""
    )
    assert across * east > 100
    assert down * east > 20
    tops = visit.page.locator(".luftflotte-name").evaluate_all(
        """(all) => all.map((one) => {
          const [name, map] = [one, one.closest(".raf-map")].map((element) => element.getBoundingClientRect());
          return name.top >= map.top && name.bottom <= map.bottom;
        })"""
    )
    assert tops == [True, True]


STATES: Final = ("ready", "patrol", "raid", "inflight", "landing", "rearm", "light-loss", "heavy-loss")
RAIDING: Final = {"hunt", "bomber", "close-escort", "channel-patrol", "bomber-aside", "escort-aside"}
GERMAN: Final = ("me109", "me110", "do17", "he111", "ju88", "ju87")
POINTS: Final = ("hurricane", "spitfire", "blenheim", "experienced_pilot", "german_fighter", "german_bomber")
TYPES: Final = ("Radar nets", "Ports", "Airfields", "Industry", "Cities")
TEXTS: Final = "(all) => all.map((one) => one.textContent.trim())"


@pytest.fixture(scope="module")
def battle(chromium: Any, house: Served) -> Iterator[tuple[Visit, dict[str, Any], dict[str, Any]]]:
    """A campaign in its second raid day at the least, at a commitment, with its state and the components."""
    visit = visit_of(chromium, house, QUICK, {"viewport": WIDE})
    api = visit.api
    game = api.new(scenario="campaign", seed="third")
    while api.state(game, log_from=10_000_000)["table"]["raid_day"] < 2:
        api.let_bot(game, 40)
    api.bot(game, lambda state: state["asked"][0]["key"] == COMMITTING and tells_much(state["table"]))
    visit.play.open(visit.watch.address, game)
    parts = visit.context.request.get(f"{visit.watch.address}/api/titles/lion/components").json()
    yield visit, api.state(game), parts
    visit.context.close()
    assert visit.watch.unexpected() == []


def tells_much(table: dict[str, Any]) -> bool:
    """Whether something is damaged, the score is not even, and the size of the raid is known."""
    return "light" in table["damage"].values() and table["vp"] != 0 and table["size"] > 0


def tray(visit: Visit, name: str) -> None:
    visit.page.get_by_role("tab", name=name).click()


def texts(visit: Visit, which: str) -> list[str]:
    return list(visit.page.locator(which).evaluate_all(TEXTS))


def doing(box: str) -> str:
    """The column of the Tote Board for a squadron in a box."""
    if box in RAIDING:
        return "raid"
    return "ready" if box[0].isdigit() else box.partition(" ")[0]


def test_the_tote_board_counts_what_squadrons_do(battle: Any) -> None:
    visit, state, parts = battle
    tray(visit, "Raid and Tote Board")
    british = {unit for unit, of in parts["units"].items() if of["side"] == "british"}
    found = [doing(box) for box, units in boxes(state).items() for unit in units if unit in british]
    expected = [str(found.count(column) or "") for column in STATES]
    assert texts(visit, ".raf-tote tfoot td") == expected
    assert len([count for count in expected if count]) > 2


def test_damage_watching_radar_airbases_and_the_size_of_the_raid_are_on_the_map(battle: Any) -> None:
    visit, state, parts = battle
    table = state["table"]
    damaged = {site for site, damage in table["damage"].items() if damage != "none"}
    site = "(all) => all.map((one) => one.closest('[data-site]').dataset.site).sort()"
    assert visit.page.locator(".raf-picture .damage").evaluate_all(site) == sorted(damaged)
    watching = set(parts["targets"][str(table["target"])]["radar_nets"]) - damaged
    assert visit.page.locator(".raf-picture .site-watch").evaluate_all(site) == sorted(watching)
    assert texts(visit, ".raf-picture .raid-size") == [str(table["size"] or "?")]
    hurt = visit.page.locator(f'[data-site="{min(damaged)}"]').get_attribute("aria-label")
    assert "light damage · " in hurt
    for place, luftflotte in enumerate(("LF2", "LF3")):
        cells = [at_airbases(state, parts, luftflotte, kind) for kind in GERMAN]
        assert texts(visit, f".airbase >> nth={place} >> .airbase-type") == cells


def at_airbases(state: dict[str, Any], parts: dict[str, Any], luftflotte: str, kind: str) -> str:
    """`9`, or `9+2` if two more are reduced."""
    units = [unit for unit, of in parts["units"].items() if (of["luftflotte"], of["type"]) == (luftflotte, kind)]
    there = [state["table"]["units"].get(unit, "") for unit in units]
    reduced = there.count("airbase reduced")
    return str(there.count("airbase")) + (f"+{reduced}" if reduced else "")


def test_the_luftwaffe_has_its_gruppen_where_the_table_has_them(battle: Any) -> None:
    visit, state, parts = battle
    tray(visit, "Luftwaffe")
    there = boxes(state)
    for box in ("inflight", "light-loss", "heavy-loss"):
        assert visit.page.evaluate(IN_TRAYS, f".raf-away .raf-box-{box}") == there.get(box, []), box
    away = [unit for box, units in there.items() if box == "airbase" or box.startswith("clock ") for unit in units]
    assert visit.page.evaluate(IN_TRAYS, ".raf-luftflotten") == sorted(away)
    assert all(parts["units"][unit]["side"] == "german" for unit in away)


def test_the_tracks_tell_the_table(battle: Any) -> None:
    visit, state, parts = battle
    table, tracks = state["table"], parts["tracks"]
    tray(visit, "Tracks")
    sign = {-1: "\N{MINUS SIGN}", 0: "", 1: "+"}[(table["vp"] > 0) - (table["vp"] < 0)]
    assert texts(visit, ".raf-vp-marker") == [f"{sign}{abs(table['vp'])}"]
    left = visit.page.locator(".raf-vp-marker").evaluate("(one) => Number.parseFloat(one.style.left)")
    assert left == pytest.approx((table["vp"] + 35.5) / 71 * 100, abs=0.1)
    assert texts(visit, ".raf-clock .raf-now .raf-clock-time") == [table["clock"]]
    assert texts(visit, ".raf-calendar [aria-current] .raf-day") == [str(int(table["date"][8:]))]
    tops = {name: tracks["track_tops"][name]["top"] for name in POINTS}
    assert texts(visit, ".raf-points b") == [f"{table['points'][name]} of {tops[name]}" for name in POINTS]
    assert texts(visit, ".raf-depletion b") == [f"{table['depletion']} of 15"]
    rows = visit.page.locator(".raf-priorities tbody tr")
    marked = "(all) => all.map((row) => [...row.cells].findIndex((cell) => cell.matches('.raf-mark')) - 1)"
    levels = [("low", "medium", "high").index(level) for level in table["priorities"].values()]
    assert rows.evaluate_all(marked) == levels
    assert texts(visit, ".raf-priorities tbody th") == list(TYPES)
    detected = [line["args"]["space"] for line in state["log"] if line["key"] == "detected"]
    assert texts(visit, ".raf-detection .raf-now b") == [str(detected[-1])]
    assert texts(visit, ".raf-weather li") == [f"{area} {SKY[table['weather'][area]]}" for area in ("LF2", "LF3")]


SKY: Final = {"clear": "clear", "patchy": "patchy clouds", "broken": "broken clouds"}


def test_the_cards_in_play_and_the_decks_are_those_of_the_table(battle: Any) -> None:
    visit, state, _ = battle
    table = state["table"]
    tray(visit, "Cards")
    raid = [table[place] for place in ("target", "force", "approach") if table[place]]
    shown = texts(visit, ".raf-cards:not(.raf-stale) .raf-card-number")
    assert shown[: len(raid)] == [str(number) for number in raid]
    assert len(shown) == len(raid) + (table["day_card"] > 0), "the target event card is not drawn before the commitment"
    places = ("deck", "discard", "pulled", "aside")
    for row, (first, last) in enumerate([(1, 60), (61, 90), (91, 134), (135, 154)]):
        lie = [where for number, where in table["cards"].items() if first <= int(number) <= last]
        assert texts(visit, f".raf-decks tbody tr >> nth={row} >> td") == [str(lie.count(one)) for one in places]
