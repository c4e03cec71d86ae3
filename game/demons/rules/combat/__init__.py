"""Combat between magicians with their demons and mortal units (DEM-7, DEM-8)."""
