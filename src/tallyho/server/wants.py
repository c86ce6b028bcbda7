"""What handlers ask for by their arguments: what all share, who asks, and parts of the path."""

from __future__ import annotations

from typing import TypeAlias
from uuid import UUID

from litestar.di import NamedDependency
from litestar.params import FromPath

from tallyho.server.house import House
from tallyho.server.rulebook import RuleDesk
from tallyho.words import Words

TheHouse: TypeAlias = NamedDependency[House]
TheRulebook: TypeAlias = NamedDependency[RuleDesk]
TheWords: TypeAlias = NamedDependency[Words]
"""In the language of the request."""
TheUser: TypeAlias = NamedDependency[UUID | None]
"""Whoever asks; None if nobody knows."""

GameId: TypeAlias = FromPath[UUID]
Part: TypeAlias = FromPath[str]
"""A part of the path."""
