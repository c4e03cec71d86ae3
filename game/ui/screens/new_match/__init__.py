"""The screen that sets a match up."""
