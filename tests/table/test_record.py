"""Records: written, read, played again, compared, refused with the line and the reason."""

from __future__ import annotations

from typing import Any

import pytest
from duel import DEALT, DUEL, WHOLE, duel
from hypothesis import given
from hypothesis import strategies as st
from tiny import BLUE, RED, same_story

from tallyho.bots import RandomBot
from tallyho.lab.miniraid import BRITISH, MINI
from tallyho.table import BadRecord, BadSetup, Game, Overlay, Seat, Title, play
from tallyho.table.record import HEADINGS, Line, Record, begun, difference, give, load, read, write

PACK: Overlay = {"cards": {"ace": {"power": 50}}}
DIGEST = DUEL.data().digest


def titles(game: str) -> Title[Any]:
    if game == "mini":
        return MINI
    if game == "duel":
        return DUEL
    raise BadSetup(f"there is no game {game!r}; there are duel, mini")


def loaded(text: str, **how: Any) -> Game[Any]:
    return load(text, titles, **how)


RECORD = write(duel(*DEALT, "1", "north", seed="a b", options=["fog"], scenario="dusk"))


# Writing.


def test_a_record_is_a_readable_text() -> None:
    assert RECORD.splitlines() == [
        "tallyho record 1",
        "game\tduel",
        "version\t3",
        "scenario\tdusk",
        "options\tfog",
        "seed\ta b",
        f"data\t{DIGEST}",
        "",
        "chance\tking\tdeal",
        "chance\tace\tdeal",
        "chance\tqueen\tdeal",
        "chance\tpage\tdeal",
        "chance\t1\tsky",
        "red\tnorth\tplan",
    ]
    assert RECORD.endswith("plan\n")


def test_only_a_game_that_began_with_its_set_up_has_a_record() -> None:
    game = duel(*DEALT)
    part = Game.begin(DUEL, game.setup, game.position.copy(), 1)

    assert write(game.replayed(3)) == write(duel(*DEALT[:3]))
    for one in (game.clone(), part, part.replayed()):
        assert not one.whole
        with pytest.raises(BadRecord) as refused:
            write(one)
        sentence = "a clone or a problem has no record: its history does not go back to the set-up"
        assert str(refused.value) == sentence


def test_options_are_written_in_order() -> None:
    text = write(duel(scenario="dusk", options=["night-fog", "fog"]))

    assert "options\tfog night-fog\n" in text
    assert loaded(text).setup.options == {"fog", "night-fog"}


# Playing again.


@pytest.mark.parametrize("seed", ["", "0", "a b", " a ", "é ☃ 東", "#x", "tallyho record 1", 17, "x" * 200])
def test_a_record_leads_back_to_its_game_whatever_the_seed(seed: str | int) -> None:
    game = duel(*WHOLE[:8], seed=seed)

    again = loaded(write(game))

    assert again.setup.seed == str(seed)
    assert same_story(again, game)
    assert write(again) == write(game)


@pytest.mark.parametrize("number", range(len(WHOLE) + 1))
def test_a_record_of_any_length(number: int) -> None:
    game = duel(*WHOLE[:number], seed=3, scenario="dusk", options=["sun"])

    assert same_story(loaded(write(game)), game)


def test_a_record_keeps_who_answered_first() -> None:
    game = duel(*WHOLE[:7])
    game.answer("ace", BLUE)
    half = loaded(write(game))
    game.answer("king", RED)

    assert half.pending == {BLUE: "ace"}
    assert same_story(loaded(write(game)), game)


def test_a_loaded_game_goes_on_with_the_same_dice() -> None:
    game = Game.new(MINI, seed=21)
    play(game, {BRITISH: Seat(RandomBot("x"))}, most=66)
    again = loaded(write(game))

    for one in (game, again):
        play(one, {BRITISH: Seat(RandomBot("y"))})

    assert same_story(again, game)


def test_a_record_may_be_loaded_without_a_log() -> None:
    game = loaded(RECORD, log=False)

    assert game.log is None
    assert begun(read(RECORD), titles, log=False).log is None
    assert begun(read(RECORD), titles).log is not None
    assert game.position.way == "north"


