"""First Battle of Britain, 1917-18: two players, hexes of five miles. Read `sequence` first, then a file a chapter."""
