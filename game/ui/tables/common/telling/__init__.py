"""What all tables say in words and numbers: explanations, chances, phases, turns, statistics."""
