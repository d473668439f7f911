## Play with others now

now-pace = Tempo
now-quick = Flott
now-relaxed = Gemütlich
now-note = Du siehst, wer mit dir wartet. Bleiben Plätze frei, setzen sich nach kurzer Zeit Bots dorthin.
now-find = Mitspieler finden
match-title = Mitspieler gesucht
match-begins = { $seconds ->
    [one] Das Spiel beginnt in einer Sekunde.
   *[other] Das Spiel beginnt in { $seconds } Sekunden.
  }
match-note = Auf freie Plätze setzen sich Bots.
match-start = Gleich mit Bots beginnen
match-came = { $name } setzt sich dazu.
match-went = { $name } ist weg.
