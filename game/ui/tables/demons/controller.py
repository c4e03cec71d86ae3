"""Clicks on the map, the dock and the displays become answers."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType

from game.demons.box.displays import is_over_limit, limit_of
from game.demons.box.naming import demon_name
from game.demons.box.powers import HEAL, TRANSPORT
from game.demons.box.ranks import RANKS
from game.demons.rules.demon_use import QUESTION
from game.demons.rules.walking.movement import LEAVE
from game.demons.state import CAPTIVE
from game.demons.view import DemonsView, MagicianView
from game.engine.decision import Decision, Named, Option, Refusal, Text, text
from game.ui.tables.common.answers.option_places import verb_of
from game.ui.tables.common.controller import TableController
from game.ui.tables.common.outcomes import Changed, Outcome, Refused
from game.ui.tables.common.pieces import Piece
from game.ui.tables.demons.places import BOX, EXIT, GROUND, SHEET, THRONE
from game.ui.tables.demons.words.chances import ends_of_mortals

HINTS = {
    "shield": Text(
        "Click the shield that you take. Its column: what is added to the die for each rank, 0 as rolled, less than 0"
        " perhaps a curse."
    ),
    "enter": Text(
        "Click a lit hex at the western edge. Dukes can be conjured only in open country, Earls only in a forest."
    ),
    "first_phase": Text(
        "Click a lit hex to go there (the number is its cost, flames and chains are dangers), a pool to conjure, or"
        " your shield to raise it."
    ),
    "demon_use": Text("Click a demon to use a power, or a lit hex to attack it. Then end the turn."),
    "attack_with": Text("Click the demons that attack. Only friendly ones survive a victory."),
    "defend_with": Text("Click the demons that defend you. Only friendly ones survive a victory."),
    "evade": Text("Click a lit hex to slip away, or stay."),
    "release": Text("Click the demon that you let go. He never comes back."),
    "curse": Text("Click a friendly demon to stop one curse, or bear what is left."),
    "surrender": Text("Click what you give up to be spared the torture, or endure it."),
    "offer": Text("Each treasure that you give up makes success likelier by one. Click them, then roll."),
    "bid": Text("Click the treasures that you offer; nobody sees them until all bids are in."),
    "pay_ring": Text("Click the treasure that you pay for the ring."),
    "claim": Text("Click the demon that you send for the hoard, or leave it there."),
    "seize_with": Text("Click the demon that you give up for the treasure: he must outrank its finder."),
    "gain": Text("Click a treasure of the grid."),
    "familiars": Text("Click a mortal unit to bewitch it, or choose below whose demon you borrow."),
    "lead": Text("Click the hex to which you lead the unit."),
    "transport": Text("Click any lit hex of the map, or leave it for good."),
    "freed": Text("Click the hex where you go free."),
    "escape": Text("Click the hex to which you escape."),
    "city": Text("Click a city."),
    "battle": Text("Click the hex that is attacked."),
    "naked": Text("Click a magician's counter or plate."),
}
IN_BONDS = Text("You are a captive and cannot move. Click a pool to conjure what may free you: captives roll worse.")
NOBODY_TO_BORROW_FROM = Text("Click a mortal unit to bewitch it.")
HELD = Text("Somebody next to you holds you: you cannot move. Click a pool to conjure, or your shield to raise it.")
LITTLE_LEFT = Text("After an attack no power can be used any more: only this is left.")
OFFERED = Text("Choose below. A demon who uses a power, or lifts a curse, is gone for good.")
WIN, SAFE = Text("win"), Text("safe")
"""What success is: of an attack, and of a defence."""
GIVEN_UP = ("seize_with", "claim")
"""Questions whose answers name a demon that is gone for good then."""
DECIDED_BY_CHANCE = {
    "attack_with": ("fight", "all"),
    "defend_with": ("fight", "all"),
    "seize_with": ("with",),
    "surrender": ("endure",),
    "offer": ("roll",),
}
"""The answers whose chances are shown while nothing is in hand, by question."""
LEAVING = Text("You leave Armenia for good and are worth {score} ducats now. Do it?")

FOREMOST = ("torture",)
"""Verbs of answers whose buttons stand above the others: they cost nothing, and rule nothing out."""
SPENDS = ("power", "lift")
"""Verbs of answers after which their demon is gone, whatever comes of it."""
CROWDING = Text(
    "{demon} controls the others. Without him your display has room for {room}, and you hold {n}: the rest must go at"
    " the end of the turn. Do it anyway?"
)


class DemonsController(TableController):
    """``hex_under`` tells which hex lies under the mouse, for clicks beside every piece."""

    hints = HINTS
    weighty = frozenset({"power", "lift", "release", "control", "free", "leave"})
    """What gives a demon or a captive away for good, puts another demon in control, or ends the walk through Armenia: a
    click to look at somebody should not do that."""

    chosen_by_button = frozenset({"free"})
    chances_told = MappingProxyType({"attack": WIN, "fight": WIN, "all": WIN, "seize": Text("seized")})
    in_words: Mapping[str, tuple[str, ...]] = {
        "first_phase": ("raise",), "demon_use": ("seize", "attack", "lift", "torture", "free"), "seize_with": (),
        "claim": (), "curse": (),
    }  # fmt: skip
    """What is weighty is read before it is done; and one's counter covers the treasure in one's own hex."""

    def __init__(
        self, decision: Decision, pieces: Sequence[Piece], view: DemonsView, hex_under: Callable[[], str | None]
    ) -> None:
        self.view = view
        self._hex_under = hex_under
        self._nowhere: list[Option] | None = None
        self._treasure_in = {f"hex:{treasure.hex}": treasure.place for treasure in view.treasures}
        """The treasure of a hex: whoever stands there covers it."""
        super().__init__(decision, pieces)

    def is_weighty(self, option: Option) -> bool:
        """Also the demon that is given up for a treasure, as soon as it is settled which."""
        return super().is_weighty(option) or self._gives_up(option)

    def _gives_up(self, option: Option) -> bool:
        """Whether an answer names the demon who goes for a treasure."""
        return takes_the_only(option) or (self.decision.kind in GIVEN_UP and option.key.startswith("with:"))

    # -- what can be clicked ------------------------------------------------------------------------------

    def place_of(self, piece: Piece) -> str:
        """The place that a click on the piece means: for the bare map the hex under the mouse."""
        if piece.id == GROUND:
            found = self._hex_under()
            return f"hex:{found}" if found is not None else piece.place
        return piece.place

    def options_of(self, piece: Piece) -> tuple[Option, ...]:
        """The options at the piece, at its hex or its demon; on bare ground those of the hex.

        Who controls the others is chosen in their display alone: it hardly ever matters.
        """
        for place in (self.place_of(piece), *piece.also):
            for meant in (place, self._treasure_in.get(place)):
                options = tuple(one for one in self._places.get(meant or "", ()) if not self._is_never_better(one))
                if piece.zone != BOX:
                    options = tuple(option for option in options if verb_of(option) != "control")
                if options:
                    return options
        return ()

    def _is_never_better(self, option: Option) -> bool:
        """Whether healing would only do what the demon's release does, too: lift a curse, but bar every attack."""
        heals = option.key.startswith("power:") and option.key.endswith(f":{HEAL}")
        lifts = option.key.removesuffix(f":{HEAL}").replace("power", "lift")
        return heals and not self.view.magicians[self.decision.seat].wounds and bool(self.decision.option(lifts))

    def foremost(self) -> Option | None:
        """The fight as it stands, the seizure or the torture: what chance will decide whatever is clicked."""
        verbs = DECIDED_BY_CHANCE.get(self.decision.kind, ())
        return next((option for verb in verbs for option in self.decision.options if verb_of(option) == verb), None)

    def is_lit(self, piece: Piece) -> bool:
        """Bare ground is never lit; counters are lit for what their hex can do."""
        if piece.kind in (GROUND, SHEET):
            return False
        return bool(self.options_of(piece))

    def move(self, pieces: Sequence[Piece]) -> None:
        """The same question over pieces that lie elsewhere."""
        super().move(pieces)
        self._nowhere = None

    def buttons(self) -> list[Option]:
        """What the click before may mean, options without a place or whose place lies nowhere now, and a seizure.

        What had a button before the click keeps its place.
        """
        if self._nowhere is None:
            here = {place for piece in uncovered(self.pieces) for place in (piece.place, *piece.also)}
            self._nowhere = [
                option
                for option in self.decision.options
                if not self._is_never_better(option)
                if not (option.key == LEAVE.key and any(piece.kind == EXIT for piece in self.pieces))
                if self.is_said_in_words(option)
                or option.place is None
                or not (option.place in here or option.place.startswith("hex:"))
            ]
            self._nowhere.sort(key=lambda option: verb_of(option) not in FOREMOST)
        return [*(option for option in self.offered if option not in self._nowhere), *self._nowhere]

    def click(self, piece: Piece) -> Outcome:
        """Answer, or say why not; a click on the bare dock, the desk or a panel's ground says nothing."""
        options = self.options_of(piece)
        if not options or options != self.offered:
            self.offered = ()
        beside = piece.kind == THRONE or (piece.id == GROUND and self._hex_under() is None)
        if not options and (piece.kind == SHEET or piece.id in ("dock", "ribbon") or beside):
            return Changed()
        return super().click(piece)

    def refused(self, piece: Piece) -> Refused:
        """The rules' own reason."""
        return Refused(self.decision.refusals(self.place_of(piece)))

    def press(self, key: str) -> Outcome:
        """The button that takes the only demon for a treasure chooses first, as a click on the treasure does."""
        option = self.decision.option(key)
        return self.intend(option) if option is not None and takes_the_only(option) else super().press(key)

    def why_not(self, piece: Piece) -> Refusal | None:
        """Why the map cannot be left now."""
        return self.decision.refusals(piece.place) if piece.kind == EXIT and not self.options_of(piece) else None

    # -- words --------------------------------------------------------------------------------------------

    def hint(self) -> Text | None:
        """What to do at this kind of question."""
        if self.offered:
            return OFFERED
        if self.decision.kind == "first_phase" and "move" not in map(verb_of, self.decision.options):
            captive = self.view.magicians[self.decision.seat].status == CAPTIVE
            return IN_BONDS if captive else HELD
        if self.decision.kind == "familiars" and "borrow" not in map(verb_of, self.decision.options):
            return NOBODY_TO_BORROW_FROM
        if self.decision.kind == "demon_use" and self.decision.question != QUESTION:
            combat = self.view.combat
            return LITTLE_LEFT if combat is not None and combat.attacker == self.decision.seat else None
        return super().hint()

    def marked(self) -> frozenset[str]:
        """The pieces chosen, and the demons already told off for the combat under way."""
        combat = self.view.combat
        if self.decision.kind not in ("attack_with", "defend_with") or combat is None:
            return super().marked()
        told_off = combat.attacking_demons if self.decision.kind == "attack_with" else combat.defending_demons
        places = {f"demon:{demon}" for demon in told_off}
        return super().marked() | {piece.id for piece in self.pieces if piece.place in places}

    def chance(self, option: Option) -> str:
        """Of an attack on mortals how likely it destroys them; how likely they flee stands below."""
        ends = self._ends_of_mortals(option)
        return ends[0] if ends else super().chance(option)

    def chance_word(self, option: Option) -> Text:
        """Who defends himself wins nothing, but stays free."""
        ends = self._ends_of_mortals(option)
        if ends:
            return ends[1]
        return SAFE if self.decision.kind == "defend_with" else super().chance_word(option)

    def _ends_of_mortals(self, option: Option) -> tuple[str, Text] | None:
        """How mortals end who are attacked by this answer; None for every other answer."""
        return ends_of_mortals(self.odds(option)) if verb_of(option) in self.chances_told else None

    def risk(self, option: Option) -> Text | None:
        """Also leaving for good, and giving up the demon for whose rank the others may stay."""
        own = self.view.magicians[self.decision.seat]
        if option.key == LEAVE.key:
            return Text(LEAVING.message, (("score", own.score),))
        goes_home = bool(own.treasures) and option.key.endswith(f":{TRANSPORT}")
        spends = (verb_of(option) in SPENDS and not goes_home) or self._gives_up(option)
        return (crowding(own, option) if spends else None) or super().risk(option)


