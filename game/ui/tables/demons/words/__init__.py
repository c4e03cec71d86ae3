"""What everything on the table is, in words."""
