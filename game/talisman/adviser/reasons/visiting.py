"""What speaks for what a space or a Stranger offers."""

from __future__ import annotations

from collections.abc import Callable

from game.engine.decision import Decision, Option, Text
from game.engine.ids import kind_of, name_of
from game.talisman.adviser.ways.visiting import healing_worth
from game.talisman.adviser.worth import has_talisman
from game.talisman.box.board import SPACES
from game.talisman.box.register import CARD_OF
from game.talisman.referee import odds
from game.talisman.rules.spaces.die_tables import CHAPEL_TABLE, TEMPLE_TABLE
from game.talisman.rules.table.abilities import acting, has
from game.talisman.rules.table.sheet import allowance
from game.talisman.state import EVIL, GOOD, LIVES_AT_START, Hero, TalismanState

DOWN_TO = Text("You are down to your last Life.", plural="You are down to {n} Lives.")
HEALS_FREE = Text("There you are healed free, up to 4 Lives.")
HEALS = Text("There a Life can be healed for Gold.", plural="There {n} Lives can be healed for Gold.")
LIFTS_CURSE = Text("A visit to the Mystic there drives the Hag away.")
SELLS_ARMS = Text("The Blacksmith there sells weapons.")
MYSTIC = Text("The Mystic there may give you Craft or a Spell.")
ENCHANTRESS = Text("The Enchantress there may add to your Strength or Craft.")
DEAD_HEAL = Text("The dead there may heal a Life.")
DEAD_TEACH = Text("The dead there may give you a Spell.")
PRAYER = Text("Prayer there may bring a Life or a Spell.")
TEMPLE_TALISMAN = Text("Prayer there may bring a Talisman, Lives or points.")
TEMPLE_POINTS = Text("Prayer there may bring Lives, points or a Spell.")
QUEST = Text("The Warlock there gives a Talisman for a quest.")
TAVERN = Text("On 4 to 6 the Tavern gives Gold, a flight or a ferry.")
CRAGS = Text("On a 6 the Crags give a point of Strength.")
FOREST = Text("On a 6 the Forest gives a point of Craft.")
MAY_GIVE_CRAFT = Text("It may give you Craft or a Spell.")
MAY_GIVE_POINTS = Text("It may give you Strength, Craft or a Spell.")
MAY_HEAL = Text("On 2 to 4 it heals a Life.")
MAY_TEACH = Text("On 5 or 6 it gives you a Spell.")
MAY_GIVE_LIFE = Text("On a 5 it gives you a Life, on a 6 a Spell.")
MAY_GIVE_TALISMAN = Text("On a 10 it gives you a Talisman, on 11 or 12 Lives.")
MAY_GIVE_MORE = Text("From 6 on it gives you points, Spells or Lives.")
TALISMAN_FOR_QUEST = Text("A Talisman is the reward; only with one does the way to the Crown open.")
UNARMED = Text("You carry no weapon.")
SAVES_LIFE = Text("It saves your last Life.", plural="It saves one of your {n} Lives.")
STRENGTH_STAYS = Text("A point of Strength stays, and helps in every Combat.")
CRAFT_STAYS = Text("A point of Craft stays, and helps in every Psychic Combat.")
ROOM_FOR_SPELLS = Text("Your Craft allows you {n} Spell more.", plural="Your Craft allows you {n} Spells more.")
PRAYED = Text("The prayer then brings: {result}")
OPENS = Text("The Portal opens {n} % of the time.")
WATERS = {
    "fountain_of_wisdom": Text("The water gives 1 Craft."),
    "magic_stream": Text("The water gives 1 Strength."),
    "pool_of_life": Text("The water gives a Life."),
}


def down_to(hero: Hero) -> Text | None:
    """How few Lives a hurt Character has."""
    if hero.lives >= LIVES_AT_START:
        return None
    return Text(DOWN_TO.message, (("n", hero.lives),), DOWN_TO.plural)


def room(state: TalismanState, seat: int) -> int:
    """How many Spells more a Character may hold."""
    return allowance(state, seat) - len(state.heroes[seat].spells)


def room_for_spells(state: TalismanState, seat: int) -> Text | None:
    """How many Spells more a Character may hold, if any."""
    free = room(state, seat)
    return Text(ROOM_FOR_SPELLS.message, (("n", free),), ROOM_FOR_SPELLS.plural) if free > 0 else None


# -- spaces from afar ------------------------------------------------------------------------------------


def of_terrain(state: TalismanState, seat: int, terrain: str) -> Text | None:
    """What a space offers, seen from where the Character stands; nothing if it has nothing for it."""
    find = TERRAINS.get(terrain)
    return find(state, seat) if find is not None else None


def healing_for_gold(state: TalismanState, seat: int, most: int) -> Text | None:
    """As many Lives as are lacking and can be paid."""
    hero = state.heroes[seat]
    lives = min(most, LIVES_AT_START - hero.lives, hero.gold)
    if healing_worth(state, seat, most) <= 0:
        return None
    return Text(HEALS.message, (("n", lives),), HEALS.plural)


def village(state: TalismanState, seat: int) -> Text:
    """The Healer, the Mystic or the Blacksmith."""
    healed = healing_for_gold(state, seat, LIVES_AT_START)
    if healed is not None:
        return healed
    if has(state, seat, "visited_mystic"):
        return LIFTS_CURSE
    return SELLS_ARMS if is_unarmed(state.heroes[seat]) and state.heroes[seat].gold >= 2 else MYSTIC


