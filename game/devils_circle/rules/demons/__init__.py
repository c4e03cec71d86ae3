"""What demons do: their turns, plays, curses, pentagrams and attacks (DK-9, DK-11)."""
