puzzle-name-rob-0 = La gazza
puzzle-name-rob-1 = Mani leste
puzzle-name-rob-2 = La volpe
puzzle-name-rob-3 = Colpo notturno
puzzle-name-rob-4 = Il corvo
puzzle-name-rob-5 = Pagaia silenziosa
puzzle-name-rob-6 = Il cuculo
puzzle-name-rob-7 = Nell’ombra
puzzle-name-rob-8 = L’ospite mascherato
puzzle-name-rob-9 = Chi trova tiene
puzzle-name-rob-10 = Mani svelte
puzzle-name-rob-11 = Manca una pietra
puzzle-name-rob-12 = La taccola
puzzle-name-land-0 = Verso casa
puzzle-name-land-1 = Luce del porto
puzzle-name-land-2 = Terraferma
puzzle-name-land-3 = L’ultima ansa
puzzle-name-land-4 = Controcorrente
puzzle-name-land-5 = Il salmone
puzzle-name-land-6 = La campana della sera
puzzle-name-land-7 = Fuoco di benvenuto
puzzle-name-land-8 = La scorciatoia
puzzle-name-land-9 = La corda lanciata
puzzle-name-land-10 = Appena in tempo
puzzle-name-land-11 = Il vento in poppa
puzzle-name-keep-0 = L’ancora
puzzle-name-keep-1 = Tieniti forte
puzzle-name-keep-2 = Acqua quieta
puzzle-name-keep-3 = Il canneto
puzzle-name-keep-4 = Il banco di sabbia
puzzle-name-keep-5 = Al sicuro per la notte
puzzle-name-keep-6 = Un disco in più
puzzle-name-keep-7 = Sull’orlo
puzzle-name-both-0 = Due piccioni
puzzle-name-both-1 = Il giocoliere
puzzle-name-both-2 = Due mani
puzzle-name-both-3 = La bilancia
puzzle-name-both-4 = Il bivio
puzzle-name-both-5 = Una va, una resta
puzzle-name-both-6 = I gemelli
puzzle-name-both-7 = Dare e avere
puzzle-name-win-0 = La corona
puzzle-name-win-1 = Il traguardo
puzzle-name-win-2 = L’ultima pietra
puzzle-name-win-3 = Alba
puzzle-name-win-4 = Gran finale
puzzle-name-win-5 = Fanfara
puzzle-name-sweep-0 = Il risucchio
puzzle-name-sweep-1 = Oltre l’orlo
puzzle-name-sweep-2 = La tempesta
puzzle-name-sweep-3 = La piena
puzzle-name-pair-0 = Il duetto
puzzle-name-pair-1 = Due lanterne
puzzle-name-pair-2 = Fianco a fianco
puzzle-hard = { $level ->
    [1] Facile
    [2] Abbastanza facile
    [3] Medio
    [4] Difficile
   *[other] Molto difficile
  }
puzzle-tried = { $share } ci riescono subito ({ $tried })
puzzle-new = Nessuno ci ha ancora provato.
