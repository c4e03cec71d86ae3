"""The tables on which the games are played."""
