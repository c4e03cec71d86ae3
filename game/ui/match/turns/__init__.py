"""Whose turn it is: the line and the banner that say it, and the curtain between two people at one screen."""
