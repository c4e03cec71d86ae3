"""The powers of demons and what they work on (DEM-12, DEM-13)."""
