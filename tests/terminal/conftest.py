"""A table to play at, for every test of the text client."""

from sittings import table

__all__ = ["table"]
