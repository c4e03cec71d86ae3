"""`python -m game` is the command line; without arguments it opens the app."""

import multiprocessing
import sys

# Absolute on purpose: a packaged program runs this file as a plain script.
from game.cli import main

if __name__ == "__main__":
    multiprocessing.freeze_support()
    sys.exit(main())
