"""An attack from its casting to its end: casting, defence, resolution (WD-4)."""
