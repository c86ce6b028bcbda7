"""Squadron commitment, case by case: who cannot respond and why (lion:7, lion:11.23c)."""

from __future__ import annotations

import pytest
from lion_raids import raid

from tallyho.table.errors import Refused

HORNCHURCH, NORTH_WEALD = 18, 21


def refused(squadron: str, units: dict[str, str], target: int = HORNCHURCH, **fields: object) -> tuple[str, object]:
    """The key of a refusal, and the sector it names."""
    played = raid("raid.commitment-poor", units, target=target, effects=[], **fields)  # type: ignore[arg-type]
    with pytest.raises(Refused) as why:
        played.game.answer(squadron)
    return why.value.key, why.value.facts.get("sector")


@pytest.mark.rules("lion:7.1a", "lion:7.1b", "lion:7.1c", "lion:7.1d")
@pytest.mark.parametrize("sector", ["1/10", "2/10", "1/12", "3/12", "4/10"])
def test_who_is_out_of_reach_is_told_where(sector: str) -> None:
    for warning in ("late", "sufficient", "early", "very-early"):
        on_patrol = {"213/1/10": f"patrol {sector}", "54/6/11": "patrol 6/11"}
        assert refused("213/1/10", on_patrol, warning=warning) == ("patrol-out-of-reach", sector)
    assert refused("213/1/10", {"54/6/11": "patrol 6/11"}, warning="early") == ("sector-out-of-reach", "1/10")


@pytest.mark.rules("lion:11.23c", "lion:7.1a")
@pytest.mark.parametrize(
    ("target", "warning", "key"),
    [
        (NORTH_WEALD, "sufficient", "control-room"),
        (NORTH_WEALD, "late", "control-room"),
        (HORNCHURCH, "late", "sector-out-of-reach"),
    ],
)
def test_a_control_room_is_the_reason_only_for_other_sectors(target: int, warning: str, key: str) -> None:
    units = {"65/6/11": "patrol 6/11"}
    assert refused("54/6/11", units, target, warning=warning, damage={"hornchurch": "light"})[0] == key


@pytest.mark.rules("lion:11.23c")
def test_other_damage_is_no_reason() -> None:
    """Another sector's control room, and radar nets, do not keep squadrons of 6/11 on the ground."""
    damage = {"kenley": "light", "poling": "light", "rye": "heavy"}
    played = raid("raid.commitment-poor", {}, target=NORTH_WEALD, warning="sufficient", effects=[], damage=damage)
    assert played.offers == ["done", "56/5/11", "151/5/11", "54/6/11", "65/6/11", "74/6/11"]


@pytest.mark.rules("lion:11.23c", "lion:7.1d")
def test_only_the_sector_itself_is_closed() -> None:
    damage = {"north-weald": "light"}
    played = raid("raid.commitment-poor", {}, target=HORNCHURCH, warning="very-early", effects=[], damage=damage)
    assert played.offers == ["done", "54/6/11", "65/6/11", "74/6/11", "32/7/11", "501/7/11", "610/7/11"]


@pytest.mark.rules("lion:7.2a")
def test_all_may_be_sent() -> None:
    script = ["54/6/11", "65/6/11", "74/6/11"]
    fields = {"target": HORNCHURCH, "warning": "sufficient", "effects": []}
    played = raid("raid.commitment-poor", {}, script, until="raid.size", **fields)
    assert [played.unit(name) for name in script] == ["hunt"] * 3
    assert (len(played.told("all-committed")), len(played.told("nobody-eligible"))) == (1, 0)
