"""RAF: Eagle. Read `sequence` first, then the chapters in its order."""

from tallyho.raf.eagle.title import EAGLE

__all__ = ["EAGLE"]
