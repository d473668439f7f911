## Ce află jucătorii când pagina este închisă

call-turn = Este rândul tău
call-with = La masă: { $names }
call-invited = { $name } te invită la un joc
mail-why = Primești acest mesaj pentru că ai cerut de la acest server un e-mail când este rândul tău. Ca să nu mai primești:
mail-ask-subject = Vrei e-mailuri de la Niagara?
mail-ask = Cineva, probabil tu, vrea la această adresă un e-mail de fiecare dată când îi vine rândul. Dacă este așa, deschide acest link și apasă butonul:
mail-ask-not = Dacă nu, nu face nimic: nu mai vine niciun mesaj.
