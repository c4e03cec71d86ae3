"""How the course of a match is shown: what happens, in which portions and how fast."""
