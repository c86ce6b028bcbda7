"""Lists made in secret: one answer each, however many entries they have, and unseen by others while they grow."""

from __future__ import annotations

import pytest
from hoards import HOARDS, new
from tiny import BLUE, RED

from tallyho.lab.knowledge import Onlookers
from tallyho.table import DONE, AnyGame, Luck, Refused, resampled, restore, save, view_of
from tallyho.table.record import load, write
from tallyho.table.view import answer_anyhow, turns_of


def asked(game: AnyGame, side: str) -> tuple[str, tuple[str, ...]]:
    return next((ask.prompt.key, ask.offers) for ask in game.open if ask.side == side)


def table(game: AnyGame, side: str | None) -> object:
    return view_of(game, side).table["hoard"]


def test_each_side_goes_on_with_its_list_at_its_own_pace() -> None:
    game = new()
    game.answer("ring", BLUE)
    game.answer("ring", BLUE)
    game.answer(DONE, BLUE)
    game.answer("ring", RED)
    assert [ask.side for ask in game.open] == [RED]
    assert (game.position.red, game.position.blue) == ([], [])
    game.answer(DONE, RED)
    assert (game.position.red, game.position.blue) == (["ring"], ["ring", "ring"])


def test_a_list_is_one_answer() -> None:
    game = new()
    for text in ("crown", "cave", "ring", DONE):
        game.answer(text, RED)
    assert turns_of(game, RED) == [(RED, "hide", "crown; cave; ring; done")]
    assert turns_of(game, BLUE) == turns_of(game, None) == [(RED, "hide", None)]


def test_an_empty_list_is_done() -> None:
    game = new()
    game.answer(DONE, RED)
    game.answer(DONE, BLUE)
    assert [turn[2] for turn in game.history] == [DONE, DONE]
    assert game.step == "hoards.again"


def test_its_side_sees_what_it_has_listed_until_all_is_done() -> None:
    game = new()
    game.answer("ring", RED)
    assert table(game, RED) == ["ring"]
    game.answer("crown", RED)
    assert (table(game, RED), asked(game, RED)) == (["ring"], ("where", ("cave", "tree")))
    game.answer("tree", RED)
    game.answer(DONE, RED)
    assert table(game, RED) == table(game.clone(), RED) == table(game.replayed(), RED) == ["ring", "crown-tree"]
    game.answer(DONE, BLUE)
    assert table(game, RED) == ["ring", "crown-tree"]
    game.answer("more", RED)
    assert (table(game, RED), game.listed()) == (["ring", "crown-tree"], [])
    assert view_of(game, RED).table["rounds"] == 1


@pytest.mark.parametrize("entry", ["ring", "crown"])
def test_nobody_else_can_tell_that_a_list_has_grown(entry: str) -> None:
    game = new()
    before = {side: view_of(game, side).as_json() for side in (BLUE, None)}
    game.answer(entry, RED)
    assert {side: view_of(game, side).as_json() for side in (BLUE, None)} == before
    assert (game.history, game.marks) == ([], [])


def test_an_entry_is_offered_after_those_before_it_only() -> None:
    game = new()
    for _ in range(4):
        game.answer("ring", RED)
    assert asked(game, RED) == ("hide", (DONE,))
    with pytest.raises(Refused) as refused:
        game.answer("ring", RED)
    assert (refused.value.key, refused.value.rule) == ("too-many", "hoards:1b")
    with pytest.raises(Refused, match="'crown' is not offered"):
        new().answer("crown; crown; cave; done", RED)


@pytest.mark.parametrize("wrong", ["ring; done; ring", "ring;", "ring; ", "; ring", "done; ring", "", "gold; ring", 3])
def test_a_wrong_list_is_refused_and_changes_nothing(wrong: str) -> None:
    game = new()
    game.answer("ring", RED)
    before = save(game)
    with pytest.raises(Refused):
        game.answer(wrong, RED)
    assert save(game) == before


def test_a_refusal_does_not_tell_what_another_side_is_asked_for_on_its_list() -> None:
    told = []
    for entry in ("ring", "crown"):
        game = new()
        game.answer(DONE, BLUE)
        game.answer(entry, RED)
        for side in (BLUE, None):
            with pytest.raises(Refused) as refused:
                game.answer("gold", side)
            told.append((str(refused.value), refused.value.rule if side else ""))
    assert told[:2] == told[2:]
    assert "hide (hoards:1)" in told[0][0]


def test_several_entries_may_be_given_at_once() -> None:
    game = new()
    game.answer("ring; crown", RED)
    game.answer("cave; done", RED)
    assert game.history[-1][2] == "ring; crown; cave; done"


