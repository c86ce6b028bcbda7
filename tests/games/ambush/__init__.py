"""Ambush: two players with secret hands, face-down counters, traps, and fire in the middle of the other's move.

Read `title` first, then the chapters in the order of its sequence: opening, cards, race, assault, ending. What each
side may know is in `knowledge`.
"""
