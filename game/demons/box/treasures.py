"""The Treasure Discovery Grid: 36 cells, one for each pair of dice (DEM-18.0). The contents are a reconstruction."""

from __future__ import annotations

from dataclasses import dataclass

from game.engine.boards.hexes import Hex
from game.engine.decision import Text

THOUSAND = 1000


@dataclass(frozen=True, slots=True)
class Treasure:
    """A cell of the grid. ``guard``: seized on this die roll or less; ``value`` in thousands of ducats (DEM-13.0g)."""

    row: int
    column: int
    hex: Hex
    guard: int
    value: int
    name: Text

    @property
    def cell(self) -> int:
        """The two dice as one number: 35 for row 3, column 5."""
        return 10 * self.row + self.column


TREASURES: dict[int, Treasure] = {
    treasure.cell: treasure
    for treasure in (
        # dice   hex  guard value
        Treasure(1, 1, 307, 4, 17, Text("Soumela icons")),
        Treasure(1, 2, 606, 3, 26, Text("Metropolitan's plate")),
        Treasure(1, 3, 509, 4, 16, Text("Baiburt silver")),
        Treasure(1, 4, 908, 5, 10, Text("Oshki reliquary")),
        Treasure(1, 5, 306, 2, 36, Text("Treasury of Trebizond")),
        Treasure(1, 6, 810, 3, 30, Text("Karin mint")),
        Treasure(2, 1, 111, 5, 9, Text("Kamakh strongroom")),
        Treasure(2, 2, 414, 5, 11, Text("Palu tolls")),
        Treasure(2, 3, 518, 2, 34, Text("Treasury of Amid")),
        Treasure(2, 4, 717, 4, 18, Text("Martyrs' shrine")),
        Treasure(2, 5, 813, 4, 15, Text("Shrine of Saint Karapet")),
        Treasure(2, 6, 916, 3, 24, Text("Sasun hoard")),
        Treasure(3, 1, 1301, 2, 36, Text("Crown jewels of Georgia")),
        Treasure(3, 2, 1106, 4, 16, Text("Artanuj merchants' chest")),
        Treasure(3, 3, 1403, 4, 15, Text("Akhaltsikhe caravan")),
        Treasure(3, 4, 1407, 3, 27, Text("Cathedral plate of Kars")),
        Treasure(3, 5, 1608, 2, 38, Text("Regalia of Ani")),
        Treasure(3, 6, 1208, 5, 8, Text("Buried chest in Kola Woods")),
        Treasure(4, 1, 1313, 4, 18, Text("Spoils of Manzikert")),
        Treasure(4, 2, 1214, 3, 29, Text("Khlat treasury")),
        Treasure(4, 3, 1416, 4, 20, Text("Palace chapel of Aghtamar")),
        Treasure(4, 4, 1615, 3, 28, Text("Van citadel vault")),
        Treasure(4, 5, 1911, 3, 25, Text("Relic of the Ark on Ararat")),
        Treasure(4, 6, 1719, 5, 12, Text("Julamerk ransom")),
        Treasure(5, 1, 1906, 3, 24, Text("Lori royal purse")),
        Treasure(5, 2, 2005, 4, 18, Text("Haghpat library gold")),
        Treasure(5, 3, 2003, 2, 34, Text("Treasury of Tiflis")),
        Treasure(5, 4, 2009, 4, 20, Text("Geghard holy lance")),
        Treasure(5, 5, 2607, 3, 30, Text("Ganja silk money")),
        Treasure(5, 6, 2808, 4, 22, Text("Bardaa bazaar")),
        Treasure(6, 1, 2212, 3, 26, Text("Nakhchivan madrasa fund")),
        Treasure(6, 2, 2512, 3, 23, Text("Tatev abbey chest")),
        Treasure(6, 3, 2115, 4, 17, Text("Khoy customs house")),
        Treasure(6, 4, 2119, 4, 19, Text("Urmia fire-temple gold")),
        Treasure(6, 5, 2517, 2, 40, Text("Treasury of Tabriz")),
        Treasure(6, 6, 2520, 5, 14, Text("Maragha caravan")),
    )
}
"""Every treasure by its cell: 11 to 66."""
CELLS = tuple(TREASURES)
CELL_AT: dict[Hex, int] = {treasure.hex: cell for cell, treasure in TREASURES.items()}
"""The cell whose treasure lies in a hex."""
VALUE = {cell: treasure.value for cell, treasure in TREASURES.items()}


def worth_of(*cells: int) -> int:
    """The value of treasures in ducats."""
    return THOUSAND * sum([VALUE[cell] for cell in cells])
