"""The Portal of Power (TAL-6.11.20 to TAL-6.11.26)."""

from __future__ import annotations

from game.engine.decision import Option, Text
from game.talisman.box.board import PLAIN_OF_PERIL
from game.talisman.rules import actions
from game.talisman.rules.belongings import set_aside
from game.talisman.rules.happenings.landing import begin_encounter, land_on, stop_short
from game.talisman.rules.happenings.throwing import throw
from game.talisman.rules.hero.points import lose_craft, lose_strength
from game.talisman.rules.table.abilities import acting
from game.talisman.rules.table.land import Land
from game.talisman.rules.table.sheet import STRENGTH, total
from game.talisman.state import ENDING, TalismanState

QUESTION = Text("Do you force the Portal with Strength or with Craft?")
BY_STRENGTH = Option("strength", Text("With Strength"), clause="TAL-6.11.24a")
BY_CRAFT = Option("craft", Text("With Craft"), clause="TAL-6.11.24a")
ABILITIES = frozenset({BY_STRENGTH.key, BY_CRAFT.key})
DICE = 2


def dice_for(state: TalismanState, seat: int, terrain: str, ability: str, printed: int) -> int:
    """How many dice the Character throws there (Dwarf, Gnome)."""
    fewer = [
        dice
        for _, source in acting(state, seat, "fewer_dice")
        for where, what, dice in source.fewer_dice
        if where == terrain and what == ability
    ]
    return min([printed, *fewer])


async def choose_ability(land: Land, seat: int) -> str:
    """Strength or Craft; what gives Strength may be used or exchanged first, in the same question (TAL-FLOW-2)."""
    while True:
        more = actions.use_options(land.state, seat) + set_aside.exchange_options(land.state, seat)
        options = (BY_STRENGTH, BY_CRAFT, *more)
        key = await land.ask(seat, "portal", QUESTION, options, "TAL-6.11.24a")
        if key in ABILITIES:
            return key
        await actions.act(land, seat, key)


async def attempt(land: Land, seat: int) -> None:
    """Throw against an ability; opened, the Character ends its turn on the Plain of Peril (TAL-6.11.24-R).

    That it ends there is said of the Portal and so goes before what is said of every move's end (TAL-6.13.1a): nothing
    on the Plain is met or taken in that turn.
    """
    ability = await choose_ability(land, seat)
    number = await throw(land, seat, dice_for(land.state, seat, "portal", ability, DICE), "TAL-6.11.24a", "portal")
    land.state.steps = 0
    if number <= total(land.state, seat, ability):
        await land.tell("portal_opened", "TAL-6.11.24b", "The Portal of Power opens for {who}.", who=seat)
        begin_encounter(land.state)
        await land_on(land, seat, PLAIN_OF_PERIL)
        land.state.ended, land.state.stage = True, ENDING
        return
    await land.tell("portal_shut", "TAL-6.11.24c", "The Portal of Power stays shut.", who=seat)
    if ability == STRENGTH:
        await lose_strength(land, seat, 1)
    else:
        await lose_craft(land, seat, 1)
    land.state.ended, land.state.stage = True, ENDING
    await stop_short(land, seat)
