rules-title = Le regole
rules-intro = Ogni regola ha un numero, e il gioco lo cita quando qualcosa non è permesso. Dove le edizioni stampate differiscono è stata scelta una lettura; accanto a quelle regole c’è scritto «nostra scelta».
rules-choice = nostra scelta

r1 = Il materiale
r1-1 = Da tre a cinque posti. Ognuno ha due canoe e sette carte pagaia: i numeri da 1 a 6 e una nuvola.
r1-2 = Nove spazi di fiume. Dal molo (J) parte un corso principale di cinque, da 1 a 5. Lì si divide in un ramo sinistro, 6L e 7L, e un ramo destro, 6R e 7R. Sotto ogni 7 c’è la cascata. Gli spazi vicini distano un passo, in entrambi i versi, e così il molo e l’1. Lo spazio 5 confina con 6L e con 6R.
r1-3 = Cinque zone con sette pietre ciascuna: ametista (P, viola) accanto al 3, diamante (C, trasparente) accanto al 4, ambra (Y, gialla) accanto al 5, zaffiro (B, blu) accanto ai due 6, rubino (R, rosso) accanto ai due 7. Le ultime due sono una zona sola ciascuna, raggiungibile da entrambi i rami. Gli altri spazi non hanno zone.
r1-4 = Una canoa è al molo, sul fiume, oppure persa sotto la cascata. Porta al massimo una pietra. Le canoe non si ostacolano mai: uno spazio ne tiene quante si vuole.
r1-5 = Sul pluviometro il tempo segna −1, 0, +1 o +2.

r2 = L’inizio
r2-1 = Tutte le canoe sono al molo, tutti hanno in mano tutte le carte, il tempo è a 0 e tutte le 35 pietre sono nelle loro zone.
r2-2 = Il caso decide chi comincia e riceve il salvagente, e quale ramo prenderà il primo disco. Da allora tutti vedono quale ramo è il prossimo ({ rules-choice }).

r3 = Un giro
r3-1 = Un giro ha quattro parti: riacquisto delle canoe, scelta delle carte, turni, fiume. Poi il salvagente passa al giocatore successivo, in senso orario.
r3-2 = Ognuno gioca una carta per giro, quindi tutti hanno sempre lo stesso numero di carte. Giocata la settima carta del ciclo, tutti riprendono tutte e sette le carte.
r3-3 = Una carta scelta è segreta fino al turno di chi l’ha scelta. Una carta scoperta resta nota fino alla fine del ciclo, perché chiunque avrebbe potuto ricordarla ({ rules-choice }).

r4 = Ricomprare e scegliere
r4-1 = In ordine dal primo posto, chi ha perso una canoa può pagare una pietra portata al molo, di qualsiasi colore, e rimettere la canoa al molo, pronta già in questo giro. Chi ne ha perse due può farlo due volte. La pietra torna nella zona del suo colore ({ rules-choice }: allo scoperto e in ordine).
r4-2 = Chi non ha né canoe né pietre al molo riceve una canoa gratis, senza che gli venga chiesto.
r4-3 = Chi non ha canoe ma ha una pietra deve ricomprare almeno una canoa.
r4-4 = Poi tutti scelgono una carta dalla mano, insieme e in segreto. La scelta si può cambiare finché non hanno scelto tutti.

r5 = I turni
r5-1 = Dal primo posto, in senso orario, ognuno scopre la sua carta e agisce subito. Le carte di chi gioca dopo restano coperte.
r5-2 = Una nuvola sposta il tempo di un passo in su o in giù. Deve spostarsi, e in fondo al pluviometro c’è un solo verso. In quel turno non succede altro: nessuna canoa si muove, e non si carica, scarica o ruba nulla.
r5-3 = Un numero dà a ogni canoa che si muove altrettanti punti tutti suoi, e vanno spesi tutti. Quali canoe si muovono dipende da dove sono all’inizio del turno. Due sul fiume: devono muoversi entrambe. Una sul fiume: quella deve muoversi, e una al molo può farlo. Nessuna sul fiume: deve partirne dal molo esattamente una. Lo stesso vale per chi ha ancora una sola canoa.
r5-4 = L’ordine lo sceglie il proprietario. Una canoa si muove al massimo una volta per turno: se è approdata o è appena entrata in acqua, ha finito.
r5-5 = Nessuno muove le canoe degli altri.