def is_unarmed(hero: Hero) -> bool:
    """Whether a Character has no weapon."""
    return not any(getattr(CARD_OF[card].ability, "weapon", 0) for card in hero.objects)


def graveyard(state: TalismanState, seat: int) -> Text | None:
    """Help for Evil."""
    hero = state.heroes[seat]
    if hero.alignment != EVIL:
        return None
    return DEAD_HEAL if hero.lives < LIVES_AT_START else DEAD_TEACH if room(state, seat) > 0 else None


def chapel(state: TalismanState, seat: int) -> Text | None:
    """Healing, free for the Good, and prayer."""
    hero = state.heroes[seat]
    if hero.alignment == GOOD:
        return HEALS_FREE if hero.lives < LIVES_AT_START else PRAYER
    return healing_for_gold(state, seat, LIVES_AT_START) if hero.alignment != EVIL else None


def castle(state: TalismanState, seat: int) -> Text | None:
    """Healing, free for whoever leads Prince or Princess."""
    if state.heroes[seat].lives < LIVES_AT_START and acting(state, seat, "free_lives"):
        return HEALS_FREE
    return healing_for_gold(state, seat, LIVES_AT_START)


def warlocks_cave(state: TalismanState, seat: int) -> Text | None:
    """A quest for whoever has no Talisman and no quest."""
    return None if has_talisman(state, seat) or state.heroes[seat].quest else QUEST


TERRAINS: dict[str, Callable[[TalismanState, int], Text | None]] = {
    "village": village,
    "city": lambda state, seat: healing_for_gold(state, seat, 2) or ENCHANTRESS,
    "graveyard": graveyard,
    "chapel": chapel,
    "castle": castle,
    "temple": lambda state, seat: TEMPLE_POINTS if has_talisman(state, seat) else TEMPLE_TALISMAN,
    "warlocks_cave": warlocks_cave,
    "tavern": lambda state, seat: TAVERN,
    "crags": lambda state, seat: CRAGS,
    "forest": lambda state, seat: FOREST,
}


# -- offers ----------------------------------------------------------------------------------------------


def of_service(state: TalismanState, decision: Decision, option: Option) -> Text | None:
    """What a service of the space is good for."""
    hero, verb = state.heroes[decision.seat], kind_of(option.key)
    if verb in HEALERS:
        return down_to(hero)
    if verb == "call_the_dead":
        return MAY_HEAL if hero.lives < LIVES_AT_START else MAY_TEACH if room(state, decision.seat) > 0 else None
    if verb == "pray_temple":
        return MAY_GIVE_MORE if has_talisman(state, decision.seat) else MAY_GIVE_TALISMAN
    if verb == "blacksmith":
        return UNARMED if is_unarmed(hero) else None
    if verb == "quest" and has_talisman(state, decision.seat):
        return None
    return SERVICES.get(verb)


HEALERS = frozenset({"healer", "free_healing", "doctor", "royal_doctor", "free_lives"})
SERVICES = {
    "mystic": MAY_GIVE_CRAFT,
    "enchantress": MAY_GIVE_POINTS,
    "pray_chapel": MAY_GIVE_LIFE,
    "quest": TALISMAN_FOR_QUEST,
}


def of_toll(state: TalismanState, decision: Decision, option: Option) -> Text | None:
    """Gold or a Follower given instead of a Life."""
    if option.key == "life":
        return None
    return Text(SAVES_LIFE.message, (("n", state.heroes[decision.seat].lives),), SAVES_LIFE.plural)


def of_wish(state: TalismanState, decision: Decision, option: Option) -> Text | None:
    """What a wish is good for."""
    if option.key == "wish:life":
        return down_to(state.heroes[decision.seat])
    if option.key == "wish:spell":
        return room_for_spells(state, decision.seat)
    return WISHES.get(option.key)


WISHES = {"wish:strength": STRENGTH_STAYS, "wish:craft": CRAFT_STAYS}


def of_lesson(state: TalismanState, decision: Decision, option: Option) -> Text | None:
    """A Spell to be had for Gold."""
    return room_for_spells(state, decision.seat) if option.key == "yes" else None


def of_raising(state: TalismanState, decision: Decision, option: Option) -> Text | None:
    """What 1 more makes of a prayer."""
    number = int(str(dict(decision.question.facts)["number"])) + (option.key == "yes")
    table = PRAYERS.get(SPACES[state.heroes[decision.seat].space].terrain)
    return Text(PRAYED.message, (("result", table.row(number).text),)) if table is not None else None


PRAYERS = {"chapel": CHAPEL_TABLE, "temple": TEMPLE_TABLE}


def of_drink(state: TalismanState, decision: Decision, option: Option) -> Text | None:
    """What the water gives."""
    card = name_of(decision.about or "")
    return WATERS.get(CARD_OF[card].id) if option.key == "yes" and card in CARD_OF else None


def of_portal(state: TalismanState, decision: Decision, option: Option) -> Text | None:
    """How often the Portal opens for that ability."""
    found = odds.of_portal(state, decision, option)
    return Text(OPENS.message, (("n", round(100 * found.outcomes[0].share)),)) if found is not None else None
