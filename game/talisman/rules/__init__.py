"""What the rulebook says (TAL-*): a turn and its encounters; everything else in the rooms named for it."""
