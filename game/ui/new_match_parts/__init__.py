"""The parts of the screen that sets a match up."""