def test_undo_takes_back_one_entry_after_another_also_of_a_complete_list() -> None:
    game = new()
    game.answer("ring", BLUE)
    game.answer("ring; crown; tree; done", RED)
    listed = []
    for _ in range(4):
        game.undo(RED)
        listed.append(dict(game.listed()).get(RED, ""))
    assert listed == ["ring; crown; tree", "ring; crown", "ring", ""]
    assert (game.history, dict(game.listed())) == ([], {BLUE: "ring"})
    assert game.why_no_undo(RED) == "undo-nothing"


def test_several_entries_are_undone_at_once() -> None:
    game = new()
    game.answer("ring; ring; ring; done", RED)
    game.undo(RED, 2)
    assert game.listed() == [(RED, "ring; ring")]
    game.undo(RED, 5)
    assert game.listed() == []
    game.answer(DONE, RED)
    game.answer(DONE, BLUE)
    assert game.why_no_undo(RED) == "undo-other-side"


def test_a_list_in_the_making_is_saved_recorded_and_cloned() -> None:
    game = new()
    game.answer("crown", RED)
    game.answer("ring; ring", BLUE)
    record = load(write(game), lambda _: HOARDS)
    for again in (restore(save(game), HOARDS), record, game.clone(), game.replayed()):
        assert again.same_as(game)
        assert again.listed() == [(BLUE, "ring; ring"), (RED, "crown")]
        assert asked(again, RED) == ("where", ("cave", "tree"))
    assert (save(restore(save(game), HOARDS)), write(record)) == (save(game), write(game))
    game = new()
    game.answer("ring", RED)
    other = new()
    other.answer("cursed-ring", RED)
    assert asked(game, RED) == asked(other, RED)
    assert not game.same_as(other)


def test_lists_taken_up_replace_those_there_were() -> None:
    game = new()
    game.answer("ring", RED)
    game.take_up([(BLUE, "crown")])
    assert game.listed() == [(BLUE, "crown")]
    assert [ask.prompt.key for ask in game.open] == ["hide", "where"]
    game.answer("cave; done", BLUE)
    game.answer(DONE, RED)
    game.take_up([(BLUE, "crown")])
    assert (game.listed(), game.step) == ([], "hoards.again")


def test_if_the_rules_fail_on_a_list_it_is_as_before() -> None:
    game = new()
    game.answer("ring; done", BLUE)
    game.answer("cursed-ring", RED)
    with pytest.raises(RuntimeError, match="cursed"):
        game.answer(DONE, RED)
    assert game.listed() == [(RED, "cursed-ring")]
    assert asked(game, RED)[0] == "hide"
    assert len(game.history) == 1


def test_who_imagines_a_game_knows_its_own_list_and_nothing_of_the_others() -> None:
    game = new()
    game.answer("ring; ring; ring; done", RED)
    game.answer("crown", BLUE)
    luck = Luck("lists")
    twins = [resampled(game, BLUE, luck) for _ in range(60)]
    assert {twin.listed()[0] for twin in twins} == {(BLUE, "crown")}
    assert len({twin.history[0][2].count(";") for twin in twins}) > 2
    assert {len(twin.listed()) for twin in (resampled(game, RED, luck) for _ in range(5))} == {0}


def test_any_list_may_be_drawn_by_luck() -> None:
    found = set()
    for number in range(60):
        game = new()
        answer_anyhow(game, RED, Luck(str(number)))
        assert len(game.history) == 1
        found.add(game.history[0][2])
    assert DONE in found
    assert max(text.count("; ") for text in found) > 2


def test_conformance_sees_a_list_that_shows_while_it_grows(monkeypatch: pytest.MonkeyPatch) -> None:
    game = new()
    onlookers = Onlookers(HOARDS, Luck("watch"))
    assert onlookers.watch(game) is None
    game.answer("ring", RED)
    assert onlookers.compare(game) is None
    view = HOARDS.view
    monkeypatch.setattr(HOARDS, "view", lambda position, side: {**view(position, side), "size": len(game.drafts)})
    assert onlookers.watch(game) is None
    game.answer("ring", BLUE)
    assert onlookers.compare(game) == "a spectator sees that a list grows: its view says table.size = 1 or 2"
    monkeypatch.setattr(
        HOARDS, "view", lambda position, side: {**view(position, side), "all": [*game.listed()] if side == RED else []}
    )
    assert onlookers.watch(game) is None
    game.answer("ring", BLUE)
    assert (onlookers.compare(game) or "").startswith("red sees that a list grows: its view says table.all = ")
