"""Encounters between Characters: attacks, and abilities used in their place (TAL-6.13.3, TAL-6.16.6 to TAL-6.16.10)."""

from __future__ import annotations

from functools import cache, lru_cache

from game.engine.decision import Named, Option, Text
from game.engine.ids import parted
from game.talisman.box.board import CROWN
from game.talisman.box.characters import gift
from game.talisman.box.register import BEFORE_BATTLE, CARD_OF
from game.talisman.rules.belongings import possessions
from game.talisman.rules.fights import facing, pending, rewards, weapons
from game.talisman.rules.fights.combat import EVADED, outcome, over, scores, throw_both
from game.talisman.rules.fights.scores import COMBAT, DRAWN, PSYCHIC, WON, is_surprised
from game.talisman.rules.happenings.alignment import declare
from game.talisman.rules.happenings.throwing import throw
from game.talisman.rules.hero.points import rob
from game.talisman.rules.magic.evading import has_evaded
from game.talisman.rules.magic.windows import ask_around, somebody_has
from game.talisman.rules.table.land import Land, seat_name
from game.talisman.rules.table.sheet import free_followers, may_own
from game.talisman.state import TalismanState

ATTACK, PSYCHIC_ATTACK, ASSASSINATE, STEAL, BEGUILE, TAKE_LADY = (
    "attack", "psychic", "assassinate", "steal", "beguile", "lady",
)  # fmt: skip
WORDS = {
    ATTACK: Text("Attack {whom}"),
    PSYCHIC_ATTACK: Text("Attack {whom} in Psychic Combat"),
    ASSASSINATE: Text("Assassinate {whom}: no die for the victim"),
    STEAL: Text("Steal from {whom}"),
    BEGUILE: Text("Beguile {whom}"),
}
LURE_QUESTION = Text("Which Follower of {whom} do you lure away?")
LOOT_QUESTION = Text("What do you take from {whom}?")
NO_FOLLOWER = Option("none", Text("Lure nobody away"), clause="TAL-6.13.3")
ONE_GOLD = Option("gold", Text("1 Gold"), clause="TAL-6.16.9b")
DECLARED = {
    ATTACK: ("attacked", "TAL-6.16.1b", Text("{who} attacks {whom}.")),
    PSYCHIC_ATTACK: ("attacked", "TAL-6.17.1b-R", Text("{who} attacks {whom} in Psychic Combat.")),
    ASSASSINATE: ("attacked", "TAL-6.16.1b", Text("{who} tries to assassinate {whom}.")),
    STEAL: ("stealing", "TAL-6.13.3", Text("{who} tries to steal from {whom}.")),
    BEGUILE: ("beguiling", "TAL-6.13.3", Text("{who} tries to beguile {whom}.")),
}
"""What is said of each before the victim is asked whether it evades: the kind of event, its clause, the words."""
TAKES_LADY = Text("{who} tries to lure {card} away from {whom}.")
WITHOUT_A_DIE = Text("{who} throws {number} and reaches {score}; {whom} throws no die and has {foe_score}.")
DICE_THROWN = Text("{who} throws {number} and reaches {score}; {whom} throws {foe_number} and reaches {foe_score}.")


# -- what is possible ------------------------------------------------------------------------------------


def others_here(state: TalismanState, seat: int) -> tuple[int, ...]:
    """The other Characters on the space who can be encountered: not those who evaded this turn (TAL-6.18.1b)."""
    space = state.heroes[seat].space
    found: tuple[int, ...] = ()
    for other, hero in enumerate(state.heroes):
        if hero.space == space and other != seat and not has_evaded(state, other):
            found += (other,)
    return found


def encounter_options(land: Land, seat: int) -> tuple[Option, ...]:
    """Everything the Character may do to another one on its space (TAL-6.13.3)."""
    state = land.state
    others = others_here(state, seat)
    if not others:
        return ()
    ability = gift(state.heroes[seat].character, state.heroes[seat].toad)
    on_crown = state.heroes[seat].space == CROWN
    found: list[Option] = []
    for other in others:
        found.append(victim_option(land, ATTACK, other))
        if ability.psychic_attack:
            found.append(victim_option(land, PSYCHIC_ATTACK, other))
        if ability.assassinates and (not on_crown or state.moved):
            found.append(victim_option(land, ASSASSINATE, other))
        if on_crown:
            continue
        if ability.steals and loot(state, other):
            found.append(victim_option(land, STEAL, other))
        if ability.beguiles and (loot(state, other) or lurable(state, seat, other)):
            found.append(victim_option(land, BEGUILE, other))
        ladies = free_followers(state, other) if ability.takes_followers else ()
        found += [
            lady_option(card) for card in ladies
            if CARD_OF[card].id in ability.takes_followers and may_own(state, seat, card)
        ]  # fmt: skip
    return tuple(found)


