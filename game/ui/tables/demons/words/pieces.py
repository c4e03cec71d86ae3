"""Which piece on the table is explained by what."""

from __future__ import annotations

from collections.abc import Iterator

from game.demons.box.goetia import DEMONS
from game.demons.view import DemonsView
from game.engine.decision import Text
from game.ui.tables.common.pieces import Piece
from game.ui.tables.common.telling.explanations import Explanations, Line, title
from game.ui.tables.demons import places
from game.ui.tables.demons.words.explanations import of_magician, of_ring, of_shield, of_treasure, of_unit, of_use
from game.ui.tables.demons.words.states import HAS_GONE, TOOLS
from game.words import _

EXPLANATIONS = Explanations()
"""What explains the pieces but hexes and pools, of which the table knows more."""


@EXPLANATIONS.of(places.SPIRIT)
def _spirit(_view: DemonsView, piece: Piece) -> Iterator[Line]:
    """What his card and the words below it do not say."""
    yield title(DEMONS[int(piece.face)].name)
    yield of_use(int(piece.face))


@EXPLANATIONS.of(places.THRONE)
def _throne(_view: DemonsView, _piece: Piece) -> Iterator[Line]:
    yield title(_("A free throne"))
    yield _("There is room here for one more demon: your highest one has power over so many. DEM-15.0b")


@EXPLANATIONS.of(places.UNIT)
def _unit(view: DemonsView, piece: Piece) -> Iterator[Line]:
    unit = next((unit for unit in view.units if unit.number == int(piece.face)), None)
    yield of_unit(view, unit) if unit is not None else HAS_GONE


@EXPLANATIONS.of(places.MAGICIAN, places.PLATE)
def _magician(view: DemonsView, piece: Piece) -> Iterator[Line]:
    """On the map one's own is told shortly: his plate lies below."""
    magician = view.magicians[int(piece.face)]
    yield of_magician(view, magician, shortly=piece.kind == places.MAGICIAN and magician.seat.seat == view.seat)


@EXPLANATIONS.of(places.TREASURE, places.CELL)
def _treasure(view: DemonsView, piece: Piece) -> Iterator[Line]:
    yield of_treasure(view, next(treasure for treasure in view.treasures if treasure.place == piece.place))


@EXPLANATIONS.of(places.SHIELD, places.TOKEN)
def _token(view: DemonsView, piece: Piece) -> Iterator[Line]:
    yield of_ring(view) if piece.face == "ring" else of_shield(view, piece.face)


@EXPLANATIONS.of(places.BOX)
def _box(view: DemonsView, piece: Piece) -> Iterator[Line]:
    if not piece.face:
        yield Text("Room to control one demon of this rank or a lower one")


@EXPLANATIONS.of(places.TOOL)
def _tool(view: DemonsView, piece: Piece) -> Iterator[Line]:
    yield TOOLS.get(piece.place, ())


@EXPLANATIONS.of(places.EXIT)
def _exit(view: DemonsView, piece: Piece) -> Iterator[Line]:
    yield Text("Walk to the rim and leave the map for good, with your treasures. The last step costs nothing. DEM-4.3b")
