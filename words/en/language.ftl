### Niagara in English. Short, friendly, exact; children read this.

# The language's own name, and the direction it is written in: ltr or rtl.
language-name = English
language-direction = ltr
