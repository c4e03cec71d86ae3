"""Paint what is out of step: `python build/art [names...]`, `--all` to paint everything, `--check` only to compare."""

import argparse
import sys
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from art.manifest import Entry, combined, in_step, read, sha256, write
from art.places import ROOT
from art.recipe import Recipe
from art.recipes import RECIPES


def _chosen(words: list[str], entries: dict[str, Entry], everything: bool) -> list[Recipe]:
    """Recipes whose name contains one of the words; without words, those out of step."""
    if words:
        return [recipe for recipe in RECIPES.values() if any(word in recipe.name for word in words)]
    return [
        recipe for recipe in RECIPES.values() if everything or not in_step(entries.get(recipe.name), recipe.sources())
    ]


def _paint(recipe: Recipe, entries: dict[str, Entry]) -> None:
    started = time.perf_counter()
    recipe.paint()
    sources = recipe.sources()
    outputs = {path: sha256(ROOT / path) for path in recipe.outputs}
    entries[recipe.name] = {"sources": sources, "sources_sha256": combined(sources), "outputs": outputs}
    write({name: entry for name, entry in entries.items() if name in RECIPES})
    print(f"{recipe.name}: {time.perf_counter() - started:.1f} s", flush=True)


def main() -> int:
    """Paint or check; the result is the exit code."""
    parser = argparse.ArgumentParser(prog="art", description=__doc__)
    parser.add_argument("names", nargs="*", help="paint only recipes whose name contains one of these words")
    parser.add_argument("--all", action="store_true", help="paint everything anew")
    parser.add_argument("--check", action="store_true", help="paint nothing; fail if something is out of step")
    arguments = parser.parse_args()
    entries = read()
    chosen = _chosen(arguments.names, entries, arguments.all)
    if arguments.check:
        stale = [recipe.name for recipe in chosen if not in_step(entries.get(recipe.name), recipe.sources())]
        print("\n".join(f"out of step: {name}" for name in stale) or "Pictures, sounds and their sources are in step.")
        return 1 if stale else 0
    for recipe in chosen:
        _paint(recipe, entries)
    return 0


if __name__ == "__main__":
    sys.exit(main())
