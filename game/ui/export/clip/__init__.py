"""A stretch of a match as a moving picture: the table drawn frame by frame, and the frames as GIF or WebP."""
