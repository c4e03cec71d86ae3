"""A match as the master judges it: chances over its course, mistakes, finds and turning points."""
