"""Battle of Britain, HKSW version: two players, squadron cards, flights on a map of squares. Read `sequence` first."""