def uncovered(pieces: Sequence[Piece]) -> list[Piece]:
    """The pieces that an open display does not cover."""
    above = next((number for number, piece in enumerate(pieces) if piece.kind == SHEET), 0)
    if not above:
        return list(pieces)
    sheet = pieces[above].rect
    return [piece for number, piece in enumerate(pieces) if number >= above or not sheet.contains(piece.rect)]


def takes_the_only(option: Option) -> bool:
    """Whether a seizure names the demon that it takes: nobody is asked which one then."""
    return verb_of(option) == "seize" and "demon" in dict(option.text.facts)


def crowding(own: MagicianView, option: Option) -> Text | None:
    """What to ask before an answer that takes the highest demon, if the others are too many without him (DEM-15.6)."""
    held = tuple(box.demon for box in own.boxes if box.demon is not None)
    named = [fact.place for fact in (dict(option.text.facts).get("demon"),) if isinstance(fact, Named)]
    place = named[0] if named else option.place or ""
    staying = tuple(demon for demon in held if f"demon:{demon}" != place)
    if len(staying) == len(held) or is_over_limit(held) or not is_over_limit(staying):
        return None
    gone = next(demon for demon in held if demon not in staying)
    return text(CROWDING.message, demon=demon_name(gone), room=limit_of(staying), n=len(staying))


def rank_of_option(option: Option) -> str:
    """The rank that an option conjures, "" for others."""
    rank = option.key.removeprefix("conjure:")
    return rank if rank in RANKS else ""
