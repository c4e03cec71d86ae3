"""The sheets of the players, and the panels that open from them."""
