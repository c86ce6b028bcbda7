"""Who may bomb or strafe, what he may aim at, who is asked, and which words are refused (13)."""

from __future__ import annotations

from typing import Any

import pytest
from fbob_games import begun

DAY: dict[str, Any] = {"month": 1, "turn": 2, "phasing": "german"}
LONDON, HORNCHURCH = "1019", "1318"


def flying(at: str, group: int = 1, **more: Any) -> dict[str, Any]:
    return {"place": "flying", "at": at, "group": group, **more}


@pytest.mark.rules("fbob:13.1a", "fbob:13.6a")
@pytest.mark.parametrize(
    ("marks", "options", "fields", "rule"),
    [
        (["bombed"], [], {}, "fbob:13.6a"),
        (["turned-back"], [], {}, "fbob:9.4b"),
        (["patrol"], [], {}, "fbob:25.8.3"),
        ([], ["night"], {"turn": 17}, "fbob:29.1c"),
        ([], ["night"], {"turn": 16}, None),
        ([], [], {"turn": 17}, None),
        (["flew", "shaken", "moved", "fought"], [], {}, None),
    ],
)
def test_who_may_bomb(marks: list[str], options: list[str], fields: dict[str, Any], rule: str | None) -> None:
    units = {"13": flying(LONDON, marks=marks), "L-1": flying("1118", 2)}
    played = begun("bombing.choose", units=units, options=options, **{**DAY, **fields})
    assert played.offers == ["done", "G1", "G2"] if rule is None else ["done", "G2"]
    if rule:
        assert played.refused("G1") == ("may-not-bomb", rule)


@pytest.mark.rules("fbob:13.5.1b")
@pytest.mark.parametrize("answer", ["B1", "G", "G9", "13", "city", ""])
def test_other_words_name_no_group(answer: str) -> None:
    units = {"13": flying(LONDON), "33": flying("1118")}
    played = begun("bombing.choose", units=units, **DAY)
    assert played.refused(answer)[0] != "may-not-bomb"


@pytest.mark.rules("fbob:13.2b")
@pytest.mark.parametrize("answer", ["aerodrome", "33", "carrier", "hold", "13"])
def test_what_is_not_there_is_not_aimed_at(answer: str) -> None:
    units = {"13": flying("2413"), "2413": "aa1", "33": {"place": "based", "at": HORNCHURCH}}
    played = begun("bombing.choose", ["G1"], units=units, **DAY)
    assert played.refused(answer)[0] not in ("only-strafes", "aboard-carrier")


@pytest.mark.rules("fbob:13.5.1b", "fbob:13.4a")
def test_a_strafer_may_hold_while_another_attacks() -> None:
    base = {"4023": "aerodrome", "13": {"place": "based", "at": "4023"}, "14": {"place": "based", "at": "4023"}}
    fields = {**DAY, "phasing": "british"}
    mixed = {"36": flying("4023"), "2RN": flying("4023")}
    played = begun("bombing.choose", ["B1"], units={**base, **mixed}, **fields)
    assert played.offers == ["hold", "13", "14"]
    played.answer("hold")
    assert "hold" not in played.offers
    alone = begun("bombing.choose", ["B1"], units={**base, "36": flying("4023")}, **fields)
    assert alone.offers == ["13", "14"]
    pair = {"36": flying("4023"), "66": flying("4023")}
    both = begun("bombing.choose", ["B1", "13"], units={**base, **pair}, **fields)
    assert both.offers == ["hold", "13", "14"]
    both.answer("14")
    assert [one["target"] for one in both.told("bombs")] == ["13"]  # the second comes after its die
    both.answer("1")
    both.answer("1")
    assert [one["target"] for one in both.told("bombs")] == ["13", "14"]


