"""The lesson of Devil's Circle: one night by the cradle, from the first garlic to the sunrise."""

from __future__ import annotations

from game.devils_circle import GAME
from game.devils_circle.rules.demons.curse import BASE_PRICE
from game.devils_circle.rules.demons.pentagrams import HARM
from game.devils_circle.rules.demons_phase import RESURRECTION
from game.devils_circle.rules.mages.deeds import EXORCIST_POWER, EXORCIST_STRENGTH, WITHDRAWAL
from game.devils_circle.rules.mages.options import ATTACK_STRENGTH
from game.devils_circle.rules.mages_phase import COSTS
from game.devils_circle.rules.moving.steps import FORWARD
from game.devils_circle.rules.setup import QUICK
from game.devils_circle.state import DAWN_CAP
from game.engine.decision import Text
from game.engine.seating import Seat
from game.lessons.devils_circle.facts import (
    demon,
    demon_power,
    exorcism_by,
    field,
    freedom,
    hour,
    mage,
    materiality,
    most_freedom,
    power_taken_from_gorm,
    price,
    steps_apart,
    strength_paid_by_orlan,
)
from game.lessons.devils_circle.first_hour import FIRST_HOUR
from game.lessons.devils_circle.table import (
    FACES_OF_THE_CURSE,
    FACES_OF_THE_FIRST_PHASE,
    FACES_OF_THE_LAST_PHASE,
    FLICKER,
    GORM,
    IN_THE_RING,
    LAST_TURN,
    LEARNER,
    MIREL,
    ORLAN,
    STAR,
    TOBIN,
    ULK,
    VASHA,
    at_close_quarters,
    before_sunrise,
    on_the_other_side,
)
from game.lessons.facts import always
from game.lessons.lesson import UNDO, Lesson, Scene, Step

CLOSE_QUARTERS = (
    Step(
        Text("Signs on the board"),
        Text(
            "Later that night. The red number beside {demon} is the power that an exorcism would take. Rest the mouse "
            "on {demon}: red squares are where it may get to in its next turn. A number there says how likely it comes "
            "beside the Princess."
        ),
        points_at="demon:gorm",
        clauses=("DK-8.5", "DK-9.11"),
        facts={"demon": demon(GORM)},
    ),
    Step(
        Text("Mind the push"),
        Text(
            "{mage} has come up behind {demon}, which has {power} power. Elven drops cost {cost} point and take as "
            "much power as it has materiality: {loss}. Click {demon}, choose the drops, and see where it goes."
        ),
        points_at="demon:gorm",
        answers=("drops:gorm",),
        clauses=("DK-7.31", "DK-7.32", "DK-7.33"),
        facts={
            "mage": mage(ORLAN),
            "demon": demon(GORM),
            "power": demon_power(GORM),
            "cost": always(COSTS["drops"]),
            "loss": materiality(GORM),
        },
    ),
    Step(
        Text("Take it back"),
        Text(
            "Drops push straight away from the mage: a step nearer to her. No die was thrown, so it can be undone. "
            "Click Undo, then {demon} again, and this time attack it: that takes strength {strength} or more."
        ),
        points_at="button:undo",
        answers=(UNDO, "attack:gorm"),
        clauses=("DK-8.18", "DK-8.20"),
        facts={"demon": demon(GORM), "strength": always(ATTACK_STRENGTH)},
    ),
    Step(
        Text("Send it to hell"),
        Text(
            "An attack takes the doubled power and its materiality: {loss}. It cost {mage} his book, and {strength} "
            "strength: as much as the demon's materiality was, like every blow of a demon. But now {demon} is heavy: "
            "materiality {materiality}, and so much will drops take. It has {power} left. Sprinkle it."
        ),
        points_at="demon:gorm",
        answers=("drops:gorm",),
        clauses=("DK-8.21", "DK-8.22", "DK-12.1"),
        facts={
            "loss": power_taken_from_gorm,
            "mage": mage(ORLAN),
            "strength": strength_paid_by_orlan,
            "demon": demon(GORM),
            "materiality": materiality(GORM),
            "power": demon_power(GORM),
        },
    ),
    Step(
        Text("A hole to hell"),
        Text(
            "{demon} has sunk, and the hole stays: no mage can cross it. It is not gone for good: in each demons' "
            "phase dice are thrown, and from {rise} on it rises there again, with so much power."
        ),
        points_at="field:g3",
        clauses=("DK-12.2", "DK-12.3", "DK-12.7"),
        facts={"demon": demon(GORM), "rise": always(RESURRECTION)},
    ),
    Step(
        Text("Wash it away"),
        Text(
            "Now the pentagram: it flies straight on, a square a phase, and burns {harm} strength of every mage beside "
            "it, through walls too. Drops do not pass walls. Click {mage}, then {field}, then the pentagram."
        ),
        points_at=f"pentagram:{STAR}",
        answers=("select:tobin", "walk:e4", f"drops:{STAR}"),
        clauses=("DK-11.16", "DK-7.34"),
        facts={
            "harm": always(HARM),
            "mage": mage(TOBIN),
            "field": field("e4"),
        },
    ),
)

