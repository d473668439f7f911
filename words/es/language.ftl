### Niagara en español. Breve, amable, exacto; lo leen niños.

# The language's own name, and the direction it is written in: ltr or rtl.
language-name = Español
language-direction = ltr
