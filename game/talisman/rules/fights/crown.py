"""The Crown of Command: the Command Spell, and fights for the Crown (TAL-6.9.8, TAL-6.14.9)."""

from __future__ import annotations

from game.engine.decision import Option, Text
from game.engine.ids import kind_of
from game.talisman.box.board import CROWN
from game.talisman.box.die_tables import DieTable, Row
from game.talisman.box.register import AFTER_MOVE, TURN_START
from game.talisman.rules import actions
from game.talisman.rules.fights import duels
from game.talisman.rules.happenings.throwing import throw
from game.talisman.rules.hero.lives import lose_life
from game.talisman.rules.magic.fitting import may_cast
from game.talisman.rules.magic.windows import is_countered
from game.talisman.rules.table import effects
from game.talisman.rules.table.land import COMMAND_SPELL, Land
from game.talisman.state import ENDING, SpellCast, TalismanState, at_space, from_seat

QUESTION = Text("You stand on the Crown of Command.")
COMMAND = Option(
    "command",
    Text("Cast the Command Spell"),
    "space:inner_08_crown_of_command",
    "TAL-6.9.8a",
    tooltip=Text("Throw a die: on 4, 5 or 6 every other Character loses a Life."),
)
COMMAND_TABLE = DieTable(
    1,
    (
        Row((1, 2, 3), Text("No effect.")),
        Row((4, 5, 6), Text("Every other Character loses a Life."), effects.lose_life()),
    ),
)


def is_alone(state: TalismanState) -> bool:
    """Whether a single Character stands on the Crown (TAL-6.14.9c)."""
    return len(at_space(state, CROWN)) == 1


def crown_options(land: Land, seat: int) -> tuple[Option, ...]:
    """The Command Spell when alone, otherwise a fight; a Toad does neither (TAL-6.14.9-R)."""
    if land.state.heroes[seat].toad:
        return ()
    if is_alone(land.state):
        return (COMMAND,) if may_cast(land.state, seat) else ()
    return duels.encounter_options(land, seat)


async def rule(land: Land, seat: int) -> None:
    """A turn on the Crown, the turn of arrival included (TAL-6.9.8-R)."""
    land.state.window = AFTER_MOVE if land.state.moved else TURN_START
    duties = crown_options(land, seat)
    free = actions.free_options(land.state, seat)
    more = () if duties else (LEAVE_IT,)
    if not duties and not actions.is_asked(land.state, seat, free):
        land.state.window, land.state.stage = "", ENDING
        return
    key = await land.ask(seat, "crown", QUESTION, (*duties, *free, *more), "TAL-6.14.9c")
    verb = kind_of(key)
    if verb in FREE_VERBS:
        await actions.act(land, seat, key)
        land.state.window = ""
        return
    land.state.window = ""
    if key == COMMAND.key:
        await command(land, seat)
    elif key != LEAVE_IT.key:
        await duels.encounter(land, seat, key)
    land.state.stage = ENDING


FREE_VERBS = frozenset({"cast", "use", "leave", "become", "deliver", "exchange"})
LEAVE_IT = Option("end", Text("End the turn"), clause="TAL-6.14.9c")


async def command(land: Land, seat: int) -> None:
    """Announce the Command Spell, which may be countered; then the die decides for everybody else (TAL-6.9.8b)."""
    land.state.casting = (*land.state.casting, SpellCast(seat, COMMAND_SPELL, f"space:{CROWN}"))
    await land.tell("command_cast", "TAL-6.9.8a", "{who} casts the Command Spell!", who=seat)
    countered = await is_countered(land, seat)
    land.state.casting = land.state.casting[:-1]
    if countered:
        await land.tell("spell_undone", "TAL-S.counterspell", "The Command Spell is undone.")
        return
    number = await throw(land, seat, 1, "TAL-6.9.8b", "command")
    if COMMAND_TABLE.row(number).effect is None:
        await land.tell("command_failed", "TAL-6.9.8b", "The Command Spell has no effect.")
        return
    for other in from_seat(land.state, seat):
        if other != seat:
            await lose_life(land, other, 1, "TAL-6.9.8b", "command")
