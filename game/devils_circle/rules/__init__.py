"""What the rulebook says (DK-*): nights and phases; everything else in the rooms named for it."""
