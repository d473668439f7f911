## What is said aloud, to those who listen

spoken-title = Annunci
canoe-yours = { $index ->
    [0] la tua prima canoa
   *[other] la tua seconda canoa
  }
canoe-of = { $name }, { $canoe },
deed-land = portare { $gem } al molo
say-of = { $name }, { $words }
say-canoe-from = { $canoe }, { $at }, { $cargo ->
    [none] vuota
   *[other] con { $cargo } a bordo
  }: { $move }
say-drifts = { $canoe } viene trascinata { $to }{ $cargo ->
    [none] { "" }
   *[other] , con { $cargo } a bordo
  }; { $spaces ->
    [one] subito dopo c’è la cascata
   *[other] ancora { $spaces } spazi fino alla cascata
  }.
say-lost = { $canoe } cade dalla cascata{ $cargo ->
    [none] { "" }
   *[other] , con { $cargo } a bordo
  }!
say-robbed = { $canoe } viene derubata: { $name } prende { $gem }!
say-your-turn = { $you ->
    [yes] Tocca a te
   *[no] Tocca a { $name }
  }: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
  }{ $what ->
    [both] , devono muoversi tutte e due le canoe.
    [launch] , metti in acqua una canoa.
   *[one] .
  }
say-connected = Di nuovo in linea.
say-chat = { $name } dice: { $text }
settings-speech = Per i lettori di schermo
speech-full = Racconta tutto
speech-terse = In breve

settings-shortcuts = Lettere e cifre come scorciatoie
settings-shortcuts-note = Disattivato: solo frecce, Invio, Esc e Backspace.
ask-mine = Le tue canoe
ask-others = Le canoe degli altri
ask-hands = Le carte di tutti
ask-goals = Gli obiettivi di tutti
ask-danger = Che cosa è in pericolo
ask-round = Di nuovo l’ultimo giro
ask-again = Di nuovo l’ultima frase
say-lies = { $canoe }, { $at }{ $cargo ->
    [lost] { "" }
    [none] , vuota
   *[other] , con { $cargo } a bordo
  }.
board-lip = { $to }, { $arm }
arm-at = { $arm ->
    [L] ramo sinistro
   *[other] ramo destro
  }
settings-contrast = Contrasto
contrast-auto = Come il sistema
contrast-more = Aumentato
settings-size = Dimensione del testo
settings-font = Carattere
font-usual = Originale
font-easy = Facile da leggere
text-hands = In mano
text-goals = Obiettivi
home-ear = Gioca a orecchio e con i tasti
home-ear-on = Attivo. Ogni decisione arriva come poche domande brevi. «{ home-play }» comincia una partita.
ear-canoe = Quale canoa?
ear-where = Dove?
ear-other = L’altra canoa
ear-line = Comando
ear-unknown = Non capito, o non possibile adesso: { $line }

## Tips that point at something seen, for those who listen

say-tip-canoe = { $ear ->
    [yes] Ora si muovono le tue canoe. Scegli quale e dove va, poi «{ turn-confirm }».
   *[no] Ora si muovono le tue canoe. «{ turn-list }» elenca ogni mossa. Scegline una, poi «{ turn-confirm }».
  }
say-tip-danger = Pericolo! Il fiume può portare una tua canoa giù dalla cascata. Risali per stare al sicuro.
