"""Objects and Followers: taken, bought, traded, exchanged, Rafts (TAL-6.5, TAL-6.6, TAL-6.20)."""
