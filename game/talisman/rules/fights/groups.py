"""Meeting Enemy cards of one number: who need not be fought, and the fight with the rest (TAL-6.15.5, TAL-6.16.5)."""

from __future__ import annotations

from functools import cache

from game.engine.decision import Named, Option, Text
from game.engine.ids import kind_of
from game.talisman.box.characters import gift
from game.talisman.box.quests import KILL_AN_ENEMY
from game.talisman.box.register import CARD_OF, ENEMY
from game.talisman.rules.belongings import set_aside
from game.talisman.rules.fights import bribes, combat, facing, pending
from game.talisman.rules.happenings import quests
from game.talisman.rules.happenings.throwing import throw
from game.talisman.rules.magic import evading
from game.talisman.rules.table.abilities import acting
from game.talisman.rules.table.land import Land
from game.talisman.rules.table.places import pick_up, put_away
from game.talisman.rules.table.sheet import may_own
from game.talisman.state import TalismanState


async def meet_enemies(land: Land, seat: int, cards: tuple[str, ...]) -> None:
    """All Enemies of one number: go round some, fight the others together."""
    land.state.done = (*land.state.done, *cards)
    cards = await exorcise(land, seat, cards)
    fought = tuple([card for card in cards if attacks(land.state, seat, card)])
    evaded: tuple[str, ...] = ()
    tried: tuple[str, ...] = ()
    while options := ways_round(land.state, seat, cards, fought, tried):
        last = evading.fight_option(things_of(fought)) if fought else combat.LEAVE_ALONE
        question = Text(evading.GROUP_QUESTION.message, (("cards", land.word("cards", cards)),))
        land.state.meeting = things_of(fought)
        options += set_aside.idle_options(land.state, seat)
        key = await land.ask(seat, "face", question, (*options, last), "TAL-6.16.2", about=f"card:{cards[0]}")
        if key == last.key:
            break
        if kind_of(key) in set_aside.VERBS:
            await set_aside.act(land, seat, key)
            continue
        verb, _, card = key.rpartition(":")
        if verb == "provoke":
            fought, tried = (*fought, card), (*tried, card)
            continue
        some = evadable(land.state, seat, fought) if key == evading.EVADE_ALL.key else (card,)
        for card in some:
            await go_round(land, seat, verb, card)
        evaded = (*evaded, *some) if verb.startswith("evade") else evaded
        tried, fought = (*tried, *some), tuple([other for other in fought if other not in some])
    await fight_the_rest(land, seat, fought, evaded)


async def fight_the_rest(land: Land, seat: int, fought: tuple[str, ...], evaded: tuple[str, ...]) -> None:
    """Spells may still evade, or catch one who evades (W4); whoever is left fights as one."""
    if (fought or evaded) and not land.state.ended:
        await facing.spells_before_meeting(land, seat, things_of(fought))
    rest = left_to_fight(land.state, seat, (*fought, *evaded))
    land.state.meeting, land.state.met_by = (), -1
    for together in pending.one_by_one(rest):
        cards = left_to_fight(land.state, seat, together)
        if cards and not land.state.ended:
            await combat.fight_cards(land, seat, cards)


def left_to_fight(state: TalismanState, seat: int, cards: tuple[str, ...]) -> tuple[str, ...]:
    """Those of the Enemies that still lie before the Character, neither evaded nor paid off."""
    here = [card for card in state.cards.get(state.heroes[seat].space, ()) if card not in state.bought_off]
    return tuple([card for card in cards if card in here and not evading.is_evaded(state, seat, f"card:{card}")])


def fights_here(state: TalismanState, seat: int) -> tuple[tuple[str, ...], ...]:
    """The fights with the Enemy cards on the Character's space, in order, if it went round none of them."""
    kinds = gift(state.heroes[seat].character, state.heroes[seat].toad).destroys_creatures
    foes = [
        card for card in state.cards.get(state.heroes[seat].space, ())
        if CARD_OF[card].kind == ENEMY and CARD_OF[card].creature not in kinds and attacks(state, seat, card)
    ]  # fmt: skip
    by_number = [tuple([card for card in foes if CARD_OF[card].number == number]) for number in (2, 3)]
    return tuple([together for cards in by_number for together in pending.one_by_one(cards)])


def things_of(cards: tuple[str, ...]) -> tuple[str, ...]:
    """The places of cards, as what is about to be met."""
    return tuple([f"card:{card}" for card in cards])


