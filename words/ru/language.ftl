### «Ниагара» по-русски. Коротко, дружелюбно, точно; это читают дети.

# The language's own name, and the direction it is written in: ltr or rtl.
language-name = Русский
language-direction = ltr
