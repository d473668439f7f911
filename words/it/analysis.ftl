## What the analysis says

analysis-title = Analisi
analysis-later = La partita si potrà analizzare quando sarà finita.
analysis-offer = Guarda come sono salite e scese le probabilità di vincere di ognuno, quali mosse erano le migliori, e che cosa è stato fortuna e che cosa bravura.
analysis-ask = Analizza questa partita
analysis-waiting =
    { $ahead ->
        [0] In attesa del suo turno…
        [one] In attesa del suo turno: c’è una partita prima…
       *[other] In attesa del suo turno: ci sono { $ahead } partite prima…
    }
analysis-running = { $done } analizzato
analysis-failed = L’analisi ora non è disponibile: { $text }
analysis-broken = Non è stato possibile finire l’analisi.
graph-title = Probabilità di vincere
graph-table = In tabella
table-round = Giro
table-decision = Decisione
decision-title = La decisione mostrata
decision-best = Le mosse migliori, e la probabilità di vincere con ciascuna
decision-best-hidden = Le mosse migliori per quanto si sapeva allora, e la probabilità di vincere con ciascuna
decision-played = Mossa giocata
decision-parts = Dall’ultima decisione, in punti percentuali: fortuna { $luck }, gioco { $skill }.
decision-none = Qui nessuno deve decidere.
grade-only = obbligata
grade-best = la migliore
grade-good = buona
grade-inaccuracy = imprecisa
grade-mistake = errore
grade-blunder = errore grave
moments-title = Momenti chiave
moment-theft = { $gem ->
    [none] { $name } deruba { $victim }, e la partita si ribalta.
   *[other] { $name } ruba { $gem } a { $victim }, e la partita si ribalta.
}
moment-needless_loss = { $gem ->
    [none] { $name } perde inutilmente una canoa nella cascata.
   *[other] { $name } perde inutilmente una canoa e { $gem } nella cascata.
}
moment-unlucky_loss = { $gem ->
    [none] Sfortuna: il fiume porta via una canoa a { $name }.
   *[other] Sfortuna: il fiume porta via a { $name } una canoa con { $gem }.
}
moment-kingmaker = { $name } ha ormai poco da vincere e regala la partita a { $other }.
moment-blunder = Qui { $name } spreca molto; era meglio: { $move }.
moment-great_move = { $name } trova l’unica mossa buona: { $move }.
moment-surprise = Le carte degli altri cambiano tutto per { $name }.
moment-river_turn = La biforcazione del fiume decide la sorte di { $name }.
moment-lead = { $other ->
    [none] { $name } passa in testa e ci resta.
   *[other] { $name } toglie il comando a { $other } e lo tiene.
}
moment-decided = Da qui in poi { $name } ha la vittoria quasi in tasca.
moment-landing = { $gem ->
    [none] { $name } porta al molo una pietra che conta.
   *[other] { $name } porta al molo { $gem }: una pietra che conta.
}
report-title = Come hanno giocato tutti
report-accuracy = Precisione
report-slips = Sviste
report-slips-words = imprecisioni: { $inaccuracies } · errori: { $mistakes } · errori gravi: { $blunders }
report-luck = Fortuna
report-skill = Gioco
report-note = Precisione è quanto si è conservato di ciò che era in gioco: 0 % non è meglio di una scelta alla cieca. Fortuna e gioco sono in punti percentuali: fortuna è ciò che hanno fatto la biforcazione del fiume e le carte segrete degli altri; gioco è ciò che le proprie decisioni hanno sprecato, giudicate in base a quanto si poteva sapere.

say-card = { $card ->
    [nuvola] giocare la nuvola
   *[other] giocare un { $card }
}
say-weather = { $way ->
    [up] peggiorare il tempo
   *[down] migliorare il tempo
}
say-buy = ricomprare una canoa con { $gem }
say-done = fermarsi qui
say-pass = non comprare nulla
say-to = andare { $to }
say-unload = scaricare
say-steal = derubare { $name }

mistakes-title = Impara dagli errori
mistakes-back = Torna alla partita
mistakes-of = Decisioni di
mistakes-place = { $number } di { $all }
mistakes-none = { $name } non ha fatto errori che valgano un nuovo tentativo.
mistakes-task = Giro { $round }. La scelta è stata: { $played } ({ $loss }). Trova di meglio.
verdict-best = Meglio di così non si può.
verdict-better = Meglio che nella partita, ma si può fare ancora meglio.
verdict-worse = Non è meglio.
verdict-values = Probabilità di vincere: con la tua mossa { $tried }, nella partita { $played }, con la migliore { $best }.
verdict-again = Riprova
verdict-show = Mostra la migliore
verdict-next = Avanti
