"""Captives and their captors: capture, torture, flight (DEM-5.7, DEM-8.2, DEM-16)."""
