"""Encounters: whom or what the active Character meets where its move ended (TAL-6.13, TAL-6.15, TAL-FLOW-6, -7)."""

from __future__ import annotations

from collections.abc import Awaitable
from dataclasses import replace

from game.engine.decision import Named, Option, Text
from game.engine.ids import kind_of
from game.talisman.box.board import CROWN, INNER, MEETING_PLACES, PLAIN_OF_PERIL, SPACES
from game.talisman.box.register import AFTER_MOVE, CARD_OF, EVENT, clause_of
from game.talisman.rules import actions, drawing
from game.talisman.rules.beforehand import handing_over, is_weighed, strengthening
from game.talisman.rules.belongings import set_aside
from game.talisman.rules.belongings.possessions import discard
from game.talisman.rules.fights import crown, duels, facing, groups
from game.talisman.rules.happenings import quests
from game.talisman.rules.happenings.throwing import throw_table
from game.talisman.rules.magic import evading
from game.talisman.rules.magic.fitting import could_cast_bare, may_cast
from game.talisman.rules.magic.windows import ask_around, open_window, somebody_has
from game.talisman.rules.meeting_order import choose_first, next_to_meet, of_lowest_number, to_meet
from game.talisman.rules.spaces import outer_region
from game.talisman.rules.table.land import NOTHING, Land, card_name
from game.talisman.rules.table.places import space_of
from game.talisman.rules.table.sheet import is_bound
from game.talisman.rules.taking import take_things, taking_options
from game.talisman.state import ARRIVING, ENDING, MEETING, MOVING, TalismanState

MEET_QUESTION = Text("Whom or what do you meet?")
FIRST_QUESTION = Text("Before you meet the space: do you use something?")
ROBBER_QUESTION = Text("{card} would take what you carry. Do you lay it down here first?")
CARD_QUESTION = Text("{card}: throw the die.")
OPTIONAL_QUESTION = Text("{card}: do you throw?")
SPACE = Option("space", Text("Meet the space"), clause="TAL-6.13.2")
GO_ON = Text("Go on to {card}")
BEFORE_QUESTION = Text("Before you meet what lies here: do you use something?")
THROW = Option("throw", Text("Throw the die"), "dice:card", "TAL-6.15.8")
LEAVE_ALONE = Option("pass", Text("Go on without a throw"))
MEETS, TAKES_EFFECT = Text("{who} meets {card}."), Text("{card} takes effect.")
LANDED, TAKEN, INSTRUCTIONS, MET, CONSIDERED = "landed", "taken", "instructions", "met", "considered"
FREE_VERBS = frozenset({"use", "become", "deliver", "leave", "exchange"})


def is_gone(state: TalismanState, seat: int) -> bool:
    """Whether nothing more can happen to the active Character this turn."""
    return state.ended or not state.heroes[seat].space


# -- arriving --------------------------------------------------------------------------------------------


async def arrive(land: Land) -> None:
    """W3, then the choice between a Character and the space (TAL-6.13.2)."""
    seat = land.state.turn
    if LANDED not in land.state.done:
        land.state.done = (*land.state.done, LANDED)
        if somebody_has(land.state, AFTER_MOVE) and not is_gone(land.state, seat):
            await ask_around(land, AFTER_MOVE)
    if is_gone(land.state, seat):
        land.state.stage = ENDING
        return
    if land.state.stage != ARRIVING or LANDED not in land.state.done:
        return
    if land.state.heroes[seat].space == CROWN:
        await come_to_the_crown(land, seat)
        return
    people = duels.encounter_options(land, seat) if may_meet(land.state, seat) else ()
    free = actions.arrival_options(land.state, seat)
    is_silenced = could_cast_bare(land.state, seat, AFTER_MOVE)
    if not people and not free and not is_silenced:
        land.state.stage = MEETING
        return
    options = (*people, SPACE, *free, *set_aside.idle_options(land.state, seat))
    secret = not people and not free  # that it comes for a Spell's sake is nobody's business (TAL-HID-3)
    question = MEET_QUESTION if people or secret else FIRST_QUESTION
    key = await land.ask(seat, "encounter", question, options, "TAL-6.13.2", secret=secret)
    if key == SPACE.key:
        land.state.stage = MEETING
    elif kind_of(key) in FREE_VERBS:
        await actions.act(land, seat, key)
        if is_silenced and may_cast(land.state, seat) and not is_gone(land.state, seat):
            await open_window(land, AFTER_MOVE)
    else:
        await meet_character(land, seat, key)


async def come_to_the_crown(land: Land, seat: int) -> None:
    """Whoever finds nobody there takes what lies there (TAL-6.12.1f); what is done on the Crown comes afterwards."""
    if crown.is_alone(land.state):
        await take_things(land, seat, taking_options(land.state, seat))
    land.state.stage = MOVING


