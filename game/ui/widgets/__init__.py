"""The widgets that screens are made of."""

from game.ui.widget import Widget
from game.ui.widgets.button import Button
from game.ui.widgets.choice import Choice
from game.ui.widgets.label import Label
from game.ui.widgets.list_view import ListRow, ListView
from game.ui.widgets.log_view import LogView
from game.ui.widgets.meter import Meter
from game.ui.widgets.panel import Panel
from game.ui.widgets.paragraph import Paragraph
from game.ui.widgets.scroll_area import ScrollArea
from game.ui.widgets.slider import Slider
from game.ui.widgets.text_field import TextField
from game.ui.widgets.toggle import Toggle

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
