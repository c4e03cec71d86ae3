"""Spells: held, cast at their moments, and unseen Characters (TAL-6.9, TAL-6.18)."""
