## Play with others now

now-pace = Tempo
now-quick = Szybko
now-relaxed = Spokojnie
now-note = Widzisz, kto czeka razem z tobą. Wolne miejsca po krótkiej chwili zajmą boty.
now-find = Znajdź graczy
match-title = Szukamy graczy
match-begins = { $seconds ->
    [one] Gra zacznie się za sekundę.
    [few] Gra zacznie się za { $seconds } sekundy.
    [many] Gra zacznie się za { $seconds } sekund.
   *[other] Gra zacznie się za { $seconds } sekundy.
  }
match-note = Wolne miejsca zajmą boty.
match-start = Zacznij od razu z botami
match-came = { $name } siada do stołu.
match-went = { $name } odchodzi.
