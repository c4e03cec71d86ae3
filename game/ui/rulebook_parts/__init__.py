"""The parts of the rulebook's screen."""
