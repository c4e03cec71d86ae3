"""What leaves the program: matches, their stories and pictures as files for other people and other programs."""
