"""Answers that are nearly right, over the API: in play, for odds and in a record they are refused in a sentence."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from houses import LIBRARY, Database, House, Person, fine, opened, trouble

from tallyho.lab.mistakes import mistakes_of
from tallyho.table import CHANCE, AnyGame, Choice, Game, Luck
from tallyho.table.record import write

MOST = 2500
"""Answers in which a random game asks most of what it can ask."""
MOMENTS = 25
TRIED = 8
"""Mistakes at each of so many questions."""


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory, empty_sqlite: Path) -> Iterator[House]:
    """What is refused here has nothing to do with the kind of database: one is enough."""
    file = tmp_path_factory.mktemp("mistakes") / "games.sqlite"
    shutil.copy(empty_sqlite, file)
    with opened(Database(f"sqlite:///{file}")) as open_house:
        yield open_house


def moments(name: str) -> list[tuple[AnyGame, Choice]]:
    """A random game wherever one side alone is asked something new."""
    title = LIBRARY.title(name)
    scenario, options = max(title.combinations(), key=lambda way: len(way[1]))
    game = Game.new(title, scenario, options, "1940")
    luck, found = Luck("mistakes"), dict[str, tuple[AnyGame, Choice]]()
    for _ in range(MOST):
        if game.ask is None or len(found) == MOMENTS:
            break
        asks = list(game.open)
        key = asks[0].prompt.key
        if key not in found and len(asks) == 1 and isinstance(asks[0], Choice) and asks[0].side != CHANCE:
            found[key] = (game.replayed(len(game.history)), asks[0])
        ask = luck.one_of(asks)
        game.answer(luck.answer(ask), ask.side)
    return [*found.values()]


def refused(me: Person, game: str, record: str, ask: Choice, text: str) -> None:
    """A wrong answer given, asked the odds of, and read in a record."""
    key = ask.prompt.key
    given = me.try_answers(game, ask.side, text)
    assert 400 <= given.status_code < 500, (key, text, given.text)
    trouble(given, given.status_code)
    odds = me.post(f"/api/games/{game}/odds", {"side": ask.side, "answers": [text]})
    assert odds.status_code < 500, (key, text, odds.text)
    if odds.status_code >= 400:
        trouble(odds, odds.status_code)
    line = f"{record}{ask.side}\t{key}\t{text}\n"
    trouble(me.post("/api/records", content=line), 422, "unreadable")


@pytest.mark.parametrize("name", ["lion", "eagle", "hksw", "fbob"])
def test_what_is_nearly_an_answer_is_refused_in_a_sentence(house: House, name: str) -> None:
    me = house.person()
    found = moments(name)
    assert len(found) >= 5
    for game, ask in found:
        record = write(game)
        made = fine(me.post("/api/records", content=record), 201)["id"]
        mistakes = mistakes_of(ask.offers, Luck(ask.prompt.key))
        with house.unchanged(made, me):
            for text in Luck("tried").shuffled(mistakes)[:TRIED]:
                refused(me, made, record, ask, text)


@pytest.mark.parametrize("text", ["G256", "G999"])
def test_a_group_beyond_every_number_is_refused_wherever_it_is_named(house: House, text: str) -> None:
    me = house.person()
    game, ask = next((game, ask) for game, ask in moments("fbob") if ask.prompt.key == "move" and ask.side == "german")
    record = write(game)
    made = fine(me.post("/api/records", content=record), 201)["id"]
    refused(me, made, record, ask, text)
