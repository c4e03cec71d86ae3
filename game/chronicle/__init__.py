"""What is kept of matches: the archive, watching one again, its review by the master, and everybody's records."""
