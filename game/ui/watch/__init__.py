"""A match watched again: any moment of it on its table, with a time line."""
