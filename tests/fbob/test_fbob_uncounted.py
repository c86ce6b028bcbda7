"""Set-up and redeployment are lists: nobody can count what the other side has placed or moved (R-91)."""

from __future__ import annotations

from typing import Any

import pytest
from fbob_games import begun

from tallyho.fbob.title import FBOB
from tallyho.table import Game, view_of
from tallyho.table.view import events_of, turns_of

GERMAN, BRITISH, SPECTATOR = "german", "british", None
OTHERS = {GERMAN: (BRITISH, SPECTATOR), BRITISH: (GERMAN, SPECTATOR)}


def before_set_up(scenario: str, side: str) -> Game[Any]:
    """A game in which this side is about to place its units."""
    game = Game.new(FBOB, scenario, (), "1")
    while game.open[0].side != side:
        game.answer("standard")
    return game


def keys(game: Game[Any], viewer: str | None) -> list[str]:
    """What somebody has been told."""
    return [key for key, *_ in events_of(game, viewer)]


@pytest.mark.rules("fbob:20.1a", "fbob:31.2c", "fbob:31.3c")
@pytest.mark.parametrize("scenario", ["phase1", "phase2"])
@pytest.mark.parametrize("side", [BRITISH, GERMAN])
def test_piece_by_piece_is_one_answer_as_the_standard_deployment_is(scenario: str, side: str) -> None:
    by_hand, at_once, untouched = (before_set_up(scenario, side) for _ in range(3))
    before = len(untouched.history)
    entries = 0
    while by_hand.step == untouched.step:
        for viewer in OTHERS[side]:
            assert view_of(by_hand, viewer).as_json() == view_of(untouched, viewer).as_json(), f"entry {entries} shows"
        by_hand.answer(by_hand.open[0].offers[-1], side)
        entries += 1
    at_once.answer("standard", side)
    assert entries > 10
    assert len(by_hand.history) == len(at_once.history) == before + 1
    for viewer in OTHERS[side]:
        assert turns_of(by_hand, viewer) == turns_of(at_once, viewer)
        assert keys(by_hand, viewer) == keys(at_once, viewer)
        assert turns_of(by_hand, viewer)[-1][2] is None


@pytest.mark.rules("fbob:31.2c")
def test_of_a_set_up_in_the_making_the_last_entries_are_taken_back_one_by_one() -> None:
    game = before_set_up("phase1", BRITISH)
    for entry in ("1318", "1218"):
        game.answer(entry, BRITISH)
    game.undo(BRITISH)
    assert [game.seen(BRITISH).data.hexes[at] for at in game.seen(BRITISH).occupied(1)] == ["1318"]
    game.answer("standard", BRITISH)
    assert game.history[0][2] == "1318; standard"
    assert game.why_no_undo(BRITISH) == "undo-reveal"


@pytest.mark.rules("fbob:5.1a", "fbob:20.1a")
@pytest.mark.parametrize(
    "script", [[], ["aa 4826 1", "4725"], ["13", "4725", "ace 13", "14", "headquarters 4826", "4725 under"]]
)
def test_however_much_is_redeployed_is_one_answer_to_one_question(script: list[str]) -> None:
    guns = {"4826": "aerodrome headquarters aa3", "4725": "aerodrome", "14": "based 4826"}
    units = {**guns, "13": {"place": "based", "at": "4826", "ace": 1}}
    played, untouched = (begun("redeployment.move", arranging=GERMAN, units=units) for _ in range(2))
    for answer in script:
        played.answer(answer)
        for viewer in OTHERS[GERMAN]:
            assert view_of(played.game, viewer).as_json() == view_of(untouched.game, viewer).as_json()
    played.answer("done")
    assert [(key, answer) for _, key, answer in turns_of(played.game, BRITISH)] == [("redeploy", None)]
    assert keys(played.game, BRITISH) == ["arranged"]
    assert len(played.told("redeployed")) == len(script) // 2
    assert played.game.history[0][2] == "; ".join([*script, "done"])


@pytest.mark.rules("fbob:5.1a")
def test_a_copy_of_a_game_in_which_something_is_about_to_go_stays_as_it_was() -> None:
    """The list of the copy is made in positions that the game does not go on with."""
    units = {"4826": "aerodrome aa2", "4725": "aerodrome"}
    played = begun("redeployment.move", ["aa 4826 1"], arranging=GERMAN, units=units)
    copy = played.game.clone()
    for answer in ("4725", "aa 4826", "4725", "done"):
        played.answer(answer)
    copy.answer("4725", GERMAN)
    land = view_of(copy, GERMAN).table["land"]
    assert [land[at]["units"] for at in ("4826", "4725")] == [["aerodrome", "aa1"], ["aa1", "aerodrome"]]
