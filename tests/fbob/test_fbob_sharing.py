"""What copies of a position share, and what is kept in it until a unit moves, is never out of date."""

from __future__ import annotations

import pytest
from fbob_games import begun

from tallyho.fbob.position import FbobPosition
from tallyho.fbob.spotting import watched_by
from tallyho.fbob.title import FBOB
from tallyho.fbob.vocabulary import AA, EARLY_WARNING, HEADQUARTERS, OF_GERMAN
from tallyho.table import Game, Luck

UNITS = {"4724": "aerodrome headquarters early-warning", "4826": "aa3", "1318": "early-warning", "carrier": "2915"}


def kept(p: FbobPosition) -> list[object]:
    return [(p.occupied(side), watched_by(p, side)) for side in range(2)]


def worked_out_anew(p: FbobPosition) -> list[object]:
    twin = p.copy()
    twin.changed()
    return kept(twin)


@pytest.mark.parametrize("scenario", ["phase1", "phase2"])
def test_what_is_kept_of_land_units_and_ships_is_true_at_every_ask(scenario: str) -> None:
    game, luck = Game.new(FBOB, scenario, seed=scenario), Luck(scenario)
    for _ in range(1500):
        if game.ask is None:
            break
        assert kept(game.position) == worked_out_anew(game.position), game.step
        assert kept(game.start) == worked_out_anew(game.start), game.step
        game.answer(luck.answer(game.ask))


def test_a_copy_that_is_changed_leaves_the_other_as_it_was() -> None:
    p = begun("month.advance", units=UNITS).p
    before = FBOB.fields.save(p), kept(p)
    twin = p.copy()
    twin.put(twin.data.hex["4725"], AA, 2)
    twin.put(twin.data.hex["4724"], EARLY_WARNING)
    twin.take(twin.data.hex["4826"], AA)
    twin.take(twin.data.hex["4724"], HEADQUARTERS)
    assert (FBOB.fields.save(p), kept(p)) == before
    assert kept(twin) == worked_out_anew(twin)
    assert twin.data.hex["4725"] in twin.occupied(OF_GERMAN)


def test_a_copy_works_out_what_is_kept_for_both() -> None:
    p = begun("month.advance", units=UNITS).p.copy()
    p.changed()
    twin = p.copy()
    assert kept(twin) == worked_out_anew(p)
    assert p.held is twin.held
    assert p.watched is twin.watched
