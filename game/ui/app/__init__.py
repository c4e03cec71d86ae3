"""The running program: its loop, its window, its stack of screens, recovery, and the ways it is started."""
