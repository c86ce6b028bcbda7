"""German raid deployment, case by case: sizes, substitutes, missions, false raids (lion:8)."""

from __future__ import annotations

from collections.abc import Iterable

import pytest
from lion_airbases import only
from lion_raids import Raid, raid

IN_RANGE, BEYOND = 5, 38
"""Target cards of Luftflotte 2."""
OF_LF3 = 23


def deployed(
    full: Iterable[str],
    entries: Iterable[str],
    script: Iterable[str] = (),
    *,
    target: int = IN_RANGE,
    kind: str = "major",
    sweep: str = "",
    until: str = "raid.commitment-accurate",
    effects: Iterable[str] = (),
    squadrons: dict[str, str] | None = None,
    warning: str = "early",
    clock: str = "0600",
    options: Iterable[str] = (),
) -> Raid:
    """A raid with these entries on its second Force card when just these Gruppen are full."""
    listed = {f"a{place}": entry for place, entry in enumerate(entries, 1)}
    return raid(
        "raid.deployment",
        only(*full) | (squadrons or {}),
        ["61", *script],
        until=until,
        overlay={"force": {"61": {"minor_sweep": sweep, **listed}}},
        options=options,
        target=target,
        raid=kind,
        warning=warning,
        intelligence="accurate",
        size=len(listed),
        effects=[*effects],
        clock=clock,
    )


@pytest.mark.rules("lion:8.1a", "lion:15.4g", "lion:15.4i")
@pytest.mark.parametrize(
    ("sizes", "intelligence", "depletion", "size"),
    [
        ("depleted:11;8", "limited", 7, 8),
        ("depleted:11;8", "limited", 8, 11),
        ("depleted:11;8", "limited", 15, 11),
        ("full:5;9", "limited", 7, 5),
        ("full:5;9", "limited", 8, 9),
        ("limited|accurate:6;poor:none", "limited", 0, 6),
        ("limited:4;7", "limited", 0, 4),
        ("accurate:4;7", "limited", 0, 7),
    ],
)
def test_conditional_sizes(sizes: str, intelligence: str, depletion: int, size: int) -> None:
    overlay = {"force": {"61": {"minor_size": "1", "major_size": sizes}}}
    fields = {"target": IN_RANGE, "raid": "major", "intelligence": intelligence, "depletion": depletion}
    played = raid("raid.size", {}, ["61"], until="raid.commitment-limited", overlay=overlay, **fields)
    assert played.field("size") == size
    assert played.told("raid-size")[0]["size"] == size


@pytest.mark.rules("lion:8.1a", "lion:8a")
@pytest.mark.parametrize(("kind", "size"), [("minor", 2), ("major", 9)])
def test_size_by_the_kind_of_raid(kind: str, size: int) -> None:
    overlay = {"force": {"61": {"minor_size": "2", "major_size": "9"}}}
    fields = {"target": IN_RANGE, "raid": kind, "intelligence": "limited"}
    played = raid("raid.size", {}, ["61"], until="raid.commitment-limited", overlay=overlay, **fields)
    assert played.field("size") == size


BOMBERS = {"ju88": "III/KG1/2", "do17": "I/KG2/2", "he111": "I/KG1/2", "ju87": "II/SG1/2"}


@pytest.mark.rules("lion:8.2c", "lion:8.2e", "lion:8.3a", "lion:8.5a")
@pytest.mark.parametrize(
    ("wanted", "there", "taken"),
    [
        ("he111", "ju88 do17 he111 ju87", "he111"),
        ("he111", "ju88 do17 ju87", "ju88"),
        ("he111", "do17 ju87", "do17"),
        ("he111", "ju87", "ju87"),
        ("ju87", "ju88 do17 he111 ju87", "ju87"),
        ("ju87", "ju88 do17 he111", "ju88"),
        ("ju87", "do17 he111", "do17"),
        ("ju87", "he111", "he111"),
        ("ju88", "do17 he111 ju87", "do17"),
        ("ju88", "he111 ju87", "he111"),
        ("do17", "ju88 he111 ju87", "ju88"),
        ("do17", "he111 ju87", "he111"),
        ("do17", "ju87", "ju87"),
    ],
)
def test_bombers_stand_in_for_each_other_in_order(wanted: str, there: str, taken: str) -> None:
    played = deployed([BOMBERS[kind] for kind in there.split()], [wanted])
    assert played.unit(BOMBERS[taken]) == "bomber"
    assert played.field("size") == 1
    reasons = [why["args"] for why in played.told("gruppe-flies")[0]["because"] if why["key"] == "substitute"]
    assert reasons == ([] if wanted == taken else [{"wanted": wanted, "taken": taken}])


