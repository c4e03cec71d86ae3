"""A table for any game whose view is a :class:`~game.engine.boards.plain_view.PlainView`: no drawing code is needed."""
