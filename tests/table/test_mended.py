"""Defects that were found and mended: each of these failed once."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from duel import DUEL, WHOLE, duel
from tiny import BLUE, QUESTION, RED, Pad, note, noting, pad_game, question, titled

from tallyho.bots import RandomBot
from tallyho.lab.miniraid import BRITISH, MINI
from tallyho.lab.odds import odds
from tallyho.table import (
    Asks,
    BadData,
    BadPosition,
    BadProblem,
    BadRecord,
    BadSetup,
    Choice,
    Components,
    Defect,
    Field,
    Fields,
    Game,
    Jump,
    Luck,
    Option,
    Position,
    Refused,
    Scenario,
    Seat,
    Sequence,
    TallyhoError,
    Title,
    Together,
    asks,
    die,
    draw,
    play,
    resampled,
    restore,
    save,
    together,
)
from tallyho.table.ask import Prompt
from tallyho.table.data import read_csv
from tallyho.table.fields import unit_boxes
from tallyho.table.problem import read, run
from tallyho.table.record import load, write


def titles(name: str) -> Any:
    return {"duel": DUEL, "mini": MINI}[name]


def test_a_card_lying_face_down_is_drawn_anew() -> None:
    game = duel(*WHOLE[:7])
    game.answer("king", RED)
    luck = Luck("x")

    played = {resampled(game, BLUE, luck).pending[RED] for _ in range(100)}

    assert len(played) > 1


def test_a_resample_saved_or_replayed_does_not_roll_the_real_dice() -> None:
    game = Game.new(MINI, seed=3)
    play(game, {BRITISH: Seat(RandomBot("x"))}, most=41)
    twin = resampled(game, BRITISH, Luck("x"))

    assert restore(save(twin), MINI).position.luck != game.position.luck
    assert twin.replayed().same_as(twin)
    assert restore(save(twin), MINI).same_as(twin)


def both(p: Pad) -> Asks[Jump]:
    note(p, " ".join((yield from together(Choice(QUESTION, RED, ["a", "b"]), Choice(QUESTION, BLUE, ["a", "b"])))))
    return None


def test_the_second_of_two_secret_answers_is_not_taken_back_after_seeing_the_first() -> None:
    game = pad_game(asks("a", "tiny:2", both), question("b"))
    game.answer("a", RED)
    game.answer("b", BLUE)

    assert game.why_no_undo(BLUE) is not None


def test_the_end_shows_everything_so_it_is_not_undone() -> None:
    def guess(p: Pad) -> Asks[Jump]:
        yield Choice(QUESTION, RED, ["a", "b"], secret=True)
        yield Choice(QUESTION, BLUE, ["a", "b"])
        return None

    game = pad_game(asks("a", "tiny:2", guess))
    game.answer("a")
    game.answer("b")
    assert game.over

    assert game.why_no_undo(BLUE) is not None


@pytest.mark.parametrize("seed", ["a\nb", "a\tb", "a\u2028b", "a\x85", "a\x0bb", "x" * 201])
def test_a_seed_that_no_record_can_hold_is_refused(seed: str) -> None:
    with pytest.raises(BadSetup, match="a seed is one line of at most 200 printable characters"):
        duel(seed=seed)


HEAD = 'title = "x"\nrules = ["duel:5"]\ngame = "duel"\nstep = "round.sky"\n'


def test_a_problem_that_never_comes_round_to_its_stop_fails() -> None:
    text = HEAD + 'until = "round.sky"\n[expect]\nscore = 0\n'

    assert run(read(text, "p"), titles).wrong != []


def test_a_rule_that_breaks_fails_the_problem() -> None:
    text = HEAD.replace("round.sky", "round.play") + "[expect]\nscore = 0\n"

    assert run(read(text, "p"), titles).wrong != []


def test_a_rule_that_breaks_on_an_answer_fails_the_problem() -> None:
    def breaks(p: Pad) -> Asks[Jump]:
        yield Choice(QUESTION, RED, ["a"])
        raise KeyError("x")

    pad = titled(asks("a", "tiny:2", breaks))
    text = HEAD.replace("duel", "pad").replace("round.sky", "pad.a") + "script = ['a']\n[expect]\ncount = 0\n"

    assert run(read(text, "p"), lambda _: pad).wrong != []


def test_a_header_whose_empty_value_lost_its_tab_is_read() -> None:
    text = write(duel())

    assert load(text.replace("options\t\n", "options\n"), titles).same_as(duel())


@pytest.mark.parametrize("name", ["", "two words", "tab\there", "#red"])
def test_a_title_with_a_name_that_no_record_can_hold_is_a_defect(name: str) -> None:
    fields: Fields[Pad] = Fields()
    with pytest.raises(Defect, match="a record needs it to be one word"):
        Title("x", 1, (RED,), (Scenario("s", "x:1"),), (Option(name, "x:1"),), Sequence(), fields)


def test_a_list_among_names_is_refused_in_a_saved_game() -> None:
    saved = json.loads(save(duel()))
    saved["position"]["deck"] = [["ace"]]

    with pytest.raises(BadPosition):
        restore(json.dumps(saved), DUEL)


def test_a_list_among_names_is_refused_in_a_problem() -> None:
    with pytest.raises(BadProblem):
        run(read(HEAD + '[position]\ndeck = [["ace"]]\n[expect]\nscore = 0\n', "p"), titles)


def test_a_saved_game_nested_too_deeply_is_refused() -> None:
    with pytest.raises(BadPosition):
        restore("[" * 100_000, DUEL)


def test_a_date_in_a_data_pack_is_refused() -> None:
    with pytest.raises(BadProblem):
        run(read(HEAD + "[data.cards.ace]\nday = 1940-09-02\n[expect]\nscore = 0\n", "p"), titles)


def test_a_long_tree_is_sampled() -> None:
    def long(p: Pad) -> Asks[Jump]:
        coin = die(Prompt("coin", "tiny:3"), 2)
        p.count += int((yield coin))
        return "pad.a" if p.count < 3000 else None

    game = pad_game(asks("a", "tiny:3", long, to=("pad.a",)))

    assert odds(game, lambda p: p.count, samples=3).samples == 3


def test_a_clone_of_a_stopped_game_replays_as_stopped() -> None:
    game = pad_game(question("a"), question("b"))
    game.stop_before = 1
    game.answer("yes")
    twin = game.clone()

    assert twin.replayed().same_as(twin)


def test_a_stopped_game_can_be_resampled() -> None:
    game = pad_game(question("a"), question("b"))
    game.stop_before = 1
    game.answer("yes")

    twin = resampled(game, RED, Luck("x"))
    assert (twin.step, twin.ask) == ("pad.b", None)


def test_a_resample_stops_where_the_game_would() -> None:
    game = pad_game(question("a"), question("b"))
    game.stop_before = 1
    twin = resampled(game, RED, Luck("x"))
    twin.answer("yes")

    assert (twin.step, twin.ask) == ("pad.b", None)


def test_a_stop_that_was_set_later_does_not_break_undo() -> None:
    game = pad_game(question("a"), question("b"), question("c"), noting("d", lambda _: "pad.b", to=("pad.b",)))
    for answer in ("yes", "yes"):
        game.answer(answer)
    game.stop_before = 1

    game.undo(RED)

    assert game.step == "pad.b"
    assert game.ask is not None


def test_a_saved_game_lacking_a_unit_is_refused() -> None:
    saved = json.loads(save(Game.new(MINI)))
    del saved["position"]["units"]["100/1"]

    with pytest.raises(BadPosition):
        restore(json.dumps(saved), MINI)


def test_a_stopped_game_does_not_say_it_is_over() -> None:
    game = pad_game(question("a"), question("b"))
    game.stop_before = 1
    game.answer("yes")

    with pytest.raises(Refused) as refused:
        game.answer("yes")
    assert "over" not in str(refused.value)


def test_a_data_file_in_another_encoding_is_refused(tmp_path: Path) -> None:
    (tmp_path / "u.csv").write_bytes("unit\né\n".encode("latin-1"))

    with pytest.raises(BadData, match=r"^u\.csv is not UTF-8 text: "):
        read_csv(tmp_path / "u.csv", "unit", ["unit"])


def test_a_data_file_that_is_not_csv_is_refused(tmp_path: Path) -> None:
    (tmp_path / "u.csv").write_text("unit\n" + "x" * 200_000 + "\n")

    with pytest.raises(BadData, match=r"^u\.csv line 1 is not CSV: field larger than field limit"):
        read_csv(tmp_path / "u.csv", "unit", ["unit"])


def test_a_seed_that_is_no_text_is_refused() -> None:
    with pytest.raises(TallyhoError):
        Game.new(DUEL, seed="\udcff")


def test_an_interrupted_rule_leaves_the_game_as_it_was() -> None:
    def interrupted(p: Pad) -> Asks[Jump]:
        while True:
            answer = yield Choice(QUESTION, RED, ["a", "b"])
            note(p, answer)
            if answer == "b":
                raise KeyboardInterrupt

    game = pad_game(asks("a", "tiny:2", interrupted))
    with pytest.raises(KeyboardInterrupt):
        game.answer("b")
    assert game.history == []
    game.answer("a")


def test_weights_in_a_form_that_cannot_be_compared_are_refused() -> None:
    text = HEAD + "[expect.offered]\nweights = [1, 2]\n"

    with pytest.raises(BadProblem):
        run(read(text, "p"), titles)


def test_a_stopped_game_is_saved_as_stopped() -> None:
    title = titled(question("a"), question("b"))
    game = Game.new(title)
    game.stop_before = 1
    game.answer("yes")

    again = restore(save(game), title)

    assert (again.step, again.ask, again.stopped) == ("pad.b", None, True)
    assert again.same_as(game)


@pytest.mark.parametrize("number", [-1, 3])
def test_there_is_no_branch_beyond_the_history(number: int) -> None:
    game = pad_game(question("a"), question("b"), question("c"))
    for _ in range(2):
        game.answer("yes")

    with pytest.raises(BadSetup, match=f"there is no branch after {number} answers; the game has 2"):
        game.replayed(number)
    assert game.replayed(2).same_as(game)


def test_a_box_whose_name_has_a_space_is_read_again() -> None:
    def units(_: Pad) -> list[str]:
        return ["x"]

    field: Field[Boxed] = unit_boxes("units", "boxes", units, ["north sea", "home"])  # type: ignore[arg-type]
    p = Boxed(Components({}))
    for place in ("north sea", "north sea reduced", "home"):
        field.write(p, {"x": place})
        assert field.read(p) == {"x": place}
    with pytest.raises(BadPosition):
        field.write(p, {"x": "north"})


class Boxed(Position):
    """One unit in a box."""

    __slots__ = ("full", "where")

    def __init__(self, data: Components) -> None:
        super().__init__(data)
        self.where = bytearray(1)
        self.full = bytearray(1)


def secret_ask(p: Pad) -> Asks[Jump]:
    yield Choice(QUESTION, RED, ["spade", "club"], secret=True)
    yield draw(Prompt("card", "tiny:1"), ["ace", "king"], hidden=True)
    yield draw(Prompt("card", "tiny:1"), ["ace", "king"], seen_by=(RED,))
    return None


def test_a_refusal_does_not_list_what_is_a_secret() -> None:
    game = pad_game(asks("a", "tiny:2", secret_ask))
    for side in (None, BLUE):
        with pytest.raises(Refused) as refused:
            game.answer("x", side)
        assert "spade" not in str(refused.value)
    with pytest.raises(Refused, match="offered: spade, club"):
        game.answer("x", RED)
    game.answer("club")
    for side in (None, "chance"):
        with pytest.raises(Refused) as refused:
            game.answer("x", side)
        assert "ace" not in str(refused.value)
    game.answer("king")
    with pytest.raises(Refused) as refused:
        game.answer("x", "chance")
    assert "ace" not in str(refused.value)


def test_answers_given_together_are_one_line_each() -> None:
    with pytest.raises(Defect, match="is one line"):
        Together([Choice(QUESTION, RED, ["a\nb"]), Choice(QUESTION, BLUE, ["c"])])


@pytest.mark.parametrize("sides", [(), (RED,)])
def test_a_title_needs_a_side_and_a_scenario(sides: tuple[str, ...]) -> None:
    fields: Fields[Pad] = Fields()
    scenarios = () if sides else (Scenario("s", "x:1"),)
    with pytest.raises(Defect, match="x needs at least one side and one scenario"):
        Title("x", 1, sides, scenarios, (), Sequence(), fields)


def test_a_record_with_a_byte_order_mark_is_read() -> None:
    assert load("\ufeff" + write(duel()), titles).same_as(duel())


def test_a_record_with_a_seed_that_no_game_takes_names_its_line() -> None:
    with pytest.raises(BadRecord, match=r"^the record line 6: a seed is one line"):
        load(write(duel()).replace("seed\t0\n", f"seed\t{'x' * 201}\n"), titles)


@pytest.mark.parametrize("value", ["{ a = 1940-09-02 }", "[1, [1940-09-02]]", "{ a = [{ b = 10:30:00 }] }"])
def test_a_date_deep_in_a_data_pack_is_refused(value: str) -> None:
    with pytest.raises(BadProblem, match=r"data: day of cards ace is .*; write it as text or a number"):
        run(read(HEAD + f"[data.cards.ace]\nday = {value}\n[expect]\nscore = 0\n", "p"), titles)


@pytest.mark.parametrize("value", ["{ a = [1, 2.5, true] }", '["x", { b = "y" }]'])
def test_a_data_pack_may_hold_lists_and_tables(value: str) -> None:
    assert run(read(HEAD + f"[data.cards.ace]\nday = {value}\n[expect]\nscore = 0\n", "p"), titles).wrong == []


def test_true_is_not_version_one() -> None:
    title = titled(question("a"))
    saved = json.loads(save(Game.new(title)))
    assert saved["version"] == title.version == 1
    saved["version"] = True

    with pytest.raises(BadPosition, match="version True"):
        restore(json.dumps(saved), title)


def stopping() -> Game[Pad]:
    return pad_game(question("a"), question("b"), question("c"))


def test_a_stopped_game_is_branched_as_stopped_and_earlier_branches_are_not() -> None:
    game = stopping()
    game.stop_before = 2
    for _ in range(2):
        game.answer("yes")
    assert game.stopped

    whole, half, none = game.replayed(), game.replayed(1), game.replayed(0)

    assert whole.same_as(game)
    assert (whole.stopped, whole.step) == (True, "pad.c")
    assert (half.stopped, half.step, half.stop_before) == (False, "pad.b", 2)
    assert (none.stopped, none.step, none.stop_before) == (False, "pad.a", 2)
    half.answer("no")
    assert half.stopped


def test_a_game_that_went_past_its_stop_is_branched_where_it_is() -> None:
    game = stopping()
    for _ in range(2):
        game.answer("yes")
    game.stop_before = 1

    assert game.replayed().same_as(game)
    assert game.replayed().step == "pad.c"


def test_a_clone_of_a_stopped_game_stays_stopped() -> None:
    game = stopping()
    game.stop_before = 1
    game.answer("yes")

    for twin in (
        game.clone(),
        game.clone().replayed(),
        game.clone().clone().replayed(0),
        game.again(game.start.copy()),
    ):
        assert (twin.stopped, twin.step, twin.ask) == (True, "pad.b", None)
        with pytest.raises(Refused, match="told to stop"):
            twin.answer("yes")
