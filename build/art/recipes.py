"""All recipes: which function paints which files. Other games add theirs to RECIPES."""

from collections.abc import Callable
from functools import partial

from art import (
    ambience,
    books,
    cards,
    chrome,
    circle_board,
    circle_items,
    circle_scenes,
    circle_tokens,
    credit_lists,
    dice,
    drawn_icons,
    duel,
    mages,
    medals,
    menu,
    moments,
    music,
    other_book,
    program_icon,
    scenes_air,
    scenes_earth,
    scenes_fire,
    scenes_magic,
    scenes_water,
    sounds,
    spells,
    talisman_board,
)
from art.demons_recipes import demons_recipes
from art.fight_recipes import fight_recipes
from art.manifest import relative
from art.places import ASSETS, DUEL, FONTS, ICONS, PICTURES, ROOT, SOUNDS
from art.recipe import Outputs, Recipe, icon_files, icons_named_in
from art.talisman_recipes import talisman_recipes


def _files(folder: str, names: list[str]) -> Outputs:
    return tuple(f"{folder}/{name}" for name in names)


def _spell_recipes() -> list[Recipe]:
    """One recipe per illustration, depending only on the scenes of its school."""
    made = []
    schools = {
        "fire": scenes_fire,
        "water": scenes_water,
        "earth": scenes_earth,
        "air": scenes_air,
        "magic": scenes_magic,
    }
    for school, module in schools.items():
        used = icons_named_in(ROOT / "build" / "art" / f"scenes_{school}.py")
        for name in module.SCENES:
            output = (relative(DUEL / "spells" / f"{name}.jpg"),)
            made.append(
                Recipe(
                    f"spell {name}",
                    (f"scenes_{school}", "files"),
                    output,
                    partial(spells.paint_spell, name),
                    icon_files(*used),
                )
            )
    return made


def _menu_recipes() -> list[Recipe]:
    folder = relative(PICTURES / "menu")
    made = [
        Recipe("menu table", ("menu",), _files(folder, ["table.jpg"]), menu.paint_menu_table),
        Recipe(
            "logo",
            ("menu",),
            _files(folder, ["logo.png"]),
            menu.paint_logo,
            (relative(FONTS / "CinzelDecorative-Bold.ttf"),),
        ),
        Recipe(
            "program icon",
            ("program_icon",),
            _files(relative(PICTURES), ["icon.png", "icon.ico", "icon.icns"]),
            program_icon.paint_program_icon,
            icon_files("burning-eye"),
        ),
    ]
    for name, binding in books.BINDINGS.items():
        outputs = _files(folder, [f"book_{name}{state}.png" for state in ("", "_lit")])
        made.append(
            Recipe(f"book {name}", ("books",), outputs, partial(books.paint_book, name), icon_files(binding.emblem))
        )
    other = _files(folder, ["book_other.png", "book_other_lit.png"])
    emblem = icon_files(other_book.BINDING.emblem)
    made.append(Recipe("book of other games", ("other_book",), other, other_book.paint_other_book, emblem))
    return made


def _medal_recipes() -> list[Recipe]:
    """The trophies of the records, each from its own icon."""
    folder = relative(PICTURES / "records")
    return [
        Recipe(
            f"medal {name}",
            ("medals",),
            _files(folder, [f"{name}.png"]),
            partial(medals.paint_medal, name),
            icon_files(icon),
        )
        for name, (icon, _enamel, _glow) in medals.MEDALS.items()
    ]


def _chrome_recipes() -> list[Recipe]:
    folder = relative(PICTURES / "chrome")
    painters: dict[Callable[[], None], list[str]] = {
        chrome.paint_panel: ["panel.jpg"],
        chrome.paint_parchment: ["parchment.jpg"],
        chrome.paint_buttons: ["button.png", "button_lit.png", "button_pressed.png", "button_off.png"],
        chrome.paint_frame: ["frame.png"],
        chrome.paint_ribbon: ["ribbon.png"],
        chrome.paint_divider: ["divider.png"],
        chrome.paint_curtain: ["curtain.jpg"],
    }
    return [
        Recipe(f"chrome {files[0].partition('.')[0]}", ("chrome",), _files(folder, files), paint)
        for paint, files in painters.items()
    ]


def _duel_recipes() -> list[Recipe]:
    signs = [sign for sign, _, _ in dice.ELEMENTS.values()]
    dice_files = [
        *(f"{face}.png" for face in dice.ELEMENTS),
        *(f"d6_{n}.png" for n in dice.PIPS),
        *(f"blur{n}.png" for n in range(1, 5)),
    ]
    dice_files += ["blank.png", "coin_heads.png", "coin_tails.png"]
    card_files = [
        *(f"{kind}_{school}.png" for kind in ("front", "split") for school in cards.ACCENTS),
        "back.png",
        "layout.json",
    ]
    made = [
        Recipe(
            "duel table",
            ("duel",),
            _files(relative(DUEL), ["table.jpg"]),
            duel.paint_table,
            icon_files(*(sign for _, sign in duel.SCHOOL_SIGNS)),
        ),
        Recipe(
            "duel dice",
            ("dice",),
            _files(relative(dice.FOLDER), dice_files),
            dice.paint_dice,
            icon_files(*signs, "crown"),
        ),
        Recipe(
            "duel cards",
            ("cards",),
            _files(relative(cards.FOLDER), card_files),
            cards.paint_cards,
            icon_files(*cards.SIGNS.values(), "burning-eye"),
        ),
    ]
    for name in mages.MAGES:
        outputs = _files(relative(DUEL / "mages"), [f"{name}.jpg", f"{name}_round.png"])
        made.append(
            Recipe(
                f"mage {name}",
                ("mages",),
                outputs,
                partial(mages.paint_mage, name),
                icon_files("open-palm", "water-drop", "oak", "hand", "oak-leaf"),
            )
        )
    return made


