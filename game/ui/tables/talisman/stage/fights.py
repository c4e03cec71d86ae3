"""A fight on the stage: who fights, with which strength, and the pictures of both sides (TAL-6.16)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import pygame

from game.engine.decision import Text
from game.talisman.box.characters import CHARACTERS
from game.talisman.box.register import CARD_OF
from game.talisman.rules.table.space_enemies import SPACE_ENEMIES
from game.talisman.view import FightView, TalismanView
from game.ui.kit.painting.painter import box_at
from game.ui.tables.common.fight.form import CLAWS, MIND, SWORD, Fight, FightSide
from game.ui.tables.common.fight.places import lay_out_fight
from game.ui.tables.common.pieces import CARD, Piece
from game.ui.tables.common.seats import colour_of
from game.ui.tables.talisman.cards.faces import CRAFT_COLOUR, STRENGTH_COLOUR
from game.ui.tables.talisman.kinds import FIGHTER, FOE, GROUND, THROW
from game.ui.tables.talisman.stage.fight_words import COMBAT, LOST, WON, cause_of, counted, verdict_of
from game.ui.tables.talisman.stage.parts import FIGHT, Stage
from game.words import say

TITLES = {"combat": Text("Combat"), "psychic": Text("Psychic Combat")}
PORTRAIT = 0.84
"""A Character's width for its height."""
OF_ENEMIES = (214, 54, 36)
"""The light behind Enemies, who belong to nobody."""
FIGHT_WIDE = 0.71
"""Side of a fight over the board, in widths of the board."""
LEAST_FIGHT = 350
"""Its least size, in pixels: smaller words could not be read."""


def fight_of(view: TalismanView, shown: FightView) -> Fight:
    """What is to be said of a fight: of several dice the highest counts (TAL-6.16.4)."""
    own = FightSide(
        _name(view, shown.seat), shown.value, counted(shown, shown.items),
        dice=tuple(sorted(shown.thrown, reverse=True)), total=shown.score, spare=max(0, len(shown.thrown) - 1),
        light=colour_of(view.heroes[shown.seat].seat),
    )  # fmt: skip
    thrown = (shown.foe_thrown,) if shown.foe_thrown else ()
    foe = FightSide(
        foe_name(view, shown), shown.foe_value, counted(shown, shown.foe_items),
        dice=thrown if shown.foe_throws else None, total=shown.foe_score,
        light=colour_of(view.heroes[shown.foe].seat) if shown.foe >= 0 else OF_ENEMIES,
    )  # fmt: skip
    colour = STRENGTH_COLOUR if shown.kind == COMBAT else CRAFT_COLOUR
    winner = {WON: 0, LOST: 1}.get(shown.result)
    found = Fight(say(TITLES[shown.kind]), colour, (own, foe), winner, blow=_blow(shown, winner))
    if not shown.result:
        return found
    verdict, ink = verdict_of(view, shown)
    return replace(found, verdict=verdict, cause=cause_of(shown), ink=ink)


def _blow(shown: FightView, winner: int | None) -> str:
    """Minds meet in a psychic combat; else Characters strike with steel and Enemies with claws."""
    if shown.kind != COMBAT:
        return MIND
    return CLAWS if winner == 1 and shown.foe < 0 else SWORD


def _name(view: TalismanView, seat: int) -> str:
    hero = view.heroes[seat]
    return say(CHARACTERS[hero.character].name) if hero.character else hero.seat.name


def foe_name(view: TalismanView, shown: FightView) -> str:
    """Who is fought."""
    return _name(view, shown.foe) if shown.foe >= 0 else ", ".join(_enemy_name(enemy) for enemy in shown.enemies)


def _enemy_name(enemy: str) -> str:
    card = CARD_OF.get(enemy.removeprefix("card:")) or SPACE_ENEMIES.get(enemy.removeprefix("enemy:"))
    return say(card.name) if card is not None else enemy


def fight_stage(view: TalismanView, shown: FightView, rect: pygame.Rect, pad: int, throws: Sequence[str] = ()) -> Stage:
    """Lay out a fight; what is thrown lies where its number will stand."""
    places = lay_out_fight(fight_of(view, shown), rect, pad)
    own, foe = (side.picture for side in places.sides)
    against = [_fighter(view, shown.foe, foe)] if shown.foe >= 0 else _enemies(shown.enemies, foe)
    ground = Piece("ground:fight", "ground:fight", GROUND, rect, view.heroes[shown.seat].space, "fight")
    where = places.sides[0].die_to_throw
    dice = [Piece(place, place, THROW, where, "", "dice", count=shown.dice) for place in throws]
    return Stage(FIGHT, rect, (ground, _fighter(view, shown.seat, own), *against, *dice), fight=places)


def _fighter(view: TalismanView, seat: int, box: pygame.Rect) -> Piece:
    """A Character's portrait."""
    width = min(box.width, round(box.height * PORTRAIT))
    spot = box_at((width, box.height), midbottom=box.midbottom)
    figure = view.heroes[seat].character
    return Piece(f"fight:seat:{seat}", f"seat:{seat}", FIGHTER, spot, figure, f"seat:{seat}", enlarges=True)


def _enemies(enemies: tuple[str, ...], box: pygame.Rect) -> list[Piece]:
    """The Enemies that fight as one, overlapping as far as they must (TAL-6.16.5a)."""
    pieces = []
    for enemy, spot in zip(enemies, _places_of_enemies(len(enemies), box), strict=True):
        card = enemy.removeprefix("card:")
        if card in CARD_OF:
            pieces.append(Piece(f"fight:card:{card}", f"card:{card}", CARD, spot, CARD_OF[card].id, "fight"))
        else:
            name = enemy.removeprefix("enemy:")
            pieces.append(Piece(f"fight:enemy:{name}", f"enemy:{name}", FOE, spot, name, "fight", enlarges=True))
    return pieces


def _places_of_enemies(count: int, box: pygame.Rect) -> Sequence[pygame.Rect]:
    """Where Enemies stand side by side; one alone has all the room."""
    width = box.width if count == 1 else round(box.width * 0.76)
    step = (box.width - width) / max(1, count - 1)
    return [pygame.Rect(round(box.left + number * step), box.top, width, box.height) for number in range(count)]
