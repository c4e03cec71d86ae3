"""The cards of the duel: faces, rows, signs, and the choice of mages."""
