"""Board wargames that play by the book: the table they stand on, and the command line around it."""

__version__ = "0.1.0"
