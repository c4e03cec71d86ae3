"""Setting the table (TAL-3)."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from game.engine.decision import Option, Text
from game.engine.game import OptionValue
from game.engine.ids import name_of
from game.talisman.box.characters import CHARACTERS
from game.talisman.box.register import (
    ADVENTURE_DECK,
    PURCHASE_STOCK,
    SPELL_DECK,
    TALISMAN_STOCK,
    instances,
)
from game.talisman.rules.magic.hands import draw_spell, settle_spells
from game.talisman.rules.magic.stops import share_the_screen
from game.talisman.rules.table.land import Land, character_name
from game.talisman.rules.table.sheet import PUBLISHED_FIGURES
from game.talisman.state import CHOOSING, GOLD_AT_START, LIVES_AT_START, STARTING, Hero, TalismanState

CHOICE = "choose_characters"
PUBLISHED = "published_figures"
SHORT_GAME = "short_game"
SHORT_GAME_POINTS = 3
CHARACTER_QUESTION = Text("Which Character do you play?")


def new_state(seats: int, options: Mapping[str, OptionValue]) -> TalismanState:
    """The table before Characters are drawn or chosen."""
    on = tuple([name for name, value in options.items() if value is True])
    return TalismanState(
        heroes=[Hero() for _ in range(seats)],
        options=on,
        stage=CHOOSING,
        unused=tuple(CHARACTERS),
        stock=(*instances(PURCHASE_STOCK), *instances(TALISMAN_STOCK)),
    )


async def prepare(land: Land) -> None:
    """One Character drawn or chosen per step; then the start player is found (TAL-3b to TAL-3o)."""
    if not land.state.adventure.cards:
        share_the_screen(land.state, tuple([seat for seat, player in enumerate(land.seats) if player.is_person]))
        land.state.adventure.cards = land.dice.shuffled(instances(ADVENTURE_DECK, PUBLISHED in land.state.options))
        land.state.spells.cards = land.dice.shuffled(instances(SPELL_DECK, PUBLISHED_FIGURES in land.state.options))
    seat = land.state.turn
    if CHOICE in land.state.options:
        options = tuple([character_option(character) for character in land.state.unused])
        key = await land.ask(seat, "character", CHARACTER_QUESTION, options, "TAL-3c")
        await enter(land, seat, name_of(key))
    else:
        await enter(land, seat, land.state.unused[land.dice.below(len(land.state.unused))])
    land.state.turn += 1
    if land.state.turn == len(land.state.heroes):
        land.state.turn = await start_player(land)
        land.state.stage = STARTING


@cache
def character_option(character: str) -> Option:
    """The option to play a Character."""
    text = Text("{character}", (("character", character_name(character)),))
    return Option(f"character:{character}", text, f"character:{character}", "TAL-3c")


async def enter(land: Land, seat: int, character: str) -> None:
    """A Character begins: start space, values, 4 Lives, 1 Gold, its Spells (TAL-3d to TAL-3h, TAL-3l)."""
    card = CHARACTERS[character]
    more = SHORT_GAME_POINTS if SHORT_GAME in land.state.options else 0
    land.state.unused = tuple([other for other in land.state.unused if other != character])
    land.state.heroes[seat] = Hero(
        character=character,
        space=card.start,
        alignment=card.alignment,
        strength=card.strength + more,
        craft=card.craft + more,
        lives=LIVES_AT_START,
        gold=GOLD_AT_START,
    )
    await land.tell(
        "character", "TAL-3e", "{who} plays the {character} and begins at the {space}.",
        who=seat, character=character, space=card.start,
    )  # fmt: skip
    for _ in range(card.spells):
        await draw_spell(land, seat)
    await settle_spells(land, seat)


async def start_player(land: Land) -> int:
    """The highest throw begins; those who tie throw again (TAL-3o)."""
    still = tuple(range(len(land.state.heroes)))
    while len(still) > 1:
        throws = tuple([land.dice.roll() for _ in still])
        for seat, number in zip(still, throws, strict=True):
            await land.tell("thrown", "TAL-3o", "{who} throws {number} for the start.", who=seat, number=number)
        still = tuple([seat for seat, number in zip(still, throws, strict=True) if number == max(throws)])
    await land.tell("start_player", "TAL-3o", "{who} begins.", who=still[0])
    return still[0]