def victim_option(land: Land, verb: str, other: int) -> Option:
    """The option to do something to another Character."""
    return option_against(verb, other, land.seats[other].name)


@lru_cache(maxsize=1000)
def option_against(verb: str, other: int, name: str) -> Option:
    """The option to do something to the player of that name."""
    text = Text(WORDS[verb].message, (("whom", seat_name(name, other)),))
    return Option(f"{verb}:{other}", text, f"seat:{other}", "TAL-6.13.3")


@cache
def lady_option(card: str) -> Option:
    """The Minstrel's option to take a lady."""
    named = Named(CARD_OF[card].name, f"card:{card}")
    return Option(f"{TAKE_LADY}:{card}", Text("Take {card}", (("card", named),)), f"card:{card}", "TAL-6.13.3")


def loot(state: TalismanState, victim: int) -> tuple[str, ...]:
    """What can be taken from a Character: "gold" and its Objects, never a Raft (TAL-6.11.19a)."""
    hero = state.heroes[victim]
    return (*(("gold",) if hero.gold else ()), *hero.objects)


# -- encountering ----------------------------------------------------------------------------------------


async def encounter(land: Land, seat: int, key: str) -> str:
    """Carry out what the active Character chose to do to another; returns how a fight ended, or "evaded"."""
    verb, what = parted(key)
    if verb == TAKE_LADY:
        return await take_lady(land, seat, what)
    other = int(what)
    await declare_attack(land, seat, other, verb)
    if await evades(land, other, seat, verb):
        return EVADED
    if not land.state.heroes[other].space or not land.state.heroes[seat].space:
        return EVADED
    await lure(land, seat, other)
    if verb in (STEAL, BEGUILE) and land.state.heroes[seat].toad:  # a Spell has just taken the ability (TAL-6.19.8)
        return EVADED
    if verb == STEAL:
        await take_loot(land, seat, other)
        return WON
    if verb == BEGUILE:
        return await beguile(land, seat, other)
    return await fight(land, seat, other, kind_of_fight(verb), verb == ASSASSINATE)


def kind_of_fight(verb: str) -> str:
    """Combat, or the Psychic Combat that the attacker has declared."""
    return PSYCHIC if verb == PSYCHIC_ATTACK else COMBAT


async def declare_attack(land: Land, seat: int, other: int, verb: str) -> None:
    """Say what the active Character wants of another one, before that one may evade (TAL-6.17.1b-R, TAL-6.18.2b)."""
    kind, clause, words = DECLARED[verb]
    if kind == "attacked":
        await land.tell(kind, clause, words.message, who=seat, whom=other, fight=kind_of_fight(verb))
    else:
        await land.tell(kind, clause, words.message, who=seat, whom=other)


async def evades(land: Land, other: int, seat: int, verb: str) -> bool:
    """Whether the other one evades, knowing what is wanted."""
    land.state.wanted = verb
    evaded = await facing.evades_character(land, other, seat)
    land.state.wanted = ""
    return evaded


async def take_lady(land: Land, seat: int, card: str) -> str:
    """The Minstrel takes the Maiden or the Princess; the victim may evade (CHR-1)."""
    from game.talisman.rules.table.places import owner_of

    other = owner_of(land.state, card)
    await land.tell("luring", "TAL-6.13.3", TAKES_LADY.message, who=seat, whom=other, card=card)
    if await evades(land, other, seat, TAKE_LADY) or land.state.heroes[seat].toad:
        return EVADED
    await possessions.give(land, other, seat, card)
    return WON


async def lure(land: Land, seat: int, other: int) -> None:
    """The Sorceress may also take one Follower."""
    cards = lurable(land.state, seat, other)
    if not cards:
        return
    question = Text(LURE_QUESTION.message, (("whom", land.name(other)),))
    card = await possessions.choose_card(land, seat, "lure", question, cards, "TAL-6.13.3", (NO_FOLLOWER,))
    if card != NO_FOLLOWER.key:
        await possessions.give(land, other, seat, card)


