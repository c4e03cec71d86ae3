"""What the rulebook says (DEM-*): the sequence of play; everything else in the rooms named for it."""