def test_a_record_with_other_component_data_needs_its_pack() -> None:
    text = write(duel(*WHOLE, overlay=PACK))

    game = loaded(text, overlay=PACK)
    assert game.position.score == (9 - 7) + (5 - 50)
    with pytest.raises(BadRecord) as refused:
        loaded(text)
    ours = f"these are {DIGEST} (is a data pack missing?)"
    theirs = f"it was played with component data {game.setup.data.digest}"
    assert str(refused.value) == f"the record line 7: {theirs}; {ours}"


def test_comments_empty_lines_and_other_line_ends_are_passed_over() -> None:
    lines = RECORD.splitlines()
    commented = "\r\n".join(["", "# a comment", *[part for line in lines for part in (line, "", "#\tnote\tx\ty")]])

    assert same_story(loaded(commented), loaded(RECORD))


def test_what_is_read() -> None:
    record = read("# hello\n\n" + RECORD, "x.txt")

    assert record.where == "x.txt"
    assert record.header == {
        "game": "duel",
        "version": "3",
        "scenario": "dusk",
        "options": "fog",
        "seed": "a b",
        "data": DIGEST,
    }
    first, last = record.lines[0], record.lines[-1]
    assert (first.number, first.side, first.answer, first.prompt) == (11, "chance", "king", "deal")
    assert (last.number, last.side, last.answer, last.prompt) == (16, "red", "north", "plan")
    assert read(RECORD).where == "the record"


def test_a_record_without_answers_is_a_game_that_has_just_begun() -> None:
    header = "\n".join(RECORD.splitlines()[:7])

    assert read(header).lines == []
    assert loaded(header).history == []


# Refusing.


def edited(number: int, line: str | None) -> str:
    """The record with one line (counted from 1) replaced, or left out."""
    lines = RECORD.splitlines()
    lines[number - 1 : number] = [] if line is None else [line]
    return "\n".join(lines)


PLAN = "red is asked plan (duel:3); offered: north, south"
SKY = "chance decides sky (duel:2); outcomes: 1, 2"


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "r line 1: this is no record; one begins with `tallyho record 1`"),
        ("hello\n", "r line 1: this is no record; one begins with `tallyho record 1`"),
        (edited(1, "tallyho record"), "r line 1: this is no record; one begins with `tallyho record 1`"),
        (edited(1, "tallyho recorder 1"), "r line 1: this is no record; one begins with `tallyho record 1`"),
        ("#\n" + edited(1, "tallyho record 2"), "r line 2: it has the format version 2; this Tallyho reads version 1"),
        (edited(1, "tallyho record 1 "), "r line 1: it has the format version 1 ; this Tallyho reads version 1"),
        (edited(2, "game\tlion"), "r line 2: there is no game 'lion'; there are duel, mini"),
        (edited(3, "version\t2"), "r line 3: it was played with version 2 of the rules of duel; these are version 3"),
        (edited(4, "scenario\tnoon"), "r line 4: duel has no scenario 'noon'; it has dawn, dusk"),
        (edited(5, "options\tfog rain"), "r line 5: duel has no option 'rain'; its options are: fog, night-fog, sun"),
        (edited(5, "options\tfog sun"), "r line 5: options sun and fog exclude each other (duel:12)"),
        (
            edited(7, "data\tabc"),
            f"r line 7: it was played with component data abc; these are {DIGEST} (is a data pack missing?)",
        ),
        (edited(6, None), "r line 6: the header should say seed here, not 'data'"),
        (edited(2, "game duel"), "r line 2: the header should say game here, not 'game duel'"),
        (edited(2, "Game\tduel"), "r line 2: the header should say game here, not 'Game'"),
        (edited(5, "option"), "r line 5: the header should say options here, not 'option'"),
        (edited(4, "scenario"), "r line 4: the header names no scenario"),
        ("\n".join(RECORD.splitlines()[:6]), "r: the header ends before data"),
        ("tallyho record 1", "r: the header ends before game"),
        (
            edited(9, "chance king"),
            "r line 9: an answer is written as side, answer and prompt with tabs between, not 'chance king'",
        ),
        (
            edited(14, "red\tnorth\tplan\t"),
            "r line 14: an answer is written as side, answer and prompt with tabs between, not 'red\\tnorth\\tplan\\t'",
        ),
        (edited(14, "blue\tnorth\tplan"), f"r line 14: blue answers plan, but {PLAN}"),
        (edited(14, "red\tnorth\tguess"), f"r line 14: red answers guess, but {PLAN}"),
        (edited(14, "red\teast\tplan"), f"r line 14: 'east' is not offered; {PLAN}"),
        (edited(13, "chance\t3\tsky"), f"r line 13: '3' is not offered; {SKY}"),
        (edited(13, None), f"r line 13: red answers plan, but {SKY}"),
        (write(duel(*WHOLE)) + "red\tking\tplay\n", "r line 23: red answers play, but the game is over"),
    ],
)
def test_a_record_that_cannot_be_played_is_refused(text: str, sentence: str) -> None:
    with pytest.raises(BadRecord) as refused:
        loaded(text, where="r")

    assert str(refused.value) == sentence


