## La pagina delle lezioni

lessons-title = Impara giocando
lessons-lead = Brevi lezioni sul fiume vero. Ognuna dura meno di un minuto.
lessons-start = Comincia
lessons-continue = Continua
lessons-again = Rigiocale
lessons-count = { $done } di { $all } fatte
lessons-list = Lezioni
lessons-done = fatta
lessons-more = Altro da vedere
lessons-example = L’esempio del libretto
lessons-overview = Il gioco in figure
lessons-overview-note = Tutto in una pagina.
lessons-rules = Il regolamento
lessons-rules-note = Ogni regola con il suo numero.
lessons-puzzles = Rompicapi
lessons-puzzles-note = Trovi la strada? Uno nuovo ogni giorno.
lessons-failed = Non riesco a caricare le lezioni: { $text }

lesson-of = Lezione { $number } di { $all }
lesson-back = Tutte le lezioni
lesson-task = Il tuo compito
lesson-hint = Indizio
lesson-retry = Riprova
lesson-next = Prossima lezione
lesson-to-example = Guarda l’esempio
lesson-play = Gioca una partita
lesson-rule = Leggi la regola { $rule }
lesson-well = Ben fatto!
lesson-missed = Non ancora
lesson-show = Mostrami
lesson-skip = Salta
lessons-due = ancora una volta

## What exactly went wrong

miss-lost = La tua canoa è caduta dalla cascata.
miss-robbed = Qualcuno ti ha rubato la pietra.
miss-ashore = Nessuna tua canoa è sul fiume.
miss-empty = { $gem ->
    [none] Non c’è nessuna pietra a bordo.
   *[other] Non c’è nessuna pietra a bordo: ti serve { $gem }.
  }
miss-other_gem = Hai un’altra pietra a bordo: ti serve { $gem }.
miss-elsewhere = La tua canoa non è sullo spazio { $space }.
miss-not_landed = Dovevi portare al molo { $gem }.
miss-paid = Hai pagato con una pietra che ti serve.
miss-not_bought = Non hai ricomprato nessuna canoa.
miss-not_stolen = Non hai rubato niente.
miss-not_laid = Non hai scaricato niente.
miss-weather = Il tempo è andato dalla parte sbagliata.
miss-afloat = L’altra canoa è ancora sul fiume.
miss-no_goal = Non è ancora una collezione.

## Le lezioni

scene-launch-title = In acqua!
scene-launch-task = Scegli un numero e metti una canoa in acqua.
scene-launch-hint = Scegli una carta da 1 a 6 e conferma. Poi scegli lo spazio che brilla e conferma di nuovo.
scene-launch-well = Il numero della carta dice quanto va lontano la canoa: un punto, uno spazio.
scene-launch-miss = Una nuvola cambia solo il tempo e non muove canoe. Gioca un numero.

scene-load-title = La prima pietra
scene-load-task = La tua carta è un 5. Carica un’ametista allo spazio 3.
scene-load-hint = Tre punti per arrivarci e due per caricare fanno cinque.
scene-load-well = Caricare costa due punti. E i punti vanno usati tutti.
scene-load-miss = La tua canoa è ancora vuota. Fermati allo spazio 3 e carica lì.

scene-landing-title = A casa
scene-landing-task = Porta il tuo diamante al molo.
scene-landing-hint = Dallo spazio 2 il molo è a soli due passi. Si può, anche con un 5.
scene-landing-well = Quando approdi, i punti che restano non contano più, e la pietra è tua per sempre.
scene-landing-miss = Il diamante non è a casa. Risali oltre lo spazio 1.

scene-pickhome-title = Quale carta lo porta a casa?
scene-pickhome-task = Scegli una carta che porti a casa il tuo diamante in questo turno.
scene-pickhome-hint = Dallo spazio 5 ce ne sono cinque fino al molo. Va bene anche un numero più alto.
scene-pickhome-well = Una carta è un piano: prima conta gli spazi. Quando approdi, i punti che restano non contano più.
scene-pickhome-miss = Conta dallo spazio 5 al molo. Il numero deve essere cinque o più.

scene-pickload-title = Quale carta va bene?
scene-pickload-task = Scegli la carta con cui puoi caricare un diamante allo spazio 4.
scene-pickload-hint = Tre punti da 1 a 4, e due per caricare.
scene-pickload-well = Devi usare tutti i punti. Perciò la carta deve essere proprio quella giusta.
scene-pickload-miss = Conta tre spazi e due punti per caricare. Che carta è?

