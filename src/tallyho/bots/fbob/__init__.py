"""Doctrine for both sides of First Battle of Britain; `doctrine` has its principles."""

from tallyho.bots.fbob.doctrine import DoctrineBot

__all__ = ["DoctrineBot"]
