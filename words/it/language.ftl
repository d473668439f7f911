### Niagara in italiano. Breve, amichevole, esatto; lo leggono i bambini.

# The language's own name, and the direction it is written in: ltr or rtl.
language-name = Italiano
language-direction = ltr