@pytest.mark.rules("lion:8.2d", "lion:8.3b", "lion:8.3c")
def test_fighters_stand_in_for_each_other_and_fly_as_what_they_are() -> None:
    for entry in ("me109", "me109-e"):
        played = deployed(["I/ZG26/2", "I/KG1/2"], ["he111", entry])
        assert played.unit("I/ZG26/2") == "close-escort"
    played = deployed(["I/JG51/2", "I/KG1/2"], ["he111", "me110"])
    assert played.unit("I/JG51/2") == "hunt"


@pytest.mark.rules("lion:8.2f", "lion:8.2g")
@pytest.mark.parametrize(
    ("full", "entries", "flying"),
    [
        (["I/JG51/2", "I/ZG26/2"], ["me109", "he111", "me110"], 1),
        (["I/KG1/2", "I/KG2/2"], ["he111", "me109", "do17"], 1),
    ],
)
def test_bombers_and_fighters_never_replace_each_other_and_selection_stops(
    full: list[str], entries: list[str], flying: int
) -> None:
    played = deployed(full, entries)
    assert played.field("size") == flying
    assert played.unit(full[1]) == "airbase"
    assert [told["entry"] for told in played.told("selection-stops")] == [2]


@pytest.mark.rules("lion:8.2a", "lion:6.11b")
def test_luftflotte_2_never_joins_luftflotte_3() -> None:
    played = deployed(["I/JG51/2", "I/ZG2/3", "I/KG27/3"], ["he111", "me109"], target=OF_LF3, effects=["lf3-to-lf2"])
    assert (played.unit("I/JG51/2"), played.unit("I/ZG2/3")) == ("airbase", "close-escort")


@pytest.mark.rules("lion:6.11b", "lion:8.2a", "lion:event.lf3-to-lf2.b")
@pytest.mark.parametrize(
    ("there", "taken"),
    [
        (["I/KG1/2", "I/KG27/3", "III/KG1/2", "I/KG51/3"], "I/KG1/2"),
        (["I/KG27/3", "III/KG1/2", "I/KG51/3"], "I/KG27/3"),
        (["II/SG1/2", "I/KG51/3"], "II/SG1/2"),
        (["I/KG51/3"], "I/KG51/3"),
    ],
)
def test_luftflotte_3_joins_luftflotte_2_in_order(there: list[str], taken: str) -> None:
    played = deployed(there, ["he111"], effects=["lf3-to-lf2"])
    assert played.unit(taken) == "bomber"


@pytest.mark.rules("lion:8.2e", "lion:event.lf3-to-lf2.b")
@pytest.mark.parametrize(
    ("there", "taken"),
    [
        (["II/SG1/2", "I/KG51/3", "I/KG27/3"], "II/SG1/2"),
        (["II/SG1/2", "I/KG2/2", "I/KG51/3"], "I/KG2/2"),
        (["I/SG1/3", "I/KG27/3"], "I/KG27/3"),
        (["I/SG1/3", "I/KG27/3", "I/KG51/3"], "I/KG51/3"),
    ],
)
def test_a_ju87_of_luftflotte_2_stands_in_before_any_bomber_of_luftflotte_3(there: list[str], taken: str) -> None:
    """R-78: among substitutes the Luftflotte comes first, then the order of types."""
    played = deployed(there, ["do17"], effects=["lf3-to-lf2"])
    assert played.unit(taken) == "bomber"
    assert [played.unit(name) for name in there if name != taken] == ["airbase"] * (len(there) - 1)


@pytest.mark.rules("lion:8.2a")
def test_without_the_event_luftflotte_3_does_not_join() -> None:
    played = deployed(["I/KG27/3", "I/JG51/2"], ["me109", "he111"])
    assert (played.unit("I/KG27/3"), played.field("size")) == ("airbase", 1)


@pytest.mark.rules("lion:8.2h")
@pytest.mark.parametrize(("taken", "left"), [("I/JG51/2", "I/KG53/2"), ("II/JG51/2", "I/KG1/2")])
def test_the_letter_least_used_is_next(taken: str, left: str) -> None:
    """I/JG51 and I/KG1 have letter A, II/JG51 and I/KG53 have B."""
    played = deployed(["I/JG51/2", "II/JG51/2", "I/KG1/2", "I/KG53/2"], ["me109", "he111"], [taken])
    assert played.unit(left) == "bomber"


@pytest.mark.rules("lion:8.23a", "lion:8.2d", "lion:8.2g")
def test_beyond_range_selection_stops_without_an_me110() -> None:
    played = deployed(["I/KG1/2", "I/JG51/2", "II/JG51/2"], ["he111", "me109", "me109-cp"], target=BEYOND)
    assert (played.unit("I/JG51/2"), played.unit("II/JG51/2"), played.field("size")) == ("airbase", "airbase", 1)
    played = deployed(["I/KG1/2", "I/JG51/2"], ["he111", "me110"], target=BEYOND)
    assert (played.unit("I/JG51/2"), played.field("size")) == ("airbase", 1)


