"""The Luftwaffe by doctrine. Read `doctrine` first, then the chapters in the order of its table."""

from tallyho.bots.eagle.doctrine import DoctrineBot

__all__ = ["DoctrineBot"]
