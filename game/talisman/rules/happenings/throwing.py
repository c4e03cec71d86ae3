"""Throwing a die table: the throw, a prayer's bonus, the row (TAL-2.9)."""

from __future__ import annotations

from game.engine.decision import Text
from game.talisman.box.characters import gift
from game.talisman.box.die_tables import DieTable
from game.talisman.rules.table.land import YES, Land, yes_or_no
from game.talisman.state import TalismanState

RAISE_QUESTION = Text("You threw {number}. Add 1 to your throw?")


async def throw(land: Land, seat: int, dice: int, clause: str, cause: str = "throw") -> int:
    """Throw dice for a Character, add them and show them (TAL-2.9b)."""
    faces = land.dice.roll_many(dice)
    number = sum(faces)
    await land.tell("thrown", clause, "{who} throws {number}.", who=seat, number=number, faces=faces, cause=cause)
    return number


def counting(table: DieTable, number: int) -> Text:
    """What a number brings, as an answer."""
    return Text("{number}: {result}", (("number", number), ("result", table.row(number).text)))


def prayer_bonus(state: TalismanState, seat: int, table: DieTable) -> int:
    """What the Character may add to a throw of the table, if it is a prayer (the Priest)."""
    hero = state.heroes[seat]
    return gift(hero.character, hero.toad).prayer_bonus if table.prayer else 0


async def throw_table(land: Land, seat: int, table: DieTable, card: str, clause: str, bonus: int = 0) -> int:
    """Throw a table's dice and carry its row out; returns the number that counted.

    ``bonus`` is what the Character may add after seeing the throw; those who pray well may add theirs to a prayer.
    """
    number = await throw(land, seat, table.dice, clause)
    more = bonus or prayer_bonus(land.state, seat, table)
    if more and table.row(number) is not table.row(number + more):
        question = Text(RAISE_QUESTION.message, (("number", number),))
        options = yes_or_no(counting(table, number + more), counting(table, number))
        if await land.ask(seat, "raise_throw", question, options, "TAL-6.8a") == YES:
            number += more
    row = table.row(number)
    before = land.spoken
    if row.effect is not None:
        await row.effect(land.you(seat, card))
    if land.spoken == before:  # else what happened has been told already
        await land.tell("table_row", clause, "{who}: {result}", who=seat, result=row.text, number=number)
    return number
