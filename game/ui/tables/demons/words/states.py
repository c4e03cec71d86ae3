"""What becomes of units, treasures and magicians, where some demons can be conjured, and what the buttons do."""

from __future__ import annotations

from game.demons.box.ranks import DUKE, EARL
from game.demons.state import CAPTIVE, DEAD, GONE
from game.demons.view import ACTIVE, CAPTOR, CLOSED, DISCOVERED, FLEEING, INACTIVE, OWNED, STASHED, UNDISCOVERED
from game.engine.decision import Text
from game.ui.tables.demons import places

UNIT_STATES = {
    INACTIVE: Text("Harmless until it wakes: it must roll at least its distance to the nearest magician. DEM-3.0c"),
    ACTIVE: Text("A shield: it is awake, and hunts the nearest magician until the mortal turn ends. DEM-3.0e"),
    FLEEING: Text(
        "Put to flight (it slants): it stays until the mortals move, then walks home. It holds and hunts nobody till"
        " then, but nobody enters its hex. DEM-5.7c"
    ),
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
GROUND_OF_A_RANK = {DUKE: Text("open land"), EARL: Text("forest")}
"""The same in a word, for a pool that is closed here."""
HAS_GONE = Text("This unit hunts nobody any more: it is not on the map.")
TOOLS = {
    f"ui:{places.CONTROL}": Text("See which demons everybody controls (D)"),
    f"ui:{places.SHIELDS}": Text("See what each shield costs and adds when you conjure (S)"),
    f"ui:{places.GRID}": Text("See all treasures, what they are worth and who has them (T)"),
    f"ui:{places.REPORT}": Text("What the mortals did, and why (M)"),
    "ui:whole": Text("Show the whole map (Home)"),
    "ui:mine": Text("Show my magician (C)"),
    "ui:in": Text("Zoom in (mouse wheel, +)"),
    "ui:out": Text("Zoom out (mouse wheel, -)"),
    "ui:close": Text("Close (Esc)"),
}
"""What each button does, by its place."""