def _talisman_board_recipes() -> list[Recipe]:
    """The board of Talisman but for its spaces."""
    files = ["board.jpg", "table.jpg", "bridge.png", "portal.png", "layout.json"]
    files += [f"frame_{region}.png" for region in talisman_board.RINGS]
    outputs = _files(relative(talisman_board.FOLDER), files)
    return [Recipe("talisman board", ("talisman_board",), outputs, talisman_board.paint_board)]


def _circle_recipes() -> list[Recipe]:
    """Devil's Circle: the board, its things, its figures, dawn and the endings."""
    folder = relative(circle_board.FOLDER)
    letters = (relative(FONTS / "Cinzel-Bold.ttf"),)
    items = _files(f"{folder}/items", [f"{name}.png" for name in circle_items.ITEMS])
    things = [*("cradle", "supply", "pentagram", "hole", "salt_line", "torch"), *(f"herbs{n}" for n in (1, 2, 3))]
    keep = icon_files("guarded-tower", "church")
    scenes = circle_scenes
    made = [
        Recipe("circle board", ("circle_board",), (f"{folder}/board.jpg",), circle_board.paint_board, letters),
        Recipe("circle items", ("circle_items", "files"), items, scenes.paint_items),
        Recipe(
            "circle things",
            ("circle_things", "files"),
            _files(f"{folder}/things", [f"{n}.png" for n in things]),
            scenes.paint_things,
        ),
        Recipe("circle table", ("circle_scenes",), (f"{folder}/table.jpg",), scenes.paint_table),
        Recipe("circle clock", ("circle_scenes",), (f"{folder}/clock.png",), scenes.paint_clock, letters),
        Recipe("circle dawn", ("circle_scenes",), (f"{folder}/dawn.jpg",), scenes.paint_dawn, keep),
        Recipe(
            "circle aixel",
            ("circle_scenes",),
            _files(folder, ["aixel.jpg", "end_aixel.jpg"]),
            scenes.paint_aixel,
            (*keep, *icon_files("dove")),
        ),
        Recipe(
            "circle ending",
            ("circle_scenes",),
            _files(folder, ["circle.jpg", "end_circle.jpg"]),
            scenes.paint_circle,
            keep,
        ),
    ]
    signs = {
        "mirel": icon_files("pentacle", "eye", "lotus", "linked-rings"),
        "sefa": icon_files("linked-rings", "herbs-bundle"),
    }
    for name in circle_tokens.PORTRAITS:
        outputs = (f"{folder}/tokens/{name}.png", f"{folder}/portraits/{name}.jpg")
        paint = partial(circle_tokens.paint_figure, name)
        made.append(Recipe(f"circle {name}", ("circle_tokens",), outputs, paint, signs.get(name, ())))
    return made


def _music_recipes() -> list[Recipe]:
    """Every piece, every tense layer, the sounds of places and those of great moments."""
    folder = relative(music.MUSIC)
    made = [
        Recipe(f"music {name}", ("music",), (f"{folder}/{name}.ogg",), partial(music.paint_piece, name))
        for name in music.PIECES
    ]
    places = _files(folder, [f"ambience_{name}.ogg" for name in ambience.PLACES])
    heard = _files(relative(SOUNDS), [f"{name}.ogg" for name in moments.MOMENTS])
    made.append(Recipe("ambience", ("ambience",), places, ambience.paint_ambience))
    made.append(Recipe("moments", ("moments",), heard, moments.paint_moments))
    return made


def _other_recipes() -> list[Recipe]:
    drawn = icon_files(*drawn_icons.PATHS)
    heard = _files(relative(SOUNDS), [f"{name}.wav" for name in sounds.SOUNDS])
    table = (relative(ICONS / "CREDITS.csv"),)
    return [
        Recipe("drawn icons", ("drawn_icons",), drawn, drawn_icons.write_drawn_icons),
        Recipe("sounds", ("sounds",), heard, sounds.paint_sounds),
        Recipe(
            "credits",
            ("credit_lists",),
            (relative(ASSETS / "CREDITS.md"), relative(ICONS / "README.md")),
            credit_lists.write_credits,
            table,
        ),
    ]


RECIPES: dict[str, Recipe] = {
    recipe.name: recipe
    for recipe in (
        *(*_other_recipes(), *_music_recipes(), *_menu_recipes(), *_medal_recipes(), *_chrome_recipes()),
        *(*_duel_recipes(), *_spell_recipes(), *talisman_recipes(), *_talisman_board_recipes(), *_circle_recipes()),
        *demons_recipes(Recipe),
        *fight_recipes(),
    )
}
