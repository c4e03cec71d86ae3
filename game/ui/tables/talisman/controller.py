"""The gestures of Talisman: spaces, figures and cards are clicked; what gives something away is asked once more."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import replace
from fractions import Fraction

from game.engine.decision import Decision, Named, Odds, Option, Text, text
from game.talisman.box.register import CARD_OF
from game.talisman.rules.fights.crown import COMMAND
from game.talisman.rules.magic.windows import PASS
from game.ui.tables.common.answers.option_places import verb_of
from game.ui.tables.common.outcomes import Chosen, Outcome
from game.ui.tables.common.pieces import Piece
from game.ui.tables.talisman.doors import Doors, as_at_the_door
from game.ui.tables.talisman.leaving import LEAVE, LEAVING, OWN_TURN, LeavingController

HINTS = {
    "move": Text("Throw the die, or click a glowing card first to cast or use it."),
    "end_turn": Text("End the turn, or click a glowing card first to cast or use it."),
    "way": Text("Click one of the glowing spaces, or its card below."),
    "window": Text("Click a glowing card to cast or use it, or pass."),
    "spell_target": Text("Click the glowing target: a space, a card, a figure or a player."),
    "character": Text("Click the Character you want to play. Rest the mouse on one to read its abilities."),
    "shop": Text("Click what you want to buy. Rest the mouse on a card to read it."),
    "sell": Text("Click the Object you want to sell."),
    "surplus_object": Text("Click the Object that stays here."),
    "surplus_spell": Text("Click the Spell that you discard."),
    "exchange": Text("Click defeated Enemies to change what is handed in: every 7 points of Strength give 1 Strength."),
    "take": Text("Click what you want to take."),
    "encounter": Text("Click a figure to meet it, or the space."),
}
NOBODY_TO_MEET = Text("Go on, or click a glowing card first to use it.")
LEFT_BEFORE = Text("Click what you leave here, for you or anybody to take later; or go on.")
LAY_DOWN = Text("Throw the die, or click a glowing card first to leave it here: the throw might take it.")
COMMAND_ON = Option(
    "command:on", Text("Cast it every turn, until the end"), clause="TAL-6.9.8a",
    tooltip=Text("You are asked again as soon as there is anything else to decide."),
)  # fmt: skip
PORTAL, OPENS = "portal", Text("The Portal of Power opens")
NO_SPELL = Text("You hold nothing that fits: pass. The bell on your sheet (S) says when you are asked.")
CAST_NEXT = Text("{card} can still be cast: after Fight, before the dice.")
SHOWN_AT_ONCE = frozenset(
    {"fight", "face", "space_throw", "card_throw", "cave", "held", "crown", "protection", "weapon", "window"}
)
"""Kinds of questions whose chances are shown at once."""
SHOWN_IF_ALONE = frozenset({"move", "service", "encounter"})
"""The same, where a single answer has any: to break free, to pray, to attack the only one here."""
ATTACKS = frozenset({"attack", "psychic", "assassinate"})
"""Verbs of answers that begin a fight between Characters, whose dice fall at once."""
THROWS = frozenset({"card_throw", "space_throw"})
"""Kinds of questions for a throw, beside which what it threatens may be laid down."""
CAREFUL = ("leave", "deliver", "give", "discard")
"""Verbs of answers that give something away."""
CASTING, USING = "cast", "use"
SPENDING = frozenset({CASTING, USING})
"""Verbs of answers that use a card up, or pay."""
APART = SPENDING | {"deliver"}
"""The same, and handing over for a quest: they stand apart from what one does anyway."""
ENCOUNTERS = (
    "space", "attack", "psychic", "assassinate", "steal", "beguile", "lady", "use", "deliver", "become", "exchange",
)
"""Verbs of what may be done where one has come to; what is left there is clicked on the sheet."""


class TalismanController(LeavingController):
    """The generic gestures, and care with what gives something away."""

    hints = HINTS
    interposed = frozenset({"window"})
    chosen_by_button = frozenset({USING})
    in_words: Mapping[str, tuple[str, ...]] = {
        "encounter": ENCOUNTERS, "face": (), "evade": (), "take": ("take", "use"), "protection": (),
        "discard_drawn": (), "order": (), "reward": (), "loot": (), "weapon": (),
        "crown": ("command", "attack", "cast", "use"),
        "window": ("cast", "use"), "move": ("cast", "use", "deliver"), "end_turn": ("cast", "use", "deliver"),
        "surplus_object": (), "surplus_spell": (), "sell": (), "life_or_follower": (), "lost_object": (),
    }  # fmt: skip
    """What one may do is not overlooked."""

    def __init__(
        self, decision: Decision, pieces: Sequence[Piece], doors: Doors = (), for_the_fight: str = "",
        commanding: set[int] | None = None, told: Collection[str] = (),
    ) -> None:  # fmt: skip
        self._doors = {option.key: chosen for option, chosen in doors}
        self._beyond = tuple(option for option, _chosen in doors)
        self._for_the_fight = for_the_fight
        self._commanding = commanding
        self._told = told
        self._laid = {piece.place for piece in pieces}
        self._foremost: tuple[Option, ...] | None = None
        super().__init__(decision, pieces)
        self._places.update({option.place: (option,) for option in self._beyond if option.place is not None})

    def move(self, pieces: Sequence[Piece]) -> None:
        """The same question over another layout."""
        super().move(pieces)
        self._laid = {piece.place for piece in pieces}

    def hint(self) -> Text | None:
        """What to do at this kind of question; nothing where there is only the die to throw."""
        if self.decision.kind == "window" and all(option.place is None for option in self.decision.options):
            return NO_SPELL
        if self.decision.kind == "fight" and self._for_the_fight:
            return text(CAST_NEXT.message, card=Named(CARD_OF[self._for_the_fight].name, f"card:{self._for_the_fight}"))
        if self.decision.kind in THROWS:
            return LAY_DOWN if any(verb_of(option) == LEAVE for option in self.decision.options) else None
        if self.decision.kind == "encounter" and not self._leaving:
            return self._hint_before_meeting()
        if self._leaving or self.decision.kind not in ("move", "end_turn"):
            return super().hint()
        if self.decision.kind == "move" and self.decision.option("throw") is None:
            return HINTS["way"]
        others = [option for option in self.decision.options if not self._left_aside(option)]
        return HINTS[self.decision.kind] if len(others) > 1 else None

    def _hint_before_meeting(self) -> Text:
        """What to click before something is met: a figure only where one stands."""
        if self._is_about_leaving():
            return LEFT_BEFORE
        figures = any((option.place or "").startswith("seat:") for option in self.decision.options)
        return HINTS["encounter"] if figures else NOBODY_TO_MEET

    def foremost(self) -> Option | None:
        """The first answer that leads to dice, where only that matters: fights and throws."""
        if self._foremost is None:
            self._foremost = self._thrown_first()
        return self._foremost[0] if self._foremost else None

    def _thrown_first(self) -> tuple[Option, ...]:
        """The answer with chances that counts; where others have some too, which they are must be told by the mouse."""
        kind, options = self.decision.kind, self.decision.options
        if kind == PORTAL:
            return ()
        if kind == "move":
            options = tuple(option for option in options if option.key == "throw")
        elif kind not in SHOWN_AT_ONCE | SHOWN_IF_ALONE:
            return ()
        found = tuple(option for option in options if self.odds(option) is not None)
        return found[:1] if kind in SHOWN_AT_ONCE or len(found) == 1 else ()

    def odds_at_rest(self) -> Odds | None:
        """How often the Portal opens with each ability, the better one first."""
        if self.decision.kind != PORTAL:
            return None
        found = [(option, odds) for option in self._better_first() if (odds := self.odds(option)) is not None]
        opens = [replace(odds.outcomes[0], text=option.text) for option, odds in found]
        return replace(found[0][1], about=OPENS, outcomes=tuple(opens), exclusive=False) if found else None

    def _better_first(self) -> list[Option]:
        """The answers of the Portal of Power: by how often it opens."""
        shares = {option.key: odds.outcomes[0].share for option in self.decision.options
                  if (odds := self.odds(option)) is not None}  # fmt: skip
        return sorted(self.decision.options, key=lambda option: -shares.get(option.key, Fraction(-1)))

    def buttons(self) -> list[Option]:
        """What a click on a card offers comes before the other answers, which stay: a slip of the mouse hides none."""
        more = () if self._commanding is None else (COMMAND_ON,)
        return [*self._offered_first([*more, *self._plain()]), *self.leaving_button()]

    def _plain(self) -> list[Option]:
        """Every answer whose place lies nowhere on the table, and throws of dice; ways beyond a door like others.

        What spends a card stands above the rest, so that what one does anyway has one place, whatever one carries.
        """
        options = self._better_first() if self.decision.kind == PORTAL else self.decision.options
        found = [option for option in (*options, *self._beyond) if self._needs_button(option)]
        return sorted(found, key=lambda option: verb_of(option) not in APART)

    def comes_between(self) -> bool:
        """Where every answer that does anything spends a card, none stands where one just took it, or threw."""
        acting = [option for option in self._plain() if not self.stands_at_the_edge(option)]
        return super().comes_between() or (bool(acting) and all(verb_of(option) in APART for option in acting))

    def meant(self, key: str) -> Chosen:
        """A door on the way is two answers: the way there, and through it; one command may be meant for many turns."""
        if key == COMMAND_ON.key and self._commanding is not None:
            self._commanding.add(self.decision.seat)
            return Chosen(COMMAND.key)
        return self._doors.get(key) or super().meant(key)

    def intend(self, option: Option) -> Outcome:
        """A click beyond a door goes there."""
        if option.key == COMMAND_ON.key:
            return Chosen(COMMAND_ON.key)
        return self._doors.get(option.key) or super().intend(option)

    def odds(self, option: Option) -> Odds | None:
        """Beyond a door on the way, those of going through it."""
        chosen = self._doors.get(option.key)
        return super().odds(as_at_the_door(option, chosen) if chosen is not None else option)

    def judged(self, option: Option, then: tuple[str, ...]) -> Option:
        """Of a way through a door, what happens at the door: the end of the way straight on is not reached."""
        chosen = Chosen(option.key, then)
        through = (as_at_the_door(door, chosen) for door in self._beyond if self._doors[door.key] == chosen)
        return next(through, option)

    def stands_aside(self, option: Option) -> bool:
        """Passing over one moment is harmless; what ends or refuses anything for good never stands where it does."""
        return option.key not in (PASS.key, LEAVING.key)

    def _needs_button(self, option: Option) -> bool:
        if option.place is None or option.place.startswith("dice:") or option.place not in self._laid:
            return True
        return option.key in self._told or self.is_said_in_words(option)

    def clear(self) -> bool:
        """Take back what a click has offered; the cards laid out to be handed in stay."""
        had = bool(self.offered)
        had = had or self._leaving
        self._show_leaving(False)
        return had

    def _propose(self) -> None:
        """Mark the defeated Enemies that would be handed in."""
        chosen = {option.place for option in self.decision.options if option.key.startswith("back:")}
        self.selected = [piece.id for piece in self.pieces if piece.place in chosen]

    def is_weighty(self, option: Option) -> bool:
        """A card cast, used or given away is gone, and an attack throws at once: no slip of the mouse does it."""
        verb = verb_of(option)
        return verb in SPENDING or verb in ATTACKS or (verb in CAREFUL and self.decision.kind in OWN_TURN | THROWS)
