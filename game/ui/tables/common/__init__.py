"""What all tables share: pieces, dice, gestures, and what the match screen asks of a table."""
