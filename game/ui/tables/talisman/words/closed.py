"""What a space has to offer, but not to this Character now: it is shown all the same, with its price."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from game.engine.decision import Decision, Option, Text
from game.engine.ids import kind_of
from game.talisman.box.board import SPACES
from game.talisman.rules.belongings.shops import buy_option, open_shop, price_list
from game.talisman.rules.spaces.services import SERVICES
from game.talisman.state import GOOD, NEUTRAL
from game.talisman.view import TalismanView

SERVICES_AT = {
    "village": ("healer", "blacksmith", "mystic"), "city": ("enchantress", "alchemist", "doctor"),
    "castle": ("royal_doctor",), f"chapel {NEUTRAL}": ("healer",), f"chapel {GOOD}": ("free_healing", "pray_chapel"),
}  # fmt: skip
"""By terrain, at the Chapel with the Alignment."""


NO_OBJECT = Option("claim_object", Text("An Object"), "claim:object", "TAL-6.16.9b")
NO_GOLD = Option("claim_gold", Text("1 Gold"), "claim:gold", "TAL-6.16.9b")


def closed_here(view: TalismanView, decision: Decision) -> Sequence[Option]:
    """Each service or thing for sale that the open question leaves out; its place is that of its refusal."""
    found: Iterator[Option] = iter(())
    if decision.kind == "service":
        found = _services(view, decision.seat)
    elif decision.kind == "shop":
        found = _goods(decision)
    elif decision.kind == "reward":
        return _claims(decision)
    return [option for option in found if decision.option(option.key) is None]


def _claims(decision: Decision) -> Sequence[Option]:
    """The kinds of prizes of a fight that the loser does not have."""
    keys = {option.key for option in decision.options}
    found = () if any(kind_of(key) == "card" for key in keys) else (NO_OBJECT,)
    return found if "gold" in keys else (*found, NO_GOLD)


def _services(view: TalismanView, seat: int) -> Iterator[Option]:
    hero = view.heroes[seat]
    terrain = SPACES[hero.space].terrain if hero.space else ""
    for service in SERVICES_AT.get(terrain, ()) or SERVICES_AT.get(f"{terrain} {hero.alignment}", ()):
        yield replace(SERVICES[service], place=f"service:{service}")


def _goods(decision: Decision) -> Iterator[Option]:
    """The goods of the shop that is open."""
    for item, price in price_list(open_shop(decision.options)):
        yield buy_option(item, price)
