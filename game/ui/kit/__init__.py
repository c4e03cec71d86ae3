"""What screens are made of: widgets, words, pictures, sound. Nothing in here knows a match."""
