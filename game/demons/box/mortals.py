"""The 19 mortal units that hunt the magicians (DEM-2.4c)."""

from __future__ import annotations

from dataclasses import dataclass

from game.engine.boards.hexes import Hex
from game.engine.decision import Text


@dataclass(frozen=True, slots=True)
class Mortal:
    """A mortal unit as printed: strength (DEM-7.0a), home hex (DEM-5.7b), and whether it can be bought (DEM-16.2c)."""

    number: int
    name: Text
    strength: int
    home: Hex
    bribable: bool = True


MORTALS: dict[int, Mortal] = {
    mortal.number: mortal
    for mortal in (
        Mortal(1, Text("Duke of Trebizond"), 6, 306),
        Mortal(2, Text("Metropolitan"), 3, 606, bribable=False),
        Mortal(3, Text("Emir of Erzinjan"), 4, 210),
        Mortal(4, Text("Emir of Karin"), 5, 810),
        Mortal(5, Text("Bishop"), 3, 1407, bribable=False),
        Mortal(6, Text("Emir of Ani"), 5, 1608),
        Mortal(7, Text("Abbot"), 2, 2512, bribable=False),
        Mortal(8, Text("Mullah"), 3, 2212, bribable=False),
        Mortal(9, Text("King of Lori"), 4, 1906),
        Mortal(10, Text("Emir of Tiflis"), 4, 2003),
        Mortal(11, Text("King of Georgia"), 6, 1301),
        Mortal(12, Text("Emir of Ganja"), 5, 2607),
        Mortal(13, Text("Emir of Dvin"), 4, 1910),
        Mortal(14, Text("Prince of Khachen"), 3, 2710),
        Mortal(15, Text("Emir of Khlat"), 5, 1214),
        Mortal(16, Text("Baron of Van"), 4, 1615),
        Mortal(17, Text("Emir of Amid"), 5, 518),
        Mortal(18, Text("Baron of Sasun"), 4, 916),
        Mortal(19, Text("Emir of Tabriz"), 6, 2517),
    )
}
"""Every mortal unit by its number."""
UNITS = tuple(MORTALS)
STRENGTH = (0, *(mortal.strength for mortal in MORTALS.values()))
"""Strength by number; there is no unit 0."""
HOME = (0, *(mortal.home for mortal in MORTALS.values()))
"""Home hex by number."""
