"""What lies in the box: mages, spells, scrolls, the element die, and what each spell does."""
