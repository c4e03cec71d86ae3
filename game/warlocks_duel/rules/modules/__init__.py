"""Optional modules (WD-7, WD-9, WD-11)."""
