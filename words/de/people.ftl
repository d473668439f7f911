## Play with others now

now-pace = Tempo
now-quick = Flott
now-relaxed = Gemütlich
now-note = Du siehst, wer mit dir wartet. Bleiben Plätze frei, setzen sich nach kurzer Zeit Bots dorthin.
now-find = Mitspieler finden
match-title = Mitspieler gesucht
match-begins = { $seconds ->
    [one] Die Partie beginnt in einer Sekunde.
   *[other] Die Partie beginnt in { $seconds } Sekunden.
  }
match-note = Auf freie Plätze setzen sich Bots.
match-start = Jetzt mit Bots beginnen
match-came = { $name } setzt sich dazu.
match-went = { $name } ist weg.

## Giving up, and asking somebody to go on

resign-note = Oder gib endgültig auf: Ein Bot spielt auf deinem Platz zu Ende, und die Partie zählt als verloren.
resign-yes = Aufgeben
slow-note = { $name } braucht eine Weile.
nudge = Anstupsen
nudge-sent = { $name } ist angestupst.
nudged-you = { $name } wartet auf dich.
deserted-note = Alle haben aufgegeben. Das Spiel ist aus.
friends-deserted = Wenn alle aufgeben
deserted-end = Die Partie endet
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
ask-waiting = Der Gastgeber wurde um einen Platz für dich gebeten.

## A pause, and having a decision back

menu-pause = Um eine Pause bitten
menu-takeback = Letzte Entscheidung zurücknehmen
offer-pause = { $name } möchte eine Pause.
offer-take_back = { $name } möchte die letzte Entscheidung zurücknehmen.
offer-withdraw = Doch nicht
offer-refused = Nicht alle sind einverstanden.
takeback-done = Eine Entscheidung wurde zurückgenommen.
paused-title = Das Spiel hat Pause
paused-note = Uhren und Bots stehen still. Jeder am Tisch kann die Partie fortsetzen.
paused-go = Weiter geht’s
friends-takebacks = Zurücknehmen ist erlaubt, wenn alle zustimmen
rules-takebacks = Zurücknehmen
because-paused = Das Spiel hat Pause.
problem-not_paused = Das Spiel geht schon weiter.
problem-no_takeback = An diesem Tisch wird nichts zurückgenommen.
problem-no_such_offer = Darum bittet niemand mehr.
problem-offered_already = Darum wurde schon gebeten.

## What went wrong

problem-not_slow = Dort überlegt noch niemand lange.
problem-nudged_already = Jemand hat schon angestupst.
problem-no_takeover = In dieser Partie kannst du keinen Platz übernehmen.
problem-asked_already = Jemand anders fragt schon nach diesem Platz.
problem-no_such_ask = Niemand fragt mehr nach diesem Platz.
problem-not_rateable = Gewertet wird nur mit zwei oder mehr Leuten, jeder auf einem Platz, von Anfang an, ohne Trainer und ohne Zurücknehmen.
problem-unwelcome = Du kannst dich nicht an diesen Tisch setzen.

## Watching

friends-unwatched = Niemand darf zuschauen
rules-watching = Zuschauen
link-unwatched = Das Spiel läuft, und an diesem Tisch darf niemand zuschauen.
problem-unwatched = An diesem Tisch darf niemand zuschauen.

## People one has played with

friends-again = Wieder einladen
friends-again-note = Mit ihnen hast du schon gespielt. Sie sehen es auf ihrer Startseite.
friend-games = { $games ->
    [one] ein gemeinsames Spiel
   *[other] { $games } gemeinsame Spiele
  }
friend-invite = Einladen
friend-invited = Eingeladen
invited-title = Einladungen an dich
invited-by = { $name } lädt dich ein
invited-no = Nein, danke
problem-no_such_invitation = Dorthin bist du nicht mehr eingeladen.
