"""The words beside what the mouse rests on."""
