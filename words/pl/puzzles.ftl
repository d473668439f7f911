puzzle-name-rob-0 = Sroka
puzzle-name-rob-1 = Lepkie palce
puzzle-name-rob-2 = Lis
puzzle-name-rob-3 = Nocny wypad
puzzle-name-rob-4 = Kruk
puzzle-name-rob-5 = Ciche wiosło
puzzle-name-rob-6 = Kukułka
puzzle-name-rob-7 = W cieniu
puzzle-name-rob-8 = Zamaskowany gość
puzzle-name-rob-9 = Kto znajdzie
puzzle-name-rob-10 = Szybkie ręce
puzzle-name-rob-11 = Zniknął klejnot
puzzle-name-rob-12 = Kawka
puzzle-name-land-0 = Do domu
puzzle-name-land-1 = Światło przystani
puzzle-name-land-2 = Twardy grunt
puzzle-name-land-3 = Ostatni zakręt
puzzle-name-land-4 = Pod prąd
puzzle-name-land-5 = Łosoś
puzzle-name-land-6 = Wieczorny dzwon
puzzle-name-land-7 = Ogień na powitanie
puzzle-name-land-8 = Skrót
puzzle-name-land-9 = Rzucona lina
puzzle-name-land-10 = W samą porę
puzzle-name-land-11 = Wiatr w plecy
puzzle-name-keep-0 = Kotwica
puzzle-name-keep-1 = Trzymaj się
puzzle-name-keep-2 = Spokojna woda
puzzle-name-keep-3 = Trzciny
puzzle-name-keep-4 = Łacha piasku
puzzle-name-keep-5 = Bezpieczna noc
puzzle-name-keep-6 = Jeszcze jeden krążek
puzzle-name-keep-7 = Na krawędzi
puzzle-name-both-0 = Dwie pieczenie
puzzle-name-both-1 = Żongler
puzzle-name-both-2 = Obie ręce
puzzle-name-both-3 = Waga
puzzle-name-both-4 = Rozdroże
puzzle-name-both-5 = Jedno płynie, drugie czeka
puzzle-name-both-6 = Bliźniaki
puzzle-name-both-7 = Dać i wziąć
puzzle-name-win-0 = Korona
puzzle-name-win-1 = Linia mety
puzzle-name-win-2 = Ostatni klejnot
puzzle-name-win-3 = Wschód słońca
puzzle-name-win-4 = Wielki finał
puzzle-name-win-5 = Fanfara
puzzle-name-sweep-0 = Wir
puzzle-name-sweep-1 = Za krawędź
puzzle-name-sweep-2 = Burza
puzzle-name-sweep-3 = Wysoka woda
puzzle-name-pair-0 = Duet
puzzle-name-pair-1 = Dwie latarnie
puzzle-name-pair-2 = Ramię w ramię
puzzle-hard = { $level ->
    [1] Łatwa
    [2] Dość łatwa
    [3] Średnia
    [4] Trudna
   *[other] Bardzo trudna
  }
puzzle-tried = { $share } trafia od razu ({ $tried })
puzzle-new = Nikt jeszcze nie próbował.
