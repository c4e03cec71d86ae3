"""What a sensible Character takes, leaves, buys, sells, wishes for and asks of a space."""

from __future__ import annotations

from game.engine.decision import Option
from game.engine.ids import kind_of, name_of, parted
from game.talisman.adviser.ways.moving import worth_of_meeting
from game.talisman.adviser.worth import (
    SPELL_WORTH,
    card_worth,
    has_talisman,
    life_worth,
    next_life_worth,
    point_worth,
)
from game.talisman.box.characters import CHARACTERS
from game.talisman.box.register import CARD_OF, CARDS, GOLD
from game.talisman.rules.table.sheet import counted_objects, has_room, own
from game.talisman.state import TalismanState

UNWISE = float("-inf")
"""Never done while there is anything else to do: what can be begun and broken off again would else go on for ever."""


def card_option_worth(state: TalismanState, seat: int, option: Option) -> float:
    """Take the best card."""
    verb, card = parted(option.key)
    if verb in ("card", "take", "swap") and card.split(">")[0] in CARD_OF:
        return card_worth(state, seat, card.split(">")[0]) + 0.5
    return 1.0 if option.key == "gold" or verb == "take_gold" else 0.2


def taking_worth(state: TalismanState, seat: int, option: Option) -> float:
    """Take what is worth having, in place of something worse if there is no room."""
    verb, card = parted(option.key)
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
    card = name_of(option.key)
    return -worth_of_meeting(state, seat, card) if card in CARD_OF else 0.0


def losing_worth(state: TalismanState, seat: int, option: Option) -> float:
    """Part with the worst card."""
    card = name_of(option.key)
    return -card_worth(state, seat, card) if card in CARD_OF else 0.0


def life_or_follower(state: TalismanState, seat: int, option: Option) -> float:
    """Give up what is worth less."""
    card = name_of(option.key)
    if card in CARD_OF:
        return -card_worth(state, seat, card)
    return -life_worth(state.heroes[seat].lives) if option.key == "life" else -1.0


def selling_worth(state: TalismanState, seat: int, option: Option) -> float:
    """Sell what is worth less than a bag."""
    card = name_of(option.key)
    return 0.9 - card_worth(state, seat, card) if card in CARD_OF else 0.0


def buying_worth(state: TalismanState, seat: int, option: Option) -> float:
    """Buy what is worth more than it costs."""
    verb, item = parted(option.key)
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
    verb = kind_of(option.key)
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
    return float(name_of(option.key) or 0)


def agree_worth(state: TalismanState, seat: int, option: Option) -> float:
    """Accept what is offered."""
    return 1.0 if option.key == "yes" else 0.0


def toll_worth(state: TalismanState, seat: int, option: Option) -> float:
    """Gold is cheaper than a Life."""
    return 1.0 if option.key == "gold" else 0.0


def character_worth(state: TalismanState, seat: int, option: Option) -> float:
    """Characters that do well."""
    card = CHARACTERS.get(name_of(option.key))
    return float(card.strength + card.craft + card.spells) if card is not None else 0.0
