"""Pictures, sounds, their sources and the manifest are in step; every piece the screens rely on is there."""

from __future__ import annotations

import csv
import hashlib
import json
import struct
import wave
from pathlib import Path
from typing import TypedDict

import pytest

from game.grimoire import PLAIN_COVER
from game.grimoires import OWN
from game.talisman.box.board import SPACES
from game.talisman.box.register import CARDS
from game.warlocks_duel.box.cards import SPELLS

ROOT = Path(__file__).resolve().parents[2]
ASSETS = ROOT / "assets"
PICTURES = ASSETS / "pictures"
DUEL = PICTURES / "warlocks_duel"
TALISMAN = PICTURES / "talisman"
CHARACTERS = (
    *("assassin", "druid", "dwarf", "elf", "ghoul", "minstrel", "monk"),
    *("priest", "prophetess", "sorceress", "thief", "troll", "warrior", "wizard"),
)
CARD_KINDS = (
    *("event", "enemy", "stranger", "follower", "object", "magic_object", "place"),
    *("spell", "purchase", "talisman", "alignment"),
)
KIT = ROOT / "build" / "art"
SCHOOLS = ("fire", "water", "earth", "air", "magic")


class Entry(TypedDict):
    sources: list[str]
    sources_sha256: str
    outputs: dict[str, str]