scene-both-title = Due canoe, una carta
scene-both-task = Con il tuo 2 porta l’ametista al molo e carica un diamante.
scene-both-hint = Ogni canoa ha due punti. Allo spazio 4 caricare li usa tutti e due: quella canoa resta ferma.
scene-both-well = Ogni canoa sul fiume deve muoversi, ciascuna con tutti i punti. Caricare da fermi può essere una mossa intera.
scene-both-miss = Tutto nello stesso turno: una canoa approda, l’altra carica allo spazio 4.

scene-flow-title = Il fiume scorre
scene-flow-task = La carta più bassa è un 2: dopo la tua mossa il fiume scorre di due spazi. Fatti portare allo spazio 5.
scene-flow-hint = Due spazi sopra il 5 c’è lo spazio 3. Fermati lì e carica un’ametista.
scene-flow-well = Dopo ogni giro il fiume scorre quanto dice la carta più bassa, e tutte le canoe vanno con lui.
scene-flow-miss = Il fiume ha portato altrove la tua canoa. Fermati due spazi sopra il 5.

scene-fork-title = Destra o sinistra?
scene-fork-task = Prendi un rubino allo spazio 7. Poi il fiume scorre di uno spazio, nel ramo con la freccia. Tieni il rubino!
scene-fork-hint = Scendi nel ramo che la freccia non indica.
scene-fork-well = Ogni disco prende un solo ramo, a turno a sinistra e a destra. L’altro ramo sta fermo.
scene-fork-miss = Non hai il rubino. Nel ramo con la freccia te lo porta via il fiume; l’altro è sicuro.

scene-weather-title = Il tempo lo fai tu
scene-weather-task = La tua canoa sta per cadere dalla cascata. Salvala con la nuvola!
scene-weather-hint = La carta più bassa è un 1. Migliora il tempo e il fiume si ferma.
scene-weather-well = Il tempo si somma alla carta più bassa: 1 e −1 fanno 0. Non si muove nulla.
scene-weather-miss = Con un tempo peggiore il fiume accelera, e la tua canoa non c’è più. Miglioralo.

scene-steal-title = Al ladro!
scene-steal-task = Ruba l’ambra alla canoa verde ({ $name }) sullo spazio 3.
scene-steal-hint = La tua canoa è vuota, tre spazi più in basso. Risali e ruba.
scene-steal-well = Una canoa vuota che risale può rubare dove si ferma. Non costa nulla.
scene-steal-miss = { $name } ha ancora l’ambra. Risali allo spazio 3 e scegli di rubare.

scene-unload-title = Posto per qualcosa di meglio
scene-unload-task = Scarica la tua ametista, poi ruba il rubino alla canoa gialla ({ $name }) sullo spazio 2.
scene-unload-hint = Scaricare usa due punti. Con gli altri tre arrivi allo spazio 2.
scene-unload-well = Una canoa che prima scarica è vuota, e risalendo può rubare dove si ferma.
scene-unload-miss = { $name } ha ancora il rubino. Prima scarica, poi su allo spazio 2 e ruba.

scene-swap-title = Un buon affare
scene-swap-task = Scambia il tuo diamante con uno zaffiro.
scene-swap-hint = Gli zaffiri sono allo spazio 6. Un punto per arrivarci, quattro per scambiare.
scene-swap-well = Uno scambio costa quattro punti: due per scaricare e due per caricare, nello stesso posto.
scene-swap-miss = Non hai lo zaffiro. Scendi di uno spazio fino al 6 e scambia lì.

scene-falls-title = Giù dalla cascata
scene-falls-task = Hai perso una canoa. Ricomprala, ma tieni le tue tre ametiste.
scene-falls-hint = Ogni pietra portata al molo paga una canoa. Quale ti serve di meno?
scene-falls-well = Una canoa persa costa una pietra portata al molo. Senza canoe e senza pietre ne avresti una gratis.
scene-falls-miss = Con tre ametiste ti manca poco a quattro uguali. Paga con il diamante.

scene-last-title = L’ultima carta
scene-last-task = A tutti resta una sola carta: a Verde ({ $name }) il 3, a Giallo ({ $second }) l’1. Prendi una pietra e tienila per tutto il giro.
scene-last-hint = Con il 3 { $name } risale dallo spazio 6 allo spazio 3 e ruba quello che trova. Questa volta il fiume sta fermo.
scene-last-well = Si giocano tutte e sette le carte prima di riprenderle. Chi ha memoria conosce le ultime.
scene-last-miss = Non hai una pietra. Dove non può raggiungerti { $name } con un 3?

scene-win-title = Tre modi per vincere
scene-win-task = Hai tre ametiste, un diamante e un’ambra. Porta al molo la pietra che vince.
scene-win-hint = Quattro uguali, cinque colori o sette qualsiasi: dove manca una sola pietra?
scene-win-well = Quattro uguali! Vincono anche cinque colori o sette qualsiasi.
scene-win-miss = Non è ancora una collezione. La quarta ametista vince.

