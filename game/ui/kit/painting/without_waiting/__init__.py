"""Painting within the time of a frame: it may be interrupted, goes on in the next, or is read in a thread."""
