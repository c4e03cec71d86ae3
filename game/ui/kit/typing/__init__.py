"""Typing and choosing files: the one room that knows pygame-gui, loaded when it is needed for the first time."""
