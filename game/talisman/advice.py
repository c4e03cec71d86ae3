"""What a sensible Character would do: the judgement behind the greedy computer player.

It reads only what the deciding seat may see: open cards, its own Spells, how many the others hold. Worth is measured
in bags of Gold.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import combinations

from game.engine.decision import Decision, Option
from game.talisman.advice_casting import better_chances, danger_of, judge_targets, judge_window, window_worth
from game.talisman.advice_drawing import draw_worth, met_worth
from game.talisman.advice_moving import (
    VISITS,
    attack_worth,
    goal_of,
    judge_ways,
    prize_of,
    profile_of,
    sentinel_chances,
    space_worth,
    step_worth,
    way_worth,
)
from game.talisman.advice_trading import judge_answer, judge_deal, judge_given_spell, judge_partners
from game.talisman.advice_worth import (
    SPELL_WORTH,
    TURN,
    card_worth,
    chances,
    has_talisman,
    life_worth,
    next_life_worth,
    point_worth,
)
from game.talisman.board import MIDDLE, OUTER, SPACES
from game.talisman.cards import CARD_OF, CARDS, GOLD
from game.talisman.characters import CHARACTERS
from game.talisman.fight_scores import COMBAT, PSYCHIC, weapon_value
from game.talisman.sheet import counted_objects, craft, has_room, own, strength
from game.talisman.state import STRENGTH_FOR_A_POINT, TalismanState

Judge = Callable[[TalismanState, Decision], list[float]]


def preferences(state: TalismanState, decision: Decision) -> Sequence[float]:
    """The worth of each option, in the order offered."""
    judge = JUDGES.get(decision.kind)
    if judge is None:
        return [0.0] * len(decision.options)
    return judge(state, decision)


def each(worth: Callable[[TalismanState, int, Option], float]) -> Judge:
    """Judge every option by itself."""

    def judge(state: TalismanState, decision: Decision) -> list[float]:
        return [worth(state, decision.seat, option) for option in decision.options]

    return judge


def favour(*keys: str) -> Judge:
    """Prefer certain answers, the first most."""
    order = {key: float(len(keys) - place) for place, key in enumerate(keys)}

    def judge(state: TalismanState, decision: Decision) -> list[float]:
        return [order.get(option.key, 0.0) for option in decision.options]

    return judge


# -- turns -----------------------------------------------------------------------------------------------


def move_worth(state: TalismanState, seat: int, option: Option) -> float:
    """Ways to move, and what may be done before."""
    verb, _, what = option.key.partition(":")
    if verb in ("cw", "ccw", "on", "cross", "inwards"):
        return way_worth(state, seat, option)
    if verb in ("step", "retreat"):
        return step_worth(state, seat, verb, what)
    if verb in ("lift", "woods", "ferry", "raft"):
        return space_worth(state, seat, what) - 0.5 + carried_worth(state, seat, what)
    if verb == "build":
        return building_worth(state, seat)
    if verb in ("cast", "use"):
        worth = window_worth(state, seat, option.key)
        return worth + BEFORE_MOVING if worth > 0 else UNWISE
    return MOVES.get(verb, 0.0)


def carried_worth(state: TalismanState, seat: int, space: str) -> float:
    """Being carried over the river is worth more to whoever has a goal beyond it."""
    here, there = SPACES[state.heroes[seat].space].region, SPACES[space].region
    goal = goal_of(state, seat)
    return 6.0 if goal and there == MIDDLE and here != MIDDLE else -3.0 if goal and there != here else 0.0


def building_worth(state: TalismanState, seat: int) -> float:
    """A Raft for whoever has a goal beyond the river and would not get past the Sentinel."""
    goal = goal_of(state, seat)
    if not goal or SPACES[state.heroes[seat].space].region != OUTER:
        return UNWISE
    return BEFORE_MOVING + 1.0 if sentinel_chances(state, seat)[0] < 0.5 else UNWISE


BEFORE_MOVING = 3.0
"""What is worth doing at all is done before moving."""
UNWISE = -99.0
MOVES = {
    "throw": BEFORE_MOVING, "leave": UNWISE, "become": UNWISE, "deliver": 50.0, "exchange": 60.0,
    "continue": 2.0, "end": 0.0, "command": 40.0,
}  # fmt: skip


def end_worth(state: TalismanState, seat: int, option: Option) -> float:
    """End the turn, unless something is worth doing first."""
    return 0.0 if option.key == "end" else move_worth(state, seat, option) - BEFORE_MOVING


def encounter_worth(state: TalismanState, seat: int, option: Option) -> float:
    """Meeting another Character, or the space."""
    verb, _, what = option.key.partition(":")
    if verb in ("attack", "psychic", "assassinate"):
        kind = PSYCHIC if verb == "psychic" else COMBAT
        return attack_worth(state, seat, int(what), kind, verb == "assassinate")
    if verb in ("steal", "beguile"):
        return prize_of(state, seat, int(what)) * (1.0 if verb == "steal" else 0.4)
    if verb == "lady":
        return card_worth(state, seat, what)
    if verb in ("use", "become"):
        return UNWISE
    return space_here(state, seat)


def space_here(state: TalismanState, seat: int) -> float:
    """What encountering the space one stands on is worth, apart from the Characters on it."""
    space = state.heroes[seat].space
    profile = profile_of(state, seat)
    lying = state.cards.get(space, ())
    worth = sum(met_worth(profile, CARD_OF[card].id) for card in lying if CARD_OF[card].number)
    if SPACES[space].draw:
        return worth + draw_worth(profile) * max(0, SPACES[space].draw - len(lying))
    visit = VISITS.get(SPACES[space].terrain)
    return worth + (visit(state, seat, profile) if visit else 0.0)


def judge_crown(state: TalismanState, decision: Decision) -> list[float]:
    """Command, or drive the others off; nothing else."""
    return [
        50.0 if option.key == "command" else
        20.0 + encounter_worth(state, decision.seat, option) if option.place and option.place.startswith("seat:") else
        45.0 if silences(option) else
        move_worth(state, decision.seat, option)
        for option in decision.options
    ]  # fmt: skip


def silences(option: Option) -> bool:
    """Whether an option leaves what keeps a Character from casting: on the Crown it only hinders."""
    verb, _, card = option.key.partition(":")
    return verb == "leave" and getattr(CARD_OF[card].ability, "no_casting", False)


def portal_worth(state: TalismanState, seat: int, option: Option) -> float:
    """The better ability."""
    return float(strength(state, seat) if option.key == "strength" else craft(state, seat))


# -- fights ----------------------------------------------------------------------------------------------


def face_worth(state: TalismanState, seat: int, option: Option) -> float:
    """Evade what would probably win."""
    verb, _, thing = option.key.partition(":")
    if verb != "evade":
        return 0.0
    kind, _, name = thing.partition(":")
    if kind == "seat":
        return -attack_worth(state, seat, int(name), COMBAT)
    return danger_of(state, seat, thing) - 0.8


def weapon_worth(state: TalismanState, seat: int, option: Option) -> float:
    """The weapons that add most."""
    creatures = state.fight.creatures if state.fight is not None else ()
    cards = [card for card in option.key.partition(":")[2].split(",") if card in CARD_OF]
    return float(sum(weapon_value(state, seat, card, creatures) for card in cards)) + 0.1 * any(
        CARD_OF[card].id == "runesword" for card in cards
    )


def judge_reward(state: TalismanState, decision: Decision) -> list[float]:
    """A Talisman for whoever lacks one, the last Life, or the best thing."""
    foe = (
        state.fight.foe
        if state.fight is not None and state.fight.seat == decision.seat
        else (state.fight.seat if state.fight is not None else -1)
    )
    lives = state.heroes[foe].lives if foe >= 0 else 4
    life = 3.0 + (5.0 if lives == 1 else 0.0) + (4.0 if state.heroes[decision.seat].quest == "take_a_life" else 0.0)
    return [
        life if option.key == "life" else
        1.0 if option.key == "gold" else
        card_worth(state, decision.seat, option.key.partition(":")[2]) if option.key.startswith("card:") else
        0.0
        for option in decision.options
    ]  # fmt: skip


def offer_worth(state: TalismanState, seat: int, option: Option) -> float:
    """Offer something for a Life that is worth less than the Life."""
    verb, _, what = option.key.partition(":")
    if option.key == "no_offer":
        return 0.0
    cost = float(what) if verb == "gold" else card_worth(state, seat, what)
    return life_worth(state.heroes[seat].lives) - cost - 2.0 * (verb == "gold" and what == "1")


def judge_trophies(state: TalismanState, decision: Decision) -> list[float]:
    """Hand in what wastes fewest points: the best set of trophies, one after the other."""
    offered = [option.key.partition(":")[2] for option in decision.options if option.key.startswith("trophy:")]
    chosen = [card for card in state.heroes[decision.seat].trophies if card not in offered]
    points = sum(CARD_OF[card].strength for card in chosen)
    wanted = best_set(tuple(offered), points)
    return [
        2.0 if option.key.partition(":")[2] in wanted else
        1.0 if option.key == "hand_in" and not wanted else
        0.0
        for option in decision.options
    ]  # fmt: skip


def best_set(cards: tuple[str, ...], points: int) -> tuple[str, ...]:
    """The trophies to add to that many points: most whole Strength, then least waste, then fewest cards."""
    best: tuple[int, int, int] = (points // STRENGTH_FOR_A_POINT, -(points % STRENGTH_FOR_A_POINT), 0)
    found: tuple[str, ...] = ()
    for count in range(1, min(len(cards), 6) + 1):
        for some in combinations(cards[:9], count):
            total = points + sum(CARD_OF[card].strength for card in some)
            rank = (total // STRENGTH_FOR_A_POINT, -(total % STRENGTH_FOR_A_POINT), -count)
            if rank > best:
                best, found = rank, some
    return found


# -- cards, Spells, services -----------------------------------------------------------------------------


def card_option_worth(state: TalismanState, seat: int, option: Option) -> float:
    """Take the best card."""
    verb, _, card = option.key.partition(":")
    if verb in ("card", "take", "swap") and card.split(">")[0] in CARD_OF:
        return card_worth(state, seat, card.split(">")[0]) + 0.5
    return 1.0 if option.key == "gold" or verb == "take_gold" else 0.2


def taking_worth(state: TalismanState, seat: int, option: Option) -> float:
    """Take what is worth having, in place of something worse if there is no room."""
    verb, _, card = option.key.partition(":")
    if verb != "take":
        return 0.0 if verb == "done" else UNWISE
    if card not in CARD_OF or CARD_OF[card].kind == GOLD:
        return 3.0
    worth = card_worth(state, seat, card)
    if not has_room(state, seat, card):
        worth -= 0.3 + min([card_worth(state, seat, other) for other in counted_objects(state, seat)], default=0.0)
    return worth


def extra_card_worth(state: TalismanState, seat: int, option: Option) -> float:
    """The Prophetess always looks further; the Orb is used up at once."""
    return 1.0 if option.key == "yes" else 0.0


def drawn_worth(state: TalismanState, seat: int, option: Option) -> float:
    """Discard the card that would be worst to meet."""
    card = option.key.partition(":")[2]
    return -met_worth(profile_of(state, seat), CARD_OF[card].id) if card in CARD_OF else 0.0


def card_throw_worth(state: TalismanState, seat: int, option: Option) -> float:
    """Throw what is worth throwing; a Character on its way does not step through portals."""
    carried_off = state.dealing.startswith("magic_portal") and bool(goal_of(state, seat))
    return (-1.0 if carried_off else 1.0) if option.key == "throw" else 0.0


def space_throw_worth(state: TalismanState, seat: int, option: Option) -> float:
    """Throw where the throw is worth something, if there is a choice."""
    return space_here(state, seat) if option.key == "throw" else 0.0


def protection_worth(state: TalismanState, seat: int, option: Option) -> float:
    """The protection that saves most often."""
    card = option.key.partition(":")[2]
    ability = CARD_OF[card].ability if card in CARD_OF else None
    return float(len(ability.saves_on)) if ability is not None else 0.0


def raised_worth(state: TalismanState, seat: int, option: Option) -> float:
    """Let a raised Enemy help when the fight hangs on it."""
    card = option.key.partition(":")[2]
    return better_chances(state, seat, CARD_OF[card].strength) - 1.0 if card in CARD_OF else 0.0


def character_worth(state: TalismanState, seat: int, option: Option) -> float:
    """Characters that do well."""
    card = CHARACTERS.get(option.key.partition(":")[2])
    return float(card.strength + card.craft + card.spells) if card is not None else 0.0


def losing_worth(state: TalismanState, seat: int, option: Option) -> float:
    """Part with the worst card."""
    card = option.key.partition(":")[2]
    return -card_worth(state, seat, card) if card in CARD_OF else 0.0


def life_or_follower(state: TalismanState, seat: int, option: Option) -> float:
    """Give up what is worth less."""
    card = option.key.partition(":")[2]
    if card in CARD_OF:
        return -card_worth(state, seat, card)
    return -life_worth(state.heroes[seat].lives) if option.key == "life" else -1.0


def selling_worth(state: TalismanState, seat: int, option: Option) -> float:
    """Sell what is worth less than a bag."""
    card = option.key.partition(":")[2]
    return 0.9 - card_worth(state, seat, card) if card in CARD_OF else 0.0


def buying_worth(state: TalismanState, seat: int, option: Option) -> float:
    """Buy what is worth more than it costs."""
    verb, _, item = option.key.partition(":")
    if verb != "buy":
        return 0.0
    price = min(price for _, price in CARDS[item].prices)
    return card_worth(state, seat, f"{item}#p1") - 0.8 * price if f"{item}#p1" in CARD_OF else 0.0


def wish_worth(state: TalismanState, seat: int, option: Option) -> float:
    """The best wish."""
    lives = state.heroes[seat].lives
    worths = {
        "wish:strength": point_worth(own(state, seat, "strength")),
        "wish:craft": point_worth(own(state, seat, "craft")) + 0.1,
        "wish:life": next_life_worth(lives) + (3.0 if lives <= 2 else 0.0),
        "wish:spell": SPELL_WORTH,
        "wish:gold": 1.0,
    }
    return worths.get(option.key, 0.0)


def service_worth(state: TalismanState, seat: int, option: Option) -> float:
    """The best service of a space."""
    hero = state.heroes[seat]
    verb = option.key.partition(":")[0]
    healed = next_life_worth(hero.lives)
    worths = {
        "healer": healed, "free_healing": healed + 1, "doctor": healed, "royal_doctor": healed - 1, "free_lives": 9.0,
        "blacksmith": 2.0 if hero.gold >= 2 and len(hero.objects) < 2 else 0.2,
        "mystic": 1.0, "enchantress": 0.3, "call_the_dead": 0.7, "pray_chapel": 1.0, "pray_temple": 1.0,
        "quest": 0.0 if has_talisman(state, seat) else 4.0, "alchemist": -1.0,
        "give_up": 0.5 if hero.lives >= 4 else -1.0,
    }  # fmt: skip
    return worths.get(verb, 0.0)


def heal_worth(state: TalismanState, seat: int, option: Option) -> float:
    """Heal while a Life is worth more than a bag: always."""
    return float(option.key.partition(":")[2] or 0)


def agree_worth(state: TalismanState, seat: int, option: Option) -> float:
    """Accept what is offered."""
    return 1.0 if option.key == "yes" else 0.0


def toll_worth(state: TalismanState, seat: int, option: Option) -> float:
    """Gold is cheaper than a Life."""
    return 1.0 if option.key == "gold" else 0.0


def bribe_worth(state: TalismanState, seat: int, option: Option) -> float:
    """Pay a Bandit who would probably win."""
    _, _, lost = chances(strength(state, seat) - 4)
    return lost * life_worth(state.heroes[seat].lives) - 1.5 - TURN / 2 if option.key != "fight" else 0.0


SPACE_TARGETS = each(lambda state, seat, option: space_worth(state, seat, option.key.partition(":")[2])
                     if option.key.startswith("to:") else 0.0)  # fmt: skip

JUDGES: dict[str, Judge] = {
    "move": each(move_worth),
    "held": each(move_worth),
    "way": judge_ways,
    "portal": each(portal_worth),
    "crown": judge_crown,
    "encounter": each(encounter_worth),
    "window": judge_window,
    "spell_target": judge_targets,
    "face": each(face_worth),
    "evade": each(face_worth),
    "reward": judge_reward,
    "offer": each(offer_worth),
    "exchange_now": favour("exchange"),
    "exchange": judge_trophies,
    "surplus_spell": each(losing_worth),
    "surplus_object": each(losing_worth),
    "lost_object": each(losing_worth),
    "life_or_follower": each(life_or_follower),
    "toll": each(toll_worth),
    "sell": each(selling_worth),
    "shop": each(buying_worth),
    "service": each(service_worth),
    "heal": each(heal_worth),
    "wish": each(wish_worth),
    "wish_space": SPACE_TARGETS,
    "shrine_space": SPACE_TARGETS,
    "acquisition": each(card_option_worth),
    "mesmerism": each(card_option_worth),
    "loot": each(card_option_worth),
    "lure": each(card_option_worth),
    "sorcerer": each(agree_worth),
    "drink": each(agree_worth),
    "cave": each(agree_worth),
    "steal": each(agree_worth),
    "raise_throw": each(agree_worth),
    "trade_partner": judge_partners,
    "trade": judge_deal,
    "trade_answer": judge_answer,
    "trade_spell": judge_given_spell,
    "declare_alignment": favour("keep"),
    "end_turn": each(end_worth),
    "take": each(taking_worth),
    "extra_cards": each(extra_card_worth),
    "discard_drawn": each(drawn_worth),
    "card_throw": each(card_throw_worth),
    "space_throw": each(space_throw_worth),
    "protection": each(protection_worth),
    "weapon": each(weapon_worth),
    "raised": each(raised_worth),
    "raise": favour("no"),
    "character": each(character_worth),
    "offer_answer": favour("refuse"),
}
