"""The parts of the match screen."""
