"""Tells the course of a match on the screen: what happens, who is asked, who thinks, how it ended."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from game.chronicle import archive
from game.engine.decision import Decision, text
from game.keeping.disk import SaveError
from game.ui.kit.animation import Animation
from game.ui.kit.rich_text import RichText, runs
from game.ui.match.telling.playback import Group
from game.ui.match.turns.banner import turn_banner
from game.ui.tables.common.answers.risks import risk_of
from game.ui.tables.common.pieces import TableLayout
from game.words import _, say

if TYPE_CHECKING:
    from game.ui.match.panel.log import LogLine
    from game.ui.match.screen import MatchScreen

MEGABYTE = 2**20
TAKEN_OVER_SECONDS = 2.5


class Narrator:
    """Shows groups of events, questions and the end. ``happening`` is the sentence in the place of a question."""

    def __init__(self, screen: MatchScreen) -> None:
        self.screen = screen
        self.happening: RichText = ()
        self._others_acted = False
        self._late_sounds: tuple[str, ...] = ()
        """What is heard with the words that wait."""
        self._untold: list[tuple[LogLine, RichText]] = []
        """What waits for the dice that decide it."""
        self._former: Decision | None = None
        """The question put to a person before."""
        self._held = False
        """Whether what moves was held up, so that nobody can hurry past it."""

    @property
    def told(self) -> list[LogLine]:
        """Every line of the log that may be read by now."""
        waiting = [line for line, _words in self._untold]
        return [line for line in self.screen.course.lines if not any(line is other for other in waiting)]

    def go_on(self) -> None:
        """Let the match go on up to what takes time: a movement, a question, a thought, the end."""
        self.screen.course.advance(self)

    def animate(self, seconds: float) -> None:
        """Let what moves go on, and the match after its end."""
        screen = self.screen
        if screen.movement.preparing is not None:
            over = self._begin()
            if self._tell():
                screen.refresh()
            if over:
                self.go_on()
        elif self._goes_on(seconds):
            if self._held:
                screen.gestures.rest(unforeseen=screen.movement.went_by_itself)
            self._held = False
            screen.movement.hurry = screen.movement.hurry and bool(screen.course.persons)
            self.go_on()
        screen.invalidate()

    def _goes_on(self, seconds: float) -> bool:
        """Let time pass for what moves; True if it has come to its end. Words follow their dice."""
        over = self.screen.movement.go_on(seconds * self.screen.pace.rate)
        if self._tell() and not over:
            self.screen.refresh()
        return over

    def show(self, group: Group) -> bool:
        """Show a group of events: the table by an animation, log lines as soon as their dice lie still."""
        screen, table = self.screen, self.screen.shown_table
        self._hold(group)
        moves = screen.pace.speed(group.view) and not screen.movement.hurry
        seen = [event for event in group.events if event.visible_to(screen.course.eyes)]
        if moves and table.tabletop.follow(seen, group.view):
            table.lay()
        was, before = table.view, table.layout if moves else None
        screen.handover.moved = True
        for event in group.events:
            line = screen.course.note(event)
            screen.first_times.hear(event)
            screen.turn_line.hear(event)
            if event.visible_to(screen.course.eyes):
                self._untold.append((line, runs(event.text)))
        table.view = group.view
        screen.turn_line.look(table.tabletop, table.view, screen.course.eyes)
        self._others_acted = self._others_acted or group.view.active not in (None, screen.course.eyes)
        table.lay()
        table.former = was
        if before is not None:
            self._move(group, was, before)
        self._tell()
        screen.preview.hide()
        if screen.movement.going_on:
            screen.refresh()  # else whatever comes next shows what is asked
        return screen.movement.going_on

    def _hold(self, group: Group) -> None:
        """Whether events are held up to a person, until he clicks at usual speed; what ends a hurry."""
        screen = self.screen
        tabletop = screen.shown_table.tabletop
        persons = screen.course.persons
        self._held = bool(persons) and any(tabletop.holds(event, group.view, persons) for event in group.events)
        concerns = bool(persons) and screen.pace.concerns(group.events, group.view)
        if self._held or concerns or screen.pace.others_begin(screen.shown_table.view, group.view):
            screen.movement.hurry = False
        usual = screen.pace.is_usual(group.view)
        screen.movement.until_click = self._held and usual
        if not screen.pace.is_others(group.view):
            screen.turn_line.unhurried = usual

    def _tell(self) -> bool:
        """Say what happened, unless its dice are still tumbling; True if there was something to say."""
        movement = self.screen.movement
        animation = movement.animation
        tumbling = animation is not None and animation.elapsed < animation.told
        if not self._untold or movement.preparing is not None or tumbling:
            return False
        self._play(self._late_sounds)
        self._late_sounds = ()
        for line, words in self._untold:
            self.screen.panel.add_line(line)
            self.happening = words
        self._untold.clear()
        return True

    def _play(self, sounds: Sequence[str]) -> None:
        for sound in sounds:
            self.screen.app.sounds.play(sound)

    def forget(self) -> None:
        """The match went back: what waited to be said is not true any more."""
        self._untold.clear()
        self._former = None
        self.screen.handover.forget()

    def _move(self, group: Group, was: object, before: TableLayout) -> None:
        """Begin the animation that leads from the former table to the new one."""
        movement, table = self.screen.movement, self.screen.shown_table
        speed = self.screen.pace.speed(group.view)

        def make() -> Animation:
            if before.area != table.area:
                return Animation()
            return table.tabletop.motion(group.events, before, table.layout, was, table.view).faster(speed)

        movement.prepare(make)
        self._begin()

    def _begin(self) -> bool:
        """Begin the animation prepared, if it is ready; True if there is nothing in it to wait for."""
        movement = self.screen.movement
        animation = movement.begin()
        if animation is not None:
            self._late_sounds = animation.late_sounds
            self._play(animation.sounds)
        self.screen.busy = movement.busy
        return not movement.going_on

    def ask(self, decision: Decision) -> None:
        """Ask a person who has not answered with the click before.

        Another one than before gets the screen passed first if secrets would show (WD-13.1).
        """
        screen, table = self.screen, self.screen.shown_table
        key = self._given_already(decision)
        if key:
            screen.course.answer(key, self)
            return
        another = decision.seat != screen.course.eyes
        private = decision.secret or table.tabletop.is_private(screen.match.view(decision.seat))
        if another and private and screen.app.settings.pass_cover:
            screen.handover.begin(decision)
            return
        if another:
            screen.handover.leave()
        self.present(decision)

    def _given_already(self, decision: Decision) -> str:
        """What the last click answers as well, or the only answer that makes sense; "" if it is to be asked for."""
        screen = self.screen
        option = screen.sequel.option_of(decision)
        if option is None:
            return screen.course.evident(decision)
        careful = screen.app.settings.confirm_risky and screen.warns_of_risks
        if careful and risk_of(decision, option) is not None:
            return ""
        screen.sequel.go_on()
        return option.key

    def present(self, decision: Decision, *, told: bool = False) -> None:
        """Open a question for the person whose seat it is; his side lies at the bottom.

        Unless he was ``told`` already, a banner says so where the table turns.
        """
        screen, table = self.screen, self.screen.shown_table
        another = decision.seat != screen.course.eyes
        screen.course.eyes = decision.seat
        taken_over = self._is_taken_over(decision)
        if another:
            self.happening = ()
            self._untold.clear()
            screen.panel.fill_log(screen.course.lines)
        table.look_from(decision.seat)
        screen.turn_line.look(table.tabletop, table.view, decision.seat)
        table.tabletop.asked(decision)
        table.lay()
        if screen.movement.hurry:
            screen.gestures.rest()
        screen.movement.hurry = False
        table.controller = table.tabletop.controller(table.view, decision, table.layout.pieces)
        screen.first_times.open(decision, table.view)
        turned = another and not told and len(screen.course.persons) > 1
        if turned or (self._others_acted and table.view.active == decision.seat):
            self._announce(decision.seat)
        if taken_over:
            self._tell_who_takes_over(decision)
        self._others_acted = screen.handover.moved = False
        self._former = decision
        screen.refresh()
        screen.app.trace(f"asked {decision.seat} {decision.kind}")

    def _is_taken_over(self, decision: Decision) -> bool:
        """Whether a question of the same seat is about another figure than the one before, which nobody has chosen."""
        former, record = self._former, self.screen.course.match.record
        kinds = self.screen.shown_table.tabletop.in_turn
        if former is None or former.seat != decision.seat or {former.kind, decision.kind} - kinds:
            return False
        chosen = record[-1].seat == decision.seat and former.options_at(decision.about or "")
        by_hand = any(option.key == record[-1].key for option in chosen or ())
        return former.about != decision.about and not by_hand

    def _tell_who_takes_over(self, decision: Decision) -> None:
        """Another figure is asked about: it is shown, and a click where the mouse still rests is not meant for it."""
        screen, former = self.screen, self._former
        screen.gestures.rest_here()
        if former is not None and not self._others_acted:
            screen.turn_line.words = screen.tabletop.takes_over(former.about or "", decision.about or "")
            screen.shown_table.point_at(decision.about or "", TAKEN_OVER_SECONDS)

    def _announce(self, seat: int) -> None:
        """The turn has come back to a person: a sound, and a banner if anything moves at all."""
        screen = self.screen
        screen.app.sounds.play("your_turn")
        if not screen.pace.speed(screen.shown_table.view) or not screen.shown_table.tabletop.announces:
            return
        across = screen.table.centre.centerx if screen.table.centre.width else screen.area.centerx
        middle = across, screen.area.top + round(screen.area.height * screen.tabletop.banner_height)
        screen.movement.linger(turn_banner(screen.app.theme, self._greeting(seat), screen.area, middle))
        screen.busy = True

    def _greeting(self, seat: int) -> str:
        """Whose turn it is; among several people also what the table has turned for, where it is nobody's turn."""
        screen = self.screen
        if len(screen.course.persons) == 1:
            return _("Your turn")
        name, view = screen.match.seats[seat].name, screen.shown_table.view
        phase = next((one.name for one in screen.tabletop.phases if one.id == screen.tabletop.phase(view)), None)
        if phase is None or view.active == seat:
            return _("{name}, your turn", name=name) if view.active == seat else _("{name}, you are asked", name=name)
        return f"{name}: {say(phase)}"

    def wait_for(self, decision: Decision) -> None:
        """Show that a computer player thinks."""
        if not self.happening and decision.secret:
            self.happening = runs(_("One moment …"))  # who could do something in secret is nobody's business
        elif not self.happening:
            self.happening = runs(_("{name} is thinking …", name=self.screen.match.seats[decision.seat].name))
        self.screen.refresh()

    def over(self) -> None:
        """Show the end of the match over its last table."""
        screen = self.screen
        screen.shown_table.look(screen.course.eyes)
        screen.shown_table.lay()
        screen.refresh()
        self.shrink_the_chronicle()
        screen.show_end()

    def shrink_the_chronicle(self) -> None:
        """Let go of the oldest matches if there are more than the settings allow, and say so."""
        settings = self.screen.app.settings
        try:
            gone = archive.shrink(settings.kept_matches, settings.kept_megabytes * MEGABYTE)
        except SaveError as error:
            self.warn(str(error))
            return
        if gone:
            self.screen.app.notify(
                say(
                    text(
                        "The chronicle is full: its oldest match was removed.",
                        plural="The chronicle is full: its {n} oldest matches were removed.",
                        n=len(gone),
                    )
                )
            )

    def warn(self, message: str) -> None:
        """Say what went wrong without harm."""
        self.screen.app.warn(message)
