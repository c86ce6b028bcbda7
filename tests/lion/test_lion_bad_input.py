"""Bad input to Lion: impossible positions, records of other games, wrong answers: a sentence each, nothing lost."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tallyho.cli import main
from tallyho.library import Library
from tallyho.raf.lion import LION
from tallyho.table import BadData, BadPosition, Game, Luck, Overlay, Refused, TallyhoError, record, save

LIBRARY = Library([Path(__file__).parents[1] / "games"])

IMPOSSIBLE: list[tuple[str, Any, str]] = [
    ("units", {"54/6/11": "the moon"}, "units of 54/6/11 is 'the moon'; it must be one of 1/10"),
    ("units", {"99/9/9": "hunt"}, "units names '99/9/9'"),
    ("cards", {"166": "deck"}, "cards names '166'"),
    ("cards", {"5": "sleeve"}, "cards of 5 is 'sleeve'; it must be one of aside, deck, discard, pulled"),
    ("damage", {"poling": "total"}, "damage of poling is 'total'; it must be one of none, light, heavy"),
    ("priorities", {"radar": 3}, "priorities of radar is 3; it must be one of low, medium, high"),
    ("points", {"spitfire": -1}, "points of spitfire is -1; it must be a whole number from 0 to 99"),
    ("weather", {"LF2": "fog"}, "weather of LF2 is 'fog'; it must be one of clear, patchy, broken"),
    ("aces", {"ACE-S": "43/1/11"}, "aces of ACE-S is '43/1/11'; it must be empty or one of 64/2/11"),
    ("options", ["easy"], "options is ['easy']; it must be a list out of advanced, night"),
    ("options", "night", "options is 'night'; it must be a list out of advanced, night"),
    ("effects", ["magic"], "effects is ['magic']; it must be a list out of follow-up"),
    ("effects", "terror", "effects is 'terror'; it must be a list out of follow-up"),
    ("target", 61, "target is 61; it must be a card from 1 to 60, or 0"),
    ("target", True, "target is True; it must be a card from 1 to 60, or 0"),
    ("event", 90, "event is 90; it must be a card from 91 to 134, or 0"),
    ("day_card", "138", "day_card is '138'; it must be a card from 135 to 154, or 0"),
    ("picked", "I/JG51", "picked is 'I/JG51'; it must be empty or the name of a unit"),
    ("picked", 3, "picked is 3; it must be empty or the name of a unit"),
    ("scenario", "d-day", "scenario is 'd-day'; it must be empty or one of prelude"),
    ("date", "1941-08-11", "date is '1941-08-11'; it must be one of 1940-08-11"),
    ("clock", "0700", "clock is '0700'; it must be one of 0600, 0800"),
    ("depletion", 16, "depletion is 16; it must be a whole number from 0 to 15"),
    ("warning", "plenty", "warning is 'plenty'; it must be one of none, late, sufficient, early, very-early"),
    ("moon", "full", "a position has no field 'moon'; it has "),
]


@pytest.mark.parametrize(
    ("field", "value", "sentence"), IMPOSSIBLE, ids=[f"{f}-{i}" for i, (f, _, _) in enumerate(IMPOSSIBLE)]
)
def test_an_impossible_position_is_refused_with_field_and_reason(field: str, value: Any, sentence: str) -> None:
    game = Game.new(LION, "campaign", ["advanced", "night"], 1)
    with pytest.raises(BadPosition) as refused:
        LION.fields.lay(game.position, {field: value})
    assert str(refused.value).startswith(sentence)


def test_what_a_field_reads_it_can_write_back() -> None:
    game = Game.new(LION, "thin-blue-line", ["advanced", "night"], 1)
    p = game.position
    LION.fields.lay(
        p, {"aces": {"ACE-S": "54/6/11", "ACE-H": "43/1/11"}, "effects": ["terror", "big-wing"], "picked": "54/6/11"}
    )
    ace = p.data.number["ACE-S"]
    assert p.home[ace] == p.data.home[p.data.number["54/6/11"]]
    saved = LION.fields.save(p)
    assert saved["aces"] == {"ACE-S": "54/6/11", "ACE-H": "43/1/11"}
    assert saved["effects"] == ["big-wing", "terror"]
    twin = Game.new(LION, "prelude", seed=2).position
    LION.fields.load(twin, saved)
    assert LION.fields.save(twin) == saved
    LION.fields.lay(p, {"aces": {"ACE-S": "", "ACE-H": ""}})
    assert p.home == p.data.home


def test_a_problem_with_an_impossible_position_is_a_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    problem = tmp_path / "broken.toml"
    problem.write_text(
        'title = "x"\nrules = ["lion:1a"]\ngame = "lion"\nstep = "raid.target"\n'
        '[position.units]\n"54/6/11" = "the moon"\n[expect]\nvp = 0\n'
    )
    assert main(["check", str(problem)]) == 2
    out = "".join(capsys.readouterr())
    assert "units of 54/6/11 is 'the moon'" in out
    assert "Traceback" not in out


def test_a_record_of_another_game_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    other = record.write(Game.new(LIBRARY.title("patrol"), seed=1)).replace("version\t1", f"version\t{LION.version}")
    with pytest.raises(TallyhoError) as refused:
        record.load(other, lambda _: LION)
    assert str(refused.value).startswith("the record line 4: lion has no scenario 'short'; it has prelude")
    file = tmp_path / "lion.record"
    file.write_text(record.write(Game.new(LION, seed=1)).replace("lion", "tiger"))
    assert main(["replay", str(file)]) == 2
    assert "there is no game 'tiger'" in capsys.readouterr().err


def test_a_wrong_answer_changes_nothing() -> None:
    game, luck = Game.new(LION, "prelude", seed=3), Luck("3")
    while game.ask is not None and game.ask.prompt.key != "commit":
        game.answer(luck.answer(game.ask))
    before = save(game)
    with pytest.raises(Refused) as refused:
        game.answer("92/2/10")
    assert refused.value.rule is not None
    assert refused.value.rule.startswith("lion:7")
    assert save(game) == before


@pytest.mark.parametrize(
    ("overlay", "sentence"),
    [
        (
            {
                "target_events": {"gremlins": {"games": "L", "effect": "", "source": "pack"}},
                "raid_events": {"91": {"target": [{"games": "L", "event": "gremlins"}]}},
            },
            "raid_events 91: RAF: Lion has no rules for the event gremlins",
        ),
        (
            {
                "approach_events": {"gremlins": {"games": "A", "effect": "", "source": "pack"}},
                "raid_events": {"92": {"approach": [{"games": "A", "event": "gremlins"}]}},
            },
            "raid_events 92: RAF: Lion has no rules for the event gremlins",
        ),
        (
            {
                "day_event_kinds": {"fog": {"games": "L", "effect": "", "source": "pack"}},
                "day_events": {"140": {"event": [{"games": "L", "event": "fog"}]}},
            },
            "day_events 140: RAF: Lion has no rules for the event fog",
        ),
    ],
)
def test_an_event_without_rules_is_refused_when_the_data_are_read(overlay: Overlay, sentence: str) -> None:
    with pytest.raises(BadData, match=sentence):
        LION.data(overlay)
