"""The thirteen powers of demons by their letter (DEM-12.3)."""

from __future__ import annotations

from dataclasses import dataclass

from game.engine.decision import Text

(
    BATTLES, HEAL, DISCOVER, EARTHQUAKE, FAMILIARS, GAIN, INVISIBILITY, NAKEDNESS, LOVE, RECONCILE, STORM, TRANSPORT,
    DESTROY,
) = LETTERS = "BCDEFGINPRSTX"  # fmt: skip
EARTHQUAKE_RADIUS = 3
STORM_RADIUS = 3


@dataclass(frozen=True, slots=True)
class Power:
    """A power: its letter, its name, what it does in a sentence, and its clause."""

    letter: str
    name: Text
    effect: Text

    @property
    def clause(self) -> str:
        """The clause of the power: DEM-12.3b for B."""
        return f"DEM-12.3{self.letter.lower()}"


POWERS: dict[str, Power] = {
    power.letter: power
    for power in (
        Power(BATTLES, Text("Battles"), Text("Mortal units next to you and to each other fight at once.")),
        Power(HEAL, Text("Healing"), Text("Removes one of your wounds or curses.")),
        Power(DISCOVER, Text("Discover treasure"), Text("Two dice show a cell of the grid: its treasure is found.")),
        Power(EARTHQUAKE, Text("Earthquake"), Text("All mortal units within three hexes of you flee.")),
        Power(
            FAMILIARS,
            Text("Familiars"),
            Text("Borrow a demon of another magician, or bewitch a mortal unit, until your next demon phase."),
        ),
        Power(
            GAIN,
            Text("Gain treasure"),
            Text("Take any discovered, owned or stashed treasure, or the ring, wherever it is."),
        ),
        Power(
            INVISIBILITY,
            Text("Invisibility"),
            Text("Walk past and through mortal units; you cannot be discovered, nor attacked by magicians."),
        ),
        Power(
            NAKEDNESS,
            Text("Nakedness"),
            Text("Another magician in or next to a city loses the next turn."),
        ),
        Power(LOVE, Text("Love"), Text("Mortal units next to a city of your choice flee.")),
        Power(
            RECONCILE,
            Text("Reconcile"),
            Text("Walk away from mortal units or escape captivity; no magician may harm you with a demon."),
        ),
        Power(
            STORM,
            Text("Storm"),
            Text("Mortal units within three hexes stop nobody until your next demon phase."),
        ),
        Power(TRANSPORT, Text("Transport"), Text("Go at once to any free land hex, or leave the map.")),
        Power(
            DESTROY,
            Text("Destroy city"),
            Text("A city falls: units in it and next to it flee, units whose home it was are gone."),
        ),
    )
}
