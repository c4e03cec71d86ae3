"""The map of Armenia: what is seen of it, how it is painted, where its hexes lie."""
