"""A lesson on the screen: a match with a voice beside the table."""
