"""What everybody has achieved, in numbers and small plots."""
