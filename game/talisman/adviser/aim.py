"""What a Character needs next on the way to the Crown, by the judgement that hints use."""

from __future__ import annotations

from game.engine.advising.aim import Aim, ExplainedAim
from game.engine.decision import Text
from game.talisman.adviser.ways.inside import fetched_from, set_down_by, talisman_near
from game.talisman.adviser.ways.moving import READY, SEEKING, goal_of, impatience, power, ring_distance, talisman_inside
from game.talisman.adviser.worth import has_talisman
from game.talisman.box.board import (
    CROWN,
    CRYPT,
    INNER,
    MINES,
    OUTER,
    PLAIN_OF_PERIL,
    PORTAL,
    SENTINEL,
    SPACES,
    VALLEY_OF_FIRE,
    WARLOCKS_CAVE,
    spaces_of,
)
from game.talisman.box.quests import QUESTS
from game.talisman.box.register import CARD_OF, ENEMY, opens_valley
from game.talisman.referee.odds import opening_share
from game.talisman.rules.table import space_enemies
from game.talisman.rules.table.land import space_name
from game.talisman.rules.table.sheet import CRAFT, STRENGTH, forbids
from game.talisman.rules.walking.inner_region import FOES
from game.talisman.state import TalismanState, at_space

LIVES_TO_GO_IN = 3
"""Lives with which a Character with a Talisman sets out for the Portal, as :func:`goal_of` has it."""
LIVES_TO_GO_ON = 2
A_THROW = 6
"""Steps within which a Talisman lying on the way is spoken of before anything else."""
FOR_A_TALISMAN = Text(
    "Only with a Talisman can the Crown be reached. The Warlock in his Cave, across the river, gives one for a quest; "
    "some cards and a lucky prayer at the Temple do, too, and it can be won from others."
)
TO_GROW = Text(
    "Strength and Craft grow by cards, by some spaces, and by handing in defeated Enemies: 7 points of their Strength "
    "give 1 Strength."
)
NEW_CHARACTER = Text("A Character comes first; then grow strong for the Crown.")
TOAD = Text("A Toad for {n} turn: keep away from fights.", plural="A Toad for {n} turns: keep away from fights.")
GROW_TO_SEEK = Text("Grow to {m} Strength or Craft (now {n}); then a Talisman.")
GROW_TO_GO_IN = Text("Grow to {m} Strength or Craft (now {n}) for the Portal.")
HEAL_TO_GO_IN = Text("Heal to {m} Lives (now {n}); then the Portal.")
CROSS = Text("Beat the Sentinel (Strength {n}) or raft across; then a Talisman.")
CROSS_BY_RAFT = Text("Cross the river by Raft; then a Talisman.")
CROSS_TO_PORTAL = Text("Get over the river (Sentinel: {n}) and to the Portal.")
TO_THE_CAVE = Text("A Talisman: ask at the Warlock's Cave for a quest.")
QUEST = Text("For a Talisman: {quest}.")
TO_THE_PORTAL = {
    STRENGTH: Text("Open the Portal of Power with Strength: {n} %."),
    CRAFT: Text("Open the Portal of Power with Craft: {n} %."),
}
TALISMAN_INSIDE = Text("Through the Portal: a Talisman lies at the {space}.")
FETCH_TALISMAN = Text("Fetch the Talisman that lies at the {space}.")
LIES_CLOSE_BY = Text("A Talisman lies close by: {space}. Who ends a move there may take it.")
SET_DOWN = {
    MINES: Text("A Talisman on the Plain of Peril: who comes out there from the Mines may take it ({n} %)."),
    CRYPT: Text("A Talisman on the Plain of Peril: who comes out there from the Crypt may take it ({n} %)."),
}
NOT_SET_DOWN = Text("Turn back: you may take the Talisman on the Plain of Peril only from Mines or Crypt ({n} %).")
TURN_BACK = Text("Turn back: nobody reaches the Crown without a Talisman.")
TURN_BACK_TO_HEAL = Text("Turn back and heal: one Life is too few here.")
BEAT = Text("{foe} in your way: win the fight, then on to the Crown.")
INWARDS = Text("On to the Crown: {n} step to go.", plural="On to the Crown: {n} steps to go.")
SHARED_CROWN = Text("Beat whoever stands on the Crown with you.")
COMMAND = Text(
    "Cast the Command Spell until you alone are left: {n} Life of the others to go.",
    plural="Cast the Command Spell until you alone are left: {n} Lives of the others to go.",
)


def aim(state: TalismanState, seat: int) -> Aim | None:
    """What the Character needs next; None once its player is out of the game."""
    hero = state.heroes[seat]
    if hero.out or state.winners:
        return None
    if not hero.space:
        return Aim(NEW_CHARACTER, of_the_moment=True)
    if hero.space == CROWN:
        return ruling(state, seat)
    if SPACES[hero.space].region == INNER:
        return inside(state, seat)
    if hero.toad:
        return Aim(Text(TOAD.message, (("n", hero.toad),), TOAD.plural), f"space:{hero.space}")
    close_by = "" if has_talisman(state, seat) else talisman_close_by(state, seat)
    if close_by:
        return at_place(Text(LIES_CLOSE_BY.message, (("space", space_name(close_by)),)), close_by)
    goal = goal_of(state, seat)
    if not goal:
        return growing(state, seat)
    return crossing(state, seat, goal) if SPACES[hero.space].region == OUTER else across(state, seat, goal)


