### Niagara česky. Krátce, přátelsky, přesně; čtou to děti.

# The language's own name, and the direction it is written in: ltr or rtl.
language-name = Čeština
language-direction = ltr
