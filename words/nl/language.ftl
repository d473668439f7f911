### Niagara in het Nederlands. Kort, vriendelijk, precies; kinderen lezen dit.

# The language's own name, and the direction it is written in: ltr or rtl.
language-name = Nederlands
language-direction = ltr
