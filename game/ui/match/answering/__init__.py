"""How a person answers: clicks, keys, what one of them answers besides, and what nobody has to be asked."""
