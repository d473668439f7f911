### Niagara în română. Scurt, prietenos, exact; citesc și copiii.

# The language's own name, and the direction it is written in: ltr or rtl.
language-name = Română
language-direction = ltr
