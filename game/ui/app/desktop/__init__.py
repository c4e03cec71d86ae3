"""The window and the monitor it stands on."""