## L’esempio stampato

example-title = L’esempio del libretto
example-next = Avanti
example-previous = Indietro
example-of = Passo { $step } di { $all }
example-start = Cinque giocatori e tre giri, come nel libretto stampato. Comincia Blu.
example-1-cards = Tutti scelgono una carta in segreto. Blu mostra un 6.
example-1-0 = Blu scende di quattro spazi e con gli altri due punti carica un diamante.
example-1-1 = Verde gioca la nuvola e peggiora il tempo: +1.
example-1-2 = Giallo ha un 5: tre spazi in giù, e un’ametista per due.
example-1-3 = Rosso gioca un 1 e arriva allo spazio 1.
example-1-4 = Marrone arriva al 4, dove c’è Blu. Ma scendendo non si ruba.
example-1-river = Carta più bassa 1, tempo +1: il fiume scorre di due.
example-2-cards = Secondo giro. Il salvagente è passato avanti: comincia Verde, con un 1.
example-2-1 = Verde mette in acqua una canoa, fino allo spazio 1.
example-2-2 = Giallo ha un 6: una canoa scambia l’ametista con un’ambra e risale di due. L’altra va a prendere un diamante.
example-2-3 = Rosso ha un 5: una canoa carica un’ametista e la porta al molo. L’altra carica la prossima.
example-2-4 = Marrone risale di tre e ruba l’ambra a Giallo. Parte anche la sua seconda canoa.
example-2-0 = Blu scarica il diamante, risale di tre e deruba Rosso. La seconda canoa resta a terra.
example-2-river = Ancora 1 e +1: il fiume scorre di due.
example-3-cards = Terzo giro. Comincia Giallo, con un 4.
example-3-2 = Giallo da fermo scambia un diamante con uno zaffiro. L’altra canoa carica un’ambra e risale di due.
example-3-3 = Rosso risale di due e la ruba subito. La seconda canoa parte.
example-3-4 = Marrone ha un 5: una canoa scende di uno e scambia l’ambra con uno zaffiro. L’altra carica un’ambra e risale di tre.
example-3-0 = Blu gioca la nuvola: ora il tempo è +2.
example-3-1 = Verde carica un’ametista e la porta al molo.
example-3-river = Carta più bassa 2, tempo +2: quattro dischi! Giallo e Marrone perdono ciascuno una canoa con uno zaffiro.

## La pagina delle regole

rulebook-search = Cerca nelle regole
rulebook-found = { $count ->
    [0] Nessuna regola trovata.
    [one] Una regola trovata.
   *[other] { $count } regole trovate.
  }
rulebook-print = Stampa
rulebook-chapters = Capitoli
rulebook-option = opzione
rulebook-river = Il fiume, i suoi spazi e le sue pietre. La freccia mostra il ramo che prenderà il prossimo disco.
rulebook-load = Con un 4: caricare un’ambra per due punti, poi risalire di due. Oppure scendere di due e caricare lì un rubino.
rulebook-steal = Con un 3 Blu risale dal 6 al 3 e può derubare Verde o Giallo.
rulebook-flow = Tre dischi, prima il ramo sinistro: Blu va dal 3 al 6, Verde dal 5 al 7, e Giallo cade dalla cascata.

## Rompicapi

puzzles-title = Rompicapi
puzzles-lead = Un rompicapo dura un solo turno: il tuo, poi il fiume scorre. Alcuni hanno due giri, e il tuo piano deve riuscire qualunque cosa facciano gli altri.
puzzles-two = due giri
puzzles-today = Il rompicapo del giorno
daily-row = { $days ->
    [one] Era quello di oggi. Domani ne arriva un altro.
   *[other] Era quello di oggi: { $days } giorni di fila!
  }
daily-done = { $days ->
    [one] Risolto oggi. Domani ne arriva un altro.
   *[other] Risolto oggi, { $days } giorni di fila.
  }
daily-text = { $tries ->
    [one] Il rompicapo di Niagara di oggi: risolto al primo tentativo.
   *[other] Il rompicapo di Niagara di oggi: risolto in { $tries } tentativi.
  }
puzzles-solved = { $done } di { $all } risolti
puzzle-back = Tutti i rompicapi
puzzle-next = Prossimo rompicapo
puzzle-well = Risolto. Il computer è d’accordo!
puzzle-miss = Così non basta. C’è un’altra strada.
puzzle-miss-two = Non basta, oppure gli altri possono impedirlo. C’è un piano sicuro.
puzzle-task-land = Porta { $gem } al molo in questo turno.
puzzle-task-rob = Ruba { $gem } a { $victim ->
    [0] Blu
    [1] Verde
    [2] Giallo
    [3] Rosso
   *[4] Marrone
  } ({ $name }).