def test_an_answer_of_a_record_is_given_to_the_side_it_names() -> None:
    game = duel(*WHOLE[:7])

    give(game, Line(30, BLUE, "ace", "play"), "r")

    assert game.pending == {BLUE: "ace"}
    with pytest.raises(BadRecord, match=r"^r line 31: blue answers play, but red is asked play"):
        give(game, Line(31, BLUE, "page", "play"), "r")


# Comparing.


def test_records_of_one_game_do_not_differ() -> None:
    other = read("# copied by hand\n" + RECORD.replace("\n\n", "\n"), "b")

    assert difference(read(RECORD, "a"), other) is None


@pytest.mark.parametrize("heading", HEADINGS)
def test_records_differ_in_their_headings(heading: str) -> None:
    one, two = read(RECORD, "a"), read(RECORD, "b")
    two.header[heading] = "other"

    assert difference(one, two) == f"{heading} is {one.header[heading]!r} in a and 'other' in b"


@pytest.mark.parametrize("line", ["blue\tnorth\tplan", "red\tsouth\tplan", "red\tnorth\tguess"])
def test_records_differ_in_an_answer(line: str) -> None:
    side, answer, prompt = line.split("\t")

    assert difference(read(RECORD, "a"), read("#\n" + edited(14, line), "b")) == (
        f"a line 14: red answers 'north' to plan; b line 15: {side} answers '{answer}' to {prompt}"
    )


def test_records_differ_in_length() -> None:
    one, two = read(RECORD, "a"), read(edited(14, None), "b")

    assert difference(one, two) == "a has 6 answers, b has 5"
    assert difference(two, one) == "b has 5 answers, a has 6"


def test_a_record_and_a_line_keep_what_they_were_made_of() -> None:
    line = Line(3, RED, "x", "y")
    record = Record("r", {"game": "duel"}, {"game": 2}, [line])

    assert (record.where, record.header, record.lines) == ("r", {"game": "duel"}, [line])
    assert str(record.wrong("game", BadRecord("no"))) == "r line 2: no"
    assert (line.number, line.side, line.answer, line.prompt) == (3, RED, "x", "y")


# Any text at all.

WHOLE_RECORD = write(duel(*WHOLE, scenario="dusk", options=["fog"], seed=3))
PIECES = st.one_of(
    st.text(max_size=5),
    st.sampled_from(
        ["\n", "\t", "#", "red", "blue", "chance", "play", "queen", "1", "duel", "dawn", "fog", " ", "\u2028"]
    ),
)
EDITS = st.tuples(st.integers(0, len(WHOLE_RECORD)), st.integers(0, 12), PIECES)


def played(text: str) -> Game[Any] | BadRecord:
    """The game of a record, or its refusal; whatever else is raised is a bug."""
    try:
        return loaded(text)
    except BadRecord as error:
        return error


@given(st.lists(EDITS, min_size=1, max_size=4))
def test_an_edited_record_is_played_or_refused(edits: list[tuple[int, int, str]]) -> None:
    text = WHOLE_RECORD
    for place, length, piece in edits:
        text = text[:place] + piece + text[place + length :]

    game = played(text)

    if isinstance(game, Game):
        assert loaded(write(game)).same_as(game)
    else:
        assert str(game).startswith("the record")


@given(st.lists(st.sampled_from(WHOLE_RECORD.splitlines()), max_size=30))
def test_lines_in_any_order_are_played_or_refused(lines: list[str]) -> None:
    head = WHOLE_RECORD.splitlines()[:7]

    assert isinstance(played("\n".join(lines)), (Game, BadRecord))
    assert isinstance(played("\n".join(head + lines)), (Game, BadRecord))


@given(st.text(max_size=60))
def test_any_text_is_refused(text: str) -> None:
    with pytest.raises(BadRecord):
        loaded(text)
