"""The table of Demons: the map of Armenia, counters, the three displays, and what moves on them."""
