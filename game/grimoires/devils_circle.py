"""Devil's Circle as a book on the table."""

from __future__ import annotations

from game.devils_circle import AIXEL, CIRCLE, GAME
from game.engine.decision import Text
from game.grimoire import Grimoire, Introduction, Portrait, Prize

INTRODUCTION = Introduction(
    "devils_circle/circle.jpg",
    Text("Mages guard a sleeping Princess. Outside waits the Circle: four demons who want her soul."),
    (
        ("hourglass", Text("Three nights take two to three hours, the quick game about an hour.")),
        ("trophy", Text("The mages win if the Princess lives until the last dawn.")),
    ),
    tuple(
        Portrait(f"devils_circle/portraits/{name_of_file}.jpg", name, words)
        for name_of_file, name, words in (
            ("orlan", Text("Orlan"), Text("A mage of the keep.")),
            ("mirel", Text("Mirel"), Text("A mage of the keep.")),
            ("gorm", Text("Gorm"), Text("A demon of the Circle.")),
            ("flicker", Text("Flicker"), Text("A will-o'-the-wisp.")),
        )
    ),
    panorama=("devils_circle/dawn.jpg", "devils_circle/circle.jpg", "devils_circle/aixel.jpg"),
    first=Text("Recommended at first: one short night, in which you guard her from demons that err now and then."),
)

GRIMOIRE = Grimoire(
    GAME,
    cover="menu/book_devils_circle",
    ink="#e6e2da",
    figures={
        side.message: f"devils_circle/portraits/{leader}.jpg" for side, leader in ((AIXEL, "orlan"), (CIRCLE, "gorm"))
    },
    introduction=INTRODUCTION,
    prizes=(
        Prize("cradle", Text("Cradles guarded"), Text("Win a match as the mages."), AIXEL.message),
        Prize("soul", Text("Souls taken"), Text("Win a match as the demons."), CIRCLE.message),
    ),
    ambience="keep_at_night",
    bytes_a_moment=80_000,
)
