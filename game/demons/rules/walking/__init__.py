"""Walking over the map, and who hunts whom on it (DEM-5)."""