def may_meet(state: TalismanState, seat: int) -> bool:
    """In the Inner Region Characters meet on few spaces; when retreating, on the Plain of Peril (TAL-6.14.1)."""
    space = state.heroes[seat].space
    if SPACES[space].region != INNER:
        return True
    return space == PLAIN_OF_PERIL if state.retreating else space in MEETING_PLACES


async def meet_character(land: Land, seat: int, key: str) -> None:
    """The turn's encounter is another Character; afterwards only taking is possible (TAL-6.13.2-R)."""
    land.state.met = True
    lay_before = land.state.cards.get(land.state.heroes[seat].space, ())
    await duels.encounter(land, seat, key)
    if land.state.stage != ARRIVING or not land.state.heroes[seat].space:
        return
    lies_now = land.state.cards.get(land.state.heroes[seat].space, ())
    land.state.dropped = tuple([card for card in lies_now if card not in lay_before])
    land.state.stage = MEETING


# -- the space -------------------------------------------------------------------------------------------


def meet(land: Land) -> Awaitable[None]:
    """What is there to be met, or only to be taken if a Character was met in place of it."""
    seat = land.state.turn
    if land.state.ended or land.state.retreating or not land.state.heroes[seat].space:
        land.state.stage = ENDING
        return NOTHING
    return take_at_the_end(land, seat) if land.state.met else meet_the_space(land, seat)


async def take_at_the_end(land: Land, seat: int) -> None:
    """After a Character only taking is possible."""
    await take_things(land, seat, taking_options(land.state, seat))
    if land.state.stage == MEETING:
        land.state.stage = ENDING


async def meet_the_space(land: Land, seat: int) -> None:
    """The next thing on the space: cards in the order of their numbers, then its instructions (TAL-6.15.3)."""
    if drawing.DRAWN not in land.state.done:
        land.state.done = (*land.state.done, drawing.DRAWN)
        if drawing.missing_cards(land.state, seat) > 0:
            await drawing.draw_for_space(land, seat)
    if CONSIDERED not in land.state.done:
        if await acts_first(land, seat):
            return
        land.state.done = (*land.state.done, CONSIDERED)
    cards = next_to_meet(land.state, seat)
    number = CARD_OF[cards[0]].number if cards else 9
    if number > 5 and TAKEN not in land.state.done:
        land.state.done = (*land.state.done, TAKEN)
        options = taking_options(land.state, seat)
        if options:
            await take_and_use(land, seat, options)
            return
    if number in (2, 3):
        await groups.meet_enemies(land, seat, cards)
    elif cards:
        await deal_with(land, seat, await choose_first(land, seat, cards))
    else:
        await follow_instructions(land, seat)


async def take_and_use(land: Land, seat: int, options: tuple[Option, ...]) -> None:
    """Taking; then what was taken may serve before a Place lying there is met (TAL-FLOW-2).

    The Mercenary hired here may be paid, the Alchemist sell what was found; what completes what the Warlock asked for
    may be handed over. Nobody is asked who has taken nothing, who meets nothing more, or who can use nothing.
    """
    held = land.state.heroes[seat].objects + land.state.heroes[seat].followers
    owed = tuple(quests.delivery_options(land.state, seat))
    await take_things(land, seat, options)
    while options := use_before_the_rest(land.state, seat, held, owed):
        options += set_aside.idle_options(land.state, seat)
        key = await land.ask(seat, "encounter", BEFORE_QUESTION, (going_on(land.state, seat), *options), "TAL-FLOW-2")
        if key == SPACE.key:
            return
        await actions.act(land, seat, key)


def going_on(state: TalismanState, seat: int) -> Option:
    """The option to meet what comes next on the space, by name if it is a card."""
    cards = to_meet(state, seat)
    if not cards:
        return SPACE
    return replace(SPACE, text=Text(GO_ON.message, (("card", card_name(of_lowest_number(cards)[0])),)))


def question_before(state: TalismanState, seat: int, options: tuple[Option, ...]) -> Text:
    """What is asked before cards are met: it says so if they only take what may be laid down."""
    robbers = [card for card in to_meet(state, seat) if set_aside.robbed(state, seat, (card,))]
    if robbers and all(kind_of(option.key) == "leave" for option in options):
        return Text(ROBBER_QUESTION.message, (("card", card_name(robbers[0])),))
    return BEFORE_QUESTION


