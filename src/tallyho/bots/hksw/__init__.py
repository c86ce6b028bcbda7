"""Doctrine for both sides of Battle of Britain, HKSW version; `doctrine` has its principles."""

from tallyho.bots.hksw.doctrine import DoctrineBot

__all__ = ["DoctrineBot"]
