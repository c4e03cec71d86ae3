"""What is painted on and beside the board."""
