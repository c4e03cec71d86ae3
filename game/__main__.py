"""`python -m game` is the command line; without arguments it opens the app."""

import multiprocessing
import sys
from pickle import UnpicklingError

# Absolute on purpose: a packaged program runs this file as a plain script.
from game.cli import main


def work_for_another_process() -> None:
    """Do what this process was started for by another one, and end; return if it is the program itself.

    If the other one ended before it said what to do, nobody is left to be told: a packaged program would else open
    a window with the error, and stay until it is closed.
    """
    try:
        multiprocessing.freeze_support()
    except (EOFError, OSError, UnpicklingError):
        sys.exit(1)


if __name__ == "__main__":
    work_for_another_process()
    sys.exit(main())
