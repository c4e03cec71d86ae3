"""The app played and drawn without a window: for tests, pictures, and the check of an installed program."""
