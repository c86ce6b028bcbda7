"""Other engines at random play, to measure ourselves by: python-chess, catanatron, OpenSpiel's backgammon.

They come with the `bench` extra and are imported only when they play. Each function plays for so many seconds of
processor time and returns how many decisions (or copies) it made in one.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from importlib import import_module
from time import process_time
from typing import Any, Final

from tallyho.table import Luck, TallyhoError

Contender = Callable[[float], float]

CHESS: Final = "python-chess"
CATANATRON: Final = "catanatron"
CATANATRON_COPY: Final = "catanatron copy"
BACKGAMMON: Final = "OpenSpiel backgammon"

MODULES: Final = {CHESS: "chess", CATANATRON: "catanatron", "OpenSpiel": "pyspiel"}
COPIES: Final = 10
ACTIONS_BETWEEN_COPIES: Final = 25
CATAN_TURNS: Final = 1000


def peers() -> Mapping[str, Contender]:
    """All peers by name; refuses if one is not installed."""
    missing = [name for name, module in MODULES.items() if not _is_there(module)]
    if missing:
        raise TallyhoError(
            f"{', '.join(missing)} cannot be imported; `./tallyho bench --peers` installs all peers by itself."
        )
    return {
        CHESS: chess_moves,
        CATANATRON: catanatron_actions,
        BACKGAMMON: backgammon_actions,
        CATANATRON_COPY: catanatron_copies,
    }


def _is_there(module: str) -> bool:
    try:
        import_module(module)
    except ImportError:
        return False
    return True


def chess_moves(seconds: float) -> float:
    """Moves of python-chess, each one of all legal moves, until mate, stalemate, bare pieces or fifty quiet moves."""
    chess = import_module("chess")
    luck = Luck("bench")
    moves = 0
    began = now = process_time()
    while now - began < seconds:
        board = chess.Board()
        legal = list(board.legal_moves)
        while legal and board.halfmove_clock < 100 and not board.is_insufficient_material():
            board.push(luck.one_of(legal))
            moves += 1
            legal = list(board.legal_moves)
        now = process_time()
    return moves / (now - began)


def catanatron_actions(seconds: float) -> float:
    """Actions in catanatron's own log, rolls and forced actions among them, by four of its random players."""
    actions = seed = 0
    began = now = process_time()
    while now - began < seconds:
        seed += 1
        game = _catan(seed)
        while not _is_over(game):
            game.play_tick()
        actions += len(_log(game))
        now = process_time()
    return actions / (now - began)


def catanatron_copies(seconds: float) -> float:
    """Copies of catanatron's game, made all along games in play."""
    copies = seed = 0
    spent = 0.0
    while spent < seconds:
        seed += 1
        game = _catan(seed)
        while spent < seconds:
            for _ in range(ACTIONS_BETWEEN_COPIES):
                if not _is_over(game):
                    game.play_tick()
            if _is_over(game):
                break
            began = process_time()
            for _ in range(COPIES):
                game.copy()
            spent += process_time() - began
            copies += COPIES
    return copies / spent


def _catan(seed: int) -> Any:  # noqa: ANN401 - catanatron is not installed where types are checked
    catanatron = import_module("catanatron")
    return catanatron.Game([catanatron.RandomPlayer(color) for color in catanatron.Color], seed=seed)


def _is_over(game: Any) -> bool:  # noqa: ANN401
    return game.winning_color() is not None or game.state.num_turns >= CATAN_TURNS


def _log(game: Any) -> list[Any]:  # noqa: ANN401
    """Its versions name it differently."""
    state = game.state
    log: list[Any] = state.action_records if hasattr(state, "action_records") else state.actions
    return log


def backgammon_actions(seconds: float) -> float:
    """Actions of OpenSpiel's backgammon, written in C++: rolls and moves."""
    rules = import_module("pyspiel").load_game("backgammon")
    luck = Luck("bench")
    dice = random.Random(1)  # noqa: S311 - it rolls dice
    actions = 0
    began = now = process_time()
    while now - began < seconds:
        state = rules.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                rolls, odds = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(dice.choices(rolls, odds)[0])
            else:
                state.apply_action(luck.one_of(state.legal_actions()))
            actions += 1
        now = process_time()
    return actions / (now - began)