SENT_AWAY = (
    Step(
        Text("Send it away"),
        Text(
            "{demon} has no feather left either, so this exorcism will hold. It takes {loss} of its {power} power and "
            "sends it up to {squares} squares away; {mage} pays {own} power and {strength} strength. Click {mage}, "
            "then {demon}, burn one bundle, and send it to {field}."
        ),
        points_at="demon:ulk",
        answers=("select:mirel", "exorcise:ulk:1", "to:k8"),
        clauses=("DK-8.5", "DK-8.6", "DK-8.7", "DK-8.8"),
        facts={
            "demon": demon(ULK),
            "loss": exorcism_by(MIREL),
            "power": demon_power(ULK),
            "squares": always(WITHDRAWAL),
            "mage": mage(MIREL),
            "own": always(EXORCIST_POWER),
            "strength": always(EXORCIST_STRENGTH),
            "field": field("k8"),
        },
    ),
)

THE_OTHER_SIDE = (
    Step(
        Text("The other side"),
        Text(
            "For a moment, be the enemy. {demon} has {points} freedom points. Garlic keeps it from crossing the wall, "
            "but not its curse: for {cost} it strikes everybody beside it, the Princess too. Click Curse in the list."
        ),
        points_at="play:curse",
        answers=("curse",),
        clauses=("DK-11.1", "DK-11.3", "DK-11.8"),
        facts={
            "demon": demon(VASHA),
            "points": freedom,
            "cost": always(BASE_PRICE),
        },
    ),
)

SUNRISE = (
    Step(
        Text("Dawn"),
        Text(
            "Back with your mages. It is {hour}: dawn. Strength and power of every mage have sunk to {cap} at most, an "
            "attack takes strength {strength}, and nobody can exorcise. But whatever demons do costs them a point more."
        ),
        points_at="clock",
        clauses=("DK-14.10", "DK-14.12", "DK-8.18", "DK-9.25"),
        facts={"hour": hour, "cap": always(DAWN_CAP), "strength": always(ATTACK_STRENGTH)},
    ),
    Step(
        Text("Until sunrise"),
        Text(
            "A step towards her costs {forward} now. {demon}, a will-o'-the-wisp, only walks. It needs {steps} such "
            "steps, but has {most} points at most, and its feather is gone. It cannot reach her: end the phase."
        ),
        points_at="demon:flicker",
        answers=("finish",),
        meanwhile=LAST_TURN,
        clauses=("DK-9.13", "DK-9.25", "DK-14.8"),
        facts={
            "forward": price(FORWARD),
            "demon": demon(FLICKER),
            "steps": steps_apart("f7", "g6"),
            "most": most_freedom,
        },
    ),
    Step(
        Text("A night of your own"),
        Text(
            "The Princess lives. Torches, herbs, prayers and the supplies on {field} are still to be tried: rest the "
            "mouse on the list. Now the quick game, with the mages against an Apprentice."
        ),
        points_at="cradle",
        clauses=("DK-15.5", "DK-7.37", "DK-7.43", "DK-8.11", "DK-7.47"),
        facts={"field": field("g7")},
    ),
)

NIGHT = {"length": QUICK}

LESSON = Lesson(
    game=GAME,
    title=Text("One night by the cradle"),
    about=Text("Garlic, salt and elven drops: keep the Princess alive until the sun rises."),
    minutes=12,
    seats=(Seat("Aixel"), Seat("The Circle", "greedy")),
    scenes=(
        Scene(FIRST_HOUR, opening=IN_THE_RING, faces=FACES_OF_THE_FIRST_PHASE, options=NIGHT),
        Scene(CLOSE_QUARTERS + SENT_AWAY, arrange=at_close_quarters, options=NIGHT),
        Scene(THE_OTHER_SIDE, arrange=on_the_other_side, faces=FACES_OF_THE_CURSE, options=NIGHT),
        Scene(SUNRISE, arrange=before_sunrise, faces=FACES_OF_THE_LAST_PHASE, options=NIGHT),
    ),
    voice=Text("Sefa"),
    portrait="devils_circle/portraits/sefa.jpg",
    learner=LEARNER,
)