@pytest.mark.rules("lion:8.23a", "lion:19.1d")
@pytest.mark.parametrize(("options", "hunter"), [([], "airbase"), (["advanced"], "hunt")])
def test_me109s_fly_to_middle_wallop_with_the_advanced_rules_only(options: list[str], hunter: str) -> None:
    played = deployed(["I/JG2/3", "I/ZG2/3", "I/KG27/3"], ["he111", "me109"], target=37, options=options)
    assert played.unit("I/JG2/3") == hunter
    assert played.unit("I/ZG2/3") == ("close-escort" if hunter == "airbase" else "airbase")


@pytest.mark.rules("lion:8.42a", "lion:8.42b", "lion:8.5c")
@pytest.mark.parametrize("target", [IN_RANGE, BEYOND])
@pytest.mark.parametrize("warning", ["none", "early"])
def test_an_me110_for_a_channel_patroller_escorts(target: int, warning: str) -> None:
    played = deployed(["I/KG1/2", "I/ZG26/2"], ["he111", "me109-cp"], target=target, warning=warning)
    assert played.unit("I/ZG26/2") == "close-escort"
    assert played.told("raid-formed")[0]["patrollers"] == 0


@pytest.mark.rules("lion:8.42a", "lion:8.2g")
def test_without_any_fighter_nobody_patrols_the_channel() -> None:
    played = deployed(["I/KG1/2"], ["he111", "me109-cp"])
    assert (played.field("size"), played.told("raid-formed")[0]["patrollers"]) == (1, 0)


@pytest.mark.rules("lion:8.3d")
@pytest.mark.parametrize(("entry", "warning"), [("me109-e", "early"), ("me109-cp", "none")])
def test_me109s_meant_to_escort_strafe_when_there_are_no_bombers(entry: str, warning: str) -> None:
    """R-37."""
    played = deployed(["I/JG51/2"], [entry], warning=warning)
    assert played.unit("I/JG51/2") == "bomber"


@pytest.mark.rules("lion:8.4", "lion:8.3d")
def test_a_channel_patroller_stays_one_without_bombers() -> None:
    played = deployed(["I/JG51/2", "I/ZG26/2"], ["me109-cp", "me110"])
    assert (played.unit("I/JG51/2"), played.unit("I/ZG26/2")) == ("channel-patrol", "bomber")


@pytest.mark.rules("lion:8.22a", "lion:8.22d")
@pytest.mark.parametrize("sweep", ["", "+2"])
def test_a_sweep_adds_two_me109(sweep: str) -> None:
    full = ["I/JG51/2", "II/JG51/2", "III/JG51/2", "I/KG1/2", "I/ZG26/2"]
    script = ["I/JG51/2", "II/JG51/2"] if sweep else ["I/JG51/2"]
    played = deployed(full, ["me109", "he111"][: 1 if sweep else 2], script, kind="minor", sweep=sweep)
    where = [played.unit(name) for name in full]
    assert where == (
        ["hunt", "hunt", "hunt", "airbase", "airbase"] if sweep else ["hunt", "airbase", "airbase", "bomber", "airbase"]
    )


@pytest.mark.rules("lion:8.22b", "lion:8.24a")
def test_a_sweep_without_me109s_is_a_false_raid() -> None:
    played = deployed(["I/ZG26/2", "I/KG1/2"], ["he111"], kind="minor", sweep="+2", until="raid.clock")
    assert played.unit("I/ZG26/2") == "airbase"
    assert "false-raid" in played.field("effects")


@pytest.mark.rules("lion:8.24a", "lion:8.24b", "lion:8.24c", "lion:12b", "lion:12c")
def test_a_false_raid_sends_squadrons_home_and_takes_two_spaces() -> None:
    squadrons = {"43/1/11": "hunt", "64/2/11": "hunt reduced"}
    played = deployed([], ["me109"], until="airfields.fighters", squadrons=squadrons, clock="0800")
    assert (played.unit("43/1/11"), played.unit("64/2/11")) == ("inflight", "inflight reduced")
    assert (played.field("clock"), played.field("spaces"), played.field("vp")) == ("1200", 2, 0)
    assert all(played.field("cards")[str(card)] != "discard" for card in range(91, 135))
    assert (played.rules("false-raid"), played.told("nobody-responds")) == (["lion:8.24a"], [])
    assert played.told("squadrons-leave") == [{"squadrons": ["43/1/11", "64/2/11"]}]


