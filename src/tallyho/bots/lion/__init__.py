"""Fighter Command by doctrine. Read `doctrine` first, then the chapters in the order of its table."""

from tallyho.bots.lion.doctrine import DoctrineBot

__all__ = ["DoctrineBot"]
