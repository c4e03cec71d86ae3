"""Combat and Psychic Combat, with Enemies, among Characters and for the Crown (TAL-6.16, TAL-6.17, TAL-6.9.8)."""
