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

## Giving up, and asking somebody to go on

resign-note = Oder gib endgültig auf: Ein Bot spielt auf deinem Platz zu Ende, und das Spiel zählt als verloren.
resign-yes = Aufgeben
slow-note = { $name } braucht eine Weile.
nudge = Anstupsen
nudge-sent = { $name } ist angestupst.
nudged-you = { $name } wartet auf dich.
deserted-note = Alle haben aufgegeben. Das Spiel ist aus.
friends-deserted = Wenn alle aufgeben
deserted-end = Das Spiel endet
deserted-bots = Bots spielen zu Ende

## Taking a seat in a running game

friends-leaving = Wenn jemand geht
friends-takeover = Später einen Bot ablösen
takeover-nobody = Darf niemand
takeover-ask = Wenn der Gastgeber zustimmt
takeover-anyone = Alle mit dem Link
take-note = Du schaust zu. Du kannst auch mitspielen.
take-choose = Platz wählen
take-title = Platz übernehmen
take-ask-note = Zuerst wird der Gastgeber gefragt.
ask-note = { $name } möchte für { $seat } weiterspielen.
ask-yes = Ja
ask-no = Nein
ask-waiting = Der Gastgeber ist nach einem Platz für dich gefragt.