def ruling(state: TalismanState, seat: int) -> Aim:
    """Alone on the Crown to outlast the others; with somebody else there, to drive him off."""
    if len(at_space(state, CROWN)) > 1:
        return at_place(SHARED_CROWN, CROWN)
    left = sum(other.lives for place, other in enumerate(state.heroes) if place != seat and not other.out)
    return Aim(Text(COMMAND.message, (("n", left),), COMMAND.plural), f"space:{CROWN}", of_the_moment=True)


def at_place(words: Text, space: str, how: Text | None = None) -> Aim:
    """Words about a space, and how to do it if that has to be said."""
    place = f"space:{space}"
    return Aim(words, place) if how is None else ExplainedAim(words, place, how=how)


def growing(state: TalismanState, seat: int) -> Aim:
    """What a Character lacks who does not set out yet."""
    able, lives = power(state, seat), state.heroes[seat].lives
    bound_inwards = has_talisman(state, seat) or bool(talisman_inside(state))
    wanted = (READY if bound_inwards else SEEKING) - impatience(state)
    if able < wanted:
        numbers = (("m", wanted), ("n", able))
        if bound_inwards:
            return ExplainedAim(Text(GROW_TO_GO_IN.message, numbers), f"seat:{seat}", how=TO_GROW)
        return at_place(Text(GROW_TO_SEEK.message, numbers), WARLOCKS_CAVE, FOR_A_TALISMAN)
    return Aim(Text(HEAL_TO_GO_IN.message, (("m", LIVES_TO_GO_IN), ("n", lives))), f"seat:{seat}")


def talisman_close_by(state: TalismanState, seat: int) -> str:
    """The nearest space of the Character's Region, within a throw, where a Talisman lies that nothing guards; or ""."""
    here = state.heroes[seat].space
    lying = [
        space for space in spaces_of(SPACES[here].region)
        if any(opens_valley(card) and not forbids(state, seat, card) for card in state.cards.get(space, ()))
        and not any(CARD_OF[card].kind == ENEMY for card in state.cards[space]) and space != here
    ]  # fmt: skip
    near = min(lying, key=lambda space: ring_distance(here, space), default="")
    return near if near and ring_distance(here, near) <= A_THROW else ""


def crossing(state: TalismanState, seat: int, goal: str) -> Aim:
    """The way over the river, and what it is for."""
    hero = state.heroes[seat]
    if hero.quest and goal != PORTAL:
        return of_quest(state, seat)
    guard = space_enemies.SPACE_ENEMIES[space_enemies.SENTINEL].strength
    if goal == PORTAL:
        return at_place(Text(CROSS_TO_PORTAL.message, (("n", guard),)), SENTINEL)
    if hero.raft:
        return at_place(CROSS_BY_RAFT, hero.space, FOR_A_TALISMAN)
    return at_place(Text(CROSS.message, (("n", guard),)), SENTINEL, FOR_A_TALISMAN)


def across(state: TalismanState, seat: int, goal: str) -> Aim:
    """What to do in the Middle Region."""
    if goal == PORTAL:
        lies = "" if has_talisman(state, seat) else talisman_inside(state)
        if lies:
            return at_place(Text(TALISMAN_INSIDE.message, (("space", space_name(lies)),)), PORTAL)
        share, ability = max((opening_share(state, seat, ability), ability) for ability in TO_THE_PORTAL)
        return at_place(Text(TO_THE_PORTAL[ability].message, (("n", round(100 * share)),)), PORTAL)
    return of_quest(state, seat) if state.heroes[seat].quest else at_place(TO_THE_CAVE, WARLOCKS_CAVE, FOR_A_TALISMAN)


def of_quest(state: TalismanState, seat: int) -> Aim:
    """What the Warlock asks for."""
    words = QUESTS[state.heroes[seat].quest]
    return at_place(Text(QUEST.message, (("quest", words),)), WARLOCKS_CAVE, FOR_A_TALISMAN)


def inside(state: TalismanState, seat: int) -> Aim:
    """On to the Crown, or back."""
    hero, bearer = state.heroes[seat], has_talisman(state, seat)
    if not bearer:
        return to_a_talisman(state, seat)
    if hero.lives < LIVES_TO_GO_ON and not state.crown_reached:
        return at_place(TURN_BACK_TO_HEAL, PORTAL)
    if hero.held:
        return at_place(Text(BEAT.message, (("foe", FOES[hero.held]),)), hero.space)
    left = steps_to_the_crown(hero.space)
    return at_place(Text(INWARDS.message, (("n", left),), INWARDS.plural), CROWN)


def to_a_talisman(state: TalismanState, seat: int) -> Aim:
    """The Talisman that lies inside, if it can be had; else back."""
    lies = talisman_near(state)
    if not lies:
        return at_place(TURN_BACK, PORTAL)
    if lies != PLAIN_OF_PERIL:
        return at_place(Text(FETCH_TALISMAN.message, (("space", space_name(lies)),)), lies)
    share, tunnel = set_down_by(state, seat)
    chance = ("n", round(100 * share))
    if not fetched_from(state, seat):
        return at_place(Text(NOT_SET_DOWN.message, (chance,)), PORTAL)
    return at_place(Text(SET_DOWN[tunnel].message, (chance,)), tunnel)


def steps_to_the_crown(space: str) -> int:
    """The steps from a space of the Inner Region, by way of the Valley of Fire."""
    return abs(SPACES[VALLEY_OF_FIRE].ring - SPACES[space].ring) + 1
