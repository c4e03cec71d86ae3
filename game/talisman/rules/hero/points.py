"""Strength, Craft and Gold gained and lost (TAL-6.1, TAL-6.2, TAL-6.3)."""

from __future__ import annotations

from game.talisman.box.characters import CHARACTERS
from game.talisman.rules.magic import hands
from game.talisman.rules.table.land import Land
from game.talisman.rules.table.sheet import CRAFT, STRENGTH, allowance


async def gain_strength(land: Land, seat: int, points: int) -> None:
    """Own Strength rises (TAL-6.1.1a); what a Toad gains is lost with the Toad (TAL-6.19.3c)."""
    if not land.state.heroes[seat].space:
        return
    change(land, seat, STRENGTH, points)
    await land.tell("strength_gained", "TAL-6.1.1a", "{who} gains {points} Strength.", who=seat, points=points)


async def lose_strength(land: Land, seat: int, points: int) -> int:
    """Own Strength falls, never below the printed value (TAL-6.1.2, TAL-6.1.3); returns what was lost."""
    if not land.state.heroes[seat].space:
        return 0
    lost = -change(land, seat, STRENGTH, -points)
    if lost:
        await land.tell("strength_lost", "TAL-6.1.2", "{who} loses {points} Strength.", who=seat, points=lost)
    else:
        await land.tell("nothing_lost", "TAL-6.1.3", "{who} has gained no Strength that could be lost.", who=seat)
    return lost


async def gain_craft(land: Land, seat: int, points: int) -> None:
    """Own Craft rises, which may bring Spells at once (TAL-6.2.1a, TAL-6.2.7c-R way 2)."""
    if not land.state.heroes[seat].space:
        return
    before = allowance(land.state, seat)
    change(land, seat, CRAFT, points)
    await land.tell("craft_gained", "TAL-6.2.1a", "{who} gains {points} Craft.", who=seat, points=points)
    await hands.spells_for_growth(land, seat, before)


async def lose_craft(land: Land, seat: int, points: int) -> int:
    """Own Craft falls, never below the printed value (TAL-6.2.2, TAL-6.2.3); returns what was lost."""
    if not land.state.heroes[seat].space:
        return 0
    lost = -change(land, seat, CRAFT, -points)
    if lost:
        await land.tell("craft_lost", "TAL-6.2.2", "{who} loses {points} Craft.", who=seat, points=lost)
    else:
        await land.tell("nothing_lost", "TAL-6.2.3", "{who} has gained no Craft that could be lost.", who=seat)
    await hands.settle_spells(land, seat)
    return lost


def change(land: Land, seat: int, ability: str, points: int) -> int:
    """Change own Strength or Craft, not below the printed value (a Toad's: 1); returns the change."""
    hero = land.state.heroes[seat]
    card = CHARACTERS[hero.character]
    if hero.toad and ability == STRENGTH:
        before, hero.toad_strength = hero.toad_strength, max(1, hero.toad_strength + points)
        return hero.toad_strength - before
    if hero.toad:
        before, hero.toad_craft = hero.toad_craft, max(1, hero.toad_craft + points)
        return hero.toad_craft - before
    if ability == STRENGTH:
        before, hero.strength = hero.strength, max(card.strength, hero.strength + points)
        return hero.strength - before
    before, hero.craft = hero.craft, max(card.craft, hero.craft + points)
    return hero.craft - before


async def gain_gold(land: Land, seat: int, bags: int) -> None:
    """Gold from the stock (TAL-6.3.4); a Toad carries none (TAL-6.19.2a)."""
    if not land.state.heroes[seat].space:
        return
    if land.state.heroes[seat].toad:
        await land.tell("gold_refused", "TAL-6.19.2a", "{who} is a Toad and can carry no Gold.", who=seat)
        return
    land.state.heroes[seat].gold += bags
    await land.tell("gold_gained", "TAL-6.3.4", "{who} gains {bags} Gold.", who=seat, bags=bags)


async def lose_gold(land: Land, seat: int, bags: int) -> int:
    """Gold back to the stock, all of it if there is less (TAL-6.3.4-R); returns what was lost."""
    lost = min(bags, land.state.heroes[seat].gold)
    land.state.heroes[seat].gold -= lost
    if lost:
        await land.tell("gold_lost", "TAL-6.3.4", "{who} loses {bags} Gold.", who=seat, bags=lost)
    elif land.state.heroes[seat].space:
        await land.tell("nothing_lost", "TAL-6.3.4-R", "{who} has no Gold to lose.", who=seat)
    return lost


async def give_gold(land: Land, giver: int, taker: int, bags: int) -> None:
    """Gold from one Character to another, all of it if there is less; a Toad can take none (TAL-6.3.4)."""
    given = min(bags, land.state.heroes[giver].gold)
    if not given or land.state.heroes[taker].toad:
        return
    land.state.heroes[giver].gold -= given
    land.state.heroes[taker].gold += given
    await land.tell(
        "gold_given", "TAL-6.3.4", "{whom} gets {bags} Gold from {who}.", who=giver, whom=taker, bags=given
    )  # fmt: skip


async def rob(land: Land, taker: int, victim: int, clause: str) -> None:
    """Take 1 Gold from another Character; a Toad lets it fall back into the stock."""
    land.state.heroes[victim].gold -= 1
    if land.state.heroes[taker].toad or not land.state.heroes[taker].space:
        await land.tell("gold_lost", clause, "{who} loses {bags} Gold.", who=victim, bags=1)
        await gain_gold(land, taker, 1)
        return
    land.state.heroes[taker].gold += 1
    await land.tell("robbed", clause, "{who} takes 1 Gold from {whom}.", who=taker, whom=victim)


async def pay(land: Land, seat: int, bags: int) -> bool:
    """Pay a price (TAL-6.3.3); False, and nothing paid, if there is too little Gold."""
    if land.state.heroes[seat].gold < bags:
        return False
    land.state.heroes[seat].gold -= bags
    if bags:
        await land.tell("gold_paid", "TAL-6.3.3", "{who} pays {bags} Gold.", who=seat, bags=bags)
    return True