def evadable(state: TalismanState, seat: int, cards: tuple[str, ...]) -> tuple[str, ...]:
    """Those of the cards that the Character can evade at will."""
    return tuple([card for card in cards if evading.avoidable(state, seat, (f"card:{card}",))])


def attacks(state: TalismanState, seat: int, card: str) -> bool:
    """Whether the Enemy attacks: not the Minstrel's friends, not what was evaded or bought off."""
    return not lets_pass(state, seat, card)


def lets_pass(state: TalismanState, seat: int, card: str) -> bool:
    """Whether an Enemy lying there does not stand in the Character's way."""
    hero = state.heroes[seat]
    if CARD_OF[card].creature in gift(hero.character, hero.toad).friend_of or card in state.bought_off:
        return True
    return evading.is_evaded(state, seat, f"card:{card}")


async def exorcise(land: Land, seat: int, cards: tuple[str, ...]) -> tuple[str, ...]:
    """The Priest destroys Spirits singly before any fight (CHR-6); returns who is left."""
    kinds = gift(land.state.heroes[seat].character, land.state.heroes[seat].toad).destroys_creatures
    for card in cards:
        # A quest fulfilled by driving the first one out carries the Priest off: the others are no longer before him.
        lies_here = card in land.state.cards.get(land.state.heroes[seat].space, ())
        if CARD_OF[card].creature in kinds and lies_here:
            await destroy(land, seat, card)
    here = land.state.cards.get(land.state.heroes[seat].space, ())
    return tuple([card for card in cards if card in here])


async def destroy(land: Land, seat: int, card: str) -> None:
    """An Enemy is destroyed without a fight."""
    pick_up(land.state, land.state.heroes[seat].space, card)
    put_away(land.state, card)
    await land.tell("exorcised", "TAL-6.8a", "{who} drives {card} out.", who=seat, card=card)
    await quests.fulfil_by(land, seat, KILL_AN_ENEMY)


def ways_round(
    state: TalismanState, seat: int, cards: tuple[str, ...], fought: tuple[str, ...], tried: tuple[str, ...]
) -> tuple[Option, ...]:
    """Evading, bribing, destroying, charming; and provoking those who would not attack."""
    if state.ended or not state.heroes[seat].space:
        return ()
    ability = gift(state.heroes[seat].character, state.heroes[seat].toad)
    destroyed = {name for _, source in acting(state, seat, "destroys") for name in source.destroys}
    found: list[Option] = [*evading.evade_options(things_of(evadable(state, seat, fought)))]
    for card in cards:
        printed = CARD_OF[card]
        if card in fought:
            found += [bribes.bribe_option(card)] if bribes.bribable(state, seat, card) else []
            found += [way_option("destroy", card)] if printed.id in destroyed else []
        elif printed.creature in ability.friend_of and card not in tried:
            found.append(way_option("provoke", card))
            if printed.creature in ability.charms and not state.heroes[seat].charm_used and may_own(state, seat, card):
                found.append(way_option("charm", card))
    return tuple(found)


WAYS = {
    "destroy": Text("Destroy {card} without a fight"),
    "provoke": Text("Attack {card}"),
    "charm": Text("Charm {card}"),
}


@cache
def way_option(verb: str, card: str) -> Option:
    """An option about one Enemy."""
    text = Text(WAYS[verb].message, (("card", Named(CARD_OF[card].name, f"card:{card}")),))
    return Option(f"{verb}:{card}", text, f"card:{card}", "TAL-6.16.2")


async def go_round(land: Land, seat: int, verb: str, card: str) -> None:
    """Carry a way round an Enemy out."""
    if verb == "destroy":
        await destroy(land, seat, card)
    elif verb == "charm":
        await charm(land, seat, card)
    elif verb == bribes.BRIBE:
        await bribes.pay_off(land, seat, card)
    else:
        await evading.evade(land, seat, f"card:{card}")


async def charm(land: Land, seat: int, card: str) -> None:
    """The Minstrel throws above the Animal's Strength, and it follows him; once in the whole game."""
    number = await throw(land, seat, 1, "TAL-6.8a", "charm")
    if number <= CARD_OF[card].strength:
        await land.tell("not_charmed", "TAL-6.8a", "{card} does not listen.", card=card)
        return
    pick_up(land.state, land.state.heroes[seat].space, card)
    land.state.heroes[seat].followers = (*land.state.heroes[seat].followers, card)
    land.state.heroes[seat].charm_used = True
    land.state.charmed = (*land.state.charmed, card)
    await land.tell("charmed", "TAL-6.8a", "{card} follows {who}.", who=seat, card=card)
