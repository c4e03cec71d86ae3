"""How things look: colours, letters, light and pictures, painted within the time of a frame."""
