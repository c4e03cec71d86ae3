"""The board of three Regions: where its spaces lie, how it is painted, who stands on it."""
