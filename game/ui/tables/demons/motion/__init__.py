"""How the table gets from one view to the next."""
