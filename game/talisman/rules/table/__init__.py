"""The table being played: names, where cards lie, what a Character amounts to."""
