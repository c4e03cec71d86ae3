"""A fight, the same on every table: two sides, what counts for each of them, their dice, and how it ends."""
