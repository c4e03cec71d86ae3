"""What lies in the box, as rows: map, demons, mortal units, treasures, charts and displays."""
