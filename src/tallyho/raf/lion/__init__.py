"""RAF: Lion. Read `sequence` first, then the chapters in its order."""

from tallyho.raf.lion.title import LION

__all__ = ["LION"]
