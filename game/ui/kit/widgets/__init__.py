"""The widgets that screens are made of."""

from game.ui.kit.typing.text_field import TextField
from game.ui.kit.widget import Widget
from game.ui.kit.widgets.button import Button
from game.ui.kit.widgets.choice import Choice
from game.ui.kit.widgets.label import Label
from game.ui.kit.widgets.list_view import ListRow, ListView
from game.ui.kit.widgets.log_view import LogView
from game.ui.kit.widgets.meter import Meter
from game.ui.kit.widgets.panel import Panel
from game.ui.kit.widgets.paragraph import Paragraph
from game.ui.kit.widgets.scroll_area import ScrollArea
from game.ui.kit.widgets.slider import Slider
from game.ui.kit.widgets.toggle import Toggle

__all__ = [
    "Button",
    "Choice",
    "Label",
    "ListRow",
    "ListView",
    "LogView",
    "Meter",
    "Panel",
    "Paragraph",
    "ScrollArea",
    "Slider",
    "TextField",
    "Toggle",
    "Widget",
]
