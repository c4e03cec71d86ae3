"""The ways of a Character: the throw, the steps, the Inner Region, the Portal (TAL-6.11)."""
