## Ce află jucătorii când pagina este închisă

call-turn = Este rândul tău
call-with = La masă: { $names }
mail-why = Primești acest mesaj pentru că ai cerut de la acest server un e-mail când este rândul tău. Ca să nu mai primești:
mail-ask-subject = Vrei e-mailuri de la Niagara?
mail-ask = Cineva, probabil tu, vrea aici un e-mail când îi vine rândul. Dacă este așa, deschide asta și apasă butonul:
mail-ask-not = Dacă nu, nu face nimic: nu mai vine niciun mesaj.
