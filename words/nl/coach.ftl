## The coach: settings

coach-settings = Coach
coach-settings-note = Geeft raad, waarschuwt je en neemt zetten terug, in spellen tegen bots.
coach-auto = Bij makkelijke bots
coach-on = Altijd
coach-off = Nooit
coach-open = Oefenen met open kaarten
coach-open-note = In nieuwe spellen tegen bots zie je welke kaarten ze spelen.

## What it can be asked

coach-suggest = Geef raad
coach-look = Hoe was mijn laatste zet?
coach-back = Terugnemen
coach-show = Laat zien
coach-change = Veranderen
coach-anyway = Toch doen
coach-taken = Teruggenomen. Je bent weer aan de beurt.

## Why a move is good

coach-suggests = Mijn raad: { $moves }.
coach-value = Winstkans: { $value }.
coach-why-win = Daarmee win je!
coach-why-land = Zo breng je { $gem } thuis.
coach-why-steal = Zo steel je { $gem } van { $name }.
coach-why-load = Zo krijg je { $gem }.
coach-why-safe = Je kano’s blijven weg van de waterval.
coach-why-risk = { $gem ->
    [none] Pas op: de rivier kan een kano meenemen ({ $chance }).
   *[other] Pas op: de rivier kan een kano met { $gem } meenemen ({ $chance }).
  }
coach-why-ahead = Van daaruit win je vaker.

## What was missed

coach-better = Beter: { $moves }. Winstkans: { $best } in plaats van { $played }.
coach-missed-win = Je had kunnen winnen.
coach-missed-land = Je had { $gem } thuis kunnen brengen.
coach-missed-steal = Je had { $gem } kunnen stelen van { $name }.
coach-missed-load = Je had { $gem } kunnen laden.
coach-missed-risk = { $gem ->
    [none] Je hebt je kano in gevaar gebracht ({ $chance }).
   *[other] Je hebt je kano en { $gem } in gevaar gebracht ({ $chance }).
  }
coach-missed-drop = Je hebt { $gem } uitgeladen.
coach-missed-ahead = Een andere zet wint vaker.

## How good a decision was

coach-grade-only = Er was geen andere zet.
coach-grade-best = Dat was de beste zet.
coach-grade-good = Dat was een goede zet.
coach-grade-inaccuracy = Niet slecht, maar het kon beter.
coach-grade-mistake = Dat was een fout.
coach-grade-blunder = Dat was een grote fout.

## Before the river takes a canoe

coach-warn = { $gem ->
    [none] De rivier kan de kano { $at } meenemen: { $chance }.
   *[other] De rivier kan de kano { $at } meenemen, samen met { $gem }: { $chance }.
  }
coach-warn-thrown = Deze kano gaat de waterval af en is verloren.

## Tips when something first matters

tip-danger = Gevaar! De rivier kan deze kano de waterval af sleuren. Terwijl je een kaart bekijkt, laten getallen op het water de kans zien. Peddel omhoog, dan is hij veilig.
tip-thief = Er kan een dief komen: een lege kano die lager ligt, kan naar je toe peddelen en je edelsteen pakken. Ga naar huis, of verder omhoog.
tip-loss = Je kano is verloren. Lag er een edelsteen in, dan ligt die weer op de vindplaats. Vóór de volgende ronde kun je met een edelsteen aan land een kano terugkopen.
tip-cloud = Bij een wolk vaart er geen kano. Wel wordt het weer beter of slechter, en de rivier langzamer of sneller.
tip-last = Nog één edelsteen en je wint! Kijk welke je nog nodig hebt.
