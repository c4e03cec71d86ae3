"""What speaks for a Spell, for its target, or for using a card."""

from __future__ import annotations

from collections.abc import Callable

from game.engine.decision import Decision, Option, Text
from game.engine.ids import name_of, parted
from game.talisman.adviser.casting import STRENGTH_OF, harm_of, rivals, target_acquisition, target_mesmerism
from game.talisman.adviser.reasons import fighting, moving, visiting
from game.talisman.adviser.worth import card_worth
from game.talisman.box.board import CROWN
from game.talisman.box.register import (
    AFTER_MOVE,
    ANY_TURN_START,
    CARD_OF,
    IN_ANSWER_TO_SPELL,
    WHEN_ENCOUNTERING,
    WHEN_LOST,
)
from game.talisman.cards.spells.at_the_start import acquirable
from game.talisman.referee import odds
from game.talisman.rules.table.land import COMMAND_SPELL, card_name, character_name
from game.talisman.rules.table.sheet import craft, free_followers
from game.talisman.state import TalismanState

RAISES = Text("It raises your chance to win the fight from {n} % to {m} %.")
ANYWHERE = Text("It takes you to any space of this Region.")
THREE_TURNS = Text("You take three turns while the others wait.")
HAS = Text("The {character} has this to take: {card}.")
IN_THE_WAY = Text("Else you would meet {card} here.")
AIMED_AT_YOU = Text("The Spell is aimed at you.")
SPARES_ALL = Text("It stops the Command Spell, which may cost you a Life.")
SAVES_LIFE = Text("It saves the Life.")
STOPS_RULER = Text("The {character} cannot cast the Command Spell this turn.")


def of_card(state: TalismanState, decision: Decision, option: Option) -> Text | None:
    """What a Spell or a card brings now."""
    verb, card = parted(option.key)
    known = CARD_OF[card].id
    if verb == "use":
        return stronger(state, decision.seat, STRENGTH_OF[known]) if known in STRENGTH_OF else None
    find = SPELLS.get(known)
    return find(state, decision.seat) if find is not None else None


def of_target(state: TalismanState, decision: Decision, option: Option) -> Text | None:
    """What a Spell brings at that target."""
    spell = name_of(decision.about or "")
    kind, name = parted(option.key.removeprefix("target:"))
    known = CARD_OF[spell].id if spell in CARD_OF else ""
    if kind == "space" and known == "teleport":
        return moving.of_space(state, decision.seat, name)
    if kind == "seat" and known == "acquisition":
        return prize(state, decision.seat, int(name), acquirable(state, decision.seat, int(name)))
    if kind == "seat" and known == "mesmerism":
        return prize(state, decision.seat, int(name), free_followers(state, int(name)))
    return None


def stronger(state: TalismanState, seat: int, more: int) -> Text | None:
    """What more Strength does to the fight about to begin."""
    shares = fighting.strengthened(state, seat, more)
    if shares is None or shares[1] <= shares[0]:
        return None
    before, after = (fighting.percent(share) for share in shares)
    return Text(RAISES.message, (("n", before), ("m", after)))


def prize(state: TalismanState, seat: int, victim: int, cards: tuple[str, ...]) -> Text | None:
    """The card most worth taking from a victim."""
    best = max(cards, key=lambda card: card_worth(state, seat, card), default="")
    if not best:
        return None
    return Text(HAS.message, (("character", character_name(state.heroes[victim].character)), ("card", card_name(best))))


def healing(state: TalismanState, seat: int) -> Text | None:
    """How few Lives are left."""
    return visiting.down_to(state.heroes[seat])


def acquisition(state: TalismanState, seat: int) -> Text | None:
    """The best Object of all rivals."""
    best = max(rivals(state, seat), key=lambda other: target_acquisition(state, seat, other), default=-1)
    return prize(state, seat, best, acquirable(state, seat, best)) if best >= 0 else None


def mesmerism(state: TalismanState, seat: int) -> Text | None:
    """The best Follower of all rivals."""
    best = max(rivals(state, seat), key=lambda other: target_mesmerism(state, seat, other), default=-1)
    return prize(state, seat, best, free_followers(state, best)) if best >= 0 else None


def destruction(state: TalismanState, seat: int) -> Text | None:
    """The worst card where the Character has come to stand."""
    cards = state.cards.get(state.heroes[seat].space, ()) if state.window == AFTER_MOVE else ()
    worst = max(cards, key=lambda card: harm_of(state, seat, card), default="")
    if not worst or harm_of(state, seat, worst) <= 0:
        return None
    return Text(IN_THE_WAY.message, (("card", card_name(worst)),))


def slipping_away(state: TalismanState, seat: int) -> Text | None:
    """A fight that may well be lost."""
    if state.window != WHEN_ENCOUNTERING or state.met_by != seat:
        return None
    return fighting.against_fighting(odds.of_meeting(state, seat))


def immobility(state: TalismanState, seat: int) -> Text | None:
    """A way round a fight, or a turn without the Command Spell."""
    ruler = state.heroes[state.turn]
    if state.window == ANY_TURN_START and state.turn != seat and ruler.space == CROWN:
        return Text(STOPS_RULER.message, (("character", character_name(ruler.character)),))
    return slipping_away(state, seat)


def counterspell(state: TalismanState, seat: int) -> Text | None:
    """Whom the Spell strikes that it answers."""
    cast = state.casting[-1] if state.window == IN_ANSWER_TO_SPELL and state.casting else None
    if cast is None or cast.seat == seat:
        return None
    if cast.card == COMMAND_SPELL:
        return SPARES_ALL
    return AIMED_AT_YOU if cast.target == f"seat:{seat}" else None


def preservation(state: TalismanState, seat: int) -> Text | None:
    """One's own Life."""
    loss = state.loss
    own = state.window == WHEN_LOST and loss is not None and loss.seat == seat and loss.what == "life"
    return SAVES_LIFE if own else None


SPELLS: dict[str, Callable[[TalismanState, int], Text | None]] = {
    "healing": healing,
    "teleport": lambda state, seat: ANYWHERE,
    "temporal_warp": lambda state, seat: THREE_TURNS,
    "acquisition": acquisition,
    "mesmerism": mesmerism,
    "destruction": destruction,
    "invisibility": slipping_away,
    "immobility": immobility,
    "psionic_blast": lambda state, seat: stronger(state, seat, craft(state, seat)),
    "counterspell": counterspell,
    "preservation": preservation,
}
