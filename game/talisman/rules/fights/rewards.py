"""What the winner of a fight between Characters takes, and how the loser may avert it (TAL-6.16.9)."""

from __future__ import annotations

from functools import cache

from game.engine.decision import Option, Text
from game.engine.ids import name_of, parted
from game.talisman.box.characters import gift
from game.talisman.box.quests import TAKE_A_LIFE
from game.talisman.box.register import CARD_OF
from game.talisman.rules.belongings import possessions
from game.talisman.rules.fights import casualties
from game.talisman.rules.fights.scores import PSYCHIC
from game.talisman.rules.happenings import quests
from game.talisman.rules.hero.lives import gain_life
from game.talisman.rules.hero.points import gain_gold, give_gold, lose_gold, rob
from game.talisman.rules.magic.hands import settle_spells
from game.talisman.rules.table.land import Land, card_name
from game.talisman.rules.table.places import without
from game.talisman.rules.table.sheet import allowance, may_own
from game.talisman.state import TalismanState

REWARD_QUESTION = Text("You have beaten {whom}. What do you claim?")
OFFER_QUESTION = Text("{whom} wants your Life. Do you offer something for it?")
ANSWER_QUESTION = Text("{whom} offers {offer} for the Life. Do you accept?")
REFUSED = Text("{who} refuses what {whom} offers for the Life: {offer}.")
BOUGHT_OFF = Text("{who} accepts what {whom} offers for the Life: {offer}.")
SPELL_PASSES = Text("A Spell passes from {who} to {whom}.")
A_SPELL = Text("a Spell")
"""What all may know of a Spell that is offered."""
LIFE = Option("life", Text("That the loser loses a Life"), clause="TAL-6.16.9a")
GOLD = Option("gold", Text("1 Gold"), clause="TAL-6.16.9b")
NOTHING = Option("nothing", Text("Claim nothing"), clause="TAL-6.16.9b")
NO_OFFER = Option("no_offer", Text("Offer nothing"), clause="TAL-6.16.9c")
ACCEPT = Option("accept", Text("Take what is offered"), clause="TAL-6.16.9c")
REFUSE = Option("refuse", Text("Take the Life"), clause="TAL-6.16.9c")


async def claim(land: Land, winner: int, loser: int, must_be_life: bool) -> None:
    """The winner picks one reward: a Life, one Object, one Gold bag, or nothing (TAL-6.16.9-R)."""
    key = LIFE.key
    if not must_be_life:
        question = Text(REWARD_QUESTION.message, (("whom", land.name(loser)),))
        options = (LIFE, *goods(land.state, winner, loser), NOTHING)
        key = await land.ask(winner, "reward", question, options, "TAL-6.16.9a")
    if key == LIFE.key:
        await take_life(land, winner, loser)
    elif key == GOLD.key:
        await rob(land, winner, loser, "TAL-6.16.9b")
    elif key != NOTHING.key:
        await possessions.give(land, loser, winner, name_of(key), "TAL-6.16.9b")


def goods(state: TalismanState, winner: int, loser: int) -> tuple[Option, ...]:
    """Gold and Objects the winner may claim; a Toad carries no Gold, and what may not be owned is only taken away."""
    gold = (GOLD,) if state.heroes[loser].gold and not state.heroes[winner].toad else ()
    objects = [possessions.taking_away_option(state, winner, card) for card in state.heroes[loser].objects]
    return (*gold, *objects)


async def take_life(land: Land, winner: int, loser: int) -> None:
    """The loser may buy the winner's favour, then protect the Life; what is saved leaves no other reward."""
    if await is_bought_off(land, winner, loser):
        return
    if not await casualties.lose_life_in_fight(land, loser, "TAL-6.16.9a"):
        return
    await casualties.won_with_weapons(land, winner)
    if drains(land.state, winner):
        await gain_life(land, winner, 1)
    await quests.fulfil_by(land, winner, TAKE_A_LIFE)


def drains(state: TalismanState, winner: int) -> bool:
    """Whether the Life taken is added to the Ghoul's own: in Psychic Combat only."""
    hero = state.heroes[winner]
    fight = state.fight
    return fight is not None and fight.kind == PSYCHIC and gift(hero.character, hero.toad).drains and bool(hero.space)


async def is_bought_off(land: Land, winner: int, loser: int) -> bool:
    """The loser offers one thing; the winner accepts it instead of the Life, or refuses (TAL-6.16.9c)."""
    options = tuple(offers(land.state, winner, loser))
    if not options:
        return False
    question = Text(OFFER_QUESTION.message, (("whom", land.name(winner)),))
    key = await land.ask(loser, "offer", question, (*options, NO_OFFER), "TAL-6.16.9c", secret=True)
    if key == NO_OFFER.key:
        return False
    chosen = next(option for option in options if option.key == key)
    question = Text(ANSWER_QUESTION.message, (("whom", land.name(loser)), ("offer", chosen.text)))
    verb, what = parted(key)
    if verb == "spell":
        land.reveal()
        land.state.shown = ((winner, what),)
    told = A_SPELL if verb == "spell" else chosen.text
    answer = await land.ask(
        winner, "offer_answer", question, (ACCEPT, REFUSE), "TAL-6.16.9c", secret=verb == "spell"
    )  # fmt: skip
    land.state.shown = ()
    if answer == REFUSE.key:
        await land.tell("offer_refused", "TAL-6.16.9c", REFUSED.message, who=winner, whom=loser, offer=told)
        return False
    await land.tell("bought_off", "TAL-6.16.9c", BOUGHT_OFF.message, who=winner, whom=loser, offer=told)
    await hand_over(land, winner, loser, verb, what)
    return True


def offers(state: TalismanState, winner: int, loser: int) -> list[Option]:
    """Some Gold, one Object that the winner may own, or one Spell that his allowance still holds; nothing to a Toad."""
    hero = state.heroes[loser]
    if state.heroes[winner].toad:
        return []
    found = [gold_offer(bags) for bags in range(1, hero.gold + 1)]
    found += [possessions.card_option(card) for card in hero.objects if may_own(state, winner, card)]
    if hero.spells and len(state.heroes[winner].spells) < allowance(state, winner):
        found += [spell_offer(card) for card in hero.spells]
    return found


@cache
def gold_offer(bags: int) -> Option:
    """The option to offer Gold."""
    return Option(f"gold:{bags}", Text("{bags} Gold", (("bags", bags),)), clause="TAL-6.16.9c")


@cache
def spell_offer(card: str) -> Option:
    """The option to offer a Spell."""
    text = Text("{card}", (("card", card_name(card)),))
    return Option(f"spell:{card}", text, f"card:{card}", "TAL-6.16.9c", tooltip=CARD_OF[card].face)


async def hand_over(land: Land, winner: int, loser: int, verb: str, what: str) -> None:
    """What was offered changes hands."""
    if verb == "gold":
        if land.state.heroes[winner].toad:
            await lose_gold(land, loser, int(what))
            await gain_gold(land, winner, int(what))
        await give_gold(land, loser, winner, int(what))
    elif verb == "card":
        await possessions.give(land, loser, winner, what, "TAL-6.16.9c")
    else:
        land.state.heroes[loser].spells = without(land.state.heroes[loser].spells, what)
        land.state.heroes[winner].spells = (*land.state.heroes[winner].spells, what)
        await land.tell("spell_given", "TAL-6.16.9c", SPELL_PASSES.message, who=loser, whom=winner)
        await land.tell("spell_seen", "TAL-6.9.2", "It is {card}.", (loser, winner), card=what)
        await settle_spells(land, loser)
        await settle_spells(land, winner)
