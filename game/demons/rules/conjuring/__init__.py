"""Conjuring demons, the ring and its auction, shields (DEM-9 to DEM-11, DEM-14)."""
