"""What becomes of units, treasures and magicians, in words; and where some demons can be conjured."""

from __future__ import annotations

from game.demons.box.ranks import DUKE, EARL
from game.demons.state import CAPTIVE, DEAD, GONE
from game.demons.view import ACTIVE, CAPTOR, CLOSED, DISCOVERED, FLEEING, INACTIVE, OWNED, STASHED, UNDISCOVERED
from game.engine.decision import Text

UNIT_STATES = {
    INACTIVE: Text("Harmless until it wakes: it must roll at least its distance to the nearest magician. DEM-3.0c"),
    ACTIVE: Text("Activated: it hunts the nearest magician until the mortal turn ends. DEM-3.0e"),
    FLEEING: Text("Fleeing home: it neither hunts, nor holds, nor searches anybody. DEM-5.7c"),
    CAPTOR: Text("Leads its captive home, and tortures there. DEM-8.2i"),
}
TREASURE_STATES = {
    UNDISCOVERED: Text("Not discovered yet: only a demon with the power to discover can find it. DEM-13.0c"),
    DISCOVERED: Text("Discovered: stand in its hex and give up a demon that outranks its finder. DEM-13.0e"),
    OWNED: Text("It counts for its owner when the game ends. DEM-13.1c"),
    STASHED: Text("Kept by a mortal unit at its home. DEM-16.7a"),
    CLOSED: Text("Gone for the rest of the game."),
}
STATUSES = {
    CAPTIVE: Text("Captive"),
    DEAD: Text("Dead"),
    GONE: Text("Has left the map for good"),
}
CONJURED_IN = {DUKE: Text("Only in open country. DEM-9.2a"), EARL: Text("Only in a forest. DEM-9.1a")}