@pytest.mark.rules("lion:8.24c", "lion:7.2e")
def test_a_false_raid_without_response_costs_nothing_and_may_end_the_day() -> None:
    played = deployed([], ["he111"], until="calendar.reset", clock="1800", effects=["no-advance-warning"])
    assert (played.field("clock"), played.field("vp")) == ("end-of-day", 0)
    assert "no-advance-warning" not in played.field("effects")  # no event card says so


@pytest.mark.rules("lion:8b", "lion:8.2g")
def test_never_more_gruppen_than_entries() -> None:
    played = deployed(["I/JG51/2", "I/KG1/2"], ["me109", "he111"])
    assert (played.unit("I/JG51/2"), played.unit("I/KG1/2"), played.field("size")) == ("hunt", "bomber", 2)
    assert played.told("selection-stops") == []


@pytest.mark.rules("lion:1c", "lion:12.1b", "lion:2.21d")
def test_a_bomber_flies_once_a_day_and_a_fighter_again() -> None:
    """Both were in the last raid: the bomber is just back, the fighter has waited for 1200."""
    overlay = {
        "force": {"61": {"minor_size": "2"}, "62": {"minor_sweep": "", "a1": "me109", "a2": "ju88"}},
        "raid_events": {"91": {"time_advance": 1, "no_aw": True}},
        "raid_effort": {"high-2": {"results": ["minor"] * 6}},
        "detection": {"9": {"warning": "sufficient", "intelligence": "accurate"}},
        "targets": {"5": {"oc_clear": "2"}},
    }
    units = only() | {"III/KG1/2": "inflight", "I/JG51/2": "clock 1200"}
    script = ["LF2 South", "done", "5", "LF3", 1, 1, "61", "62"]
    played = raid(
        "raid.recovery",
        units,
        script,
        until="raid.commitment-accurate",
        overlay=overlay,
        clock="1000",
        event=91,
        effects=[],
    )
    assert (played.unit("III/KG1/2"), played.unit("I/JG51/2")) == ("airbase reduced", "hunt")


@pytest.mark.rules("lion:2.1q", "lion:8.4")
@pytest.mark.parametrize(("entry", "patrollers"), [("me109", 0), ("me109-e", 0), ("me109-cp", 1)])
def test_only_the_force_card_sends_an_me109_to_the_channel(entry: str, patrollers: int) -> None:
    """However many bombers fly, and though Eagle's chart would send more."""
    full = ["I/KG1/2", "I/KG2/2", "III/KG1/2", "II/SG1/2", "I/JG51/2"]
    played = deployed(full, ["he111", "do17", "ju88", "ju87", entry])
    assert played.told("raid-formed")[0]["patrollers"] == patrollers
    assert played.field("size") == 5


@pytest.mark.rules("lion:8.2h", "lion:event.undetected-hunters.a")
@pytest.mark.parametrize(
    ("hunting", "joins"), [("I/JG51/2", "II/JG3/2"), ("II/JG51/2", "III/JG3/2"), ("III/JG51/2", "II/JG3/2")]
)
def test_a_gruppe_that_joins_by_event_evens_out_the_letters(hunting: str, joins: str) -> None:
    """The first Gruppe of either Geschwader has letter A, the second B, the third C."""
    same = hunting.replace("JG51", "JG3")
    overlay = {"raid_events": {"91": {"approach": [{"games": "L", "event": "undetected-hunters"}]}}}
    units = only(same, joins) | {hunting: "hunt", "43/1/11": "hunt"}
    played = raid("raid.approach-event", units, ["91"], until="raid.hunter-attack", overlay=overlay, target=IN_RANGE)
    assert played.unit(joins) == "hunt"


@pytest.mark.rules("lion:8.2h", "lion:event.undetected-hunters.a")
def test_equal_gruppen_that_may_join_by_event_are_drawn() -> None:
    overlay = {"raid_events": {"91": {"approach": [{"games": "L", "event": "undetected-hunters"}]}}}
    units = only("I/JG3/2", "I/JG26/2", "II/JG3/2") | {"II/JG51/2": "hunt", "43/1/11": "hunt"}
    played = raid("raid.approach-event", units, ["91"], overlay=overlay, target=IN_RANGE)
    assert played.offers == ["I/JG3/2", "I/JG26/2"]


@pytest.mark.rules("lion:event.snap-raid-by-elite-me110s.a", "lion:8.3d")
def test_a_snap_raid_tells_its_size_and_its_gruppen() -> None:
    fields = {"raid": "minor", "intelligence": "accurate", "target": IN_RANGE, "effects": ["snap-raid"]}
    played = raid("raid.size", {}, until="raid.commitment-accurate", **fields)
    assert played.told("snap-raid-size") == [{"size": 2}]
    assert [(told["gruppe"], told["box"]) for told in played.told("gruppe-flies")] == [
        ("EGr210/2", "bomber"),
        ("V/LG1/2", "bomber"),
    ]
