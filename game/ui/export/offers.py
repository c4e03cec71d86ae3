"""What can be exported, each with a line that says what it is for, and the row of widgets that offers it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from pygame import Rect, Surface

from game.engine.decision import Text
from game.ui.export.order import Kind
from game.ui.kit.widget import Widget
from game.ui.kit.widgets import Button, Label, Panel, Paragraph
from game.words import mark

if TYPE_CHECKING:
    from game.ui.kit.application import Application

ICONS = {Kind.MATCH: "save", Kind.TABLE: "eye", Kind.CLIP: "hourglass", Kind.LOG: "scroll-unfurled",
         Kind.REVIEW: "scales"}  # fmt: skip
TITLES = {
    Kind.MATCH: mark("The match"),
    Kind.TABLE: mark("A picture"),
    Kind.CLIP: mark("A clip"),
    Kind.LOG: mark("The log"),
    Kind.REVIEW: mark("The review"),
}
ABOUT = {
    Kind.MATCH: mark("For a friend who watches it again or plays on, or to report a fault. Opens in this program."),
    Kind.TABLE: mark("The table as it stands, as PNG: for a chat, a letter, a wall."),
    Kind.CLIP: mark("A moving picture of the stretch between the two knobs, to be shown anywhere."),
    Kind.LOG: mark("What happened, line by line, with the rules that were applied."),
    Kind.REVIEW: mark("What the master makes of your choices, as one page with its plots."),
}
STILL_RUNS = mark(
    "The match still runs: the file also holds what is hidden, such as cards in hand and the dice to come. "
    "Give it to nobody who plays on."
)
HIGH, LOW = 64, 54
"""Of a row, in logical pixels, and where there is little room."""
BUTTON = 118


@dataclass
class Offer:
    """``options`` are widgets with the widths they need; ``why_not`` says why it is not to be had, if it is not."""

    kind: Kind
    about: str | Text
    options: Sequence[tuple[Widget, int]] = ()
    why_not: str | Text | None = None
    tooltip: str = ""


def row(app: Application, offer: Offer, rect: Rect, action: str, take: Callable[[Kind], object]) -> list[Widget]:
    """The widgets of an offer: sign, title and line, its options, and the button that takes it."""
    theme = app.theme
    pad, gap = theme.px(12), theme.px(10)
    name = offer.kind.value
    ground = Panel(app, f"panel:{name}", rect, material="well")
    side = theme.px(30)
    sign = Sign(app, f"sign:{name}", ICONS[offer.kind], Rect(rect.x + pad, rect.centery - side // 2, side, side))
    button = Button(app, f"button:{name}", action, size=16, on_click=lambda: take(offer.kind))
    button.enabled, button.why_disabled = offer.why_not is None, offer.why_not
    button.tooltip = offer.tooltip or offer.about
    high = button.preferred_size()[1]
    wide = theme.px(BUTTON)
    right = rect.right - pad - wide
    button.place(Rect(right, rect.centery - high // 2, wide, high))
    for widget, room in reversed(offer.options):
        right -= gap + room
        widget.place(Rect(right, rect.centery - high // 2, room, high))
    left = sign.rect.right + pad
    title = Label(app, f"title:{name}", Text(TITLES[offer.kind]), style="heading", size=18, colour=theme.gold_light)
    title_high = title.preferred_size()[1]
    about = Paragraph(app, f"about:{name}", offer.about, size=14, colour=theme.dim)
    about_high = about.preferred_size(right - gap - left)[1]
    top = rect.centery - (title_high + about_high) // 2
    title.place(Rect(left, top, right - gap - left, title_high))
    about.place(Rect(left, top + title_high, right - gap - left, about_high))
    return [ground, sign, title, about, *[widget for widget, _room in offer.options], button]


def needed(app: Application, offer: Offer, width: int, least: int = HIGH) -> int:
    """How high the row of an offer has to be in a width; ``least`` in logical pixels."""
    theme = app.theme
    taken = theme.px(30 + 3 * 12 + 10 + BUTTON + 12) + sum(room + theme.px(10) for _widget, room in offer.options)
    about = Paragraph(app, "about", offer.about, size=14)
    high = about.preferred_size(max(theme.px(120), width - taken))[1] + theme.line_height("heading", 18)
    return max(theme.px(least), high + theme.px(8))


class Sign(Widget):
    """An icon."""

    def __init__(self, app: Application, id: str, icon: str, rect: Rect) -> None:
        super().__init__(app, id, rect)
        self.icon = icon

    def draw(self, surface: Surface) -> None:
        """In gold."""
        surface.blit(self.app.pictures.icon(self.icon, self.rect.height, self.app.theme.gold_light), self.rect)
