### Niagara en français. Court, amical, exact ; des enfants le lisent.

# The language's own name, and the direction it is written in: ltr or rtl.
language-name = Français
language-direction = ltr
