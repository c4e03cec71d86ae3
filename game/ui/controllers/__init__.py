"""From clicks and keys to answers: one generic controller, and the gestures of each game."""
