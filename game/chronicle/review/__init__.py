"""What the master makes of a match: every choice of one seat weighed, and luck told apart from decisions."""
