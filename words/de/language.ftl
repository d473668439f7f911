### Niagara auf Deutsch. Kurz, freundlich, genau; Kinder lesen das.

# The language's own name, and the direction it is written in: ltr or rtl.
language-name = Deutsch
language-direction = ltr
