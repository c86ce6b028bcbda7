"""The text client: a whole game as plain lines, for a terminal, a pipe or a screen reader; begin with `session`."""
