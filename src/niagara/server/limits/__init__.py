"""Who a visitor is, how much one may ask for, and the headers that keep pages safe."""
