"""Patrol: a solitaire game. Flights guard a coast against raiders that follow cards, dice and a list of priorities.

Read `title` first, then the chapters in the order of its sequence: watch, raid, combat, recovery.
"""
