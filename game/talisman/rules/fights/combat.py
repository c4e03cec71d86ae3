"""Combat and Psychic Combat against Enemies (TAL-6.16.1 to TAL-6.16.5, TAL-6.17)."""

from __future__ import annotations

from functools import lru_cache

from game.engine.decision import Option, Text
from game.engine.listing import listed
from game.talisman.box.characters import gift
from game.talisman.box.quests import KILL_AN_ENEMY
from game.talisman.box.register import BEFORE_BATTLE, CARD_OF, SPIRIT, WHEN_LOST
from game.talisman.rules.belongings.exchange import exchange, points_of
from game.talisman.rules.fights import casualties, facing, pending, weapons
from game.talisman.rules.fights.scores import DRAWN, LOST, WON, defending_side, fighting_side, result
from game.talisman.rules.happenings import quests
from game.talisman.rules.happenings.lasting import end_those_until
from game.talisman.rules.hero.lives import is_saved
from game.talisman.rules.magic import evading
from game.talisman.rules.magic.windows import ask_around, somebody_has
from game.talisman.rules.table.land import Land, place_name
from game.talisman.rules.table.places import is_trophy, pick_up, put_away
from game.talisman.rules.table.space_enemies import SPACE_ENEMIES
from game.talisman.state import STRENGTH_FOR_A_POINT, Loss, TalismanState

EVADED = "evaded"
FIGHT = Option(
    "fight", Text("Fight"), "dice:fight", "TAL-6.16.2",
    tooltip=Text("Whoever holds a Spell or a card for fights is asked next; then the dice are thrown."),
)  # fmt: skip
LEAVE_ALONE = Option("pass", Text("Leave them alone"), clause="TAL-6.8a")
FIGHT_QUESTION = Text("{foe} attacks!")
ATTACKS, ATTACK = Text("{cards} attacks {who}."), Text("{cards} attack {who} together.")
WITHOUT_A_DIE = Text("{who} throws {number} and reaches {score}; the Enemy throws no die: {foe_score}.")
DICE_THROWN = Text("{who} throws {number} and reaches {score}; the Enemy throws {foe_number}: {foe_score}.")


# -- Enemy cards -----------------------------------------------------------------------------------------


async def fight_cards(land: Land, seat: int, cards: tuple[str, ...]) -> str:
    """All Enemy cards of one number fight as one (TAL-6.16.5); those evaded were left out before."""
    land.state.fight = pending.with_cards(land.state, seat, cards)
    how = await fight(land, seat)
    if how == WON:
        await win_cards(land, seat, cards)
    return how


async def win_cards(land: Land, seat: int, cards: tuple[str, ...]) -> None:
    """Killed Enemies are kept for exchange, Spirits discarded (TAL-6.1.4a, TAL-6.2.4-R); the Ghoul may raise them."""
    for card in cards:
        raised = is_trophy(card) and await weapons.is_raised(land, seat, card)
        pick_up(land.state, land.state.heroes[seat].space, card)
        if raised:
            land.state.heroes[seat].followers = (*land.state.heroes[seat].followers, card)
            await land.tell("raised", "TAL-6.8a", "{card} rises and follows {who}.", who=seat, card=card)
        elif is_trophy(card):
            land.state.heroes[seat].trophies = (*land.state.heroes[seat].trophies, card)
            await land.tell("trophy_kept", "TAL-6.1.4a", "{who} keeps {card}, defeated.", who=seat, card=card)
        else:
            put_away(land.state, card)
            await land.tell("discarded", "TAL-6.2.4-R", "{card} is discarded.", card=card)
    await quests.fulfil_by(land, seat, KILL_AN_ENEMY)
    await offer_exchange(land, seat)


async def offer_exchange(land: Land, seat: int) -> None:
    """The exchange may be made directly after the fight (TAL-6.1.5)."""
    if points_of(land.state.heroes[seat].trophies) >= STRENGTH_FOR_A_POINT:
        await exchange(land, seat)


# -- Enemies of spaces -----------------------------------------------------------------------------------


async def fight_space_enemy(land: Land, seat: int, enemy: str, value: int = 0) -> str:
    """Fight an Enemy without a card, unless it is evaded; ``value`` is the Strength of one thrown anew."""
    printed = SPACE_ENEMIES[enemy]
    thing = f"enemy:{enemy}"
    ability = gift(land.state.heroes[seat].character, land.state.heroes[seat].toad)
    if printed.creature == SPIRIT and SPIRIT in ability.destroys_creatures:
        await land.tell("exorcised", "TAL-6.8a", "{who} drives {card} out.", who=seat, card=enemy)
        await quests.fulfil_by(land, seat, KILL_AN_ENEMY)
        return WON
    if printed.creature in ability.friend_of:
        if not await provokes(land, seat, thing):
            return EVADED
    elif evading.is_evadable(land.state, seat, thing) and not evading.is_evaded(land.state, seat, thing):
        await ask_to_evade(land, seat, thing)
        await facing.spells_before_meeting(land, seat, (thing,))
        land.state.meeting, land.state.met_by = (), -1
    if evading.is_evaded(land.state, seat, thing):
        return EVADED
    land.state.fight = pending.with_space_enemy(land.state, seat, enemy, value)
    how = await fight(land, seat)
    if how == WON:
        await quests.fulfil_by(land, seat, KILL_AN_ENEMY)
    return how


async def provokes(land: Land, seat: int, thing: str) -> bool:
    """Whether the Minstrel attacks an Enemy without a card that would let him be (TAL-6.8a)."""
    options = (evading.fight_option((thing,)), LEAVE_ALONE)
    return await land.ask(seat, "face", fight_question((thing,)), options, "TAL-6.16.2", about=thing) == FIGHT.key


