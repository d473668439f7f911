### Niagara po polsku. Krótko, przyjaźnie, dokładnie; czytają to dzieci.

# The language's own name, and the direction it is written in: ltr or rtl.
language-name = Polski
language-direction = ltr
