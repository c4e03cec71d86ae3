"""The faces of the cards and Characters."""
