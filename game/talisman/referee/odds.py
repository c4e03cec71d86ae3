"""The exact chances of every option that leads to dice."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from fractions import Fraction

from game.engine.decision import Decision, Loss, Odds, Option, Outcome, Text, Tone, text
from game.engine.ids import kind_of, name_of, parted
from game.engine.listing import listed
from game.talisman.box.ability import SpellAbility
from game.talisman.box.board import BRIDGE, SENTINEL, SPACES
from game.talisman.box.register import BEFORE_BATTLE, CARD_OF, ENEMY, WHEN_ENCOUNTERING, clause_of
from game.talisman.referee import fights as fight_odds
from game.talisman.referee.arrivals import end_of_way
from game.talisman.referee.fights import ways
from game.talisman.referee.throws import (
    death_odds,
    of_beguiling,
    of_card,
    of_charm,
    of_choice_of_loss,
    of_protection,
    of_service,
    of_space_throw,
    table_odds,
    two_ways,
)
from game.talisman.rules.fights import crown, facing, groups, pending
from game.talisman.rules.magic import evading
from game.talisman.rules.magic.fitting import IMMOBILITY, spell_targets
from game.talisman.rules.table.land import card_name
from game.talisman.rules.table.sheet import CRAFT, STRENGTH, total
from game.talisman.rules.table.space_enemies import DEATH, LIZARDMAN, SPACE_ENEMIES, WEREWOLF
from game.talisman.rules.table.space_enemies import SENTINEL as SENTINEL_ENEMY
from game.talisman.rules.walking.portal import ABILITIES, DICE, dice_for
from game.talisman.rules.walking.steps import INWARDS
from game.talisman.state import TalismanState

Finder = Callable[[TalismanState, Decision, Option], Odds | None]


OWN_SPELLS_LOST, OWN_SPELLS = Text("You discard your other Spells."), Text("your other Spells")
OWN_TURN_LOST, OWN_TURN = Text("You can do nothing in this turn: it ends at once."), Text("your turn")


def odds(state: TalismanState, decision: Decision, option: Option) -> Odds | None:
    """The chances of an option, or None if nothing is left to chance at once."""
    if decision.kind == "spell_target" or option.key.startswith("cast:"):
        return of_casting(state, decision, option)
    finder = BY_KIND.get(decision.kind)
    return finder(state, decision, option) if finder is not None else None


def of_casting(state: TalismanState, decision: Decision, option: Option) -> Odds | None:
    """That a Spell is certain to cost its caster the others, or the turn: he thinks twice (Nullify, Immobility)."""
    seat, place = decision.seat, decision.about if decision.kind == "spell_target" else option.place
    card = name_of(place or "")
    ability = CARD_OF[card].ability if card in CARD_OF else None
    if not isinstance(ability, SpellAbility):
        return None
    targets = (name_of(option.key),) if decision.kind == "spell_target" else spell_targets(state, seat, card)
    if CARD_OF[card].id == IMMOBILITY and targets == (f"seat:{seat}",):
        lost = Outcome(OWN_TURN_LOST, Fraction(1), tone=Tone.BAD, loss=Loss(OWN_TURN, slight=True))
    elif targets and all(ability.costs(state, seat, target) for target in targets):
        lost = Outcome(OWN_SPELLS_LOST, Fraction(1), tone=Tone.BAD, loss=Loss(OWN_SPELLS))
    else:
        return None
    return Odds(text("{card}", card=card_name(card)), (lost,), clause=clause_of(card))


# -- moving ----------------------------------------------------------------------------------------------


def of_portal(state: TalismanState, decision: Decision, option: Option) -> Odds | None:
    """Whether the Portal of Power opens."""
    return portal_odds(state, decision.seat, option.key) if option.key in ABILITIES else None


def portal_odds(state: TalismanState, seat: int, ability: str) -> Odds:
    """Whether it opens for Strength or for Craft."""
    good, bad = Text("The Portal opens."), Text("It stays shut; you lose a point, and the turn ends.")
    return two_ways(Text("The Portal of Power"), good, bad, opening_share(state, seat, ability), "TAL-6.11.24a")


def opening_share(state: TalismanState, seat: int, ability: str) -> Fraction:
    """How likely it opens for Strength or for Craft, with all that the Character owns."""
    shares = ways(dice_for(state, seat, "portal", ability, DICE))
    points = total(state, seat, ability)
    return Fraction(sum(count for number, count in shares.items() if number <= points), sum(shares.values()))


def of_way(state: TalismanState, decision: Decision, option: Option) -> Odds | None:
    """What awaits the Character at the end of a way: Enemies lying there, or the space's throw."""
    seat = decision.seat
    inwards = state.heroes[seat].space == SENTINEL or option.place == f"space:{BRIDGE[SENTINEL]}"
    if option.key == "cross" and inwards:
        found = fight_odds.against_space_enemy(state, seat, SENTINEL_ENEMY)
        return replace(found, about=text("{foe} attacks", foe=SPACE_ENEMIES[SENTINEL_ENEMY].name))
    kind, space = parted(option.place or "")
    if kind != "space" or space not in SPACES:
        return None
    if option.key == INWARDS:
        return max((portal_odds(state, seat, ability) for ability in (STRENGTH, CRAFT)), key=first_share)
    if space in state.cards:
        there = pending.moved_to(state, seat, space)
        in_order = groups.fights_here(there, seat)
        if in_order:
            found = fight_odds.against_cards(there, seat, in_order[0])
            return replace(found, about=text("Waiting there: {foes}", foes=listed(tuple(map(card_name, in_order[0])))))
    return end_of_way(state, seat, space)


