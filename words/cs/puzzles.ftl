puzzle-name-rob-0 = Straka
puzzle-name-rob-1 = Dlouhé prsty
puzzle-name-rob-2 = Liška
puzzle-name-rob-3 = Noční výprava
puzzle-name-rob-4 = Krkavec
puzzle-name-rob-5 = Tiché pádlo
puzzle-name-rob-6 = Kukačka
puzzle-name-rob-7 = Ve stínu
puzzle-name-rob-8 = Host v masce
puzzle-name-rob-9 = Kdo najde
puzzle-name-rob-10 = Rychlé ruce
puzzle-name-rob-11 = Chybí drahokam
puzzle-name-rob-12 = Kavka
puzzle-name-land-0 = Domů
puzzle-name-land-1 = Světlo přístavu
puzzle-name-land-2 = Pevná země
puzzle-name-land-3 = Poslední zátočina
puzzle-name-land-4 = Proti proudu
puzzle-name-land-5 = Losos
puzzle-name-land-6 = Večerní zvon
puzzle-name-land-7 = Oheň na uvítanou
puzzle-name-land-8 = Zkratka
puzzle-name-land-9 = Hozené lano
puzzle-name-land-10 = Právě včas
puzzle-name-land-11 = Vítr v zádech
puzzle-name-keep-0 = Kotva
puzzle-name-keep-1 = Drž se
puzzle-name-keep-2 = Klidná voda
puzzle-name-keep-3 = Rákosí
puzzle-name-keep-4 = Písčina
puzzle-name-keep-5 = V bezpečí na noc
puzzle-name-keep-6 = Ještě jeden disk
puzzle-name-keep-7 = Na hraně
puzzle-name-both-0 = Dvě mouchy
puzzle-name-both-1 = Žonglér
puzzle-name-both-2 = Obě ruce
puzzle-name-both-3 = Váhy
puzzle-name-both-4 = Rozcestí
puzzle-name-both-5 = Jedno pluje, druhé čeká
puzzle-name-both-6 = Dvojčata
puzzle-name-both-7 = Dávat a brát
puzzle-name-win-0 = Koruna
puzzle-name-win-1 = Cílová páska
puzzle-name-win-2 = Poslední drahokam
puzzle-name-win-3 = Východ slunce
puzzle-name-win-4 = Velké finále
puzzle-name-win-5 = Fanfára
puzzle-name-sweep-0 = Spodní proud
puzzle-name-sweep-1 = Přes hranu
puzzle-name-sweep-2 = Bouře
puzzle-name-sweep-3 = Velká voda
puzzle-name-pair-0 = Duet
puzzle-name-pair-1 = Dvě lucerny
puzzle-name-pair-2 = Bok po boku
puzzle-hard = { $level ->
    [1] Lehký
    [2] Docela lehký
    [3] Střední
    [4] Těžký
   *[other] Velmi těžký
  }
puzzle-tried = { $share } hned napoprvé ({ $tried })
puzzle-new = Zatím to nikdo nezkoušel.