puzzle-task-keep = Prendi a bordo { $gem } e tieni la pietra anche dopo che il fiume è passato.
puzzle-task-both = Porta { $gem } al molo e tieni { $other } a bordo anche dopo che il fiume è passato.
puzzle-task-win = Vinci la partita in questo turno.
puzzle-task-sweep = Manda giù dalla cascata una canoa { $victim ->
    [0] blu
    [1] verde
    [2] gialla
    [3] rossa
   *[4] marrone
  } ({ $name }), ma nessuna delle tue.
puzzle-two-land = Porta { $gem } al molo in due giri, qualunque cosa facciano gli altri.
puzzle-two-rob = Ruba { $gem } a { $victim ->
    [0] Blu
    [1] Verde
    [2] Giallo
    [3] Rosso
   *[4] Marrone
  } ({ $name }) in due giri, qualunque cosa facciano gli altri.
puzzle-two-win = Vinci in due giri, qualunque cosa facciano gli altri.
puzzle-two-pair = Porta { $gem } e { $other } al molo in due giri, qualunque cosa facciano gli altri.
puzzle-hint-land = Quando approdi, i punti che restano non contano più. Prima si carica.
puzzle-hint-rob = Ruba solo una canoa vuota, solo risalendo e solo dove si ferma.
puzzle-hint-keep = Calcola di quanto scorre il fiume, e in quale ramo per primo.
puzzle-hint-both = Ogni canoa ha tutti i punti. Una torna a casa, l’altra resta fuori.
puzzle-hint-win = Quattro uguali, cinque colori o sette qualsiasi. Che cosa ti manca?
puzzle-hint-sweep = Il tempo si somma alla carta più bassa. Conta i dischi.
puzzle-hint-two = Le carte di questo giro sono tutte scoperte: sai di quanto scorrerà il fiume. Poi scegli la prossima carta, e tieni d’occhio chi muove prima di te.

## The game in pictures

learn-title = Come si gioca
learn-lead = Le tue canoe sono al molo, le pietre sono lungo il fiume, e in fondo aspetta la cascata. Porta a casa le pietre prima che l’acqua ti prenda la canoa.
learn-goal = Arriva prima a una delle tre collezioni
learn-goal-text = Porta le pietre al molo. Vince chi per primo ha una di queste collezioni. Il giro si gioca sempre fino in fondo: se anche altri ne completano una, si vince insieme.
learn-cards = Ognuno sceglie una carta in segreto
learn-cards-text = Ne hai sette: i numeri da uno a sei e una nuvola. A ogni giro ciascuno ne mette giù una, e la riprende solo dopo averle usate tutte e sette. Il numero dice quanti punti ha ogni tua canoa in questo turno.
learn-turn = Pagaia e carica
learn-turn-text = Un punto è uno spazio, in su o in giù, mai in tutti e due i versi nello stesso turno. Caricare o scaricare una pietra costa due punti, prima di partire o all’arrivo. I punti vanno usati tutti; solo chi approda al molo può perdere il resto.
learn-turn-both = Ogni canoa sul fiume deve muoversi. Una al molo può partire anche lei, se l’altra è già in acqua.
learn-turn-caption = Un quattro: carica un’ambra con due punti, poi risali di due.
learn-steal = Ruba, se hai coraggio
learn-steal-text = Una canoa vuota che risale il fiume e si ferma sullo spazio della canoa carica di un altro può prenderne la pietra, gratis. Mai scendendo, mai di passaggio.
learn-steal-caption = Un tre: su fino alla canoa verde, e il suo rubino è tuo.
learn-river = Poi si muove il fiume
learn-river-text = Quando tutti hanno giocato, l’acqua scorre: tanti spazi quanti ne dice la carta più bassa, più il tempo. Tutte le canoe scendono con lei. Alla biforcazione si va a turno a sinistra e a destra; una freccia mostra il prossimo ramo. Oltre lo spazio 7 c’è la cascata.
learn-river-caption = Carta più bassa 2, tempo +1: il fiume scorre di tre.
learn-cloud = La nuvola fa il tempo
learn-cloud-text = Chi gioca la nuvola non muove canoe. Il tempo invece migliora o peggiora di uno, e il fiume rallenta o accelera.
learn-lost = Giù dalla cascata
learn-lost-text = Una canoa che cade è persa, e la sua pietra torna nella sua zona. All’inizio di un giro puoi pagare una pietra portata al molo per riavere una canoa. Senza canoe e senza pietre ne ricevi una gratis.
learn-help = Mentre giochi
learn-help-text = Il tabellone mostra dove puoi andare; tocca lì. Indica una carta per vedere fin dove arriva e quali spazi sono in pericolo. Se qualcosa non è permesso, toccalo e saprai perché.
learn-start = Gioca la prima partita