def use_before_the_rest(
    state: TalismanState, seat: int, held: tuple[str, ...], owed: tuple[Option, ...]
) -> tuple[Option, ...]:
    """What the Character can use or hand over now that it has more than it held, if there is more to be met here.

    Before what the space itself does only what is sold or handed over serves; the rest was there on arrival.
    """
    place = bool(to_meet(state, seat))
    if state.stage != MEETING or is_gone(state, seat) or not (place or has_instructions(state, seat)):
        return ()
    hero = state.heroes[seat]
    has_more = any(card not in held for card in hero.objects + hero.followers)
    found = (actions.use_options if place else actions.sales)(state, seat) if has_more else ()
    return (*found, *[option for option in quests.delivery_options(state, seat) if option not in owed])


def has_instructions(state: TalismanState, seat: int) -> bool:
    """Whether the space itself is still to be followed."""
    return SPACES[state.heroes[seat].space].terrain in outer_region.INSTRUCTIONS and INSTRUCTIONS not in state.done


async def acts_first(land: Land, seat: int) -> bool:
    """Whether the Character does something in the face of what it has just drawn (TAL-FLOW-2).

    What lay there was known on arrival; Enemies without a price leave their own time for Potion and Mercenary, but not
    for handing over. Merely because it could lay something down or exchange Enemies a Character is asked where that
    serves it at once.
    """
    is_new = any(is_weighed(land.state, seat, card) for card in land.state.drawn)
    options = actions.found_options(land.state, seat) if is_new else handing_over(land.state, seat)
    if options:
        options += set_aside.idle_options(land.state, seat)
    else:
        options = set_aside.timely_options(land.state, seat, to_meet(land.state, seat))
        options = options or strengthening(land.state, seat)
    if not options:
        return False
    question = question_before(land.state, seat, options)
    key = await land.ask(seat, "encounter", question, (going_on(land.state, seat), *options), "TAL-FLOW-2")
    if key == SPACE.key:
        return False
    await actions.act(land, seat, key)
    return True


async def deal_with(land: Land, seat: int, card: str) -> None:
    """An Event, a Stranger or a Place (TAL-6.15.4, TAL-6.15.8, TAL-6.15.10)."""
    land.state.done = (*land.state.done, card)
    land.state.dealing = card
    message = TAKES_EFFECT if CARD_OF[card].kind == EVENT and not CARD_OF[card].evadable else MEETS
    await land.tell("card_met", clause_of(card), message.message, who=seat, card=card)
    if await is_card_evaded(land, seat, card):
        if CARD_OF[card].kind == EVENT and not is_bound(card):
            await discard(land, card, "TAL-C13")
    elif space_of(land.state, card) and land.state.heroes[seat].space:
        await carry_out(land, seat, card)
        if CARD_OF[card].kind == EVENT and space_of(land.state, card):
            await discard(land, card, "TAL-6.15.4a")
    land.state.dealing = ""


async def is_card_evaded(land: Land, seat: int, card: str) -> bool:
    """A person may be evaded by Spell (TAL-6.18.2c); abilities do not evade persons."""
    if not CARD_OF[card].evadable:
        return False
    thing = f"card:{card}"
    await evading.pass_by(land, seat, card)
    await facing.spells_before_meeting(land, seat, (thing,))
    land.state.meeting, land.state.met_by = (), -1
    return evading.is_evaded(land.state, seat, thing)


async def carry_out(land: Land, seat: int, card: str) -> None:
    """What the card says: its function, or the throw of its table."""
    printed = CARD_OF[card]
    if printed.meets is not None:
        await printed.meets(land.you(seat, card))
    elif printed.table is not None:
        question = Text(
            (OPTIONAL_QUESTION if printed.optional else CARD_QUESTION).message,
            (("card", Named(printed.name, f"card:{card}")),),
        )
        key = await throw_or_lay_down(land, seat, card, question)
        if key == THROW.key:
            await throw_table(land, seat, printed.table, card, clause_of(card))


async def throw_or_lay_down(land: Land, seat: int, card: str, question: Text) -> str:
    """The answer to a card that asks for a throw, after laying down any of what it might take (TAL-FLOW-2)."""
    answers = (THROW, LEAVE_ALONE) if CARD_OF[card].optional else (THROW,)
    while True:
        options = (*answers, *set_aside.threatened(land.state, seat, card))
        key = await land.ask(seat, "card_throw", question, options, clause_of(card), about=f"card:{card}")
        if kind_of(key) not in set_aside.VERBS:
            return key
        await set_aside.act(land, seat, key)


def follow_instructions(land: Land, seat: int) -> Awaitable[None]:
    """The space's own instructions come last; then the encounter is over (TAL-6.13.5)."""
    instruction = outer_region.INSTRUCTIONS.get(SPACES[land.state.heroes[seat].space].terrain)
    if instruction is None or INSTRUCTIONS in land.state.done:
        land.state.stage = ENDING
        return NOTHING
    land.state.done = (*land.state.done, INSTRUCTIONS)
    return instruction(land, seat)
