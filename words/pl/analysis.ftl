## What the analysis says

analysis-title = Analiza
analysis-later = Partię można przeanalizować, gdy się skończy.
analysis-offer = Zobacz, jak wszystkim rosła i malała szansa na wygraną, które ruchy były najlepsze, co było szczęściem, a co dobrą grą.
analysis-ask = Przeanalizuj tę partię
analysis-waiting =
    { $ahead ->
        [0] Czeka na swoją kolej…
        [one] Czeka na swoją kolej: przed nią jest jedna partia…
        [few] Czeka na swoją kolej: przed nią są { $ahead } partie…
        [many] Czeka na swoją kolej: przed nią jest { $ahead } partii…
       *[other] Czeka na swoją kolej: przed nią jest { $ahead } partii…
    }
analysis-running = Przeanalizowano { $done }
analysis-failed = Analiza jest teraz niedostępna: { $text }
analysis-broken = Analizy nie udało się dokończyć.
graph-title = Szansa na wygraną
graph-table = Jako tabela
table-round = Runda
table-decision = Decyzja
decision-title = Pokazana decyzja
decision-best = Najlepsze ruchy i szansa na wygraną z każdym z nich
decision-best-hidden = Najlepsze ruchy według tego, co było wtedy wiadomo, i szansa na wygraną z każdym z nich
decision-played = Zagrano
decision-parts = Od poprzedniej decyzji, w punktach procentowych: szczęście { $luck }, gra { $skill }.
decision-none = Tu nikt nie decyduje.
grade-only = bez wyboru
grade-best = najlepszy
grade-good = dobry
grade-inaccuracy = niedokładność
grade-mistake = błąd
grade-blunder = gruby błąd
moments-title = Kluczowe chwile
moment-theft = { $gem ->
    [none] { $name } kradnie, { $victim } traci ładunek i losy gry się odwracają.
   *[other] { $name } kradnie { $gem }, { $victim } go traci i losy gry się odwracają.
}
moment-needless_loss = { $gem ->
    [none] { $name } niepotrzebnie traci kanu w wodospadzie.
   *[other] { $name } niepotrzebnie traci w wodospadzie kanu i { $gem }.
}
moment-unlucky_loss = { $gem ->
    [none] Pech: { $name } traci kanu, porywa je rzeka.
   *[other] Pech: { $name } traci kanu i { $gem }, porywa je rzeka.
}
moment-kingmaker = { $name } nie ma już wiele do zyskania i sprawia, że wygrywa { $other }.
moment-blunder = { $name } dużo tu traci; lepiej było: { $move }.
moment-great_move = { $name } znajduje jedyny dobry ruch: { $move }.
moment-surprise = { $name } ma niespodziankę: karty innych zmieniają wszystko.
moment-river_turn = Tu { $name } jest na łasce rzeki: decyduje rozwidlenie.
moment-lead = { $other ->
    [none] { $name } obejmuje prowadzenie i już go nie oddaje.
   *[other] { $name } przejmuje prowadzenie (dotąd { $other }) i już go nie oddaje.
}
moment-decided = Od tej chwili { $name } ma wygraną prawie w kieszeni.
moment-landing = { $gem ->
    [none] { $name } dowozi klejnot, który wiele znaczy.
   *[other] { $name } dowozi { $gem }, a to wiele znaczy.
}
report-title = Jak kto grał
report-accuracy = Dokładność
report-slips = Błędy
report-slips-words = niedokładności: { $inaccuracies } · błędy: { $mistakes } · grube błędy: { $blunders }
report-luck = Szczęście
report-skill = Gra
report-note = Dokładność to część zachowana z tego, co było do stracenia: 0 % to nie lepiej niż wybór na ślepo. Szczęście i gra są w punktach procentowych: szczęście to skutek rozwidlenia rzeki i tajnych kart innych; gra to strata przez własne decyzje, ocenione według tego, co można było wiedzieć.

say-card = { $card ->
    [chmura] zagrać chmurę
   *[other] zagrać { $card }
}
say-weather = { $way ->
    [up] pogorszyć pogodę
   *[down] poprawić pogodę
}
say-buy = odkupić kanu za { $gem }
say-done = zakończyć na tym
say-pass = nic nie kupować
say-to = płynąć { $to }
say-unload = wyładować
say-steal = okraść ({ $name })

mistakes-title = Ucz się na błędach
mistakes-back = Wróć do partii
mistakes-of = Czyje decyzje
mistakes-place = { $number } z { $all }
mistakes-none = { $name } nie ma błędów wartych powtórki.
mistakes-task = Runda { $round }. Wybór był taki: { $played } ({ $loss }). Znajdź coś lepszego.
verdict-best = Lepiej się nie da.
verdict-better = Lepiej niż w partii, ale jeszcze nie najlepiej.
verdict-worse = To nie jest lepsze.
verdict-values = Szansa na wygraną: twoja { $tried }, w partii { $played }, najlepsza { $best }.
verdict-again = Spróbuj ponownie
verdict-show = Pokaż najlepsze
verdict-next = Dalej
