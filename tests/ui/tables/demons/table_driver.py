"""Plays Demons on the screen: by clicks alone, moving the map where that is needed."""

from __future__ import annotations

from collections.abc import Sequence

from game.demons import GAME
from game.demons.box.naming import number_in
from game.demons.view import DemonsView
from game.engine.decision import Option
from game.engine.game import Seat
from game.engine.match import Match
from game.players import PERSON
from game.ui.app.application import App
from game.ui.match.board.piece_widget import PieceWidget
from game.ui.tables.common.pieces import Piece
from game.ui.tables.demons.keeping import KeepController
from game.ui.tables.demons.map import sheet
from game.ui.tables.demons.places import BOX, CONTROL
from game.ui.tables.demons.tabletop import DemonsTabletop
from tests.ui.match_driver import MatchDriver

ALONE: Sequence[tuple[str, str]] = (("Ann", PERSON),)
THREE: Sequence[tuple[str, str]] = (("Ann", PERSON), ("Zoltar", "greedy"), ("Bea", PERSON))


class DemonsDriver(MatchDriver):
    """A hand on the mouse of a match of Demons."""

    def __init__(
        self, app: App, seats: Sequence[tuple[str, str]] = ALONE, seed: int = 3, turn_limit: int = 0,
        match: Match | None = None,
    ) -> None:  # fmt: skip
        options = {"turn_limit": turn_limit}
        fresh = match or GAME.new_match([Seat(name, player) for name, player in seats], options, seed)
        super().__init__(app, match=fresh, seed=seed)

    @property
    def tabletop(self) -> DemonsTabletop:
        """The table of the screen."""
        tabletop = self.table.tabletop
        assert isinstance(tabletop, DemonsTabletop)
        return tabletop

    @property
    def seen(self) -> DemonsView:
        """What the screen shows."""
        shown: DemonsView = self.table.shown
        return shown

    def pieces(self, kind: str) -> list[Piece]:
        """The pieces of a kind on the table."""
        return [piece for piece in self.table.table.pieces if piece.kind == kind]

    def point_of(self, place: str) -> tuple[int, int] | None:
        """A point where a click means a place, if there is one on the screen now."""
        controller = self.table.controller
        assert controller is not None
        for piece in self.table.table.pieces:
            if place not in (piece.place, *piece.also):
                continue
            for across in range(1, 12):
                for down in range(1, 12):
                    rect = piece.rect
                    point = (rect.left + rect.width * across // 12, rect.top + rect.height * down // 12)
                    found = self.table.widget_at(point)
                    if isinstance(found, PieceWidget):
                        meant = controller.options_of(found.piece)
                        if meant and meant[0].place == place:
                            return point
        return None

    def bring_into_sight(self, place: str) -> None:
        """Move the map until a hex, or what stands in it, lies in the middle."""
        hex_id = place.removeprefix("hex:")
        stands = [(unit.place, unit.hex) for unit in self.seen.units]
        stands += [(magician.place, magician.hex or "") for magician in self.seen.magicians]
        hex_id = dict(stands).get(place) or hex_id
        if not hex_id.isdigit():
            hex_id = next((one.hex for one in self.seen.treasures if one.place == place), "1010")
        camera = self.tabletop.table.camera
        camera.step = 4
        camera.jump_to(sheet.centre(hex_id))
        self.table.settle()
        self.step()

    def click_answer(self, key: str) -> None:
        """Give an answer by clicks on pieces and buttons only."""
        option = self.decision.option(key)
        assert option is not None
        made = len(self.match.record)
        self.step(40)  # until the map has come to rest
        if key.startswith("control:"):
            self._click_in_the_display(option)
            return
        if isinstance(self.table.controller, KeepController):
            self._release_several(key)
            return
        if option.place is not None and self.has_piece(option.place):
            point = self.point_of(option.place)
            if point is None:
                self.bring_into_sight(option.place)
                point = self.point_of(option.place)
            assert point is not None, f"no click reaches {option.place}"
            self.click(point)
            if self.app.screen.name == "confirm" or len(self.match.record) > made:
                self.confirm()
                return
        self.click(f"option:{key}")
        self.confirm()
        if len(self.match.record) == made:
            self.step(40)
            self.click(f"option:{key}")
            self.confirm()

    def _click_in_the_display(self, option: Option) -> None:
        """Name who controls the others: by two clicks in the display of demons."""
        if self.tabletop.table.opened != CONTROL:
            self.click(f"ui:{CONTROL}")
        box = next(piece for piece in self.pieces("card") if piece.zone == BOX and option.place in piece.also)
        for _click in range(2):
            self.click(box.rect.center)
            self.step(40)
        self.click("ui:close")

    def _release_several(self, key: str) -> None:
        """Send away that demon and others, until the button that releases them is there."""
        others = [option.key for option in self.decision.options if option.key != key]
        for going in (key, *others):
            self.click(f"spirit:{number_in(going)}")
            self.step(40)
            together = [button.id for button in self.table.panel.answers]
            if together:
                self.click(together[0])
                return

    def has_piece(self, place: str) -> bool:
        """Whether a place is a piece, or a hex that the map may have to be moved for, rather than a button alone."""
        controller = self.table.controller
        assert controller is not None
        lit = [piece for piece in controller.pieces if piece.id in controller.lit()]
        in_sight = any(place in (piece.place, *piece.also) for piece in lit)
        return in_sight or all(option.place != place for option in controller.buttons())

    def confirm(self) -> None:
        """Say yes to a question whether that is really meant."""
        if self.app.screen.name == "confirm":
            self.click("button:yes")
