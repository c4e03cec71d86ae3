"""What the rulebook says (WD-*), phase by phase."""
