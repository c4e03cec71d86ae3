"""How pieces, marks and ways of Talisman are drawn."""
