"""What a side cannot tell apart it imagines about equally often, so that counting worlds misleads nobody (R-34)."""

from __future__ import annotations

from collections import Counter

import pytest
from hksw_games import begun

from tallyho.hksw.knowledge import imagined
from tallyho.hksw.title import HKSW
from tallyho.hksw.vocabulary import REMOVED
from tallyho.table import Luck

WORLDS = 200
DATA = HKSW.data()


@pytest.mark.rules("hksw:5.mission.c")
@pytest.mark.parametrize("truth", ["hawkinge", "canterbury"])
def test_a_marker_over_two_targets_is_for_either_about_as_often(truth: str) -> None:
    p = begun(
        "patrol.choose",
        turn=6,
        phase=1,
        at={"2A": "M24", "11B": "L23"},
        cards={"I/KG1/2": "2A", "54/11": "11B"},
        missions={truth: "2A"},
        sortie_marks={"2A": ["took-off", "bomb-run"]},
    ).p
    luck = Luck("even")
    flight = p.data.flight["2A"]
    found = Counter(p.data.targets[imagined(p, "raf", luck, p).mission(flight)].name for _ in range(WORLDS))
    assert set(found) == {"hawkinge", "canterbury"}
    assert min(found.values()) > WORLDS * 0.35


@pytest.mark.rules("hksw:turns.5.c")
def test_of_the_stations_one_is_as_likely_to_have_been_removed_as_another() -> None:
    radar = [name for name, row in DATA.tables["targets"].items() if row["kind"] == "radar"]
    removed = radar[:6]
    flying = {"at": {"2A": "P22", "11B": "L23"}, "cards": {"I/KG1/2": "2A", "54/11": "11B"}}
    p = begun("patrol.choose", turn=6, phase=1, missions=dict.fromkeys(removed, "removed"), **flying).p
    luck = Luck("even")
    times: Counter[str] = Counter()
    for _ in range(WORLDS):
        twin = imagined(p, "raf", luck, p)
        times.update(name for name in radar if twin.mission_at[p.data.target[name]] == REMOVED)
    assert sum(times.values()) == WORLDS * len(removed)
    assert all(0.38 * WORLDS < times[name] < 0.62 * WORLDS for name in radar), times


@pytest.mark.rules("hksw:6.bombrun.a")
def test_a_flight_over_its_target_may_have_another_bomber_and_other_fighters() -> None:
    p = begun(
        "patrol.choose",
        turn=6,
        phase=1,
        at={"2B": "M24", "11B": "L23"},
        cards={"I/ZG26/2": "2B", "II/ZG26/2": "2B", "I/KG1/2": "2B", "54/11": "11B"},
        missions={"hawkinge": "2B"},
        sortie_marks={"2B": ["took-off", "bomb-run"]},
    ).p
    luck = Luck("even")
    flight = p.data.flight["2B"]
    found = [imagined(p, "raf", luck, p) for _ in range(WORLDS)]
    alone = [twin for twin in found if len(twin.bombers(flight)) == 1]
    assert all(twin.bombers(flight) for twin in found)
    assert len({twin.bombers(flight)[0] for twin in alone}) > 10
    assert len({card for twin in alone for card in twin.cards(flight) if not p.data.kind[card].bomber}) > 10


@pytest.mark.rules("hksw:6.bombrun.a")
def test_the_last_card_of_a_flight_over_its_target_may_be_any_bomber() -> None:
    p = begun(
        "patrol.choose",
        turn=6,
        phase=1,
        at={"2B": "M24", "11B": "L23"},
        cards={"I/KG1/2": "2B", "54/11": "11B"},
        missions={"hawkinge": "2B"},
        sortie_marks={"2B": ["took-off", "bomb-run"]},
    ).p
    luck = Luck("even")
    found = {imagined(p, "raf", luck, p).cards(p.data.flight["2B"])[0] for _ in range(WORLDS)}
    assert all(p.data.kind[card].bomber for card in found)
    assert len(found) > 10


@pytest.mark.rules("hksw:4.lw.f")
def test_a_card_seen_when_the_step_began_stays_even_if_it_has_been_shuffled_in_since() -> None:
    flying = {"at": {"2A": "P22", "11B": "L23"}, "cards": {"I/JG3/2": "2A", "I/KG1/2": "2A", "54/11": "11B"}}
    began = begun("patrol.choose", turn=6, phase=1, seen={"I/JG3/2": "seen"}, **flying).p
    now = begun("patrol.choose", turn=6, phase=1, **flying).p
    luck = Luck("even")
    worlds = [imagined(began, "raf", luck, now) for _ in range(WORLDS)]
    assert {twin.card_at[now.data.card["I/JG3/2"]] for twin in worlds} == {now.data.flight["2A"]}
    assert len({twin.card_at[now.data.card["I/KG1/2"]] for twin in worlds}) > 1


@pytest.mark.rules("hksw:4.lw.f")
def test_every_unseen_card_of_a_luftflotte_is_in_a_flight_about_as_often() -> None:
    cards = [name for name, row in DATA.tables["squadrons"].items() if row["formation"] == "LF2"]
    flying = {"at": {"2A": "P22", "11B": "L23"}, "cards": {**dict.fromkeys(cards[:6], "2A"), "54/11": "11B"}}
    p = begun("patrol.choose", turn=3, phase=1, **flying).p
    luck = Luck("even")
    times: Counter[str] = Counter()
    for _ in range(WORLDS * 2):
        times.update(p.names(imagined(p, "raf", luck, p).cards(p.data.flight["2A"])))
    usual = WORLDS * 2 * 6 / len(cards)
    assert all(usual / 2 < times[name] < usual * 2 for name in cards), times


@pytest.mark.rules("hksw:5.mission.c")
@pytest.mark.parametrize("known_from", ["began", "now"])
def test_a_mission_shown_at_either_end_of_a_step_stays(known_from: str) -> None:
    flying = {
        "turn": 6,
        "phase": 1,
        "at": {"2A": "M24", "11B": "L23"},
        "cards": {"I/KG1/2": "2A", "54/11": "11B"},
        "missions": {"canterbury": "2A"},
    }
    shown = begun("patrol.choose", sortie_marks={"2A": ["took-off", "bomb-run", "bombed"]}, **flying).p
    hidden = begun("patrol.choose", sortie_marks={"2A": ["took-off"]}, **flying).p
    began, now = (shown, hidden) if known_from == "began" else (hidden, shown)
    luck = Luck("even")
    flight, target = shown.data.flight["2A"], shown.data.target["canterbury"]
    assert {imagined(began, "raf", luck, now).mission(flight) for _ in range(WORLDS)} == {target}
    assert len({imagined(hidden, "raf", luck, hidden).mission(flight) for _ in range(WORLDS)}) > 10
