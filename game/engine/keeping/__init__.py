"""What a match remembers of itself, and its bytes."""
