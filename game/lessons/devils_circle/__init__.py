"""The lesson of Devil's Circle: one night by the cradle, from the first garlic to the sunrise."""

from __future__ import annotations

from game.devils_circle import GAME
from game.devils_circle.rules.demons.curse import BASE_PRICE
from game.devils_circle.rules.demons.options import PENTAGRAM, PRICES, PSYCHIC
from game.devils_circle.rules.demons.pentagrams import HARM
from game.devils_circle.rules.demons_phase import RESURRECTION
from game.devils_circle.rules.mages.deeds import EXORCIST_POWER, EXORCIST_STRENGTH, WITHDRAWAL
from game.devils_circle.rules.mages_phase import COSTS
from game.devils_circle.rules.moving.steps import BACK, FORWARD, SALT_LOSS, SALT_POWER, SIDE, WALL_MATERIALITY
from game.devils_circle.rules.setup import QUICK
from game.devils_circle.state import ACTION_POINTS
from game.engine.decision import Text
from game.engine.seating import Seat
from game.lessons.devils_circle.facts import (
    demon,
    demon_power,
    exorcism_by,
    field,
    freedom,
    hour,
    hour_of_sunrise,
    mage,
    materiality,
    most_freedom,
    power_taken_from_gorm,
    price,
    price_of_a_square,
    princess,
    reach_of_an_exorcism,
    steps_apart,
    strength_paid_by_orlan,
)
from game.lessons.devils_circle.table import (
    FACES_OF_THE_CURSE,
    FACES_OF_THE_FIRST_PHASE,
    FACES_OF_THE_LAST_PHASE,
    FIRST_TURNS,
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

FIRST_HOUR = (
    Step(
        Text("The Princess"),
        Text(
            "I am Sefa; tonight I advise you from afar. Here lies the Princess: guard her until the sun rises at "
            "{sunrise}. She is lost if a demon reaches the cradle, if a pentagram, a flying sign of fire, strikes it, "
            "or if curses take all her strength: {strength}."
        ),
        points_at="cradle",
        clauses=("DK-15.1", "DK-15.2", "DK-15.3"),
        facts={"sunrise": hour_of_sunrise, "strength": princess},
    ),
    Step(
        Text("To her wall"),
        Text(
            "A mage has {points} action points, and every square costs {cost}. Walls stop mages, doors do not. {mage} "
            "is to stand right behind the cradle's wall: click {field}."
        ),
        points_at="field:g5",
        answers=("walk:g5",),
        clauses=("DK-6.5", "DK-6.11", "DK-3.2"),
        facts={"points": always(ACTION_POINTS), "cost": price_of_a_square, "mage": mage(ORLAN), "field": field("g5")},
    ),
    Step(
        Text("Shut the wall"),
        Text(
            "Demons walk through walls as long as their materiality, the grey square, is below {limit}; {demon} has "
            "{materiality}. But garlic shuts every wall of its square, though not the doors. Click the garlic on "
            "{mage}'s plate."
        ),
        points_at="item:orlan:garlic",
        answers=("hang",),
        clauses=("DK-7.19", "DK-7.21", "DK-10.7"),
        facts={
            "limit": always(WALL_MATERIALITY),
            "demon": demon(GORM),
            "materiality": materiality(GORM),
            "mage": mage(ORLAN),
        },
    ),
    Step(
        Text("A line of salt"),
        Text(
            "{demon} has {power} power, the gold coin. A line of salt costs such a demon {loss} power, when it breaks "
            "through; one of power {limit} or less it stops. Click {mage}, then the salt on that plate, then the side "
            "of the square towards the cradle."
        ),
        points_at="mage:mirel",
        answers=("select:mirel", "pour", "edge:h6-i6"),
        clauses=("DK-7.24", "DK-7.25", "DK-7.26"),
        facts={
            "demon": demon(GORM),
            "power": demon_power(GORM),
            "limit": always(SALT_POWER),
            "loss": always(SALT_LOSS),
            "mage": mage(MIREL),
        },
    ),
    Step(
        Text("The demons' turn"),
        Text(
            "Next the demons move, each by the throw of a die. A step away from the cradle costs them {back}, aside "
            "{side}, towards it {forward}: they are slow where it matters. Click End the phase, and watch {demon}: the "
            "outer wall does not stop it."
        ),
        points_at="option:finish",
        answers=("finish",),
        meanwhile=FIRST_TURNS,
        clauses=("DK-9.11", "DK-9.17", "DK-9.21"),
        facts={"back": price(BACK), "side": price(SIDE), "forward": price(FORWARD), "demon": demon(GORM)},
    ),
    Step(
        Text("Exorcise it"),
        Text(
            "{demon} came straight through. With book and herbs {mage} can exorcise a demon at most {reach} steps on "
            "foot away. That takes his own power, doubled by the wand in his hand: {loss} of its {power}. Click "
            "{field}, then {demon}, and burn a single bundle."
        ),
        points_at="demon:gorm",
        answers=("walk:g4", "exorcise:gorm:1"),
        meanwhile=("flee:gorm:f2",),
        clauses=("DK-8.1", "DK-8.3", "DK-8.5"),
        facts={
            "demon": demon(GORM),
            "mage": mage(ORLAN),
            "reach": reach_of_an_exorcism,
            "loss": exorcism_by(ORLAN),
            "power": demon_power(GORM),
            "field": field("g4"),
        },
    ),
    Step(
        Text("Slipped away"),
        Text(
            "Out of reach, at the last moment. Such a rescue move costs a demon power, and it has a single one in a "
            "night: the feather on its plate is gone. The herbs are burnt, but {mage} has lost nothing else."
        ),
        points_at="demon:gorm",
        clauses=("DK-10.22", "DK-10.23", "DK-10.28"),
        facts={"mage": mage(ORLAN)},
    ),
)

CLOSE_QUARTERS = (
    Step(
        Text("Mind the push"),
        Text(
            "Later that night, {mage} has come up behind {demon}, which has {power} power. Elven drops cost {cost} "
            "point and take as much power as it has materiality: {loss}. Click {demon}, choose the drops, and see "
            "where it goes."
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
            "Click Undo, then {demon} again, and this time attack it."
        ),
        points_at="button:undo",
        answers=(UNDO, "attack:gorm"),
        clauses=("DK-8.18", "DK-8.20"),
        facts={"demon": demon(GORM)},
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
        Text("Wash it away"),
        Text(
            "A hole to hell, and {demon} in it, until the dice show {rise} or more. Now the pentagram: it flies "
            "straight on, a square a phase, and burns {harm} strength of every mage beside it, through walls too. "
            "Drops do not pass walls. Click {mage}, then {field}, then the pentagram."
        ),
        points_at=f"pentagram:{STAR}",
        answers=("select:tobin", "walk:e4", f"drops:{STAR}"),
        clauses=("DK-11.16", "DK-7.34", "DK-12.2"),
        facts={
            "demon": demon(GORM),
            "rise": always(RESURRECTION),
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
            "but not its curse: for {cost} it strikes everybody beside it, the Princess too. For {mind} it could grasp "
            "at a mage's mind, for {sign} throw a pentagram. Click Curse in the list."
        ),
        points_at="play:curse",
        answers=("curse",),
        clauses=("DK-11.1", "DK-11.3", "DK-11.8"),
        facts={
            "demon": demon(VASHA),
            "points": freedom,
            "cost": always(BASE_PRICE),
            "mind": always(PRICES[PSYCHIC]),
            "sign": always(PRICES[PENTAGRAM]),
        },
    ),
)

SUNRISE = (
    Step(
        Text("Until sunrise"),
        Text(
            "Back with your mages. It is {hour}, and at dawn a step towards her costs {forward}. {demon}, a "
            "will-o'-the-wisp, only walks. It needs {steps} such steps, but has {most} points at most, and its feather "
            "is gone. It cannot reach her: end the phase."
        ),
        points_at="demon:flicker",
        answers=("finish",),
        meanwhile=LAST_TURN,
        clauses=("DK-9.13", "DK-9.25", "DK-14.8"),
        facts={
            "hour": hour,
            "forward": price(FORWARD),
            "demon": demon(FLICKER),
            "steps": steps_apart("f7", "g6"),
            "most": most_freedom,
        },
    ),
    Step(
        Text("A night of your own"),
        Text(
            "The Princess lives. In a match the line below the board tells how likely she is reached, a red sign above "
            "a mage how likely a demon strikes: swords for a grave blow, a skull for death. Torches, herbs, "
            "prayers and the supplies on {field} are still to be tried: rest the mouse on the list. Now the quick "
            "game, with the mages against an Apprentice."
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
