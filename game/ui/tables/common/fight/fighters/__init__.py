"""Those who fight: their figures, how they stand, and how a blow leaves them."""
