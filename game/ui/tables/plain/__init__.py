"""A table for any game whose view is a :class:`~game.engine.plain_view.PlainView`: no drawing code is needed."""
