puzzle-name-rob-0 = Coțofana
puzzle-name-rob-1 = Mână iute
puzzle-name-rob-2 = Vulpea
puzzle-name-rob-3 = Raid de noapte
puzzle-name-rob-4 = Corbul
puzzle-name-rob-5 = Vâsla tăcută
puzzle-name-rob-6 = Cucul
puzzle-name-rob-7 = În umbră
puzzle-name-rob-8 = Oaspetele mascat
puzzle-name-rob-9 = Cine găsește
puzzle-name-rob-10 = Mâini iuți
puzzle-name-rob-11 = Lipsește o piatră
puzzle-name-rob-12 = Stăncuța
puzzle-name-land-0 = Spre casă
puzzle-name-land-1 = Lumina portului
puzzle-name-land-2 = Pământ ferm
puzzle-name-land-3 = Ultimul cot
puzzle-name-land-4 = În susul râului
puzzle-name-land-5 = Somonul
puzzle-name-land-6 = Clopotul serii
puzzle-name-land-7 = Foc de bun venit
puzzle-name-land-8 = Scurtătura
puzzle-name-land-9 = Frânghia aruncată
puzzle-name-land-10 = Chiar la timp
puzzle-name-land-11 = Vânt din spate
puzzle-name-keep-0 = Ancora
puzzle-name-keep-1 = Ține-te bine
puzzle-name-keep-2 = Apă lină
puzzle-name-keep-3 = Stufărișul
puzzle-name-keep-4 = Bancul de nisip
puzzle-name-keep-5 = La adăpost peste noapte
puzzle-name-keep-6 = Încă un disc
puzzle-name-keep-7 = Pe margine
puzzle-name-both-0 = Două păsări
puzzle-name-both-1 = Jonglerul
puzzle-name-both-2 = Ambele mâini
puzzle-name-both-3 = Balanța
puzzle-name-both-4 = Răscrucea
puzzle-name-both-5 = Una pleacă, una rămâne
puzzle-name-both-6 = Gemenii
puzzle-name-both-7 = Dai și iei
puzzle-name-win-0 = Coroana
puzzle-name-win-1 = Linia de sosire
puzzle-name-win-2 = Ultima piatră
puzzle-name-win-3 = Răsărit
puzzle-name-win-4 = Marele final
puzzle-name-win-5 = Fanfară
puzzle-name-sweep-0 = Curentul ascuns
puzzle-name-sweep-1 = Peste margine
puzzle-name-sweep-2 = Furtuna
puzzle-name-sweep-3 = Viitura
puzzle-name-pair-0 = Duetul
puzzle-name-pair-1 = Două felinare
puzzle-name-pair-2 = Umăr la umăr
puzzle-hard = { $level ->
    [1] Ușoară
    [2] Destul de ușoară
    [3] Medie
    [4] Grea
   *[other] Foarte grea
  }
puzzle-tried = { $share } reușesc din prima ({ $tried })
puzzle-new = Nimeni nu a încercat încă.