def first_share(found: Odds) -> Fraction:
    """The chance of the first result told, which is the best."""
    return found.outcomes[0].share


def of_breaking_free(state: TalismanState, decision: Decision, option: Option) -> Odds | None:
    """A slave of the Temple is free on 4 to 6."""
    if option.key != "throw" or not state.heroes[decision.seat].enslaved:
        return None
    return two_ways(Text("Slavery"), Text("You are free."), Text("You remain a slave."), Fraction(1, 2), "TAL-BRD-8")


def of_move(state: TalismanState, decision: Decision, option: Option) -> Odds | None:
    """The first choice of a turn."""
    if option.key == "throw":
        return of_breaking_free(state, decision, option)
    if kind_of(option.key) in ("cw", "ccw", "cross", "step", "woods", "lift", "ferry", "raft", INWARDS):
        return of_way(state, decision, option)
    return None


def of_held(state: TalismanState, decision: Decision, option: Option) -> Odds | None:
    """Going on against what holds the Character."""
    hero = state.heroes[decision.seat]
    if option.key != "continue":
        return None
    if hero.held == DEATH:
        return death_odds(state, decision.seat)
    value = hero.held_by if hero.held == WEREWOLF else 0
    return fight_odds.against_space_enemy(state, decision.seat, hero.held or LIZARDMAN, value)


def of_command(state: TalismanState, decision: Decision, option: Option) -> Odds | None:
    """The Command Spell, or a fight for the Crown."""
    if option.key == crown.COMMAND.key:
        return table_odds(state, decision.seat, crown.COMMAND_TABLE)
    return of_encounter(state, decision, option)


# -- fights ----------------------------------------------------------------------------------------------


def of_encounter(state: TalismanState, decision: Decision, option: Option) -> Odds | None:
    """Attacking another Character, or preying on it."""
    verb, victim = parted(option.key)
    if verb == "beguile":
        return of_beguiling(state, decision, option)
    if verb not in ("attack", "psychic", "assassinate"):
        return None
    return fight_odds.against_character(state, decision.seat, int(victim), verb)


def of_face(state: TalismanState, decision: Decision, option: Option) -> Odds | None:
    """Fighting what bars the way; meeting a person who throws for it."""
    if option.key == evading.MEET:
        table = CARD_OF[name_of(decision.about or "")].table
        return table_odds(state, decision.seat, table) if table is not None else None
    if option.key.startswith("charm"):
        return of_charm(state, decision, option)
    return of_meeting(state, decision.seat) if option.key == "fight" else None


def of_fight(state: TalismanState, decision: Decision, option: Option) -> Odds | None:
    """The fight under way, as it stands."""
    return fight_odds.of_fight(state, state.fight, decision.seat) if state.fight is not None else None


def of_weapon(state: TalismanState, decision: Decision, option: Option) -> Odds | None:
    """The fight under way with these weapons."""
    if state.fight is None:
        return None
    weapons = tuple(name_of(option.key).split(","))
    mine = decision.seat == state.fight.seat
    fight = replace(state.fight, weapons=weapons) if mine else replace(state.fight, foe_weapons=weapons)
    return fight_odds.of_fight(state, fight, decision.seat)


def of_helper(state: TalismanState, decision: Decision, option: Option) -> Odds | None:
    """The fight under way with this raised Enemy, or alone."""
    fight, card = state.fight, name_of(option.key)
    if fight is None:
        return None
    if card and decision.seat == fight.seat:
        fight = replace(fight, helpers=(*fight.helpers, card))
    elif card:
        fight = replace(fight, foe_helpers=(*fight.foe_helpers, card))
    return fight_odds.of_fight(state, fight, decision.seat)


def of_window(state: TalismanState, decision: Decision, option: Option) -> Odds | None:
    """What passing in a window before the dice means."""
    if not option.key.startswith("pass"):
        return None
    if state.window == BEFORE_BATTLE and state.fight is not None:
        return fight_odds.of_fight(state, state.fight, decision.seat)
    if state.window == WHEN_ENCOUNTERING and state.met_by == decision.seat:
        return of_meeting(state, decision.seat)
    return None


def of_meeting(state: TalismanState, seat: int) -> Odds | None:
    """The fight with the Enemies about to be met; nothing if there is none."""
    kind, what = parted(state.meeting[0] if state.meeting else "")
    if kind == "enemy":
        return fight_odds.against_space_enemy(state, seat, what)
    things = facing.not_evaded(state, seat, state.meeting) if kind == "card" else ()
    cards = tuple(card for card in map(name_of, things) if CARD_OF[card].kind == ENEMY)
    return fight_odds.against_cards(state, seat, cards) if cards else None


BY_KIND: dict[str, Finder] = {
    "move": of_move,
    "way": of_way,
    "portal": of_portal,
    "space_throw": of_space_throw,
    "service": of_service,
    "card_throw": of_card,
    "cave": of_card,
    "protection": of_protection,
    "toll": of_choice_of_loss,
    "life_or_follower": of_choice_of_loss,
    "encounter": of_encounter,
    "crown": of_command,
    "held": of_held,
    "face": of_face,
    "fight": of_fight,
    "weapon": of_weapon,
    "raised": of_helper,
    "window": of_window,
}
