"""What the active player may do at any moment of the own turn outside a fight (TAL-FLOW-2).

Leaving Objects or Followers, exchanging kept Enemies, changing Alignment (Druid), handing over for a quest, using
cards, casting Spells that fit the moment.
"""

from __future__ import annotations

from game.engine.decision import Option
from game.engine.ids import name_of, parted
from game.talisman.box.characters import CHANGE_ALIGNMENT
from game.talisman.rules.belongings import set_aside
from game.talisman.rules.happenings import quests
from game.talisman.rules.happenings.alignment import become, changes
from game.talisman.rules.magic import fitting, windows
from game.talisman.rules.table.abilities import acting
from game.talisman.rules.table.land import Land
from game.talisman.state import TalismanState


def arrival_options(state: TalismanState, seat: int) -> tuple[Option, ...]:
    """What may matter for the encounter to come: using cards, handing over for a quest, changing Alignment."""
    found = found_options(state, seat)
    return found + changes(state, seat) if state.heroes[seat].character in CHANGE_ALIGNMENT else found


def found_options(state: TalismanState, seat: int) -> tuple[Option, ...]:
    """Using cards, and handing over for a quest."""
    hero = state.heroes[seat]
    found = use_options(state, seat) if hero.objects or hero.followers else ()
    return found + tuple(quests.delivery_options(state, seat)) if hero.quest else found


def free_options(state: TalismanState, seat: int) -> tuple[Option, ...]:
    """Everything possible now; ``state.window`` says which Spells fit."""
    hero = state.heroes[seat]
    if not hero.space:
        return ()
    found: tuple[Option, ...] = ()
    if hero.spells:
        found = tuple([windows.cast_option(card) for card in fitting.castable(state, seat)])
    if hero.objects or hero.followers or hero.raft:
        found += use_options(state, seat)
    found += set_aside.idle_options(state, seat)
    if hero.quest:
        found += tuple(quests.delivery_options(state, seat))
    return found + changes(state, seat) if hero.character in CHANGE_ALIGNMENT else found


def is_asked(state: TalismanState, seat: int, free: tuple[Option, ...]) -> bool:
    """Whether the active player is asked for what is possible besides ending the turn.

    That somebody who shares the screen could cast a Spell is shown by no question that comes for it alone (TAL-HID-3b).
    """
    if any(not option.key.startswith("cast:") for option in free):
        return True
    if seat in state.sharing:
        return fitting.is_asked_discreetly(state, seat)
    return any(fitting.is_reason_to_ask(state, seat, name_of(option.key)) for option in free)


def use_options(state: TalismanState, seat: int) -> tuple[Option, ...]:
    """The options to use a card whose use is possible now."""
    found = acting(state, seat, "able")
    return tuple([windows.use_option(card) for card, source in found if source.able(state, seat)]) if found else ()


def sales(state: TalismanState, seat: int) -> tuple[Option, ...]:
    """The options to turn Objects into Gold (Alchemist)."""
    if not state.heroes[seat].objects:
        return ()
    return tuple([
        windows.use_option(card) for card, source in acting(state, seat, "sells") if source.able(state, seat)
    ])  # fmt: skip


async def act(land: Land, seat: int, key: str) -> None:
    """Carry one of the free options out."""
    verb, what = parted(key)
    if verb in ("cast", "use"):
        await windows.do(land, seat, key)
    elif verb == "become":
        await become(land, seat, what)
    elif verb == "deliver":
        await quests.deliver(land, seat, what)
    else:
        await set_aside.act(land, seat, key)
