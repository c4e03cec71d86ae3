"""What is happening now, shown large."""
