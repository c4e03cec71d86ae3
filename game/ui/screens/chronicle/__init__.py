"""The chronicle on the screen: the list of matches that were kept."""
