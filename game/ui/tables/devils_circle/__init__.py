"""Devil's Circle on the screen."""
