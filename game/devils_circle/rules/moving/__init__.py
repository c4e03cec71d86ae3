"""Every step on the board: mages, demons, rescue moves, and what wards do to who stands beside them."""
