"""What a card or a Spell does to a person is held up large with its card, until it is read or clicked away."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence

import pygame

from game.engine.decision import Event, Text
from game.talisman.box.board import CROWN, SPACES
from game.talisman.box.register import CARD_OF, EVENT, opens_valley
from game.talisman.view import TalismanView
from game.ui.kit.painting.glow import panel
from game.ui.kit.painting.lettering import one_line, paragraph
from game.ui.kit.painting.store import PictureStore
from game.ui.kit.painting.theme import Theme
from game.ui.tables.common.cards import card_height
from game.ui.tables.talisman.cards.faces import CardFaces
from game.ui.tables.talisman.words.untaken import why_untaken
from game.words import _, say

CHANGES = frozenset(
    {
        "alignment", "toad", "strength_gained", "strength_lost", "craft_gained", "craft_lost", "life_lost",
        "life_gained", "gold_lost", "robbed", "given", "turn_lost", "will_miss", "nothing_lost", "nothing_happens",
        "spell_discarded",
    }
)  # fmt: skip
"""Kinds of events that change a Character for good or bad, or do not where a card might have."""
MOMENTS = frozenset(
    {
        "toad", "quest", "enslaved", "will_miss", "turn_missed", "quest_done", "stays", "portal_opened", "portal_shut",
        "death_beaten", "death_equal",
    }
)  # fmt: skip
"""Kinds of events that are held up even where no card but a space, or nothing at all, has brought them."""
BY_SPACES = frozenset(
    {"strength_gained", "strength_lost", "craft_gained", "craft_lost", "life_gained", "life_lost", "table_row"}
)
"""Kinds of events that are held up where a throw of the space, or the space itself, has brought them."""
THROWN_OUT = "TAL-6.14.5c"
"""The clause of coming out of Mines or Crypt elsewhere."""
TUNNEL_ENDS = frozenset({THROWN_OUT, "TAL-6.14.5d"})
THROWING = frozenset(
    {"temple", "chapel", "graveyard", "village", "city", "crags", "forest", "tavern", "chasm", "desert",
     "black_knight", "vampires_tower", "dice_with_death", "crown"}
)  # fmt: skip
"""Terrain whose instruction throws for everybody who comes there, or takes something."""
PRESERVATION = "preservation#1"
SAVED = frozenset({"life_saved", "follower_saved"})
"""Kinds of events that rob whoever won a fight of his prize."""
OUTCOMES = {
    THROWN_OUT: Text("You did not get through. {told}"), "TAL-6.14.5d": Text("You got through! {told}"),
    "TAL-6.1.1a": Text("{told} It goes with the Toad."),
    "TAL-6.2.1a": Text("{told} It goes with the Toad."),
}  # fmt: skip
"""What is added to what is told, by its clause; of what is gained while its owner is a Toad."""
PAPER, FAINT = (243, 223, 174), (206, 182, 140)
GROUND, RIM = (20, 11, 8, 255), (214, 166, 84, 255)
HEIGHT, WIDTH = 0.52, 0.62
"""Of what is held up, in heights and widths of the board."""
READ_FROM = 400
"""Its least height, in usual pixels, if the board has room: the words of a smaller card could not be read."""
LINE = 0.17
"""Part of its height that the result takes, below the card."""


def concerned(event: Event) -> frozenset[int]:
    """The seats that an event changes."""
    facts = dict(event.facts)
    return frozenset(seat for seat in (facts.get("who"), facts.get("whom")) if isinstance(seat, int))


def card_behind(view: TalismanView) -> str:
    """The Spell that is being carried out, or the card being dealt with; "" if it is neither."""
    card = view.casting[-1].card if view.casting else view.dealing
    return card if card in CARD_OF else ""


def changes_somebody(event: Event, view: TalismanView, persons: Collection[int]) -> bool:
    """Whether an event is what a card does to one of these persons; a Spell of his own tells him nothing new."""
    if event.kind == "card_drawn":
        return event.fact("who") in persons and why_stays(event, view) is not None
    if event.kind == "card_met":
        return _happens_to_all(event, persons)
    if event.kind in SAVED:
        fight = view.fight
        return fight is not None and not ({fight.seat, fight.foe} - concerned(event)).isdisjoint(persons)
    if not (event.kind in CHANGES | MOMENTS | BY_SPACES or is_talisman(event) or event.clause == THROWN_OUT):
        return False
    if dict(event.facts).get("cause") == "fight":
        return False
    if not card_behind(view) or event.kind in MOMENTS:
        return _is_moment(event, view, persons)
    caster = view.casting[-1].seat if view.casting else -1
    return not (concerned(event) - {caster}).isdisjoint(persons)


def _is_moment(event: Event, view: TalismanView, persons: Collection[int]) -> bool:
    """Whether a space, or a turn that is missed, changes much for one of these persons."""
    matters = event.kind in MOMENTS or is_talisman(event) or event.clause == THROWN_OUT or _is_thrown(event, view)
    return matters and not concerned(event).isdisjoint(persons)


def _is_thrown(event: Event, view: TalismanView) -> bool:
    """Whether the space where the turn takes place has brought it: a throw there, or what it takes of everybody."""
    space = view.heroes[view.active].space if view.active is not None else ""
    return event.kind in BY_SPACES and bool(space) and SPACES[space].terrain in THROWING


def why_stays(event: Event, view: TalismanView) -> Text | None:
    """Why the card that was just drawn will not be taken by whoever drew it, if that is so."""
    seat = dict(event.facts).get("who")
    if event.kind != "card_drawn" or not isinstance(seat, int):
        return None
    return why_untaken(view, seat, str(event.fact("card")))


def is_talisman(event: Event) -> bool:
    """Whether somebody receives a Talisman."""
    card = str(dict(event.facts).get("card"))
    return event.kind == "received" and card in CARD_OF and opens_valley(card)


def _happens_to_all(event: Event, persons: Collection[int]) -> bool:
    """Whether somebody else has drawn an Event, which may concern all: what it says is to be read."""
    printed = CARD_OF.get(str(event.fact("card")))
    return printed is not None and printed.kind == EVENT and any(seat != event.fact("who") for seat in persons)


def pictured(
    cards: CardFaces, pictures: PictureStore, view: TalismanView, told: Sequence[Event]
) -> Callable[[int], pygame.Surface]:
    """What draws the card behind events as wide as is wanted, or the space where they happen."""
    received = (str(dict(event.facts)["card"]) for event in told if is_talisman(event))
    saving = (PRESERVATION for event in told if event.kind in SAVED)
    drawn = (str(event.fact("card")) for event in told if event.kind == "card_drawn")
    card = next(saving, "") or next(drawn, "") or card_behind(view) or next(received, "")
    if card:
        return lambda width: cards.face(CARD_OF[card].id, width)
    space = view.heroes[view.active].space if view.active is not None else ""
    name = f"talisman/spaces/{space or CROWN}.jpg"
    return lambda width: pictures.cover(name, (width, card_height(width)))


def held_up(theme: Theme, face_of: Callable[[int], pygame.Surface], words: str, board: pygame.Rect) -> pygame.Surface:
    """The card or the space, what it did in a line, and that a click goes on."""
    high = round(max(board.height * HEIGHT, min(board.height * 0.9, READ_FROM * theme.density)))
    size = (round(board.width * WIDTH), high)
    picture = panel(size, max(7, size[0] // 40), GROUND, RIM, 2).copy()
    below, pad = round(size[1] * LINE), max(6, size[1] // 50)
    width = round((size[1] - below - 2 * pad) * 10 / card_height(10))
    face = face_of(width)
    picture.blit(face, face.get_rect(midtop=(size[0] // 2, pad)))
    box = pygame.Rect(pad, size[1] - below, size[0] - 2 * pad, below - pad)
    hint = one_line(theme, _("Click to go on"), "italic", below * 0.24, box.width, FAINT)
    room = (box.width, box.height - hint.get_height())
    line = paragraph(theme, words, "sans_bold", below * 0.4, room, PAPER)
    line = line or one_line(theme, words, "sans_bold", below * 0.4, box.width, PAPER)
    picture.blit(line, line.get_rect(midtop=box.midtop))
    picture.blit(hint, hint.get_rect(midbottom=box.midbottom))
    return picture


def words_of(events: Collection[Event], view: TalismanView) -> str:
    """What happened, in a line."""
    return " ".join(dict.fromkeys(_told(event, view) for event in events))


def _told(event: Event, view: TalismanView) -> str:
    """An event in words, with what it means."""
    who, more = dict(event.facts).get("who"), OUTCOMES.get(event.clause)
    a_toad = isinstance(who, int) and view.heroes[who].toad > 0
    why = why_stays(event, view)
    if why is not None:
        return f"{say(event.text)} {say(why)}"
    if more is None or not (a_toad or event.clause in TUNNEL_ENDS):
        return say(event.text)
    return _(more.message, told=say(event.text))
