"""What is heard: music, effects, and the way to the loudspeakers."""