def sha256(path: Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest()


def manifest() -> dict[str, Entry]:
    entries: dict[str, Entry] = json.loads((PICTURES / "manifest.json").read_text(encoding="utf-8"))
    return entries


def png_size(path: Path) -> tuple[int, int]:
    header = path.read_bytes()[:24]
    assert header.startswith(b"\x89PNG\r\n\x1a\n"), path
    width, height = struct.unpack(">II", header[16:24])
    return width, height


def jpeg_size(path: Path) -> tuple[int, int]:
    """Width and height from the start-of-frame marker of a JPEG."""
    content, at = path.read_bytes(), 2
    while content[at + 1] not in (0xC0, 0xC1, 0xC2):
        at += 2 + int.from_bytes(content[at + 2 : at + 4], "big")
    height, width = struct.unpack(">HH", content[at + 5 : at + 9])
    return width, height


def test_every_picture_was_painted_from_the_sources_as_they_are_now() -> None:
    stale = []
    for name, entry in manifest().items():
        total = hashlib.sha256()
        for source in sorted(entry["sources"]):
            total.update(f"{source} {sha256(ROOT / source)}\n".encode())
        if total.hexdigest() != entry["sources_sha256"]:
            stale.append(name)
    assert not stale, "paint them again with `python build/art`"


def test_every_picture_is_the_one_the_manifest_tells_of() -> None:
    outputs = {path: digest for entry in manifest().values() for path, digest in entry["outputs"].items()}
    changed = [path for path, digest in outputs.items() if sha256(ROOT / path) != digest]
    assert not changed, "paint them again with `python build/art`"


def test_no_picture_or_sound_lies_beside_the_manifest() -> None:
    told = {ROOT / path for entry in manifest().values() for path in entry["outputs"]}
    found = {
        path
        for folder in (PICTURES, ASSETS / "sounds", ASSETS / "music")
        for path in folder.rglob("*")
        if path.is_file()
    }
    assert found - told == {PICTURES / "manifest.json"}


def test_every_module_of_the_art_kit_paints_something_or_runs_it() -> None:
    running = {
        "__init__.py",
        "__main__.py",
        "recipe.py",
        "recipes.py",
        "manifest.py",
        "spells.py",
        "talisman_recipes.py",
        "demons_recipes.py",
        "fight_recipes.py",
    }
    told = {source for entry in manifest().values() for source in entry["sources"]}
    idle = {path.name for path in KIT.glob("*.py") if path.relative_to(ROOT).as_posix() not in told}
    assert idle <= running


@pytest.mark.parametrize("state", ["", "_lit"])
@pytest.mark.parametrize("book", [*(grimoire.cover for grimoire in OWN), PLAIN_COVER])
def test_every_book_has_two_states_of_one_size(book: str, state: str) -> None:
    assert png_size(PICTURES / f"{book}{state}.png") == (540, 760)


def test_the_large_paintings_fill_a_large_screen() -> None:
    paintings = (PICTURES / "menu" / "table.jpg", PICTURES / "chrome" / "curtain.jpg", DUEL / "table.jpg")
    assert [jpeg_size(path) for path in paintings] == [(2560, 1440)] * 3


@pytest.mark.parametrize("face", [*SCHOOLS, "whirlwind", "blank", "coin_heads", "coin_tails", "d6_1", "d6_6", "blur4"])
def test_dice_and_coins_are_sprites_of_one_size(face: str) -> None:
    assert png_size(DUEL / "dice" / f"{face}.png") == (192, 192)


@pytest.mark.parametrize("school", SCHOOLS)
def test_every_school_has_a_card_for_one_spell_and_one_for_two(school: str) -> None:
    assert png_size(DUEL / "cards" / f"front_{school}.png") == (500, 720)
    assert png_size(DUEL / "cards" / f"split_{school}.png") == (500, 720)


def test_the_boxes_of_a_card_lie_on_the_card_and_apart_from_each_other() -> None:
    layout = json.loads((DUEL / "cards" / "layout.json").read_text(encoding="utf-8"))
    upper, lower = layout["split"]
    for boxes in (list(layout["single"].values()), [*upper.values(), *lower.values()]):
        for number, (left, top, width, height) in enumerate(boxes):
            assert 0 <= left <= 1 - width
            assert 0 <= top <= 1 - height
            for other_left, other_top, other_width, other_height in boxes[:number]:
                beside = left >= other_left + other_width or other_left >= left + width
                assert beside or top >= other_top + other_height or other_top >= top + height


def test_every_spell_has_an_illustration_and_no_two_are_alike() -> None:
    illustrations = sorted((DUEL / "spells").glob("*.jpg"))
    assert {path.stem for path in illustrations} == set(SPELLS)
    assert {jpeg_size(path) for path in illustrations} == {(640, 400)}
    assert len({sha256(path) for path in illustrations}) == len(illustrations)


@pytest.mark.parametrize("mage", ["albus", "alonora", "celestine", "parvel"])
def test_every_mage_has_a_portrait_and_a_token(mage: str) -> None:
    assert jpeg_size(DUEL / "mages" / f"{mage}.jpg") == (640, 800)
    assert png_size(DUEL / "mages" / f"{mage}_round.png") == (256, 256)


def test_every_space_of_talisman_has_a_picture_and_no_two_are_alike() -> None:
    spaces = sorted((TALISMAN / "spaces").glob("*.jpg"))
    assert {path.stem for path in spaces} == set(SPACES)
    assert {jpeg_size(path) for path in spaces} == {(400, 400)}
    assert len({sha256(path) for path in spaces}) == len(spaces)


def test_the_scenes_of_talisman_are_of_one_size_and_no_two_are_alike() -> None:
    scenes = sorted((TALISMAN / "cards").glob("*.jpg"))
    assert {jpeg_size(path) for path in scenes} == {(640, 400)}
    assert len({sha256(path) for path in scenes}) == len(scenes)


def test_every_kind_of_card_of_talisman_has_an_emblem_for_cards_that_nobody_has_painted() -> None:
    emblems = sorted((TALISMAN / "kinds").glob("*.jpg"))
    enemies = {f"{card.kind}_{card.creature}" for card in CARDS.values() if card.creature}
    assert {path.stem for path in emblems} == enemies | {card.kind for card in CARDS.values()}
    assert {jpeg_size(path) for path in emblems} == {(640, 400)}
    assert len({sha256(path) for path in emblems}) == len(emblems)


@pytest.mark.parametrize(
    "name", ["dragon", "angel", "hermit", "mule", "wand", "maze", "hex", "sentinel", "death", "toad"]
)
def test_cards_and_guardians_of_talisman_have_scenes(name: str) -> None:
    assert (TALISMAN / "cards" / f"{name}.jpg").exists()


@pytest.mark.parametrize("character", CHARACTERS)
def test_every_character_has_a_portrait_and_a_token(character: str) -> None:
    assert jpeg_size(TALISMAN / "characters" / f"{character}.jpg") == (500, 640)
    assert png_size(TALISMAN / "tokens" / f"{character}.png") == (192, 192)


def test_a_toad_has_a_token() -> None:
    assert png_size(TALISMAN / "tokens" / "toad.png") == (192, 192)


def test_every_kind_of_card_of_talisman_has_a_front_and_every_deck_a_back() -> None:
    sheets = [f"front_{kind}" for kind in CARD_KINDS] + ["back_adventure", "back_spell"]
    assert {png_size(TALISMAN / "cards" / f"{sheet}.png") for sheet in sheets} == {(500, 720)}


def test_the_boxes_of_a_talisman_card_lie_on_the_card_and_apart_from_each_other() -> None:
    layout = json.loads((TALISMAN / "cards" / "layout.json").read_text(encoding="utf-8"))
    assert set(layout["ink"]) == set(layout["accent"]) == set(CARD_KINDS)
    boxes = list(layout["single"].values())
    for number, (left, top, width, height) in enumerate(boxes):
        assert 0 <= left <= 1 - width
        assert 0 <= top <= 1 - height
        for other_left, other_top, other_width, other_height in boxes[:number]:
            beside = left >= other_left + other_width or other_left >= left + width
            assert beside or top >= other_top + other_height or other_top >= top + height


def test_sounds_are_short_quiet_at_their_ends_and_in_one_format() -> None:
    sounds = sorted((ASSETS / "sounds").glob("*.wav"))
    assert sounds
    for path in sounds:
        assert path.stat().st_size < 60_000, path
        with wave.open(str(path)) as stream:
            assert (stream.getnchannels(), stream.getsampwidth(), stream.getframerate()) == (1, 2, 22_050), path
            samples = struct.unpack(f"<{stream.getnframes()}h", stream.readframes(stream.getnframes()))
        assert max(map(abs, samples)) > 4_000, path
        assert max(abs(samples[0]), abs(samples[-1])) < 400, path


def test_every_icon_has_an_author_and_a_licence_or_is_our_own() -> None:
    with (ASSETS / "icons" / "CREDITS.csv").open(encoding="utf-8", newline="") as stream:
        rows = list(csv.DictReader(stream))
    assert all(row["author"] and row["licence"] in ("CC BY 3.0", "CC0 1.0") for row in rows)
    drawn = {Path(path).stem for path in manifest()["drawn icons"]["outputs"]}
    credited = {row["icon"] for row in rows}
    assert not drawn & credited
    assert {path.stem for path in (ASSETS / "icons").glob("*.svg")} == drawn | credited


def test_the_credits_name_every_author_and_every_font() -> None:
    credits_text = (ASSETS / "CREDITS.md").read_text(encoding="utf-8")
    with (ASSETS / "icons" / "CREDITS.csv").open(encoding="utf-8", newline="") as stream:
        assert all(f"| {row['icon']} | {row['author']} |" in credits_text for row in csv.DictReader(stream))
    for licence in (ASSETS / "fonts").glob("*-OFL.txt"):
        assert f"fonts/{licence.name}" in credits_text


def test_all_assets_together_stay_small() -> None:
    painted = sum(
        path.stat().st_size for folder in (PICTURES, ASSETS / "sounds") for path in folder.rglob("*") if path.is_file()
    )
    assert painted < 42_000_000, "of these 4 MB are the figures and places of fights"