def lurable(state: TalismanState, seat: int, other: int) -> tuple[str, ...]:
    """The Followers the Sorceress may take."""
    but = gift(state.heroes[seat].character, state.heroes[seat].toad).lures_followers_but
    if not but:
        return ()
    return tuple([
        card for card in free_followers(state, other)
        if CARD_OF[card].id not in but and card not in state.charmed and may_own(state, seat, card)
    ])  # fmt: skip


async def take_loot(land: Land, seat: int, other: int) -> None:
    """Take 1 Gold or 1 Object of the taker's choice."""
    things = loot(land.state, other)
    if not things:
        return
    question = Text(LOOT_QUESTION.message, (("whom", land.name(other)),))
    gold = (ONE_GOLD,) if "gold" in things else ()
    cards = tuple([thing for thing in things if thing != "gold"])
    options = (*[possessions.taking_away_option(land.state, seat, card) for card in cards], *gold)
    what = (await land.ask(seat, "loot", question, options, "TAL-6.13.3")).removeprefix("card:")
    if what == ONE_GOLD.key:
        await rob(land, seat, other, "TAL-6.13.3")
    else:
        await possessions.give(land, other, seat, what)


async def beguile(land: Land, seat: int, other: int) -> str:
    """The Sorceress throws for the Alignment of her victim, which a Druid may change first (TAL-6.7.2).

    Nobody throws for the sake of nothing: from whoever has but Followers, one may have been lured away.
    """
    if not loot(land.state, other):
        return DRAWN
    await declare(land, other)
    number = await throw(land, seat, 1, "TAL-6.13.3", "beguile")
    lowest = dict(gift(land.state.heroes[seat].character, 0).beguiles)[land.state.heroes[other].alignment]
    if number >= lowest:
        await take_loot(land, seat, other)
        return WON
    await land.tell("not_beguiled", "TAL-6.13.3", "{whom} withstands {who}.", who=seat, whom=other)
    return DRAWN


# -- fights between Characters ---------------------------------------------------------------------------


async def fight(land: Land, seat: int, other: int, kind: str, assassin: bool) -> str:
    """A fight between two Characters; the winner takes a reward, and the turn ends (TAL-6.16.6 to 6.16.10)."""
    land.state.fight = pending.between(seat, other, kind, assassin)
    await weapons.choose(land, seat)
    await weapons.choose(land, other)
    if somebody_has(land.state, BEFORE_BATTLE):
        await spells_before_dice(land, seat, other)
    land.state.ended = True
    if not land.state.heroes[seat].space or not land.state.heroes[other].space:
        return await over(land, DRAWN)
    await throw_dice(land, seat, other)
    how = outcome(land.state)
    if how == DRAWN:
        await land.tell("fight_drawn", "TAL-6.16.8b", "Neither is hurt.")
        return await over(land, DRAWN)
    winner, loser = (seat, other) if how == WON else (other, seat)
    await land.tell("fight_won", "TAL-6.16.8a", "{who} beats {whom}.", who=winner, whom=loser)
    surprised = assassin and is_surprised(land.state, land.state.fight)
    await rewards.claim(land, winner, loser, must_be_life=surprised and winner == seat)
    return await over(land, how)


async def spells_before_dice(land: Land, seat: int, other: int) -> None:
    """Attacker and defender are asked in turn until both pass, only then the others; again, if one of them acted."""
    rest = tuple([third for third in range(len(land.state.heroes)) if third not in (seat, other)])
    await ask_around(land, BEFORE_BATTLE, (seat, other))
    while await ask_around(land, BEFORE_BATTLE, rest):
        if not await ask_around(land, BEFORE_BATTLE, (seat, other)):
            break


async def throw_dice(land: Land, seat: int, other: int) -> None:
    """Both throw; the Assassin's victim adds no die (TAL-6.16.8a)."""
    faces, foe_faces = throw_both(land)
    await land.tell(
        "fight_thrown", "TAL-6.16.8a", (DICE_THROWN if foe_faces else WITHOUT_A_DIE).message,
        who=seat, whom=other, number=max(faces), score=scores(land.state)[0], foe_number=max(foe_faces, default=0),
        foe_score=scores(land.state)[1], faces=faces, foe_faces=foe_faces or (0,),
    )  # fmt: skip
