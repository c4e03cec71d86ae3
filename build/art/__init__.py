"""Everything seen and heard in Four Grimoires, painted by program: run `python -m art` inside `build/`."""
