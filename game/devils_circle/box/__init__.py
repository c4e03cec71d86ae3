"""What lies in the box: the board and the pieces."""