async def ask_to_evade(land: Land, seat: int, thing: str) -> None:
    """Offer the evasion that abilities, Followers and being unseen allow here (TAL-6.16.2)."""
    if not evading.may_evade(land.state, seat, thing):
        return
    question = fight_question((thing,))
    options = (evading.evade_option(thing), evading.fight_option((thing,)))
    land.state.meeting, land.state.met_by = (thing,), seat
    if await land.ask(seat, "face", question, options, "TAL-6.16.2", about=thing) != FIGHT.key:
        await evading.evade(land, seat, thing)


@lru_cache(maxsize=1000)
def fight_question(things: tuple[str, ...]) -> Text:
    """Who attacks."""
    names = [place_name(thing) for thing in things]
    return Text(FIGHT_QUESTION.message, (("foe", listed(tuple(names))),))


# -- the fight itself ------------------------------------------------------------------------------------


async def fight(land: Land, seat: int) -> str:
    """The fight now in the state, against Enemies: preparations, Spells, dice, result; only a won one goes on."""
    if land.listening and land.state.fight is not None:
        enemies = land.state.fight.enemies
        message = ATTACKS if len(enemies) == 1 else ATTACK
        await land.tell("enemy_attacks", "TAL-6.16.2", message.message, who=seat, cards=tuple(enemies))
    await prepare(land, seat)
    if somebody_has(land.state, BEFORE_BATTLE):
        await ask_around(land, BEFORE_BATTLE)
    if not land.state.heroes[seat].space or land.state.ended:
        return await over(land, LOST)
    await throw_dice(land, seat)
    return await over(land, await settle_fight(land, seat))


async def prepare(land: Land, seat: int) -> None:
    """Weapons and helpers are chosen before the dice, with the odds in sight (TAL-6.1.6b, TAL-6.16.3)."""
    fight_now = land.state.fight
    assert fight_now is not None
    things = tuple(enemy if ":" in enemy else enemy_place(enemy) for enemy in fight_now.enemies)
    del fight_now
    await weapons.choose(land, seat)
    await land.ask(seat, "fight", fight_question(things), (FIGHT,), "TAL-6.16.4a", about=things[0])


def enemy_place(enemy: str) -> str:
    """The place of an Enemy card or a space's Enemy."""
    return f"card:{enemy}" if enemy in CARD_OF else f"enemy:{enemy}"


async def throw_dice(land: Land, seat: int) -> None:
    """The Character throws first, then the player to the left for the Enemies (TAL-6.16.4)."""
    faces, foe_faces = throw_both(land)
    if land.listening:
        await land.tell(
            "fight_thrown", "TAL-6.16.4a", (DICE_THROWN if foe_faces else WITHOUT_A_DIE).message,
            who=seat, number=max(faces), score=scores(land.state)[0], foe_number=max(foe_faces, default=0),
            foe_score=scores(land.state)[1], faces=faces,
        )  # fmt: skip


def throw_both(land: Land) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Throw for both sides, the highest of several dice counting, and note both scores: die plus items (TAL-6.16.4)."""
    fight_now = land.state.fight
    assert fight_now is not None
    mine, theirs = fighting_side(land.state, fight_now), defending_side(land.state, fight_now)
    faces = land.dice.roll_many(mine.dice)
    foe_faces = land.dice.roll_many(theirs.dice) if theirs.dice else ()
    fight_now.thrown, fight_now.foe_thrown = faces, max(foe_faces, default=0)
    fight_now.score = max(faces) + mine.value
    fight_now.foe_score = fight_now.foe_thrown + theirs.value
    return faces, foe_faces


def outcome(state: TalismanState) -> str:
    """How the fight under way ends by its scores: WON, LOST or DRAWN for the one whose fight it is."""
    assert state.fight is not None
    return result(state, state.fight, *scores(state))


def scores(state: TalismanState) -> tuple[int, int]:
    """The two scores of the fight under way."""
    assert state.fight is not None
    return state.fight.score, state.fight.foe_score


async def settle_fight(land: Land, seat: int) -> str:
    """Higher, lower or equal (TAL-6.16.4c to 6.16.4f)."""
    how = outcome(land.state)
    if how == WON:
        if somebody_has(land.state, WHEN_LOST) and await is_enemy_saved(land, seat):
            land.state.ended = True
            await land.tell("fight_drawn", "TAL-S.preservation", "Neither is hurt, and the turn ends.")
            return DRAWN
        await land.tell("fight_won", "TAL-6.16.4c", "{who} wins the fight.", who=seat)
        await casualties.won_with_weapons(land, seat)
        return WON
    land.state.ended = land.state.turn == seat or land.state.ended
    if how == DRAWN:
        await land.tell("fight_drawn", "TAL-6.16.4f", "Neither is hurt, and the turn ends.")
        return DRAWN
    await land.tell("fight_lost", "TAL-6.16.4d", "{who} loses the fight.", who=seat)
    await casualties.lose_life_in_fight(land, seat, "TAL-6.16.4d")
    return LOST


async def is_enemy_saved(land: Land, seat: int) -> bool:
    """A Spell may keep Enemy cards alive: then the fight is a stand-off (W6)."""
    assert land.state.fight is not None
    enemies = land.state.fight.enemies
    return await is_saved(land, Loss("enemy", seat, enemies, "fight"))


async def over(land: Land, how: str) -> str:
    """The fight is over: what lasted for it ends."""
    if land.state.fight is not None:
        weapons.spend_raised(land.state)
    land.state.fight = None
    land.state.meeting, land.state.met_by = (), -1
    if land.state.lasting:
        await end_those_until(land, "fight")
    return how
