"""A Character from its arrival to its death: Lives, points, Gold (TAL-3, TAL-6.1 to TAL-6.4)."""
