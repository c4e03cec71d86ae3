"""The Mortal Turn: mortal units move, search, attack (DEM-3.0c to DEM-3.0l, DEM-5 to DEM-7)."""
