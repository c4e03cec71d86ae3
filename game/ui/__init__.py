"""The app: everything that knows pygame. Importing it raises WrongPygame where pygame-ce isn't usable."""

from game.ui.pygame_check import require_pygame_ce

require_pygame_ce()
