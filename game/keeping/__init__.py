"""What is kept on disk, and how: written in the background, claimed by one copy of the program, read back with care."""