@pytest.mark.rules("fbob:13.5.1b", "fbob:20.6f")
@pytest.mark.parametrize(
    ("unit", "at", "more", "fields", "asked"),
    [
        ("Fake-1", LONDON, {}, {}, True),
        ("Jasta-1", LONDON, {}, {}, True),
        ("Jasta-1", LONDON, {"spotted": 1}, {}, False),
        ("Jasta-1", LONDON, {}, {"fought": [LONDON]}, False),
        ("Jasta-1", LONDON, {"marks": ["patrol"]}, {}, False),
        ("Jasta-1", "0101", {}, {}, False),
        ("Jasta-1", "0102", {}, {}, True),
        ("Jasta-1", "0103", {}, {}, True),
        ("Jasta-1", "4826", {}, {}, False),
        ("Jasta-1", "3010", {}, {}, False),
        ("Jasta-1", "3015", {}, {}, True),
    ],
)
def test_who_is_hidden_over_a_target_is_asked_even_if_he_cannot_bomb(
    unit: str, at: str, more: dict[str, Any], fields: dict[str, Any], asked: bool
) -> None:
    units = {
        unit: flying(at, **more),
        "0102": "early-warning",
        "33": {"place": "based", "at": "0103"},
        "4826": "aerodrome",
        "14": {"place": "based", "at": "4826"},
        "tender-1": "3015",
    }
    played = begun("bombing.choose", units=units, **{**DAY, **fields})
    if unit == "Jasta-1" and at == "0103":
        assert played.offers == ["done", "G1"]
    else:
        assert (played.offers == ["done"] and played.asked == "bomb") == asked


@pytest.mark.rules("fbob:13.5.1b", "fbob:13.1b")
def test_british_over_their_own_ship_are_not_asked() -> None:
    played = begun("bombing.choose", units={"33": flying("3010"), "carrier": "3010"}, **{**DAY, "phasing": "british"})
    assert played.asked != "bomb"


@pytest.mark.rules("fbob:18.3c")
@pytest.mark.parametrize(
    ("carrier", "answer", "told"), [("2413", "1CV", True), ("3010", "1CV", False), ("2413", "39", False)]
)
def test_only_of_a_carrier_below_it_is_told_who_is_aboard(carrier: str, answer: str, told: bool) -> None:
    units = {"13": flying("2413"), "2413": "aa1", "carrier": carrier, "1CV": {"place": "aboard", "at": carrier}}
    played = begun("bombing.choose", ["G1"], units=units, **DAY)
    assert (played.refused(answer) == ("aboard-carrier", "fbob:18.3c")) == told


@pytest.mark.rules("fbob:13.5.1b", "fbob:20.6f")
def test_one_hidden_unit_of_one_group_is_enough_to_be_asked() -> None:
    units = {"Jasta-1": flying(LONDON, spotted=1), "Jasta-2": flying(LONDON), "Jasta-4": flying("3010", 2)}
    played = begun("bombing.choose", units=units, **DAY)
    assert (played.asked, played.offers) == ("bomb", ["done"])


@pytest.mark.rules("fbob:13.1b", "fbob:20.6g")
def test_a_fake_on_the_ground_that_is_hit_is_seen_through() -> None:
    units = {"207": flying("4826"), "214": flying("4826"), "Fake-1": {"place": "based", "at": "4826"}}
    recon = {"british": ["4826"]}
    played = begun("bombing.choose", ["B1", 6], units=units, recon=recon, **{**DAY, "phasing": "british"})
    found = played.field("units")["Fake-1"]
    assert (found["place"], found["back"]) == ("recycling", 2)
    assert played.field("mp") == {"german": 0, "british": 0}


@pytest.mark.rules("fbob:18.3a", "fbob:18.3b")
def test_a_tender_that_is_sunk_leaves_the_carrier_and_its_aircraft_alone() -> None:
    units = {
        **{name: flying("3010") for name in ("1/501", "2/501", "1/500")},
        "tender-1": {"at": "3010", "known": 1},
        "carrier": {"at": "3010", "known": 1},
        "1CV": {"place": "aboard", "at": "3010"},
    }
    played = begun("bombing.choose", ["G1", *["tender-1"] * 3, 6], units=units, **DAY)
    found = played.field("units")
    assert found["tender-1"] == {"at": ""}
    assert found["carrier"] == {"at": "3010", "known": 1}
    assert found["1CV"]["place"] == "aboard"