r6 = Che cosa fa una canoa con i suoi punti
r6-1 = Un passo costa 1 punto. Tutti i passi di una mossa vanno nello stesso verso: in su, verso il molo, o in giù, verso la cascata. Scendendo oltre il 5 si sceglie il ramo. Risalire da un ramo e scendere nell’altro nella stessa mossa non è possibile.
r6-2 = Accanto a una zona una canoa può caricare per 2 punti (deve essere vuota; qualsiasi pietra che si trova lì), scaricare per 2 punti (qualsiasi pietra, in qualsiasi zona) o scambiare per 4: scaricare la sua pietra e prenderne una di un altro colore dalla stessa zona.
r6-3 = Questo avviene prima del primo passo o dopo l’ultimo, mai per strada. Una canoa carica, scarica o scambia una sola volta per turno. Perciò una pietra caricata in questo turno non si scarica di nuovo, e dopo aver scaricato si carica solo con uno scambio.
r6-4 = Restare fermi è una mossa quando la zona prende tutti i punti: caricare o scaricare con un 2, scambiare con un 4.
r6-5 = Ogni punto va speso. Solo approdando si può perdere il resto.
r6-6 = Approdare: chi risale oltre l’1 finisce al molo. Da quel momento la pietra a bordo è di chi l’ha portata, bene in vista; portarla a terra non costa nulla. Può approdare anche una canoa vuota.
r6-7 = Mettere in acqua: dal molo si può solo scendere, e prima del primo passo non si carica né si scarica.
r6-8 = Rubare: una canoa vuota che ha risalito almeno un passo, ha speso tutti i punti e si è fermata su uno spazio con una canoa carica di un altro giocatore può prenderne la pietra. Non costa nulla, e tra più vittime sceglie il ladro. Non si ruba per strada, né scendendo, né dalla propria canoa, né dove il ladro ha appena scaricato. Scaricare prima, poi risalire e rubare va bene. Una pietra rubata non si scarica nello stesso turno.
r6-9 = Scendere oltre il 7 è permesso: la canoa è persa nella cascata, con i punti che le restavano.
r6-10 = La via in su è sempre libera, quindi una canoa sul fiume può sempre muoversi.

r7 = Il fiume
r7-1 = Quando tutti hanno agito e la partita non è finita, il fiume scorre. La sua velocità è il numero più basso scoperto nel giro più il tempo; con sole nuvole è il tempo soltanto. Sotto 1 non si muove nulla.
r7-2 = Ogni punto di velocità spinge dentro un disco. Tutto ciò che è sul corso principale scende di uno spazio. Ciò che era sul 5 entra nel ramo di turno; in quel ramo il 6 passa al 7, e ciò che era sul 7 cade dalla cascata. L’altro ramo sta fermo. Il disco successivo prende l’altro ramo.
r7-3 = Le canoe viaggiano sul loro disco con ciò che portano, e intanto nessuno agisce.
r7-4 = Una canoa che cade dalla cascata è persa, e la sua pietra torna nella zona del suo colore.

r8 = La fine
r8-1 = L’obiettivo: quattro pietre al molo di un solo colore, oppure una di ognuno dei cinque colori, oppure sette qualsiasi.
r8-2 = Quando tutti i turni di un giro sono stati giocati e qualcuno ha raggiunto l’obiettivo, la partita è finita. Vince chiunque l’abbia raggiunto, insieme se occorre ({ rules-choice }: nessuno spareggio, se non richiesto).

r9 = Le opzioni
r9-1 = Biforcazione: i dischi prendono i rami a turno, come nel libretto, o a caso. A caso, ogni disco prende un ramo a sorte, e la registrazione lo conserva come una mossa del fiume.
r9-2 = Parità: si vince insieme, come nel libretto, oppure decide il valore delle pietre. Allora, tra chi ha raggiunto l’obiettivo, vince la somma più alta delle pietre al molo: ametista 1, diamante 2, ambra 3, zaffiro 4, rubino 5.
r9-3 = Furti: permessi, come nel libretto, o esclusi per un fiume tranquillo.
r9-4 = Giocatori: da tre a cinque, come nel libretto. Si può giocare anche in due; è una regola della casa, indicata come tale.
r9-5 = Giri: senza limite, come nel libretto, o un numero dopo il quale una partita non finita è un pareggio. A giocare a caso non si finisce quasi mai; chi fa giocare le macchine mette perciò un limite.
